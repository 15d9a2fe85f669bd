package vedette.system;

import java.util.List;

/**
 * Fire: dice that hit.
 *
 * @param bySide whether a side throws as one
 * @param dice how many
 * @param toHit what hits
 * @param pairs who is hit by a tied pair; null if dice are not paired
 * @param toWound what wounds; null if every hit does
 * @param toSave what saves; null if nothing does
 * @param hit what the target suffers
 */
public record Fire(
    String name,
    boolean bySide,
    Amount dice,
    Throw toHit,
    Ties pairs,
    Throw toWound,
    Throw toSave,
    List<Effect> hit) {
  /** Who is hit by a tied pair. */
  public enum Ties {
    /** The pair is the attacker's. */
    ATTACKER,
    /** The pair is the defender's. */
    DEFENDER,
    /** Both are hit. */
    BOTH,
    /** Nobody is. */
    NOBODY
  }
}
