package vedette.cli;

import java.util.List;
import java.util.Map;
import vedette.cli.console.Failure;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.fight.Side;
import vedette.form.model.HelpLine;
import vedette.form.model.Slot;
import vedette.question.Figure;
import vedette.rules.EngagementType;
import vedette.rules.Optimization;
import vedette.source.TextFault;
import vedette.study.sweep.CellCondition;
import vedette.study.sweep.Strength;
import vedette.study.sweep.Sweep;
import vedette.study.sweep.SweepHead;
import vedette.study.sweep.Target;

/**
 * The selection and the order of a sweep's cells.
 *
 * @param where the condition on their figures; null for none
 * @param sort the figure to sort by; "" for the first one whose better direction is known, null for
 *     none
 * @param near the value of that figure to which the nearest come first; null for none
 * @param reverse whether the worst come first
 * @param best the number of cells shown; 0 for all
 */
record Ranking(String where, String sort, Target near, boolean reverse, int best) {
  /** The slot of faults of a target. */
  private static final String NEAR = "near";

  /** The heading of the notation of braces. */
  static final String HEADING = "Sweeps, with braces in one place or two:";

  static final List<HelpLine> BRACES =
      List.of(
          new HelpLine("\"inf {4..12}, cav 2\"", "all numbers from 4 to 12, anywhere in a value"),
          new HelpLine("\"{0..100..25}\"", "0, 25, 50, 75, 100"),
          new HelpLine("\"{clear,woods}\"", "one, then the other"),
          new HelpLine("\"{,hill}\"", "none, then hill"),
          new HelpLine("\"{hill air,hill}\"", "both words, then only the first"),
          new HelpLine("\"inf 5{, officer}\"", "without a unit, then with it"),
          new HelpLine("\"--extra={false,true}\"", "without and with a flag"),
          new HelpLine("--tables \"{,mine}\"", "the built-in tables, then those in mine"),
          new HelpLine("--turns 1..5", "without braces, if the value is one number"));

  /** The options, without that of the measures. */
  static final List<Option<?>> OPTIONS =
      List.of(Options.WHERE, Options.SORT, Options.REVERSE, Options.NEAR, Options.BEST);

  static Ranking of(ParsedCommandLine given) {
    boolean named = given.has(Options.BEST) && !given.isRanked();
    if (named && !given.knows(Slot.optionOf(Optimization.GOAL))) {
      throw Failure.usage(
          "C004",
          "--best "
              + given.text(Options.BEST)
              + ": neither side decides anything in `"
              + given.command()
              + "`",
          "leave it out; in a sweep, a number such as --best 5 shows only the best cells");
    }
    String sort = given.get(Options.SORT);
    Target near = given.get(Options.NEAR);
    int most = named ? 0 : given.get(Options.BEST);
    return new Ranking(
        given.get(Options.WHERE),
        sort == null && (most > 0 || near != null) ? "" : sort,
        near,
        given.get(Options.REVERSE),
        most > Sweep.MOST_CELLS ? 0 : most);
  }

  /** Returns the strengths that it names, which are figures only on request. */
  List<String> strengths() {
    return Strength.namedIn((where == null ? "" : where) + " " + (sort == null ? "" : sort));
  }

  /** Returns the ranking for the cells of a sweep. */
  Sweep.Ranking of(SweepHead head, EngagementType<?> type) {
    CellCondition condition = where == null ? null : CellCondition.of(where, head);
    if (sort == null) {
      return new Sweep.Ranking(condition, null, null, false, 0);
    }
    Map<String, Integer> better = type.summary().measures();
    Figure figure = sort.isEmpty() ? first(head, better) : named(sort, head);
    if (near != null) {
      near.checkFits(figure, NEAR);
    }
    boolean less =
        figure.value().isEmpty() && better.getOrDefault(figure.measure(), 0) < 0
            || figure.name().equals(Strength.name(Side.ATTACKER));
    return new Sweep.Ranking(condition, figure, near, less != reverse, best);
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
    throw new TextFault("sort", "unknown figure `" + plain + "`", Figure.helpUnknown(plain, known));
  }
}
