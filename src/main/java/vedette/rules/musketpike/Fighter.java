package vedette.rules.musketpike;

/** A formation in its present condition. */
record Fighter(Formation formation, Condition condition) {
  Fighter as(Condition changed) {
    return new Fighter(formation, changed);
  }

  int morale() {
    return formation.meleeMorale(condition);
  }

  /** Melee strength of the unit alone. */
  int strength(boolean obstructed) {
    String who = formation.troops() + (obstructed ? ", obstructed" : "");
    return formation.tables().meleeStrength(who, condition.strength());
  }
}
