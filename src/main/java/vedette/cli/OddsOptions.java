package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.cli.FightLine.What;
import vedette.work.Deadline;

/** The options of the command of a fight. */
final class OddsOptions {
  /** Below what everybody needs. */
  static final String MORE = "\nAll options, every ending and more examples: --help";

  static final String EXPLAIN = "--explain";
  static final String PLAY = "--play";
  static final String INFLUENCE = "--influence";

  /** What is not about one fight is refused beside these. */
  private static final String BRACES = "braces, which make many fights of one";

  private OddsOptions() {}

  /** Adds the options to a command. */
  static void addTo(CommandSpec command) {
    List<OptionSpec> answer =
        new ArrayList<>(AnsweringOptions.all("threads to simulate with, or to work on cells"));
    answer.add(
        1,
        Options.flag(AnsweringOptions.FRACTIONS, "exact odds as fractions, without any rounding"));
    answer.add(Options.flag(EXPLAIN, "explain the first rolls, modifier by modifier"));
    answer.add(
        Options.flag(INFLUENCE, "how each cell of the tables moves the odds, instead of the odds"));
    answer.add(Options.flag(PLAY, "play one battle roll by roll, instead of the odds"));
    answer.add(
        Options.value(SaveScenario.SAVE, "SUITE", "append this as a scenario to the file SUITE"));
    answer.add(Options.value(SaveScenario.NAME, "NAME", "what the scenario is called there"));
    Options.addGroup(command, "Questions", QuestionOptions.all());
    Options.addGroup(command, "The answer", answer);
    Options.addGroup(command, "With braces", SweepOptions.all());
    Options.addAnswering(command);
  }

  /** Those that everybody needs, of a command that has all. */
  static List<OptionSpec> mostUsed(CommandSpec command) {
    List<OptionSpec> used = new ArrayList<>();
    for (String name :
        List.of(
            QuestionOptions.CHANCE,
            EXPLAIN,
            PLAY,
            SaveScenario.SAVE,
            Options.TABLES,
            Options.FORMAT)) {
      used.add(command.optionsMap().get(name));
    }
    return used;
  }

  /** How the odds are to be found, or what is answered in their place. */
  static AnsweringOptions read(ParseResult given, What what, Deadline deadline) {
    if (what == What.SWEEP) {
      AnsweringOptions.refuse(
          given, BRACES, PLAY, INFLUENCE, EXPLAIN, AnsweringOptions.FRACTIONS, SaveScenario.SAVE);
    }
    if (what == What.PLAY || what == What.INFLUENCE) {
      AnsweringOptions.refuse(
          given,
          what == What.PLAY ? PLAY : INFLUENCE,
          AnsweringOptions.METHOD,
          AnsweringOptions.TRIALS,
          AnsweringOptions.PRECISION,
          AnsweringOptions.FRACTIONS,
          ShardOption.SHARD,
          EXPLAIN,
          SaveScenario.SAVE);
    }
    if (what == What.PLAY) {
      AnsweringOptions.refuse(
          given, PLAY, INFLUENCE, AnsweringOptions.THREADS, AnsweringOptions.MAX_STATES);
    }
    if (Options.isSet(given, SaveScenario.SAVE)) {
      AnsweringOptions.refuse(given, SaveScenario.SAVE, AnsweringOptions.PRECISION);
    }
    AnsweringOptions options = AnsweringOptions.read(given, deadline);
    if (what == What.ODDS) {
      ShardOption.checkTrials(given, options.answering().method());
    }
    return options;
  }
}
