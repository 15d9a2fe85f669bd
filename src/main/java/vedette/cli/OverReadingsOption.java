package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Deadline;
import vedette.odds.Limits;
import vedette.odds.Refusal;
import vedette.odds.TimeUp;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.study.OverReadings;
import vedette.table.Table;
import vedette.table.Tables;

/** The option that asks how far figures range over the tables that a lost one may have been. */
final class OverReadingsOption {
  static final String OVER_READINGS = "--over-readings";
  static final String MAX_TABLES = "--max-tables";

  private OverReadingsOption() {}

  /** What the command of an engagement has of it; nothing unless one of its tables is lost. */
  static List<OptionSpec> of(EngagementType<?> type) {
    return OverReadings.familyOf(type) == null
        ? List.of()
        : List.of(
            Options.flag(
                OVER_READINGS,
                "how far each figure ranges over what the lost table may have been and over the"
                    + " variants, instead of the odds"),
            Options.value(
                MAX_TABLES,
                "N",
                "tables that "
                    + OVER_READINGS
                    + " plays; of more so many are drawn by --seed; 10k if not given, fewer of a fight of"
                    + " more than 200 states"));
  }

  /** Complains of it where it is not known, and names the commands that have it. */
  static Failure unknown(String option) {
    List<String> commands = new ArrayList<>();
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        if (OverReadings.familyOf(type) != null) {
          commands.add("`vedette " + type.called() + "`");
        }
      }
    }
    return Failure.usage(
        "C001",
        "unknown option `" + option + "`",
        "leave it out; " + String.join(" and ", commands) + " have it");
  }

  /** Whether it is given; what goes with it needs it. */
  static boolean isAskedFor(ParseResult given) {
    boolean asked = Options.isSet(given, OVER_READINGS);
    if (!asked && Options.isSet(given, MAX_TABLES)) {
      throw Failure.usage("C004", MAX_TABLES + " needs " + OVER_READINGS, "add " + OVER_READINGS);
    }
    if (asked && !QuestionOptions.read(given).isEmpty()) {
      throw Failure.usage(
          "C004", "questions cannot be combined with " + OVER_READINGS, "leave one of them out");
    }
    return asked;
  }

  /** How much is played. */
  static OverReadings.Effort effort(ParseResult given, OddsOptions options, Deadline deadline) {
    return new OverReadings.Effort(
        TrialsOptions.wholeNumber(
            given,
            MAX_TABLES,
            OverReadings.Effort.NOT_SAID,
            "a number of tables from 1, as 500 or 60k"),
        options.trials().seed(),
        options.trials().threads(),
        new Limits(options.trials().maxStates(), deadline));
  }

  /** Refuses a table of the user's own in the place of the lost one. */
  static void check(EngagementType<?> type, Tables tables) {
    Table table = tables.table(OverReadings.familyOf(type).table());
    if (!table.isBuiltIn()) {
      throw Failure.usage(
          "C004",
          OVER_READINGS + ": " + table.id() + " is given in " + table.file() + ", not lost",
          "leave " + OVER_READINGS + " out, or take that table out of the directory");
    }
  }

  /** The answer. */
  static <Q extends Record> OverReadings answer(
      EngagementType<Q> type,
      Map<String, List<String>> texts,
      Tables tables,
      OverReadings.Effort effort,
      Console console) {
    try (ProgressBar progress = new ProgressBar(console, false)) {
      return OverReadings.of(
          new OverReadings.Question<>(type, texts, tables),
          effort,
          (done, of) -> progress.done(done, of, "tables"));
    } catch (TimeUp e) {
      throw e;
    } catch (Refusal e) {
      throw new Refusal(
          e.getMessage(), "raise --max-states, or simulate it without " + OVER_READINGS);
    }
  }
}
