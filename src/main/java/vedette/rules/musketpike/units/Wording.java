package vedette.rules.musketpike.units;

/** Help texts of parameters that several requests have. */
public final class Wording {
  public static final String ATTACKER =
      "an attacking stack; a second one only if both attack one 2-hex foot";
  public static final String DEFENDER =
      "a defending stack; a second one only if one 2-hex foot attacks both";
  public static final String TERRAIN =
      "terrain of every defending stack that states none, such as redoubt; see"
          + " `vedette show musket-pike/terrain`";
  public static final String FROM = "hexes of the defender that the attack comes from";
  public static final String EVADE =
      "when defenders retreat before melee, cav from foot, li from hi1 and hi2: never, always,"
          + " best, at 150% (that column of the melee or a better one)";
  public static final String ATTACKER_LOSSES = "who of two attackers takes an odd loss";
  public static final String DEFENDER_LOSSES = "who of two defenders takes an odd loss";

  /** The clauses that a stack may have in a melee. */
  public static final String STACK = "terrain retreat displaces chain";

  /** The words and clauses that a shooter may have. */
  public static final String SHOOTER = "moving flank range grazing terrain";

  /** The clauses of artillery that fires before all others. */
  public static final String BATTERY = "range grazing terrain";

  private Wording() {}
}
