package vedette.rules.musketpike.units;

/** Help texts of parameters that several requests have. */
public final class Wording {
  public static final String ATTACKER =
      "attacking stack; repeat it only for two stacks against one 2-hex foot";
  public static final String DEFENDER =
      "defending stack; repeat it only for two stacks against one 2-hex foot";
  public static final String TERRAIN = "terrain of defending stacks that give none";
  public static final String FROM = "direction of the attack";
  public static final String EVADE =
      "when cav (from foot) or li (from hi1 and hi2) retreats before melee: never, always, best, at"
          + " 150% (column)";
  public static final String ATTACKER_LOSSES = "which of two attackers takes an odd loss";
  public static final String DEFENDER_LOSSES = "which of two defenders takes an odd loss";

  /** The clauses that a stack may have in a melee. */
  public static final String STACK = "terrain retreat displaces chain";

  /** The words and clauses that a shooter may have. */
  public static final String SHOOTER = "moving flank range grazing terrain";

  /** The clauses of artillery that fires before all others. */
  public static final String BATTERY = "range grazing terrain";

  private Wording() {}
}
