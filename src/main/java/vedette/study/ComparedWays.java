package vedette.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Answering;
import vedette.odds.Odds;
import vedette.odds.Odds.Interval;
import vedette.problem.TextFault;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.MeasureHelp;
import vedette.question.Question;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

/**
 * Ways to attack side by side.
 *
 * @param ways in the order of the answer
 * @param odds of each way
 * @param rows a row a figure
 * @param sorting in which order the ways are; null if in that of the request
 */
public record ComparedWays(List<Way> ways, List<Odds> odds, List<Row> rows, Sorting sorting) {

  /**
   * A way to attack.
   *
   * @param name what its column is called
   * @param words the whole command
   * @param fight with all that is asked of it
   * @param decisive names of the measures that decide on it: 1 where more is better, -1 where less
   *     is, else 0
   */
  public record Way(
      String name, String words, Engagement<?, ?> fight, Map<String, Integer> decisive) {}

  /**
   * What ways are sorted by.
   *
   * @param by the name of the measure or question
   * @param lessFirst whether the least comes first
   * @param bestFirst whether that is the best; else nothing says what is better
   */
  public record Sorting(String by, boolean lessFirst, boolean bestFirst) {}

  /**
   * A figure of all ways.
   *
   * @param cells by way; null where a way does not have it
   * @param best the way that is best by it; -1 if that cannot be said
   */
  public record Row(Figure figure, List<Cell> cells, int best) {}

  /**
   * A figure of a way.
   *
   * @param interval the 95% interval if sampled, else null
   * @param change from the figure of the first way; null if that way does not have it
   */
  public record Cell(Estimate estimate, Interval interval, Change change) {
    /** The value of the figure. */
    public double value() {
      return estimate.value();
    }

    /** How much more it is than that of the first way; 0 if both are the same. */
    public double more() {
      if (change == null) {
        return Double.NaN;
      }
      return isSame() ? 0 : change.by();
    }

    /** Whether both figures are surely the same, which samples never tell. */
    public boolean isSame() {
      return change != null && change.isExact() && change.verdict() == Change.Verdict.SAME;
    }

    /**
     * Where the difference surely lies, or with at least 95%; null where it is exact or unknown.
     */
    public Interval moreInterval() {
      boolean range =
          change != null
              && (change.isExact()
                  ? isUnclear()
                  : !Double.isInfinite(change.low()) && !Double.isInfinite(change.high()));
      return range ? new Interval(change.low(), change.high()) : null;
    }

    /** Whether error bounds leave open how it differs from the figure of the first way. */
    public boolean isUnclear() {
      return change != null && change.isExact() && change.verdict() == Change.Verdict.UNCLEAR;
    }
  }

  /**
   * What is to be found out.
   *
   * @param asked names of measures and questions; none for what decides on the ways
   * @param by the name of the measure or question that the ways are sorted by; null to leave them
   * @param how the odds are found
   */
  public record Task(List<Way> ways, List<String> asked, String by, Answering how) {}

  /**
   * The answer.
   *
   * @throws Refusal if a way is too large for exact odds; names the way
   * @throws TextFault if no way has a figure that is asked for
   */
  public static ComparedWays of(Task task) {
    List<Odds> odds = new ArrayList<>();
    for (Way way : task.ways()) {
      odds.add(odds(way, task.how()));
    }
    List<Figure> figures = figures(task);
    Sorting sorting = null;
    List<Integer> order = new ArrayList<>();
    for (int way = 0; way < odds.size(); way++) {
      order.add(way);
    }
    if (task.by() != null) {
      Figure by = figures.stream().filter(it -> is(it, task.by())).findFirst().orElseThrow();
      int better = better(by, task.ways());
      sorting = new Sorting(task.by(), better < 0, better != 0);
      double sign = better < 0 ? 1 : -1;
      order.sort(Comparator.comparingDouble(way -> sign * by.of(odds.get(way))));
    }
    List<Way> ways = order.stream().map(task.ways()::get).toList();
    List<Odds> sorted = order.stream().map(odds::get).toList();
    List<Row> rows = new ArrayList<>();
    for (Figure figure : figures) {
      rows.add(row(figure, ways, sorted));
    }
    return new ComparedWays(ways, sorted, rows, sorting);
  }

