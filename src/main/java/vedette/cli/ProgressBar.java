package vedette.cli;

import vedette.odds.Answering;

/**
 * Shows on a terminal how far a run has come, once it has taken a second, and how long it will take
 * from here where that can be said: how many states a fight has nobody knows before they are found.
 */
final class ProgressBar implements Answering.Progress, AutoCloseable {
  private static final long QUIET_NANOS = 1_000_000_000L;
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

  /**
   * A bar for one run, which begins now.
   *
   * @param open whether nobody knows beforehand how many battles it will take
   */
  ProgressBar(Console console, boolean open) {
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
  public void played(long trials, long of) {
    show(open ? trials + " battles" : bar(trials, of, "battles"));
  }

  /** Shows how many pieces of work of how many are done. */
  void done(long pieces, long of, String what) {
    show(bar(pieces, of, what));
  }

  private String bar(long done, long of, String what) {
    long percent = of == 0 ? 100 : 100 * done / of; // a shard may have no battles
    int filled = (int) (LENGTH * percent / 100);
    String bar = "#".repeat(filled) + "-".repeat(LENGTH - filled);
    return "[" + bar + "] " + percent + "% of " + of + " " + what + left(done, of);
  }

  /** The time that the rest will take at the pace so far; nothing before there is one. */
  private String left(long done, long of) {
    long now = console.clock().getAsLong();
    if (before < 0) {
      before = done;
      since = now;
    }
    if (done <= before || now <= since) {
      return "";
    }
    long seconds = Math.round((double) (now - since) / (done - before) * (of - done) / 1e9);
    return ", "
        + (seconds < 120
            ? seconds + " s"
            : seconds < 7_200 ? seconds / 60 + " min" : seconds / 3_600 + " h")
        + " left";
  }

  private void show(String line) {
    boolean seen = console.terminalErr() && !console.isDumb();
    if (seen && console.clock().getAsLong() - started >= QUIET_NANOS) {
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
