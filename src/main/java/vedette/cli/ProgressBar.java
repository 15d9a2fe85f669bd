package vedette.cli;

import vedette.odds.SampledOdds;

/** Shows on a terminal how far a simulation has come, once it has run for a second. */
final class ProgressBar implements SampledOdds.Progress, AutoCloseable {
  private static final long PATIENCE = 1_000_000_000L;
  private static final int LENGTH = 30;
  private static final String CLEAR_LINE = "\r\u001b[K";

  private final Console console;
  private final long started = System.nanoTime();
  private boolean shown;

  ProgressBar(Console console) {
    this.console = console;
  }

  @Override
  public void played(long trials, long of) {
    if (!console.terminalErr() || System.nanoTime() - started < PATIENCE) {
      return;
    }
    int filled = (int) (LENGTH * trials / of);
    long percent = 100 * trials / of;
    String bar = "#".repeat(filled) + "-".repeat(LENGTH - filled);
    console.err().print(CLEAR_LINE + "[" + bar + "] " + percent + "% of " + of + " battles");
    shown = true;
  }

  /** Takes the bar off the terminal again. */
  @Override
  public void close() {
    if (shown) {
      console.err().print(CLEAR_LINE);
    }
  }
}
