package vedette.rules.daysofglory;

import vedette.json.EnumWords;

/** A condition of factors that the rules find out for themselves; a player may say it as well. */
enum Condition {
  // Of any unit that tests its morale.
  ROUTING,
  SHAKEN,
  DISORDERED,
  BELOW_HALF,
  FOUGHT_BEFORE,
  PUSHED_BACK,
  ROUTED_BEFORE,
  HIT,
  GENERAL_ATTACHED,
  GENERAL_RALLIES,
  EXCEPTIONAL_GENERAL_RALLIES,
  CLASS_1,
  CLASS_2,
  CLASS_3,
  CLASS_4,
  CLASS_3_OR_4_CHARGES,
  DEFENDING_OBSTACLE,
  CREW_DEFENDS_GUNS,

  // Of who charges.
  TARGET_PASSED,
  TARGET_FORTIFIED,
  LIGHT_CAVALRY_PURSUES,
  CHARGING_BEHIND,
  CHARGING_PUSHED_BACK,
  CHARGING_SHAKEN,
  CHARGING_SKIRMISHERS,
  CAVALRY_CHARGES_FORMED,
  INFANTRY_CHARGES_FORMED,

  // Of who is charged.
  CHARGED_IN_REAR,
  CHARGED_IN_FLANK,
  SKIRMISHERS_CHARGED,
  INFANTRY_CHARGED_BY_CAVALRY,

  // Of a side in close assault.
  CHARGING,
  ON_FLANK,
  CAVALRY_FIGHTS_INFANTRY,
  FIGHTS_SHAKEN,
  FIGHTS_DISORDERED,
  FIGHTS_SKIRMISHERS,
  FIGHTS_SUPPORTED_ARTILLERY,
  EXCEPTIONAL_GENERAL,
  CAPABLE_GENERAL,
  COLUMN_CHARGES_LINE,
  OUTNUMBERS,
  DEFENDS_HIGHER_GROUND,
  DEFENDS_LIGHT_COVER,
  DEFENDS_HEAVY_COVER,
  DEFENDS_FORTIFICATIONS,

  // Of a side that wins a close assault without dice.
  FIGHTS_SKIRMISHERS_IN_OPEN,
  FIGHTS_BARE_ARTILLERY,
  CAVALRY_ON_FLANK,
  FIGHTS_ROUTERS;

  private final String word = EnumWords.word(this);

  /** The condition that tables call so; null if only a player can tell whether it holds. */
  static Condition of(String word) {
    for (Condition condition : values()) {
      if (condition.word.equals(word)) {
        return condition;
      }
    }
    return null;
  }

  /** As tables call it. */
  @Override
  public String toString() {
    return word;
  }
}
