package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Trials;

/**
 * How odds are to be found.
 *
 * @param method exact, simulate or direct
 * @param trials what to simulate; also holds the seed of a battle that is played
 * @param fractions whether exact odds come as fractions
 * @param outcomesByTurn whether outcomes that differ by the turn alone are kept apart
 * @param threadsAsked the number of threads asked for, before it was capped
 */
record OddsOptions(
    String method, Trials trials, boolean fractions, boolean outcomesByTurn, int threadsAsked) {
  static final String METHOD = "--method";
  private static final String FRACTIONS = "--fractions";
  private static final String EXACT = "an exact answer";
  private static final String OUTCOMES_BY_TURN = "--outcomes-by-turn";

  /** Below what everybody needs. */
  static final String MORE = "\nAll options, every ending and more examples: --help";

  static final String EXPLAIN = "--explain";
  static final String PLAY = "--play";

  /** Adds the options to a command. */
  static void addTo(CommandSpec command) {
    List<OptionSpec> answer = new ArrayList<>();
    answer.add(methodOption());
    answer.add(Options.flag(FRACTIONS, "exact odds as fractions, without any rounding"));
    answer.add(TrialsOptions.maxStatesOption());
    answer.addAll(TrialsOptions.trialsOptions());
    answer.add(
        Options.flag(
            OUTCOMES_BY_TURN, "in JSON, keep outcomes apart that differ only by the turn"));
    answer.add(
        Options.value(
            TrialsOptions.THREADS,
            "N",
            "threads to simulate with; the answer is the same for any number"));
    answer.add(
        ShardOption.option(
            "simulate only every Nth block of battles from the Ith on, and write a tally in JSON;"
                + " `vedette merge` makes the answer of all N"));
    answer.add(TimeLimit.option());
    answer.add(Options.flag(EXPLAIN, "explain the first rolls, modifier by modifier"));
    answer.add(Options.flag(PLAY, "play one battle roll by roll, instead of the odds"));
    answer.add(
        Options.value(SaveScenario.SAVE, "SUITE", "append this as a scenario to the file SUITE"));
    answer.add(Options.value(SaveScenario.NAME, "NAME", "what the scenario is called there"));
    Options.addGroup(command, "Questions", QuestionOptions.all());
    Options.addGroup(command, "The answer", answer);
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

  /** How odds are found. */
  static OptionSpec methodOption() {
    return Options.value(
        METHOD,
        "METHOD",
        "exact; simulate, by walking the chain of states; or direct, by playing every die;"
            + " exact if not given");
  }

  static OddsOptions read(ParseResult given) {
    String instead = Options.isSet(given, PLAY) ? PLAY : "";
    String method = method(given, instead);
    boolean exact = method.equals("exact");
    if (exact) {
      refuse(given, instead.isEmpty() ? EXACT : instead, TrialsOptions.THREADS, ShardOption.SHARD);
    } else if (!exact) {
      refuse(given, "--method " + method, FRACTIONS);
    }
    if (!instead.isEmpty()) {
      refuse(given, instead, METHOD, FRACTIONS, OUTCOMES_BY_TURN, EXPLAIN, SaveScenario.SAVE);
    }
    if (instead.equals(PLAY)) {
      refuse(given, PLAY, TrialsOptions.MAX_STATES);
    }
    ShardOption.checkTally(given);
    if (Options.isSet(given, OUTCOMES_BY_TURN)
        && !Options.isJson(given)
        && !ShardOption.isAskedFor(given)) {
      throw Failure.usage(
          "C004", OUTCOMES_BY_TURN + " works with JSON only", "add --format json, or leave it out");
    }
    if (Options.isSet(given, SaveScenario.SAVE)) {
      refuse(given, SaveScenario.SAVE, TrialsOptions.PRECISION);
    }
    int threads = TrialsOptions.threads(given);
    return new OddsOptions(
        method,
        TrialsOptions.trials(given, method, threads),
        Options.isSet(given, FRACTIONS),
        Options.isSet(given, OUTCOMES_BY_TURN),
        threads);
  }

  /**
   * The method, with which not every other option goes.
   *
   * @param instead the option that asks for something else than odds; "" if none does
   */
  static String method(ParseResult given, String instead) {
    String method = Options.word(given, METHOD, "exact", "simulate", "direct");
    if (method.equals("exact")) {
      refuse(
          given,
          instead.isEmpty() ? EXACT : instead,
          TrialsOptions.TRIALS,
          TrialsOptions.PRECISION);
      if (instead.isEmpty()) {
        refuse(given, EXACT, TrialsOptions.SEED);
      }
    } else if (method.equals("direct")) {
      refuse(given, "--method direct", TrialsOptions.MAX_STATES);
    }
    return method;
  }

  private static void refuse(ParseResult given, String with, String... options) {
    for (String option : options) {
      if (Options.isSet(given, option)) {
        throw cannotCombine(option, with);
      }
    }
  }

  private static Failure cannotCombine(String option, String with) {
    String help =
        with.equals(EXACT)
            ? "add --method simulate, or leave " + option + " out"
            : "leave one of them out";
    return Failure.usage("C004", option + " cannot be combined with " + with, help);
  }
}
