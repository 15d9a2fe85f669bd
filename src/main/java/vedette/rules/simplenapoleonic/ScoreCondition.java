package vedette.rules.simplenapoleonic;

/** What the scores of a throw can depend on (SN2). */
enum ScoreCondition {
  GENERAL,
  COVER,
  MOVED
}
