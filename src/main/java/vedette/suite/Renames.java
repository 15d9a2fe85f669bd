package vedette.suite;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;

/** Finds what a baseline has of scenarios under another name, by what they ask for. */
final class Renames {
  private final Baseline baseline;

  /** Entries whose names the suite has no more, by what is asked. */
  private final Map<String, List<Baseline.Entry>> gone = new HashMap<>();

  private final Map<String, Baseline.Entry> renamed = new HashMap<>();

  private Renames(Baseline baseline) {
    this.baseline = baseline;
  }

  /**
   * Looks for renamed scenarios.
   *
   * @param suite all its scenarios, as none of them can be the new name of another
   * @param scenarios those that are looked for
   */
  static Renames of(Suite suite, List<Scenario> scenarios, Baseline baseline) {
    List<Scenario> added =
        scenarios.stream().filter(it -> !baseline.entries().containsKey(it.name())).toList();
    List<String> obsolete = baseline.without(suite.entries());
    Renames renames = new Renames(baseline);
    if (!added.isEmpty() && !obsolete.isEmpty()) {
      obsolete.forEach(name -> renames.leave(baseline.entries().get(name)));
      // One request may be watched exactly and sampled: each is its own.
      added.forEach(scenario -> renames.find(scenario, true));
      added.forEach(scenario -> renames.find(scenario, false));
    }
    return renames;
  }

  /** The entries of renamed scenarios, by their new names. */
  Map<String, Baseline.Entry> entries() {
    return renamed;
  }

  private void leave(Baseline.Entry entry) {
    Optional<EngagementType<?>> type =
        Catalogue.find(entry.system()).flatMap(it -> it.engagement(entry.engagement()));
    String asked =
        type.map(it -> RequestChange.asked(it, entry.request(), baseline.source())).orElse(null);
    if (asked != null) {
      gone.computeIfAbsent(asked, unseen -> new ArrayList<>()).add(entry);
    }
  }

  private void find(Scenario scenario, boolean sameWay) {
    if (renamed.containsKey(scenario.name())) {
      return;
    }
    String asked = RequestChange.asked(scenario.type(), scenario.request(), baseline.source());
    List<Baseline.Entry> entries = gone.getOrDefault(asked, List.of());
    for (Baseline.Entry entry : entries) {
      if (!sameWay || entry.figures().how().equals(scenario.how())) {
        renamed.put(scenario.name(), entry);
        entries.remove(entry);
        return;
      }
    }
  }
}
