package vedette.rules.daysofglory;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Opening;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.MoraleTest.Request.Test;
import vedette.rules.daysofglory.Unit.General;

/**
 * Morale tests: factors that apply are added, each as often as it holds, and a D6 must exceed the
 * sum (DG4, DG9); what comes of a test is that of the sheet (Morale test results).
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

  MoraleTests(DaysOfGloryTables tables) {
    factors = tables.moraleFactors().all();
  }

  /** The sum; every factor is noted. */
  int score(Tested unit, Umpire umpire) {
    int score = factors.sum(unit.who(), unit, umpire);
    unit.unit().unit().noteOrder(unit.who(), umpire);
    String meaning = MEANINGS.get(Math.max(0, Math.min(score, D6.max())));
    umpire.note("DG4", meaning, unit.who(), unit.test(), score);
    return score;
  }

  /** Whether some roll passes. */
  boolean mayPass(Tested unit) {
    return score(unit, Opening.UNHEARD) < D6.max();
  }

  /** Rolls, and finds what comes of it; no roll is made that cannot matter. */
  TestResult roll(Tested unit, Umpire umpire) {
    int score = umpire.once(() -> score(unit, umpire));
    boolean passes =
        score < D6.min() || score < D6.max() && umpire.roll(AGAINST.get(score)) > score;
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
  private static TestResult failedUnderFire(Tested tested, Umpire umpire) {
    if (tested.unit().isRouting()) {
      umpire.note("DG-V5", "who is routing goes on");
      return TestResult.GOES_ON_ROUTING;
    }
    if (tested.unit().hasFallenBack()) {
      umpire.note("DG-V5", "who fell back the turn before routs");
      return TestResult.ROUTS;
    }
    return tested.advances() ? TestResult.HALTED : TestResult.FALLS_BACK;
  }

  /** A unit that is tested, and which conditions hold for it whatever it is tested for. */
  interface Tested extends Factors.Subject {
    /** What it is called. */
    String who();

    /** What it is tested for. */
    Test test();

    /** The unit as it stands. */
    UnitState unit();

    /** Whether it is on its way to an enemy. */
    boolean advances();

    /** What it stands in or behind. */
    Ground ground();

    /** A unit for which its own state and its ground count, and nothing of an enemy. */
    record Alone(String who, Test test, UnitState unit, boolean advances, Ground ground)
        implements Tested {}

    /** Whether it is charged or shot at where it stands (DG-V11). */
    default boolean defends() {
      return test() == Test.BEING_CHARGED || test() == Test.SHOOTING && !advances();
    }

    @Override
    default String played() {
      return test().toString();
    }

    @Override
    default Conditions said() {
      return unit().drawn().inMorale();
    }

    @Override
    default int times(Condition condition) {
      return condition == Condition.HIT ? unit().hits() : Factors.Subject.super.times(condition);
    }

    @Override
    default boolean holds(Condition condition) {
      UnitState now = unit();
      int troopClass = now.unit().troopClass();
      boolean rallies = test() == Test.RALLY;
      return switch (condition) {
        case CLASS_1 -> troopClass == 1;
        case CLASS_2 -> troopClass == 2;
        case CLASS_3 -> troopClass == 3;
        case CLASS_4 -> troopClass == 4;
        case CLASS_3_OR_4_CHARGES -> troopClass >= 3;
        case ROUTING -> now.isRouting();
        case SHAKEN -> now.morale() == Morale.SHAKEN;
        case DISORDERED -> now.morale() == Morale.DISORDERED;
        case BELOW_HALF -> now.isBelowHalf();
        case FOUGHT_BEFORE -> now.past().fought();
        case PUSHED_BACK -> now.wasPushedBack();
        case ROUTED_BEFORE -> now.past().routed();
        case DEFENDING_OBSTACLE -> defends() && ground().isObstacle();
        case CREW_DEFENDS_GUNS -> defends() && now.isDeployedArtillery();
        case GENERAL_ATTACHED -> now.drawn().isLed();
        case EXCEPTIONAL_GENERAL_RALLIES -> rallies && now.drawn().isLedBy(General.EXCEPTIONAL);
        case GENERAL_RALLIES ->
            rallies && now.drawn().isLed() && !now.drawn().isLedBy(General.EXCEPTIONAL);
        default -> false;
      };
    }
  }

  /** What a morale test comes to, and what it makes of a unit (Morale test results). */
  enum TestResult {
    CHARGES("charges"),
    STAYS("stays"),
    STANDS("stands"),
    RUNS("runs"),
    GOES_ON("goes on"),
    HALTED("halted, disordered"),
    FALLS_BACK("shaken, falls back"),
    ROUTS("routs"),
    GOES_ON_ROUTING("goes on routing"),
    CHARGES_HOME("charges home"),
    HALTS_SHORT("halts short, disordered"),
    RALLIES("rallies"),
    NOT_RALLIED("not rallied");

    private final String words;

    TestResult(String words) {
      this.words = words;
    }

    /** The result of these words. */
    static TestResult of(String words) {
      return Arrays.stream(values()).filter(it -> it.words.equals(words)).findFirst().orElseThrow();
    }

    /** What an answer begins with says of it, of the unit as "it". */
    String clause() {
      return switch (this) {
        case HALTED -> "it is halted in disorder";
        case FALLS_BACK -> "it falls back shaken";
        case GOES_ON_ROUTING -> "it continues to rout";
        case HALTS_SHORT -> "it halts short in disorder";
        case NOT_RALLIED -> "it does not rally";
        case STAYS -> "it does not charge";
        case RUNS -> "it runs";
        case ROUTS -> "it routs";
        case CHARGES, STANDS, GOES_ON, CHARGES_HOME, RALLIES -> "it " + words;
      };
    }

    /** Whether the test is passed. */
    boolean isPassed() {
      return switch (this) {
        case CHARGES, STANDS, GOES_ON, CHARGES_HOME, RALLIES -> true;
        case STAYS, RUNS, HALTED, FALLS_BACK, ROUTS, GOES_ON_ROUTING, HALTS_SHORT, NOT_RALLIED ->
            false;
      };
    }

    /** What it makes of a unit (DG-V5). */
    UnitState of(UnitState before) {
      return switch (this) {
        case HALTED, HALTS_SHORT -> before.disordered();
        case FALLS_BACK -> before.fallenBack();
        case RUNS, ROUTS -> before.with(Morale.ROUTING);
        case RALLIES -> before.with(Morale.GOOD);
        case CHARGES, STAYS, STANDS, GOES_ON, GOES_ON_ROUTING, CHARGES_HOME, NOT_RALLIED -> before;
      };
    }

    @Override
    public String toString() {
      return words;
    }
  }
}
