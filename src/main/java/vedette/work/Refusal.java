package vedette.work;

import java.util.Objects;

/** A question that could be answered, but not within the stated limits. */
public sealed class Refusal extends RuntimeException permits TimeUp, TooLarge {
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
}
