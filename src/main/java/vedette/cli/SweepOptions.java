package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.form.HelpLine;

/** The options of a fight's command that want braces in the fight, and how braces are written. */
final class SweepOptions {
  private SweepOptions() {}

  /** The options, as the help lists them. */
  static List<OptionSpec> all() {
    List<OptionSpec> options = new ArrayList<>();
    options.add(
        Options.values(
            QuestionOptions.MEASURE,
            "NAME[,NAME]",
            "measures or figures by their names in --format json, also with --influence; `all` for"
                + " all of the whole sides; those of the summary if not given"));
    options.addAll(RankingOptions.all());
    return options;
  }

  /** Above how braces are written. */
  static final String HEADING = "Braces, in one place or two:";

  static final List<HelpLine> BRACES =
      List.of(
          new HelpLine("\"inf {4..12}, cav 2\"", "all numbers from 4 to 12, anywhere in a text"),
          new HelpLine("\"{0..100..25}\"", "0, 25, 50, 75, 100"),
          new HelpLine("\"{clear,woods}\"", "one, then the other"),
          new HelpLine("\"{,hill}\"", "none, then hill"),
          new HelpLine("\"{hill air,hill}\"", "both words, then the first alone"),
          new HelpLine("\"inf 5{, officer}\"", "without a unit, then with it"),
          new HelpLine("\"--extra={false,true}\"", "without and with a flag"),
          new HelpLine("--turns 1..5", "of a number that stands alone, also without braces"));

  /**
   * Refuses what says something about the cells of a sweep where there are none.
   *
   * @throws Failure if there is such an option
   */
  static void check(ParseResult given, FightLine.What what) {
    if (what == FightLine.What.SWEEP) {
      return;
    }
    List<String> options = new ArrayList<>(RankingOptions.NAMES);
    if (what != FightLine.What.INFLUENCE) {
      options.add(QuestionOptions.MEASURE);
    }
    for (String option : options) {
      if (RankingOptions.isSet(given, option)) {
        throw Failure.usage(
            "C007",
            option + ": nothing is swept, every option has a single value",
            "write several values in braces, as --attacker \"inf {4..12}\", or leave "
                + option
                + " out");
      }
    }
  }
}
