package vedette.rules.simplenapoleonic;

/** What a player says of how both sides decide in a fight. */
interface Orders {
  /** Whom units fire at. */
  Aim target();

  /** Whether the attacker tries to kill generals. */
  KillGeneral attackerKills();

  /** Whether the defender tries to kill generals. */
  KillGeneral defenderKills();
}
