package vedette.system.effect;

import vedette.form.ReadBy;
import vedette.system.query.Condition;

/**
 * What happens to a side or a unit.
 *
 * @param when the condition under which it happens; null for always
 */
@ReadBy(value = "EffectReader::effects", schemaRef = "effects")
public record Effect(EffectAction what, Condition when) {
  /** What happens, of one kind: each kind is read, played and described by its own class. */
  public interface EffectAction {
    /** Plays it on the side or the unit that it happens to. */
    void on(EffectTarget target);

    /** Returns whether dice or chance settle how much is lost or which unit loses it. */
    default boolean rolls() {
      return false;
    }

    /** Returns whether it is over as soon as the target has lost a number or has left the fight. */
    default boolean isPlain() {
      return false;
    }

    /** Returns whether what the other side loses by the same result decides how much is lost. */
    default boolean comparesLosses() {
      return false;
    }

    /** Returns the effect as a file writes it. */
    @Override
    String toString();
  }

  /** Returns whether dice or chance settle how much is lost or which unit loses it. */
  public boolean rolls() {
    return what.rolls();
  }

  @Override
  public String toString() {
    return when == null ? what.toString() : what + " if " + when;
  }
}
