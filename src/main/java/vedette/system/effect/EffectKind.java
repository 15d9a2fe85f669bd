package vedette.system.effect;

import java.util.List;
import vedette.source.TextFault;
import vedette.system.query.SectionReader;

/**
 * A kind of effect in the notation of files.
 *
 * @param example the example that the manual documents
 * @param suggestions the suggestions in messages about words that are no effect
 * @param beginnings the first words of effects of this kind, other than names of states
 * @param reading the reader of effects of this kind
 */
public record EffectKind(
    String example, List<String> suggestions, List<String> beginnings, Reading reading) {
  /** The place of an effect, which decides the kinds allowed. */
  public enum Place {
    /** A result's effects on a side. */
    SIDE,
    /** A unit's effects by a check, or by a state entered again. */
    UNIT,
    /** The hits of fire on the target. */
    HIT,
    /** A face of fire. */
    FACE,
    /** A face of fire that wounds. */
    FACE_THAT_WOUNDS,
    /** A face of a roll to wound. */
    WOUNDS,
    /** A face of a save from fire. */
    SAVES,
    /** A face of a save from a table's losses. */
    SAVES_OF_TABLE;

    /** Returns whether it is a face of a die to hit. */
    public boolean isPool() {
      return this == FACE || this == FACE_THAT_WOUNDS;
    }

    boolean saves() {
      return this == SAVES || this == SAVES_OF_TABLE;
    }
  }

  /** A reader of the effects of one kind. */
  interface Reading {
    /**
     * Reads an effect without its condition.
     *
     * @return the action; null if the words are not of this kind
     * @throws TextFault if they are of this kind and wrong
     */
    Effect.EffectAction read(String words, Place place, SectionReader part);
  }
}
