package vedette.system;

import vedette.json.EnumWords;

/** Losses that an effect takes. */
public record Loss(Quantity quantity, By by, Of of) {
  /** What losses are counted by. */
  public enum By {
    /** As the file says of losses. */
    UNSAID,
    /** Strength points. */
    POINTS,
    /** Steps. */
    STEPS,
    /** Whole units. */
    UNITS;

    /** Returns the word with a blank before it; "" for no word. */
    String behind() {
      return this == UNSAID ? "" : " " + EnumWords.word(this);
    }
  }

  /** The unit that takes a loss. */
  public enum Of {
    /** The next one in the order of losses, or the unit that the effect happens to. */
    NEXT,
    /** The figure in front of that unit, which loses no more than it has. */
    ONE_FIGURE,
    /** Any unit, each as likely, for each loss. */
    RANDOM_UNIT
  }

  @Override
  public String toString() {
    return quantity + by.behind() + (of == Of.NEXT ? "" : " of " + EnumWords.spaced(of));
  }
}
