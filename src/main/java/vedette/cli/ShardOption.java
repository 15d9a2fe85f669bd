package vedette.cli;

import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Method;
import vedette.study.log.Shard;

/** The option that cuts the work into parts, which {@code merge} puts together. */
final class ShardOption {
  static final String SHARD = "--shard";

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

  /** The part that was asked for; all of it if none was. */
  static Shard read(ParseResult given) {
    String text = Options.value(given, SHARD, "1/1");
    Shard shard = Shard.parse(text);
    if (shard == null) {
      throw Failure.usage(
          "C003",
          SHARD + ": `" + text + "` is not a shard",
          "write 1/3, 2/3 and 3/3 for three shards; at most " + Shard.MOST + " shards");
    }
    return shard;
  }

  /** Refuses what a part of one fight's trials cannot have. */
  static void checkTrials(ParseResult given, Method method) {
    if (!isAskedFor(given)) {
      return;
    }
    read(given);
    if (Options.isSet(given, AnsweringOptions.PRECISION)) {
      throw Failure.usage(
          "C004",
          AnsweringOptions.PRECISION
              + " cannot be combined with --shard: no shard knows the others",
          "leave it out and say --trials "
              + AnsweringOptions.trialsFor(given)
              + ", enough for any odds");
    }
    if (!method.isSampled()) {
      throw Failure.usage(
          "C004",
          "--shard cuts a sample, and "
              + AnsweringOptions.METHOD
              + " "
              + method.word()
              + " may"
              + " come to none",
          "add --method simulate or direct, or say how many --trials");
    }
    for (String option : List.of(OddsOptions.EXPLAIN, SaveScenario.SAVE)) {
      if (Options.isSet(given, option)) {
        throw Failure.usage(
            "C004",
            option + " cannot be combined with --shard, which writes a log and no answer",
            "leave one of them out");
      }
    }
    checkFormat(given);
  }

  /** Refuses a format: a shard is written as a log, which is no answer. */
  static void checkFormat(ParseResult given) {
    if (isAskedFor(given) && Options.isSet(given, Options.FORMAT)) {
      throw Failure.usage(
          "C004",
          "--format cannot be combined with --shard, which writes a log and no answer",
          "leave it out here, and give it to `vedette merge`");
    }
  }
}
