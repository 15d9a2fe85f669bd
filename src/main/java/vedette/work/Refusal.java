package vedette.work;

import java.util.List;

/** A question that could be answered, but not within the stated limits. */
public sealed class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Remedy[] remedies;

  /**
   * Creates a refusal.
   *
   * @param message the refused question and the reason
   * @param remedies alternatives, at least one
   */
  public Refusal(String message, Remedy... remedies) {
    super(message);
    if (remedies.length == 0) {
      throw new IllegalArgumentException("no remedy for: " + message);
    }
    this.remedies = remedies.clone();
  }

  /** Returns the alternatives to try. */
  public List<Remedy> remedies() {
    return List.of(remedies);
  }

  /** Returns this refusal for a part of the request. */
  public Refusal within(String part) {
    return new Refusal(part + ": " + getMessage(), remedies);
  }

  /** A refusal because the time limit was exceeded. */
  public static final class TimeUp extends Refusal {
    private static final long serialVersionUID = 1L;

    TimeUp(String limit) {
      super("stopped at the time limit of " + limit, Remedy.MORE_TIME, Remedy.LESS);
    }
  }

  /** A fight that is too large for an exact answer, by a count that is the same on any machine. */
  public static final class TooLarge extends Refusal {
    private static final long serialVersionUID = 1L;

    private final String what;

    /**
     * Creates a refusal.
     *
     * @param what the count that is too large, as {@code more than 1,000,000 states}
     * @param remedies alternatives
     */
    public TooLarge(String what, Remedy... remedies) {
      super("the fight has " + what + ", too many for an exact answer", remedies);
      this.what = what;
    }

    /** Returns the count that is too large. */
    public String quantity() {
      return what;
    }
  }
}
