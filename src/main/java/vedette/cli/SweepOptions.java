package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Side;
import vedette.form.HelpLine;
import vedette.form.Slot;
import vedette.problem.TextFault;
import vedette.question.Figure;
import vedette.rules.EngagementType;
import vedette.rules.Wish;
import vedette.study.CellCondition;
import vedette.study.Strength;
import vedette.study.Sweep;
import vedette.study.SweepHead;

/**
 * The options of a fight's command that want braces in the fight, and how braces are written: which
 * of a sweep's cells are shown, and in what order.
 *
 * @param where the condition on their figures; null for none
 * @param sort the figure to sort by; "" for the first that says what is better, null for none
 * @param reverse whether the worst come first
 * @param best how many are shown; 0 for all
 */
record SweepOptions(String where, String sort, boolean reverse, int best) {
  private static final String WHERE = "--where";
  private static final String SORT = "--sort";
  private static final String REVERSE = "--reverse";
  private static final String BEST = "--best";

  private static final List<String> NAMES = List.of(WHERE, SORT, REVERSE, BEST);

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

  /** The options, as the help lists them. */
  static List<OptionSpec> all() {
    return List.of(
        Options.values(
            QuestionOptions.MEASURE,
            "NAME[,NAME]",
            "measures or figures by their names in --format json, also with --influence; `all` for"
                + " all of the whole sides; those of the summary if not given"),
        Options.value(
            WHERE,
            "CONDITION",
            "only cells whose figures meet it, as \"success >= 70% and attackerLoss < 2\", a"
                + " question in single quotes; JSON keeps all"),
        Options.value(
            SORT,
            "FIGURE",
            "the best first by a figure that is shown, a measure or a question as it was asked;"
                + " --best N: the N best alone; JSON keeps the order of the sweep"),
        Options.flag(REVERSE, "the worst first"),
        Options.value(
            BEST,
            "N",
            "only the N best of them; by the first figure that says what is better if not sorted"));
  }

  static SweepOptions read(ParseResult given) {
    String sort = Options.value(given, SORT, null);
    boolean reverse = Options.isSet(given, REVERSE);
    boolean best = isRanked(given);
    if (Options.isSet(given, BEST)
        && !best
        && !given.commandSpec().optionsMap().containsKey(Slot.optionOf(Wish.GOAL))) {
      throw Failure.usage(
          "C004",
          BEST
              + " "
              + Options.value(given, BEST, "")
              + ": nobody decides anything in `"
              + given.commandSpec().qualifiedName()
              + "`",
          "leave it out; with braces a number says how many of the best cells are shown, as "
              + BEST
              + " 5");
    }
    if (reverse && sort == null && !best) {
      throw Failure.usage("C004", REVERSE + " needs " + SORT, "add --sort success");
    }
    int most = best ? AnsweringOptions.wholeNumber(given, BEST, 0, "cells", "one from 1, as 5") : 0;
    return new SweepOptions(
        Options.value(given, WHERE, null),
        sort != null || !best ? sort : "",
        reverse,
        most > Sweep.MOST_CELLS ? 0 : most);
  }

  /** Whether so many of the best are shown: the same option may say who decides best. */
  private static boolean isRanked(ParseResult given) {
    return Options.isSet(given, BEST) && isNumber(Options.value(given, BEST, ""));
  }

  /** Whether what is said of the best is how many of them are shown. */
  static boolean isNumber(String best) {
    return !best.isEmpty() && Character.isDigit(best.charAt(0));
  }

  /** Whether an option is given, and says something of the cells. */
  private static boolean isSet(ParseResult given, String option) {
    return option.equals(BEST) ? isRanked(given) : Options.isSet(given, option);
  }

  /**
   * Refuses what says something about the cells of a sweep where there are none.
   *
   * @throws Failure if there is such an option
   */
  static void check(ParseResult given, FightLine.What what) {
    if (what == FightLine.What.SWEEP) {
      return;
    }
    List<String> options = new ArrayList<>(NAMES);
    if (what != FightLine.What.INFLUENCE) {
      options.add(QuestionOptions.MEASURE);
    }
    for (String option : options) {
      if (isSet(given, option)) {
        throw Failure.usage(
            "C007",
            option + ": nothing is swept, every option has a single value",
            "write several values in braces, as --attacker \"inf {4..12}\", or leave "
                + option
                + " out");
      }
    }
  }

  /** The strengths that it is about, which are no figures unless somebody asks. */
  List<String> strengths() {
    return Strength.namedIn((where == null ? "" : where) + " " + (sort == null ? "" : sort));
  }

  /** What is asked for, of the cells of a sweep. */
  Sweep.Ranking of(SweepHead head, EngagementType<?> type) {
    CellCondition condition = where == null ? null : CellCondition.of(where, head);
    if (sort == null) {
      return new Sweep.Ranking(condition, null, false, 0);
    }
    Map<String, Integer> better = type.summary().measures();
    Figure figure = sort.isEmpty() ? first(head, better) : named(sort, head);
    boolean less =
        figure.value().isEmpty() && better.getOrDefault(figure.measure(), 0) < 0
            || figure.name().equals(Strength.name(Side.ATTACKER));
    return new Sweep.Ranking(condition, figure, less != reverse, best);
  }

  private static Figure first(SweepHead head, Map<String, Integer> better) {
    return head.figures().stream()
        .filter(it -> it.value().isEmpty() && better.getOrDefault(it.measure(), 0) != 0)
        .findFirst()
        .orElse(head.figures().get(0));
  }

  private static Figure named(String name, SweepHead head) {
    String plain = name.strip().replaceAll("\\s+", " ");
    List<String> known = head.figures().stream().map(Figure::name).toList();
    for (Figure figure : head.figures()) {
      if (figure.name().equals(plain)) {
        return figure;
      }
    }
    throw new TextFault(
        "sort", "the cells have no figure `" + plain + "`", Figure.helpUnknown(plain, known));
  }
}
