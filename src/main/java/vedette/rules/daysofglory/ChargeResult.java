package vedette.rules.daysofglory;

import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.HelpLine;
import vedette.rules.EndingLines;
import vedette.rules.daysofglory.Chargers.ChargerNames;
import vedette.rules.kit.Measures;

/**
 * How a charge ended.
 *
 * @param ending of who came furthest in its last turn
 */
record ChargeResult(Ending ending, Chargers chargers, UnitState target) {
  /** Where a charge ends, the furthest last (DG6, DG-V8). */
  enum Ending {
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

    Ending(String words) {
      this.words = words;
    }

    /** What it means, for the help. */
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
     * What an answer begins with says of it. The charge as a whole is called in its first turn.
     *
     * @param chargers what they are called, with their article
     */
    String clause(String chargers) {
      boolean several = chargers.endsWith("s");
      String be = several ? " are " : " is ";
      return switch (this) {
        case NOT_CALLED -> "no charger is left to charge";
        case DOES_NOT_CHARGE -> chargers + (several ? " do" : " does") + " not charge";
        case CHARGER_DESTROYED -> chargers + be + "destroyed by fire";
        case HALTED -> chargers + be + "halted by fire";
        case CHARGER_ROUTS -> chargers + (several ? " rout" : " routs") + " under fire";
        case TARGET_DESTROYED -> "the target is destroyed by fire";
        case TARGET_ROUTS -> "the target routs under fire";
        case TARGET_RUNS -> "the target runs from the charge";
        case HALTS_SHORT -> chargers + (several ? " halt" : " halts") + " short";
        case CHARGER_WINS -> chargers + (several ? " win" : " wins") + " the close assault";
        case TARGET_WINS -> "the target wins the close assault";
      };
    }

    /** What each of them means. */
    static List<HelpLine> explained() {
      return EndingLines.of(values(), Ending::meaning);
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * Whether the target is gone or has lost the close assault, and one of those who brought that
   * about lives (DG-V6).
   */
  boolean isWon() {
    return switch (ending) {
      case TARGET_DESTROYED, TARGET_ROUTS, TARGET_RUNS, CHARGER_WINS -> livesWhoCameFurthest();
      case NOT_CALLED,
          DOES_NOT_CHARGE,
          CHARGER_DESTROYED,
          HALTED,
          CHARGER_ROUTS,
          HALTS_SHORT,
          TARGET_WINS ->
          false;
    };
  }

  private boolean livesWhoCameFurthest() {
    return chargers.any(
        charger ->
            charger.isDue()
                && charger.ending().orElseThrow() == ending
                && !charger.unit().isDestroyed());
  }

  /** Where the last charge of one of them ended, if its turn has come. */
  Ending ending(int charger) {
    return chargers.get(charger).ending().orElse(Ending.NOT_CALLED);
  }

  /** Figures that all who charge have left. */
  int figures() {
    return chargers.figures();
  }

  /** Destroyed if all who charge are; else the worst state of those that are left. */
  Morale worst() {
    return chargers.all().stream()
        .map(charger -> charger.unit().morale())
        .filter(morale -> morale != Morale.DESTROYED)
        .max(Morale::compareTo)
        .orElse(Morale.DESTROYED);
  }

  /** Whether it has come to a close assault. */
  boolean contact() {
    return target.past().contact();
  }

  /**
   * What a charge is measured by: of both sides, and of each charger if there are several.
   *
   * @param first as it begins
   */
  static List<Measure<ChargeResult>> measures(ChargerNames names, Charge.State first) {
    boolean one = names.size() == 1;
    Measures<ChargeResult> measures = new Measures<>();
    measures
        .success(
            one
                ? "the charger wins, or its target does not stand"
                : "the chargers win, or their target does not stand",
            ChargeResult::isWon)
        .category("ending", "where the charge ends", Ending.class, ChargeResult::ending);
    Measures<ChargeResult> chargers = measures.of(Side.ATTACKER, names.all());
    Measures<ChargeResult> target = measures.of(Side.DEFENDER, "the target");
    int charging = first.chargers().figures();
    chargers.count(
        "Casualties",
        one ? "figures {} loses" : "figures {} lose",
        charging,
        r -> charging - r.figures());
    Losses.count(target, List.of(first.target()), r -> List.of(r.target()));
    chargers.category(
        "State",
        one ? "{} is then" : "{} that are left are then, at worst",
        Morale.class,
        ChargeResult::worst);
    target.category("State", "{} is then", Morale.class, r -> r.target().morale());
    if (!one) {
      for (int i = 0; i < names.size(); i++) {
        ofCharger(i, names, first, measures);
      }
    }
    return measures
        .flag("contact", "it comes to a close assault", ChargeResult::contact)
        .turns("turns", "turns played")
        .list();
  }

  private static void ofCharger(
      int charger, ChargerNames names, Charge.State first, Measures<ChargeResult> measures) {
    int before = first.chargers().get(charger).unit().figures();
    measures
        .ofOne(Side.ATTACKER, names.inBrackets(charger), names.who(charger))
        .category("Ending", "where {} ends", Ending.class, r -> r.ending(charger))
        .count(
            "Casualties",
            "figures {} loses",
            before,
            r -> before - r.chargers().get(charger).unit().figures())
        .category(
            "State", "{} is then", Morale.class, r -> r.chargers().get(charger).unit().morale());
  }
}
