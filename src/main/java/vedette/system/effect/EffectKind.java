package vedette.system.effect;

import java.util.List;
import vedette.source.TextFault;
import vedette.system.query.SectionReader;

/**
 * A kind of effect, as files write it.
 *
 * @param example that the manual documents
 * @param suggestions what messages offer to authors whose words are no effect
 * @param beginnings words that effects of this kind begin with, other than names of states
 */
public record EffectKind(
    String example, List<String> suggestions, List<String> beginnings, Reading reading) {
  /** Where an effect stands, which decides what it may be. */
  public enum Place {
    /** Of a side, by a result. */
    SIDE,
    /** Of a unit, by a check or by a state that comes again. */
    UNIT,
    /** Of the target of fire. */
    HIT,
    /** Of a face of fire. */
    FACE,
    /** Of a face of fire that wounds. */
    FACE_THAT_WOUNDS,
    /** Of a face of what wounds. */
    WOUNDS,
    /** Of a face of what saves from fire. */
    SAVES,
    /** Of a face of what saves from a table's losses. */
    SAVES_OF_TABLE;

    /** Returns whether it is of a die of fire that may hit. */
    public boolean isPool() {
      return this == FACE || this == FACE_THAT_WOUNDS;
    }

    boolean saves() {
      return this == SAVES || this == SAVES_OF_TABLE;
    }
  }

  /** Reads the effects of one kind. */
  interface Reading {
    /**
     * Reads an effect without its condition.
     *
     * @return null if the words are not of this kind
     * @throws TextFault if they are, and wrong
     */
    Effect.EffectAction read(String words, Place place, SectionReader part);
  }
}
