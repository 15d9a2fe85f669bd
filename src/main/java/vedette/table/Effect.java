package vedette.table;

/**
 * What one side suffers from a combat result.
 *
 * @param losses strength points lost, 0 to 99
 * @param forced whether the side is forced back besides, and how the table calls it
 */
public record Effect(int losses, Forced forced) {

  /** Nothing happens. */
  public static final Effect NONE = new Effect(0, Forced.NOT);

  /** How a result forces a side back. */
  public enum Forced {
    /** It does not. */
    NOT("", ""),
    /** A repulse. */
    REPULSED("Rp", "repulsed"),
    /** A retreat. */
    RETREATS("R", "retreats");

    private final String suffix;
    private final String word;

    Forced(String suffix, String word) {
      this.suffix = suffix;
      this.word = word;
    }

    /** How cells write it. */
    String suffix() {
      return suffix;
    }

    /** What becomes of the side, in a word. */
    public String word() {
      return word;
    }
  }

  /** Whether the side is forced back. */
  public boolean forcedBack() {
    return forced != Forced.NOT;
  }
}
