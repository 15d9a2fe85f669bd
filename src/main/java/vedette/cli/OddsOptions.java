package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.cli.FightLine.What;
import vedette.work.Deadline;
import vedette.work.Refusal;
import vedette.work.Refusal.TooLarge;

/** The options of the command of a fight. */
final class OddsOptions {
  static final String EXPLAIN = "--explain";
  static final String PLAY = "--play";
  static final String INFLUENCE = "--influence";
  static final String ADVISE = "--advise";

  /** What is not about one fight is refused beside these. */
  private static final String BRACES = "braces, which make many fights of one";

  private OddsOptions() {}

  static void addTo(CommandSpec command) {
    List<OptionSpec> answer =
        new ArrayList<>(AnsweringOptions.all("threads to simulate with, or to work on cells"));
    answer.add(
        1,
        Options.flag(AnsweringOptions.FRACTIONS, "exact odds as fractions, without any rounding"));
    answer.add(Options.flag(EXPLAIN, "explain the first rolls, modifier by modifier"));
    answer.add(
        Options.flag(INFLUENCE, "how each cell of the tables moves the odds, instead of the odds"));
    answer.add(
        OptionSpec.builder(ADVISE)
            .arity("0..1")
            .fallbackValue("attacker")
            .paramLabel("SIDE")
            .completionCandidates(List.of("attacker", "defender"))
            .type(String.class)
            .description(
                "what a side should decide, and what all else would cost it; the attacker if not"
                    + " given, else defender; --goal says what is wanted")
            .build());
    answer.add(Options.flag(PLAY, "play one battle roll by roll, instead of the odds"));
    answer.add(
        Options.value(SaveScenario.SAVE, "SUITE", "append this as a scenario to the file SUITE"));
    answer.add(Options.value(SaveScenario.NAME, "NAME", "what the scenario is called there"));
    Options.addGroup(command, "Questions", QuestionOptions.all());
    Options.addGroup(command, "The answer", answer);
    // Who decides best is said by the option that else says how many of the best are shown.
    Options.addGroup(
        command,
        "With braces",
        SweepOptions.all().stream()
            .filter(it -> !command.optionsMap().containsKey(it.longestName()))
            .toList());
    Options.addAnswering(command);
  }

  /** The side that is advised; null for none. */
  static String advised(ParseResult given) {
    return Options.isSet(given, ADVISE)
        ? Options.word(given, ADVISE, "attacker", "defender")
        : null;
  }

  /** Adds to a page of help the options that everybody needs, of a command that has all. */
  static void addMostUsed(CommandSpec command, HelpText text) {
    text.options(
        "What everybody needs",
        Stream.of(
                QuestionOptions.CHANCE,
                EXPLAIN,
                PLAY,
                SaveScenario.SAVE,
                Options.TABLES,
                Options.FORMAT)
            .map(command.optionsMap()::get)
            .toList());
  }

  /** What is too large for what no sample can answer is not told to be sampled. */
  static Refusal advised(TooLarge e, ParseResult given) {
    for (String option : List.of(INFLUENCE, AnsweringOptions.FRACTIONS)) {
      if (Options.isSet(given, option)) {
        return new Refusal(
            e.getMessage(),
            "raise `"
                + AnsweringOptions.MAX_STATES
                + "`, fight fewer turns, or leave "
                + option
                + " out");
      }
    }
    return e;
  }

  /** How the odds are to be found, or what is answered in their place. */
  static AnsweringOptions read(ParseResult given, What what, Deadline deadline) {
    if (what == What.SWEEP) {
      if (Options.isSet(given, ADVISE)) {
        throw Failure.usage(
            "C004",
            ADVISE + " cannot be combined with " + BRACES,
            "write --best "
                + advised(given)
                + " --sort success in its place to see which fight is best, then ask for advice in"
                + " that fight");
      }
      Options.refuse(
          given,
          BRACES,
          List.of(PLAY, INFLUENCE, EXPLAIN, AnsweringOptions.FRACTIONS, SaveScenario.SAVE));
    }
    if (Options.isSet(given, EXPLAIN) && Options.value(given, Options.FORMAT, "").equals("csv")) {
      throw Failure.usage(
          "C004",
          EXPLAIN + " cannot be combined with " + Options.FORMAT + " csv, which has figures alone",
          "leave it out, or write " + Options.FORMAT + " text, json, markdown or html");
    }
    return AnsweringOptions.read(given, deadline);
  }
}
