package vedette.table.grid;

/**
 * A result of a combat table.
 *
 * @param text as printed in the table
 * @param attacker what the attacker suffers
 * @param defender what the defender suffers
 * @param exchange whether it is an exchange, whose losses depend on the strengths
 */
public record CombatResult(String text, Effect attacker, Effect defender, boolean exchange) {

  /** A result that is not an exchange. */
  public CombatResult(String text, Effect attacker, Effect defender) {
    this(text, attacker, defender, false);
  }

  /** Returns whether it does anything at all. */
  public boolean hasEffect() {
    return exchange || !attacker.isNone() || !defender.isNone();
  }
}
