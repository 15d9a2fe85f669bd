package vedette.rules.daysofglory.charge;

import java.util.List;
import vedette.form.model.HelpLine;
import vedette.rules.EndingLines;

/** Where a charge ends, the furthest last (DG6, DG-V8). */
public enum ChargeEnding {
  NOT_CALLED("not called"),
  DOES_NOT_CHARGE("does not charge"),
  CHARGER_DESTROYED("destroyed by fire"),
  HALTED("halted by fire"),
  CHARGER_ROUTS("charger routs under fire"),
  TARGET_DESTROYED("target destroyed by fire"),
  TARGET_ROUTS("target routs under fire"),
  TARGET_RUNS("target runs"),
  HALTS_SHORT("halts short"),
  CHARGER_WINS("attacker wins"),
  TARGET_WINS("defender wins");

  private final String words;

  ChargeEnding(String words) {
    this.words = words;
  }

  /** Returns what it means, for the help. */
  String meaning() {
    return switch (this) {
      case NOT_CALLED -> "the charge is over before the turn of a charger behind `then`";
      case DOES_NOT_CHARGE -> "the charger fails its to-charge test and stays";
      case CHARGER_DESTROYED -> "no stand of the charger is left after fire";
      case HALTED -> "the charger fails its test under fire and stops, disordered";
      case CHARGER_ROUTS -> "the charger fails its test under fire and runs";
      case TARGET_DESTROYED -> "no stand of the target is left after fire";
      case TARGET_ROUTS -> "the target fails its test under fire and runs";
      case TARGET_RUNS -> "the target fails its being-charged test and runs";
      case HALTS_SHORT -> "the charger fails its charge-home test and stops, disordered";
      case CHARGER_WINS -> "the charger wins the close assault";
      case TARGET_WINS -> "the target wins the close assault";
    };
  }

  /**
   * Returns what an answer begins with says of it. The charge as a whole is called in its first
   * turn.
   *
   * @param chargers what they are called, with their article
   */
  String clause(String chargers) {
    boolean several = chargers.endsWith("s");
    String be = several ? " are " : " is ";
    return switch (this) {
      case NOT_CALLED -> "no charger remains";
      case DOES_NOT_CHARGE -> chargers + (several ? " do" : " does") + " not charge";
      case CHARGER_DESTROYED -> chargers + be + "destroyed by fire";
      case HALTED -> chargers + be + "halted by fire";
      case CHARGER_ROUTS -> chargers + (several ? " rout" : " routs") + " under fire";
      case TARGET_DESTROYED -> "the target is destroyed by fire";
      case TARGET_ROUTS -> "the target routs under fire";
      case TARGET_RUNS -> "the target runs from the charge";
      case HALTS_SHORT -> chargers + (several ? " halt" : " halts") + " short of contact";
      case CHARGER_WINS -> chargers + (several ? " win" : " wins") + " the close assault";
      case TARGET_WINS -> "the target wins the close assault";
    };
  }

  /** Returns what each of them means. */
  public static List<HelpLine> explained() {
    return EndingLines.of(values(), ChargeEnding::meaning);
  }

  @Override
  public String toString() {
    return words;
  }
}
