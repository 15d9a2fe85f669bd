package vedette.work;

/** A fight that is too large for an exact answer, by a count that is the same on any machine. */
public final class TooLarge extends Refusal {
  private static final long serialVersionUID = 1L;

  private final String what;

  /**
   * A fight that is too large.
   *
   * @param what it has too much of, as {@code more than 200,000 states}
   * @param help what to try instead
   */
  public TooLarge(String what, String help) {
    super("the fight has " + what + ", too many for an exact answer", help);
    this.what = what;
  }

  /** What it has too much of. */
  public String what() {
    return what;
  }
}
