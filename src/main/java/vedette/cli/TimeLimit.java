package vedette.cli;

import java.math.BigDecimal;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Deadline;

/** How long a command may compute before it stops without an answer. */
final class TimeLimit {
  static final String OPTION = "--time-limit";
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(TimeUnit.DAYS.toSeconds(365));

  private TimeLimit() {}

  static OptionSpec option() {
    return Options.value(
        OPTION,
        "TIME",
        "stop with exit code 6 if it takes longer: 60s, 5m, 1h; no limit if not given");
  }

  /** The limit that was asked for, of a time that begins now. */
  static Deadline begin(ParseResult given) {
    return Options.read(
        given,
        OPTION,
        Deadline.NONE,
        TimeLimit::begin,
        "is not a time",
        "write a number above 0 with its unit, as 500ms, 60s, 5m or 1h; at most 8760h");
  }

  private static Deadline begin(String text) {
    BigDecimal seconds = Amount.seconds(text);
    return seconds == null || seconds.signum() <= 0 || seconds.compareTo(MOST_SECONDS) > 0
        ? null
        : new Deadline(text, seconds.movePointRight(9).longValue(), System::nanoTime);
  }
}
