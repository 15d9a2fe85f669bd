package vedette.rules.simplenapoleonic;

/** What scores can depend on (SN2). */
enum ScoreCondition {
  /** A general is with those who throw. */
  THROWER_HAS_GENERAL,
  /** They fire at a target in cover. */
  TARGET_IN_COVER,
  /** They move this turn. */
  SHOOTER_MOVED
}
