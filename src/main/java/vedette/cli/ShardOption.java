package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Method;
import vedette.study.log.Shard;

/** The option that cuts the work into parts, which {@code merge} puts together. */
final class ShardOption {
  static final String SHARD = "--shard";

  private static final String LOG = "--shard, which writes a log and no answer";

  private ShardOption() {}

  /**
   * The option.
   *
   * @param part what is done of the whole
   */
  static OptionSpec option(String part) {
    return Options.value(SHARD, "I/N", part);
  }

  static boolean isAskedFor(ParseResult given) {
    return Options.isSet(given, SHARD);
  }

  /**
   * The part that was asked for; null if none was.
   *
   * @throws Failure if it is asked for with what only an answer has
   */
  static Shard read(ParseResult given) {
    if (!isAskedFor(given)) {
      return null;
    }
    List<String> ofAnswers = new ArrayList<>(List.of(Options.FORMAT));
    ofAnswers.addAll(RankingOptions.NAMES);
    for (String option : ofAnswers) {
      if (RankingOptions.isSet(given, option)) {
        throw Failure.usage(
            "C004",
            option + " cannot be combined with " + LOG,
            "leave it out here, and give it to `vedette merge`");
      }
    }
    return Options.read(
        given,
        SHARD,
        null,
        Shard::parse,
        "is not a shard",
        "write 1/3, 2/3 and 3/3 for three shards; at most " + Shard.MOST + " shards");
  }

  /** Refuses what a part of one fight's trials cannot have. */
  static void checkTrials(ParseResult given, Method method) {
    if (!isAskedFor(given)) {
      return;
    }
    if (Options.isSet(given, AnsweringOptions.PRECISION)) {
      throw Failure.usage(
          "C004",
          AnsweringOptions.PRECISION
              + " cannot be combined with --shard: no shard knows the others",
          "leave it out, and say how many --trials");
    }
    if (!method.isSampled()) {
      throw Failure.usage(
          "C004",
          "--shard cuts a sample, and --method " + method.word() + " may come to none",
          "add --method simulate or direct, or say how many --trials");
    }
    Options.refuse(given, LOG, OddsOptions.EXPLAIN, SaveScenario.SAVE);
  }
}
