package vedette.rules.musketpike;

/** What the help says of parameters that several requests have. */
final class Wording {
  static final String ATTACKER =
      "an attacking stack; a second one only if both attack one 2-hex foot";
  static final String DEFENDER =
      "a defending stack; a second one only if one 2-hex foot attacks both";
  static final String TERRAIN =
      "terrain of every defending stack that states none, such as redoubt; see"
          + " `vedette show musket-pike/terrain`";
  static final String FROM = "hexes of the defender that the attack comes from";
  static final String EVADE =
      "when defenders retreat before melee, cav from foot, li from hi1 and hi2: never, always,"
          + " best, at 150% (that column of the melee or a better one)";
  static final String ATTACKER_LOSSES = "who of two attackers takes an odd loss";
  static final String DEFENDER_LOSSES = "who of two defenders takes an odd loss";

  /** What a stack may bring into a melee. */
  static final String STACK = "terrain retreat displaces chain";

  /** What a shooter may be said to be. */
  static final String SHOOTER = "moving flank range grazing terrain";

  /** What artillery that fires before all others may be. */
  static final String BATTERY = "range grazing terrain";

  private Wording() {}
}
