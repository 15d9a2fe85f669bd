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
  static final String EXPLAIN = "--explain";
  static final String PLAY = "--play";
  static final String INFLUENCE = "--influence";

  /** What is not one answer is refused beside these. */
  private static final String BRACES = "braces, which make many fights of one";

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
            "threads to simulate with, or to work on cells; the answer is the same for any"
                + " number"));
    answer.add(TimeLimit.option());
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

  /** How odds are found. */
  static OptionSpec methodOption() {
    return Options.value(
        METHOD,
        "METHOD",
        "exact; simulate, by walking the chain of states; or direct, by playing every die;"
            + " exact if not given");
  }

  /** How the odds are found, or what is answered in their place. */
  static OddsOptions read(ParseResult given, FightLine.What what) {
    String instead =
        switch (what) {
          case PLAY -> PLAY;
          case INFLUENCE -> INFLUENCE;
          case ODDS, SWEEP -> "";
        };
    if (what == FightLine.What.SWEEP) {
      refuse(given, BRACES, PLAY, INFLUENCE, EXPLAIN, FRACTIONS, OUTCOMES_BY_TURN);
      refuse(given, BRACES, SaveScenario.SAVE);
    }
    String method = method(given, instead);
    boolean exact = method.equals("exact");
    if (exact && what != FightLine.What.SWEEP) {
      refuse(given, instead.isEmpty() ? EXACT : instead, ShardOption.SHARD);
      if (what != FightLine.What.INFLUENCE) {
        refuse(given, instead.isEmpty() ? EXACT : instead, TrialsOptions.THREADS);
      }
    } else if (!exact) {
      refuse(given, "--method " + method, FRACTIONS);
    }
    if (!instead.isEmpty()) {
      refuse(given, instead, METHOD, FRACTIONS, OUTCOMES_BY_TURN, EXPLAIN, SaveScenario.SAVE);
    }
    if (what == FightLine.What.PLAY) {
      refuse(given, PLAY, INFLUENCE, TrialsOptions.MAX_STATES);
    } else if (what == FightLine.What.INFLUENCE) {
      refuse(given, INFLUENCE, TrialsOptions.SEED);
    } else if (what == FightLine.What.ODDS) {
      ShardOption.checkTrials(given);
    }
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
