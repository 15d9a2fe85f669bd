package vedette.odds;

import java.util.Objects;

/** A question that could be answered, but not within the stated limits. */
public sealed class Refusal extends RuntimeException permits TimeUp {
  private static final long serialVersionUID = 1L;

  private final String reason;
  private final String help;

  /** What is refused and why, and what to try instead. */
  public Refusal(String message, String help) {
    this(message, "", help);
  }

  /**
   * What is refused and why.
   *
   * @param measured how far it came, which may be otherwise the next time
   * @param help what to try instead
   */
  public Refusal(String reason, String measured, String help) {
    super(reason + measured);
    this.reason = reason;
    this.help = Objects.requireNonNull(help);
  }

  /** What is refused and why, in words that are the same each time. */
  public String reason() {
    return reason;
  }

  /** What to try instead. */
  public String help() {
    return help;
  }
}
