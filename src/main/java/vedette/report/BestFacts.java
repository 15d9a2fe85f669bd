package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import vedette.fight.Engagement.Fact;
import vedette.fight.Side;
import vedette.fight.Wished;
import vedette.form.Slot;
import vedette.json.JsonWriter;
import vedette.odds.Best;

/** What an answer says of choices that were decided best: whose they were, and what for. */
final class BestFacts {
  private BestFacts() {}

  /** Lines of the situation; none where nothing was left free. */
  static List<Fact> of(Best<?, ?> best) {
    List<Fact> facts = new ArrayList<>();
    if (best.goal().isEmpty()) {
      return facts;
    }
    for (Side side : Side.values()) {
      String decided =
          best.decided().entrySet().stream()
              .filter(it -> it.getValue().contains(side))
              .map(it -> called(it.getKey(), best))
              .collect(Collectors.joining(", "));
      if (!decided.isEmpty()) {
        facts.add(new Fact("best for " + side, decided));
      }
    }
    if (facts.isEmpty()) {
      facts.add(new Fact("best", "nothing that is left free comes up"));
    }
    facts.add(new Fact("goal", best.goal() + ": " + AdviceAnswer.worth(best.worth().get(0))));
    if (best.mayNeverEnd()) {
      facts.add(new Fact("goal", "what never ends counts 0"));
    }
    return facts;
  }

  /** The option that answers a choice; in a plan that of its file, which is no option. */
  static String called(String parameter, Best<?, ?> best) {
    String option = Slot.optionOf(parameter);
    Wished<?> wished = (Wished<?>) best.fight().doctrine();
    return List.of(wished.options().split(", ")).contains(option) ? option : parameter;
  }

  /** The same as a member of an answer in JSON. */
  static void write(Best<?, ?> best, JsonWriter json) {
    if (best.goal().isEmpty()) {
      return;
    }
    json.object("best");
    json.field("goal", best.goal());
    json.array("worth");
    best.worth().forEach(json::value);
    json.end();
    json.object("decided");
    for (Map.Entry<String, Set<Side>> choice : best.decided().entrySet()) {
      json.words(choice.getKey(), choice.getValue().stream().map(Side::toString).toList());
    }
    json.end();
    json.end();
  }
}
