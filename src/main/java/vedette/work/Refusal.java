package vedette.work;

import java.util.Objects;

/** A question that could be answered, but not within the stated limits. */
public sealed class Refusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String help;

  /** What is refused and why, and what to try instead. */
  public Refusal(String message, String help) {
    super(message);
    this.help = Objects.requireNonNull(help);
  }

  /** What to try instead. */
  public String help() {
    return help;
  }

  /** A computation was stopped because the time that it may take was over. */
  public static final class TimeUp extends Refusal {
    private static final long serialVersionUID = 1L;

    TimeUp(String limit) {
      super(
          "stopped at the time limit of " + limit,
          "raise --time-limit, or ask for less: fewer units or turns, or a smaller sample");
    }
  }

  /** A fight that is too large for an exact answer, by a count that is the same on any machine. */
  public static final class TooLarge extends Refusal {
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
}
