package vedette.rules.daysofglory.morale;

import java.util.Arrays;
import vedette.rules.daysofglory.units.Morale;
import vedette.rules.daysofglory.units.UnitState;

/** What a morale test comes to, and what it makes of a unit (Morale test results). */
public enum TestResult {
  CHARGES("charges"),
  STAYS("stays"),
  STANDS("stands"),
  RUNS("runs"),
  GOES_ON("continues"),
  HALTED("halted, disordered"),
  FALLS_BACK("shaken, falls back"),
  ROUTS("routs"),
  GOES_ON_ROUTING("continues to rout"),
  CHARGES_HOME("charges home"),
  HALTS_SHORT("halts short, disordered"),
  RALLIES("rallies"),
  NOT_RALLIED("not rallied");

  private final String words;

  TestResult(String words) {
    this.words = words;
  }

  /** Returns the result of these words. */
  public static TestResult of(String words) {
    return Arrays.stream(values()).filter(it -> it.words.equals(words)).findFirst().orElseThrow();
  }

  /** Returns what an answer begins with says of it, of the unit as "it". */
  public String clause() {
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

  /** Returns whether the test is passed. */
  public boolean isPassed() {
    return switch (this) {
      case CHARGES, STANDS, GOES_ON, CHARGES_HOME, RALLIES -> true;
      case STAYS, RUNS, HALTED, FALLS_BACK, ROUTS, GOES_ON_ROUTING, HALTS_SHORT, NOT_RALLIED ->
          false;
    };
  }

  /** Returns what it makes of a unit (DG-V5). */
  public UnitState of(UnitState before) {
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
