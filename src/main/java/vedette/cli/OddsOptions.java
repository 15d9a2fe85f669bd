package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Deadline;

/** The options of the command of one fight. */
final class OddsOptions {
  static final String EXPLAIN = "--explain";
  static final String PLAY = "--play";

  private OddsOptions() {}

  /** Adds the options to a command. */
  static void addTo(CommandSpec command) {
    List<OptionSpec> answer = new ArrayList<>(AnsweringOptions.all("threads to simulate with"));
    answer.add(
        1,
        Options.flag(AnsweringOptions.FRACTIONS, "exact odds as fractions, without any rounding"));
    answer.add(
        ShardOption.option(
            "simulate only every Nth block of battles from the Ith on, and write a tally in JSON;"
                + " `vedette merge` makes the answer of all N"));
    answer.add(Options.flag(EXPLAIN, "explain the first rolls, modifier by modifier"));
    answer.add(Options.flag(PLAY, "play one battle roll by roll, instead of the odds"));
    answer.add(
        Options.value(SaveScenario.SAVE, "SUITE", "append this as a scenario to the file SUITE"));
    answer.add(Options.value(SaveScenario.NAME, "NAME", "what the scenario is called there"));
    Options.addGroup(command, "Questions", QuestionOptions.all());
    Options.addGroup(command, "The answer", answer);
    Options.addAnswering(command);
  }

  /** How the odds are to be found. */
  static AnsweringOptions read(ParseResult given, Deadline deadline) {
    if (Options.isSet(given, PLAY)) {
      AnsweringOptions.refuse(
          given,
          PLAY,
          AnsweringOptions.METHOD,
          AnsweringOptions.TRIALS,
          AnsweringOptions.PRECISION,
          AnsweringOptions.THREADS,
          AnsweringOptions.MAX_STATES,
          AnsweringOptions.FRACTIONS,
          ShardOption.SHARD,
          EXPLAIN,
          SaveScenario.SAVE);
    }
    if (Options.isSet(given, SaveScenario.SAVE)) {
      AnsweringOptions.refuse(given, SaveScenario.SAVE, AnsweringOptions.PRECISION);
    }
    AnsweringOptions options = AnsweringOptions.read(given, deadline);
    ShardOption.checkTally(given, options.answering().method());
    return options;
  }
}
