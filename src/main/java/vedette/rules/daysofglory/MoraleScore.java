package vedette.rules.daysofglory;

import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.MoraleRequest.Test;

/**
 * A morale test: factors that apply are added, each as often as it holds, and a D6 must exceed the
 * sum (DG4, DG9).
 */
record MoraleScore(DaysOfGloryTables tables, String who, Test test, Conditions conditions) {
  /** The die against each score, with one answer for all rolls that pass and one for the rest. */
  private static final List<Die> AGAINST =
      IntStream.range(0, DaysOfGloryTables.D6.max())
          .mapToObj(score -> DaysOfGloryTables.D6.merged(roll -> roll > score))
          .toList();

  private static final List<String> OF_GENERALS =
      List.of("general-attached", "general-rallies", "exceptional-general-rallies");

  /** A general who routs himself is no help. */
  private Conditions holding() {
    Conditions holding = conditions;
    if (conditions.times("routing-general") > 0) {
      for (String word : OF_GENERALS) {
        holding = holding.without(word);
      }
    }
    return holding;
  }

  /** The sum; every factor is noted. */
  int of(Listener listener) {
    int score = holding().sum(tables.morale(), who, times -> times + " times", listener);
    listener.note(new Told.Score(who, test, score));
    return score;
  }

  /** Rolls; no roll is made that cannot matter. */
  boolean passes(Umpire umpire) {
    int score = of(umpire);
    Die die = DaysOfGloryTables.D6;
    boolean passes =
        score < die.min() || score < die.max() && umpire.roll(AGAINST.get(score)) > score;
    umpire.note(new Note.Happens(who, passes ? "passes" : "fails"));
    return passes;
  }
}
