package vedette.table.grid;

import java.util.List;

/**
 * A result of a combat table.
 *
 * @param text as printed in the table
 * @param attacker the effect on the attacker
 * @param defender the effect on the defender
 * @param exchange whether it is an exchange, whose losses depend on the strengths
 */
public record CombatResult(String text, Effect attacker, Effect defender, boolean exchange) {

  /** Creates a result that is not an exchange. */
  public CombatResult(String text, Effect attacker, Effect defender) {
    this(text, attacker, defender, false);
  }

  /** Returns a key that is equal for results with the same effects, however they are written. */
  public Object meaning() {
    return List.of(attacker, defender, exchange);
  }

  /** Returns whether it has any effect. */
  public boolean hasEffect() {
    return exchange || !attacker.isNone() || !defender.isNone();
  }
}
