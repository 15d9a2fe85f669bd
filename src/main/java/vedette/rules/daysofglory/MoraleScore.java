package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Modifier;

/**
 * A morale test: factors that apply are added, each as often as it holds, and a D6 must exceed the
 * sum (DG4, DG9).
 */
record MoraleScore(DaysOfGloryTables tables, String who, String test, Conditions conditions) {

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
    Conditions holding = holding();
    int score = 0;
    for (Modifier modifier : tables.morale()) {
      int times = holding.times(modifier.when());
      if (times > 0) {
        int value = modifier.value(times);
        score += value;
        listener.note(
            new Note.Modifier(
                modifier.name(),
                value,
                modifier.each() && times > 1 ? times + " times" : who,
                modifier.readings()));
      }
    }
    listener.note(new Told.Score(who, test, score));
    return score;
  }

  /** Rolls; no roll is made that cannot matter. */
  boolean passes(Umpire umpire) {
    int score = of(umpire);
    int faces = DaysOfGloryTables.D6.max();
    boolean passes =
        score < DaysOfGloryTables.D6.min()
            || score < faces && umpire.roll(DaysOfGloryTables.D6) > score;
    umpire.note(new Note.Happens(who, passes ? "passes" : "fails"));
    return passes;
  }
}
