package vedette.rules.simplenapoleonic;

/** What scores can depend on (SN2). */
enum ScoreCondition {
  /** A general is with those who throw. */
  GENERAL,
  /** They fire at a target in cover. */
  COVER,
  /** They move this turn. */
  MOVED
}
