package vedette.work;

/** A computation was stopped because the time that it may take was over. */
public final class TimeUp extends Refusal {
  private static final long serialVersionUID = 1L;

  TimeUp(String limit) {
    super(
        "stopped at the time limit of " + limit,
        "raise --time-limit, or ask for less: fewer units or turns, or a smaller sample");
  }
}
