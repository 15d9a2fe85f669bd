package vedette.suite;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.json.Json;
import vedette.problem.Source;
import vedette.problem.TextFault;
import vedette.question.Asked;
import vedette.question.NamedQuestion;

/** Measures that a suite gives names to, for all of its fights that they can be asked of. */
final class NamedMeasures {
  private final List<NamedQuestion> all;

  /** Those that some fight could be asked. */
  private final Set<NamedQuestion> asked = new HashSet<>();

  /**
   * The measures of a suite.
   *
   * @param written an object of names and questions; null for none
   */
  NamedMeasures(Json written, NamedQuestion.Wrong wrong) {
    all = NamedQuestion.read(written, wrong);
  }

  /** The fight with the measures that it can be asked for. */
  Engagement<?, ?> on(Engagement<?, ?> fight) {
    Engagement<?, ?> with = fight;
    for (NamedQuestion named : all) {
      try {
        with = Asked.of(with, List.of(named.question()));
        asked.add(named);
      } catch (TextFault e) {
        // Of another kind of fight; what no fight can be asked is told when all have been read.
      }
    }
    return with;
  }

  /** Tells of the measures that none of the fights could be asked for. */
  void tellUnused(List<Engagement<?, ?>> fights, Source source, NamedQuestion.Wrong wrong) {
    for (NamedQuestion named : all) {
      if (!asked.contains(named) && !fights.isEmpty()) {
        try {
          Asked.of(fights.get(0), List.of(named.question()));
        } catch (TextFault e) {
          named.tell(e, source, wrong);
        }
      }
    }
  }
}
