package vedette.rules.daysofglory.morale;

import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.OpeningUmpire;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.units.FactorTable;

/**
 * The roll of a morale test: factors that apply are added, each as often as it holds, and a D6 must
 * exceed the sum (DG4, DG9); what comes of a test is that of the sheet (Morale test results).
 */
public final class MoraleRoll {
  private static final Die D6 = Die.d(6);

  /** The die against each score, with one answer for all rolls that pass and one for the rest. */
  private static final List<Die> AGAINST =
      IntStream.rangeClosed(0, D6.max())
          .mapToObj(score -> D6.merged(roll -> passes(roll, score)))
          .toList();

  /** The meaning of a score by the least roll that passes, the last if none does. */
  private static final List<String> MEANINGS =
      List.of(
          "{}, {}: score {}, passes on any roll",
          "{}, {}: score {}, passes on 2 or more",
          "{}, {}: score {}, passes on 3 or more",
          "{}, {}: score {}, passes on 4 or more",
          "{}, {}: score {}, passes on 5 or more",
          "{}, {}: score {}, passes on 6",
          "{}, {}: score {}, fails on any roll");

  private final FactorTable<TestSubject> factorTable;

  public MoraleRoll(MoraleFactorTable factors) {
    this.factorTable = factors.all();
  }

  /** Returns the sum; every factor is noted. */
  int score(TestSubject unit, Umpire umpire) {
    int score = factorTable.sum(unit.who(), unit, umpire);
    unit.unit().unit().noteOrder(unit.who(), umpire);
    String meaning = MEANINGS.get(leastPassing(score) - 1);
    umpire.note("DG4", meaning, unit.who(), unit.test(), score);
    return score;
  }

  /** Returns whether a roll passes: it must exceed the score (DG4). */
  private static boolean passes(int roll, int score) {
    return roll > score;
  }

  /** Returns the least roll that passes; one more than the die has if none does. */
  private static int leastPassing(int score) {
    int roll = D6.min();
    while (roll <= D6.max() && !passes(roll, score)) {
      roll++;
    }
    return roll;
  }

  /** Returns whether some roll passes. */
  public boolean mayPass(TestSubject unit) {
    return leastPassing(score(unit, OpeningUmpire.UNHEARD_IN_FIRST_TURN)) <= D6.max();
  }

  /** Rolls, and finds what comes of it; no roll is made that cannot matter. */
  public TestResult roll(TestSubject unit, Umpire umpire) {
    int score = umpire.memoize(() -> score(unit, umpire));
    Die die = AGAINST.get(Math.max(0, Math.min(score, D6.max())));
    boolean passes = passes(die.outcomes() > 1 ? umpire.roll(die) : die.value(0), score);
    umpire.note("", passes ? "{} passes" : "{} fails", unit.who());
    return switch (unit.test()) {
      case CHARGE -> passes ? TestResult.CHARGES : TestResult.STAYS;
      case BEING_CHARGED -> passes ? TestResult.STANDS : TestResult.RUNS;
      case SHOOTING -> passes ? TestResult.GOES_ON : failedUnderFire(unit, umpire);
      case CHARGE_HOME -> passes ? TestResult.CHARGES_HOME : TestResult.HALTS_SHORT;
      case RALLY -> passes ? TestResult.RALLIES : TestResult.NOT_RALLIED;
    };
  }

  /** Who is routing goes on, and who fell back the turn before routs, advancing or not (DG-V5). */
  private static TestResult failedUnderFire(TestSubject tested, Umpire umpire) {
    if (tested.unit().isRouting()) {
      umpire.note("DG-V5", "a routing unit continues to rout");
      return TestResult.GOES_ON_ROUTING;
    }
    if (tested.unit().hasFallenBack()) {
      umpire.note("DG-V5", "a unit that fell back in the turn before routs");
      return TestResult.ROUTS;
    }
    return tested.advances() ? TestResult.HALTED : TestResult.FALLS_BACK;
  }
}
