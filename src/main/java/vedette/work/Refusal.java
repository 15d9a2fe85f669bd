package vedette.work;

import java.util.List;

/** A question that could be answered, but not within the stated limits. */
public sealed class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final Remedy[] remedies;

  /**
   * A refusal.
   *
   * @param message what is refused and why
   * @param remedies what to try instead, at least one
   */
  public Refusal(String message, Remedy... remedies) {
    super(message);
    if (remedies.length == 0) {
      throw new IllegalArgumentException("no remedy for: " + message);
    }
    this.remedies = remedies.clone();
  }

  /** Returns what to try instead. */
  public List<Remedy> remedies() {
    return List.of(remedies);
  }

  /** Returns the same refusal of a part of what was asked. */
  public Refusal within(String part) {
    return new Refusal(part + ": " + getMessage(), remedies);
  }

  /** A computation was stopped because the time that it may take was over. */
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
     * A fight that is too large.
     *
     * @param what it has too much of, as {@code more than 1,000,000 states}
     * @param remedies what to try instead
     */
    public TooLarge(String what, Remedy... remedies) {
      super("the fight has " + what + ", too many for an exact answer", remedies);
      this.what = what;
    }

    /** Returns what it has too much of. */
    public String quantity() {
      return what;
    }
  }
}
