package vedette.work;

import java.util.Objects;

/** An engine could not do the work, through no fault of the work. */
public final class WorkersFailed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String help;

  /** What went wrong, and what to try instead. */
  public WorkersFailed(String message, String help) {
    super(message);
    this.help = Objects.requireNonNull(help);
  }

  /** What to try instead. */
  public String help() {
    return help;
  }
}
