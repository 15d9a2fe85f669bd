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

/**
 * Which cells of a sweep are shown, and in what order.
 *
 * @param where the condition on their figures; null for none
 * @param sort the figure to sort by; "" for the first that says what is better, null for none
 * @param reverse whether the worst come first
 * @param best how many are shown; 0 for all
 */
record Ranking(String where, String sort, boolean reverse, int best) {
  /** Above how braces are written. */
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
          new HelpLine("--turns 1..5", "without braces, if the value is one number"));

  /** The options, but for the measures. */
  static final List<Option<?>> OPTIONS =
      List.of(Options.WHERE, Options.SORT, Options.REVERSE, Options.BEST);

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
    int most = named ? 0 : given.get(Options.BEST);
    return new Ranking(
        given.get(Options.WHERE),
        sort == null && most > 0 ? "" : sort,
        given.get(Options.REVERSE),
        most > Sweep.MOST_CELLS ? 0 : most);
  }

  /** Returns the strengths that it is about, which are no figures unless somebody asks. */
  List<String> strengths() {
    return Strength.namedIn((where == null ? "" : where) + " " + (sort == null ? "" : sort));
  }

  /** Returns what is asked for, of the cells of a sweep. */
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
    throw new TextFault("sort", "unknown figure `" + plain + "`", Figure.helpUnknown(plain, known));
  }
}
