package vedette.table.grid;

/**
 * The effect of a combat result on one side.
 *
 * @param losses strength points lost, 0 to 99
 * @param forced whether the side is also forced back, and the table's term for it
 * @param hexes hexes by which it is forced back, 1 to 99; 0 if the result does not say
 * @param eliminated whether the side is eliminated, whatever its strength
 */
public record Effect(int losses, ForcedMove forced, int hexes, boolean eliminated) {

  /** No effect. */
  public static final Effect NONE = new Effect(0, ForcedMove.NOT);

  /** The elimination of the side. */
  static final Effect ELIMINATED = new Effect(0, ForcedMove.NOT, 0, true);

  /** Creates losses with a forced move of unspecified distance. */
  public Effect(int losses, ForcedMove forced) {
    this(losses, forced, 0, false);
  }

  /** A forced move of a side. */
  public enum ForcedMove {
    /** No forced move. */
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

    /** Returns the letters for it in cells. */
    String suffix() {
      return suffix;
    }

    /** Returns the state of the side afterwards, in a word. */
    public String word() {
      return word;
    }
  }

  /** Returns whether this has no effect. */
  public boolean isNone() {
    return losses == 0 && !forcedBack() && hexes == 0 && !eliminated;
  }

  /** Returns whether the side is forced back. */
  public boolean forcedBack() {
    return forced != ForcedMove.NOT;
  }

  /** Returns whether this is only losses and at most this forced move. */
  boolean isPlain(ForcedMove only) {
    return !eliminated && hexes == 0 && (!forcedBack() || forced == only);
  }
}
