package vedette.rules.daysofglory;

/** How a charge ended. */
record ChargeResult(Ending ending, UnitState charger, UnitState target) {
  /** Where a charge ends (DG6). */
  enum Ending {
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

    @Override
    public String toString() {
      return words;
    }
  }

  /** Whether the target is gone or has lost the close assault, and the charger lives (DG-V6). */
  boolean isWon() {
    return switch (ending) {
      case TARGET_DESTROYED, TARGET_ROUTS, TARGET_RUNS, CHARGER_WINS -> !charger.isDestroyed();
      case DOES_NOT_CHARGE, CHARGER_DESTROYED, HALTED, CHARGER_ROUTS, HALTS_SHORT, TARGET_WINS ->
          false;
    };
  }
}
