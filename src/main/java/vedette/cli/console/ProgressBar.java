package vedette.cli.console;

import vedette.work.Progress;

/**
 * Shows on a terminal how far a run has come, once it has taken a second, and how long it will take
 * from here where that can be said: how many states a fight has nobody knows before they are found.
 * A run of many pieces whose first ones foretell a long time leaves a line that says so.
 */
public final class ProgressBar implements Progress, AutoCloseable {
  private static final long QUIET_NANOS = 1_000_000_000L;

  /** For how long the first pieces are measured before their pace is trusted. */
  private static final long MEASURED_NANOS = 500_000_000L;

  /** A run that will take longer is announced. */
  private static final double LONG_SECONDS = 10;

  private static final int LENGTH = 30;
  private static final int STATES_A_LOOK = 4_096;
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final Console console;
  private final boolean open;
  private final long started;
  private boolean shown;
  private int shownTurns = 1;

  /** How much was done when the first of it was heard of, and when that was; -1 before. */
  private long before = -1;

  private long since;

  /** Whether the first pieces have shown how long all will take. */
  private boolean measured;

  /**
   * A bar for one run, which begins now.
   *
   * @param open whether nobody knows beforehand how many battles it will take
   */
  public ProgressBar(Console console, boolean open) {
    this.console = console;
    this.open = open;
    started = console.clock().getAsLong();
  }

  @Override
  public void explored(int states, int turns) {
    if (states % STATES_A_LOOK == 0 || turns != shownTurns) {
      show(states + " states" + (turns > 1 ? ", turn " + turns : ""));
      shownTurns = turns;
    }
  }

  @Override
  public void showPlayed(long trials, long of) {
    show(open ? trials + " battles" : bar(trials, of, "battles"));
  }

  /** Shows how many pieces of work of how many are done. */
  public void showDone(long pieces, long of, String what) {
    String bar = bar(pieces, of, what);
    announce(pieces, of, what);
    show(bar);
  }

  /** Says once what a long run will cost, in a line that stays. */
  private void announce(long done, long of, String what) {
    if (measured || console.clock().getAsLong() - since < MEASURED_NANOS) {
      return;
    }
    double seconds = secondsLeft(done, of);
    measured = !Double.isNaN(seconds);
    if (seconds > LONG_SECONDS && isSeen()) {
      console
          .err()
          .print(
              (shown ? CLEAR_LINE : "")
                  + of
                  + " "
                  + what
                  + ": about "
                  + duration(seconds)
                  + " to go, at the pace of the first "
                  + (done - before)
                  + "\n");
    }
  }

  private String bar(long done, long of, String what) {
    long percent = 100 * done / of;
    int filled = (int) (LENGTH * percent / 100);
    String bar = "#".repeat(filled) + "-".repeat(LENGTH - filled);
    return "[" + bar + "] " + percent + "% of " + of + " " + what + remainingTime(done, of);
  }

  /** Returns the time that the rest will take at the pace so far; nothing before there is one. */
  private String remainingTime(long done, long of) {
    if (before < 0) {
      before = done;
      since = console.clock().getAsLong();
    }
    double seconds = secondsLeft(done, of);
    return Double.isNaN(seconds) ? "" : ", " + duration(seconds) + " left";
  }

  /** Returns NaN before there is a pace. */
  private double secondsLeft(long done, long of) {
    long now = console.clock().getAsLong();
    return done <= before || now <= since
        ? Double.NaN
        : (double) (now - since) / (done - before) * (of - done) / 1e9;
  }

  private static String duration(double left) {
    long seconds = Math.round(left);
    return seconds < 120
        ? seconds + " s"
        : seconds < 7_200 ? seconds / 60 + " min" : seconds / 3_600 + " h";
  }

  private boolean isSeen() {
    return console.terminalErr() && !console.isPlainTerminal();
  }

  private void show(String line) {
    if (isSeen() && console.clock().getAsLong() - started >= QUIET_NANOS) {
      int fits = Math.min(line.length(), console.width() - 1);
      console.err().print(CLEAR_LINE + line.substring(0, fits));
      shown = true;
    }
  }

  /** Takes the bar off the terminal again. */
  @Override
  public void close() {
    if (shown) {
      console.err().print(CLEAR_LINE);
    }
  }
}
