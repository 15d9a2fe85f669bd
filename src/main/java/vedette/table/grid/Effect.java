package vedette.table.grid;

/**
 * What one side suffers from a combat result.
 *
 * @param losses strength points lost, 0 to 99
 * @param forced whether the side is forced back besides, and how the table calls it
 * @param hexes how far it is forced back, 1 to 99; 0 if the result does not say
 * @param eliminated whether nothing is left of it, whatever its strength
 */
public record Effect(int losses, ForcedMove forced, int hexes, boolean eliminated) {

  /** Nothing happens. */
  public static final Effect NONE = new Effect(0, ForcedMove.NOT);

  /** Nothing is left. */
  static final Effect ELIMINATED = new Effect(0, ForcedMove.NOT, 0, true);

  /** Losses, and how the side is forced back, however far. */
  public Effect(int losses, ForcedMove forced) {
    this(losses, forced, 0, false);
  }

  /** How a result forces a side back. */
  public enum ForcedMove {
    /** It does not. */
    NOT("", ""),
    /** A repulse. */
    REPULSED("Rp", "repulsed"),
    /** A retreat. */
    RETREATS("R", "retreats");

    private final String suffix;
    private final String word;

    ForcedMove(String suffix, String word) {
      this.suffix = suffix;
      this.word = word;
    }

    /** Returns how cells write it. */
    String suffix() {
      return suffix;
    }

    /** Returns what becomes of the side, in a word. */
    public String word() {
      return word;
    }
  }

  /** Returns whether nothing happens. */
  public boolean isNone() {
    return losses == 0 && !forcedBack() && hexes == 0 && !eliminated;
  }

  /** Returns whether the side is forced back. */
  public boolean forcedBack() {
    return forced != ForcedMove.NOT;
  }

  /** Returns whether this is losses, and at most this way of being forced back. */
  boolean isPlain(ForcedMove only) {
    return !eliminated && hexes == 0 && (!forcedBack() || forced == only);
  }
}