  private static Odds odds(Way way, Answering how) {
    try {
      return how.odds(way.fight(), Progress.NONE);
    } catch (TimeUp e) {
      throw e; // whichever way it was
    } catch (Refusal e) {
      throw new Refusal(way.name() + ": " + e.getMessage(), e.help());
    }
  }

  /** Each figure once, in the order of the first way that has it. */
  private static List<Figure> figures(Task task) {
    Map<String, Figure> figures = new LinkedHashMap<>();
    Set<String> known = new LinkedHashSet<>();
    Set<String> missing = new LinkedHashSet<>(task.asked());
    for (Way way : task.ways()) {
      List<String> had = way.fight().measures().stream().map(Measure::name).toList();
      known.addAll(had);
      missing.removeAll(had);
      List<String> wanted =
          task.asked().isEmpty() ? List.copyOf(way.decisive().keySet()) : task.asked();
      List<String> here = new ArrayList<>(wanted.stream().filter(had::contains).toList());
      if (task.by() != null && had.contains(task.by()) && !here.contains(task.by())) {
        here.add(task.by());
      }
      if (!here.isEmpty()) {
        Figure.of(way.fight().measures(), here)
            .forEach(figure -> figures.putIfAbsent(figure.name(), figure));
      }
    }
    for (String name : missing) {
      throw new TextFault(
          "measure", "no way has a measure `" + name + "`", MeasureHelp.of(name, known));
    }
    if (task.by() != null && figures.values().stream().noneMatch(it -> is(it, task.by()))) {
      throw new TextFault(
          "by",
          "the ways are not measured by `" + task.by() + "`",
          MeasureHelp.of(task.by(), known));
    }
    return List.copyOf(figures.values());
  }

  private static boolean is(Figure figure, String name) {
    return figure.measure().equals(name) && figure.value().isEmpty();
  }

  private static Row row(Figure figure, List<Way> ways, List<Odds> odds) {
    List<Cell> cells = new ArrayList<>();
    for (int way = 0; way < ways.size(); way++) {
      cells.add(has(figure, ways.get(way)) ? cell(figure, odds.get(way), cells) : null);
    }
    return new Row(figure, cells, best(better(figure, ways), cells));
  }

  private static boolean has(Figure figure, Way way) {
    return way.fight().measures().stream().anyMatch(it -> it.name().equals(figure.measure()));
  }

  private static Cell cell(Figure figure, Odds odds, List<Cell> before) {
    Estimate estimate = figure.estimate(odds);
    Interval interval = odds instanceof Odds.Sampled ? figure.interval(odds) : null;
    Cell first = before.isEmpty() ? null : before.get(0);
    if (!before.isEmpty() && first == null) {
      return new Cell(estimate, interval, null);
    }
    Estimate from = first == null ? estimate : first.estimate();
    return new Cell(estimate, interval, Change.of(from, estimate));
  }

  /** 1 where more is better, as of questions, -1 where less is, 0 where nobody has said. */
  private static int better(Figure figure, List<Way> ways) {
    if (!figure.value().isEmpty()) {
      return 0;
    }
    if (!Question.isName(figure.measure())) {
      return 1;
    }
    return ways.stream()
        .mapToInt(way -> way.decisive().getOrDefault(figure.measure(), 0))
        .filter(sign -> sign != 0)
        .findFirst()
        .orElse(0);
  }

  /** The way that is surely better than all others that have the figure; -1 if there is none. */
  private static int best(int better, List<Cell> cells) {
    boolean several = cells.stream().filter(Objects::nonNull).count() > 1;
    for (int way = 0; way < cells.size() && several && better != 0; way++) {
      boolean best = cells.get(way) != null;
      for (int other = 0; other < cells.size() && best; other++) {
        best =
            other == way
                || cells.get(other) == null
                || isBetter(better, cells.get(way), cells.get(other));
      }
      if (best) {
        return way;
      }
    }
    return -1;
  }

  private static boolean isBetter(int better, Cell one, Cell other) {
    Change change = Change.of(other.estimate(), one.estimate());
    return better > 0 ? change.isMore() : change.isLess();
  }
}
