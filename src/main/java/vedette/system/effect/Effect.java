package vedette.system.effect;

import vedette.form.ReadBy;
import vedette.system.query.Condition;

/**
 * An effect on a side or a unit.
 *
 * @param what the action of the effect
 * @param when the condition under which it applies; null for always
 */
@ReadBy(value = "EffectReader::effects", schemaRef = "effects")
public record Effect(EffectAction what, Condition when) {
  /** An action of one kind; each kind has a class that reads, plays and describes it. */
  public interface EffectAction {
    /** Applies it to a side or a unit. */
    void on(EffectTarget target);

    /** Returns whether dice or chance decide the number of losses or the unit that takes them. */
    default boolean rolls() {
      return false;
    }

    /** Returns whether it is only a loss without chance, or leaving the fight. */
    default boolean isPlain() {
      return false;
    }

    /**
     * Returns whether the number of losses depends on the other side's losses by the same result.
     */
    default boolean comparesLosses() {
      return false;
    }

    /** Returns the effect in the notation of system files. */
    @Override
    String toString();
  }

  /** Returns whether dice or chance decide the number of losses or the unit that takes them. */
  public boolean rolls() {
    return what.rolls();
  }

  @Override
  public String toString() {
    return when == null ? what.toString() : what + " if " + when;
  }
}
