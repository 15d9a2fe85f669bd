package vedette.suite;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import vedette.fight.Engagement;
import vedette.json.Json;
import vedette.json.Position;
import vedette.json.Printable;
import vedette.json.Problems;
import vedette.json.Source;
import vedette.question.Asked;
import vedette.question.BadQuestion;
import vedette.question.Question;

/** Measures that a suite gives names to, for all of its fights that they can be asked of. */
final class NamedMeasures {
  private static final Pattern NAME = Pattern.compile("[a-zA-Z][a-zA-Z0-9]*");

  private final Source source;
  private final List<Named> all = new ArrayList<>();

  /** The questions that some fight could be asked. */
  private final Set<Question> asked = new HashSet<>();

  private record Named(Question question, Position at) {}

  /**
   * The measures of a suite.
   *
   * @param written an object of names and questions; null for none
   * @param problems of the suite as a whole
   */
  NamedMeasures(Json written, Source source, Problems problems) {
    this.source = source;
    if (written instanceof Json.Obj object) {
      object.members().forEach(member -> read(member, problems));
    } else if (written != null) {
      problems.error(
          Code.QUESTION,
          source,
          written.at(),
          "expected an object of names and questions, found " + written.what(),
          "write { \"gone\": \"defenderRepulsed or defenderEliminated\" }");
    }
  }

  private void read(Json.Member member, Problems problems) {
    if (!NAME.matcher(member.name()).matches()) {
      problems.error(
          Code.QUESTION,
          source,
          member.at(),
          Printable.quote(member.name()) + " is not a name of a measure",
          "write one word of letters and digits");
    } else if (member.value() instanceof Json.Str text) {
      all.add(
          new Named(
              new Question(Question.Kind.EITHER, text.value(), member.name()), text.at()));
    } else {
      problems.error(
          Code.QUESTION,
          source,
          member.value().at(),
          "expected a question, found " + member.value().what(),
          "write \"success and attackerLoss <= 1\"");
    }
  }

  /** The fight with the measures that it can be asked for. */
  Engagement<?, ?> on(Engagement<?, ?> fight) {
    Engagement<?, ?> with = fight;
    for (Named named : all) {
      try {
        with = Asked.of(with, List.of(named.question));
        asked.add(named.question);
      } catch (BadQuestion e) {
        // Of another kind of fight; what no fight can be asked is reported when all have been read.
      }
    }
    return with;
  }

  /** Reports the measures that none of the fights could be asked for. */
  void reportUnused(List<Engagement<?, ?>> fights, Problems problems) {
    for (Named named : all) {
      if (!asked.contains(named.question) && !fights.isEmpty()) {
        try {
          Asked.of(fights.get(0), List.of(named.question));
        } catch (BadQuestion e) {
          report(e, named.at, source, problems);
        }
      }
    }
  }

  /** Reports what is wrong with a question within the text that begins at this place. */
  static void report(BadQuestion e, Position at, Source source, Problems problems) {
    problems.error(
        Code.QUESTION, source, at.plus(1 + e.offset()), e.getMessage(), e.help());
  }
}
