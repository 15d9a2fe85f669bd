package vedette.rules.daysofglory;

import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Opening;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.MoraleRequest.Test;

/**
 * Morale tests: factors that apply are added, each as often as it holds, and a D6 must exceed the
 * sum (DG4, DG9).
 */
final class MoraleTests {
  private static final Die D6 = DaysOfGloryTables.D6;

  /** The die against each score, with one answer for all rolls that pass and one for the rest. */
  private static final List<Die> AGAINST =
      IntStream.range(0, D6.max()).mapToObj(score -> D6.merged(roll -> roll > score)).toList();

  /** What a score means, from one that any roll exceeds to one that none does. */
  private static final List<String> MEANINGS =
      List.of(
          "{}, {}: score {}, passes on any roll",
          "{}, {}: score {}, passes on 2 or more",
          "{}, {}: score {}, passes on 3 or more",
          "{}, {}: score {}, passes on 4 or more",
          "{}, {}: score {}, passes on 5 or more",
          "{}, {}: score {}, passes on 6",
          "{}, {}: score {}, fails on any roll");

  private final Factors factors;

  MoraleTests(Factors factors) {
    this.factors = factors;
  }

  /** A unit that is tested. */
  interface Tested extends Factors.Subject {
    /** What it is called. */
    String who();

    /** What it is tested for. */
    Test test();

    @Override
    default String played() {
      return test().toString();
    }
  }

  /** The sum; every factor is noted. */
  int score(Tested unit, Umpire umpire) {
    int score = factors.sum(unit.who(), unit, umpire);
    String meaning = MEANINGS.get(Math.max(0, Math.min(score, D6.max())));
    umpire.note("DG4", meaning, unit.who(), unit.test(), score);
    return score;
  }

  /** Whether some roll passes. */
  boolean mayPass(Tested unit) {
    return score(unit, Opening.UNHEARD) < D6.max();
  }

  /** Rolls; no roll is made that cannot matter. */
  boolean passes(Tested unit, Umpire umpire) {
    int score = umpire.once(() -> score(unit, umpire));
    boolean passes =
        score < D6.min() || score < D6.max() && umpire.roll(AGAINST.get(score)) > score;
    umpire.note("", passes ? "{} passes" : "{} fails", unit.who());
    return passes;
  }

  /** Notes that who fails under fire routs because of what he was before, if he does (DG-V5). */
  static void noteRout(UnitState unit, Umpire umpire) {
    noteRout(unit.isRouting(), unit.hasFallenBack(), umpire);
  }

  /** The same of a unit of which only that is said. */
  static void noteRout(boolean routing, boolean fellBack, Umpire umpire) {
    if (routing) {
      umpire.note("DG-V5", "who is routing goes on");
    } else if (fellBack) {
      umpire.note("DG-V5", "who fell back the turn before routs");
    }
  }
}
