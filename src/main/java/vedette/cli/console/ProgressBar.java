package vedette.cli.console;

import vedette.work.Progress;

/**
 * A progress bar on a terminal for runs that take more than a second, with the remaining time if it
 * is known: the number of states of a fight is not known in advance. If the first of many pieces
 * predict a long run, a line that stays says so.
 */
public final class ProgressBar implements Progress, AutoCloseable {
  private static final long QUIET_NANOS = 1_000_000_000L;

  /** The time for which the first pieces are measured before their pace is trusted. */
  private static final long MEASURED_NANOS = 500_000_000L;

  /** A run that takes longer is announced. */
  private static final double LONG_SECONDS = 10;

  private static final int LENGTH = 30;
  private static final int STATES_A_LOOK = 4_096;
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final Console console;
  private final boolean open;
  private final long started;
  private boolean shown;
  private int shownTurns = 1;

  /** The amount done at the first report, and the time of that report; -1 before. */
  private long before = -1;

  private long since;

  /** True if the first pieces have shown how long all will take. */
  private boolean measured;

  /**
   * Starts a bar for one run.
   *
   * @param open whether the number of battles is not known in advance
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

  /**
   * Shows the number of finished pieces.
   *
   * @param pieces the number of finished pieces
   * @param of the number of all pieces
   * @param what the name of the pieces
   */
  public void showDone(long pieces, long of, String what) {
    String bar = bar(pieces, of, what);
    announce(pieces, of, what);
    show(bar);
  }

  /** Announces the time of a long run once, in a line that stays. */
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

  /** Returns the remaining time at the pace so far; "" before it is known. */
  private String remainingTime(long done, long of) {
    if (before < 0) {
      before = done;
      since = console.clock().getAsLong();
    }
    double seconds = secondsLeft(done, of);
    return Double.isNaN(seconds) ? "" : ", " + duration(seconds) + " left";
  }

  /** Returns the remaining seconds; NaN before the pace is known. */
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

  /** Removes the bar from the terminal. */
  @Override
  public void close() {
    if (shown) {
      console.err().print(CLEAR_LINE);
    }
  }
}
