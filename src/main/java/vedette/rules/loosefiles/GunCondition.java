package vedette.rules.loosefiles;

/** What modifiers of artillery dice can depend on. */
enum GunCondition {
  WORKS,
  COLUMN,
  NEW_TARGET,
  SAME_TARGET,
  GUN_DP,
  SKIRMISH
}
