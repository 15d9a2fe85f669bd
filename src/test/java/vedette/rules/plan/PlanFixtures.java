package vedette.rules.plan;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.rules.Fights;

/** Plans for tests: written into a file, and single fights for chains computed by hand. */
final class PlanFixtures {
  private PlanFixtures() {}

  /** Returns the plan in a text, with questions. */
  static Engagement<?, ?> plan(Path dir, String json, String... questions) {
    String file = written(dir, "plan.json", json).toString();
    return asked(Fights.fight("plan", "plan", "table", file), questions);
  }

  /** Writes a text, such as the rules that a plan names, into a file. */
  static Path written(Path dir, String name, String text) {
    try {
      return Files.writeString(dir.resolve(name), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a plan from the examples. */
  static Engagement<?, ?> example(String name, String... questions) {
    String file = "tables/examples/plans/" + name + ".json";
    return asked(Fights.fight("plan", "plan", "table", file), questions);
  }

  private static <S, R> Engagement<?, ?> asked(Engagement<S, R> plan, String... questions) {
    List<Question> asked = new ArrayList<>();
    for (String question : questions) {
      asked.add(new Question(Question.Kind.EITHER, question));
    }
    return QuestionMeasures.of(plan, asked);
  }

  static <S, R> Odds.Exact odds(Engagement<S, R> plan) {
    return ExactOdds.of(plan, 1_000_000, false);
  }

  /** Returns the probability of a flag. */
  static double chance(Odds odds, String flag) {
    return odds.measure(flag).chanceOfTrue().p();
  }

  /** Returns the probability of each value of a measure. */
  static Map<Object, Double> distribution(Odds odds, String measure) {
    Map<Object, Double> distribution = new LinkedHashMap<>();
    odds.measure(measure).distribution().forEach(it -> distribution.put(plain(it.value()), it.p()));
    return distribution;
  }

  /** Returns the number of a question as a whole number. */
  private static Object plain(Comparable<?> value) {
    return value instanceof Fraction number ? (Object) number.intValue() : value;
  }

  /** A consumer of the ends of a fight. */
  interface FightEnds {
    void end(Map<String, Comparable<?>> measures, double probability);
  }

  /** Passes on all ends of a separate fight, from its joint distribution. */
  static void ends(String fight, FightEnds fightEnds) {
    String[] words = fight.split(" ", 3);
    Engagement<?, ?> engagement = Fights.fight(words[0], words[1], words[2]);
    List<String> names = new ArrayList<>();
    engagement.measures().stream().filter(Measure::isOutcome).forEach(it -> names.add(it.name()));
    for (Odds.Outcome outcome : odds(engagement).outcomes()) {
      Map<String, Comparable<?>> measures = new LinkedHashMap<>();
      for (int i = 0; i < names.size(); i++) {
        measures.put(names.get(i), outcome.values().get(i));
      }
      fightEnds.end(measures, outcome.p());
    }
  }
}
