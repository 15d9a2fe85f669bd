package vedette.study.advice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Odds;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.question.MeasureHelp;
import vedette.question.Question;
import vedette.source.TextFault;
import vedette.work.Progress;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;

/**
 * Several ways to attack, compared figure by figure.
 *
 * @param ways the ways in the order of the answer
 * @param odds the odds of each way
 * @param rows a row for each figure
 * @param sorting the order of the ways; null for that of the request
 */
public record ComparedWays(List<Way> ways, List<Odds> odds, List<Row> rows, SortOrder sorting) {

  /**
   * A way to attack.
   *
   * @param name the heading of its column
   * @param words the whole command
   * @param args the words of the command, without quotes
   * @param fight the fight with all its questions
   * @param decisive the measures that decide between ways: 1 if more is better, -1 if less is
   *     better, else 0
   */
  public record Way(
      String name,
      String words,
      List<String> args,
      Engagement<?, ?> fight,
      Map<String, Integer> decisive) {}

  /**
   * An order of ways.
   *
   * @param by the name of the measure or question
   * @param lessFirst whether the smallest comes first
   * @param bestFirst whether the first is the best; false if neither direction is known to be
   *     better
   */
  public record SortOrder(String by, boolean lessFirst, boolean bestFirst) {}

  /**
   * A figure of all ways.
   *
   * @param estimates the estimates by way; null for a way without the figure
   * @param best the index of the best way; -1 if none is certain
   */
  public record Row(Figure figure, List<Estimate> estimates, int best) {
    /** Returns the change from the first way to another; null if one of them lacks the figure. */
    public Change change(int way) {
      Estimate first = estimates.get(0);
      Estimate other = estimates.get(way);
      return has(first) && has(other) ? Change.of(figure, first, other) : null;
    }

    private static boolean has(Estimate way) {
      return way != null && !way.isMissing();
    }

    /**
     * Returns the difference between a way and the first; 0 if both are exactly equal, which
     * samples never show; NaN if one of them lacks the figure.
     */
    public double differenceFromFirst(int way) {
      Change change = change(way);
      if (change == null) {
        return Double.NaN;
      }
      return change.isExact() && change.isSame() ? 0 : change.difference().value();
    }

    /** Returns the difference from the first way if it is known only within a range; else null. */
    public Estimate range(int way) {
      Change change = change(way);
      return change != null && change.difference().isRange() ? change.difference() : null;
    }
  }

  /**
   * A request to compare ways.
   *
   * @param asked the names of measures and questions; empty for the decisive ones
   * @param by the measure or question by which ways are sorted; null for no sorting
   * @param calculator the calculator of the odds
   */
  public record Task(List<Way> ways, List<String> asked, String by, OddsCalculator calculator) {}

  /**
   * Compares ways.
   *
   * @throws Refusal if a way is too large for exact odds; names the way
   * @throws TextFault if no way has a figure asked for
   */
  public static ComparedWays of(Task task) {
    List<Odds> odds = new ArrayList<>();
    for (Way way : task.ways()) {
      odds.add(odds(way, task.calculator()));
    }
    List<Figure> figures = figures(task);
    SortOrder sortOrder = null;
    List<Integer> order = new ArrayList<>();
    for (int way = 0; way < odds.size(); way++) {
      order.add(way);
    }
    if (task.by() != null) {
      Figure by = figures.stream().filter(it -> is(it, task.by())).findFirst().orElseThrow();
      int better = better(by, task.ways());
      sortOrder = new SortOrder(task.by(), better < 0, better != 0);
      double sign = better < 0 ? 1 : -1;
      order.sort(Comparator.comparingDouble(way -> sign * odds.get(way).estimate(by).value()));
    }
    List<Way> ways = order.stream().map(task.ways()::get).toList();
    List<Odds> sorted = order.stream().map(odds::get).toList();
    List<Row> rows = new ArrayList<>();
    for (Figure figure : figures) {
      rows.add(row(figure, ways, sorted));
    }
    return new ComparedWays(ways, sorted, rows, sortOrder);
  }

  private static Odds odds(Way way, OddsCalculator how) {
    try {
      return how.odds(way.fight(), Progress.NONE);
    } catch (TimeUp e) {
      throw e; // Time is up for all ways, not for this one.
    } catch (Refusal e) {
      throw e.within(way.name());
    }
  }

  /** Returns each figure once, in the order of the first way that has it. */
  private static List<Figure> figures(Task task) {
    Map<String, Figure> figures = new LinkedHashMap<>();
    Set<String> known = new LinkedHashSet<>();
    Map<String, String> elsewhere = new LinkedHashMap<>();
    Set<String> missing = new LinkedHashSet<>(task.asked());
    for (Way way : task.ways()) {
      List<String> had = way.fight().measures().stream().map(Measure::name).toList();
      known.addAll(had);
      elsewhere.putAll(way.fight().story().names().elsewhere());
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
          "measure", "unknown measure `" + name + "`", MeasureHelp.of(name, known, elsewhere));
    }
    if (task.by() != null && figures.values().stream().noneMatch(it -> is(it, task.by()))) {
      for (Figure figure : figures.values()) {
        if (figure.measure().equals(task.by())) {
          throw new TextFault(
              "by",
              "`" + task.by() + "` is not a number",
              "sort by the probability of one value, as in \""
                  + task.by()
                  + " is "
                  + figure.value()
                  + "\"");
        }
      }
      throw new TextFault(
          "by", "unknown measure `" + task.by() + "`", MeasureHelp.of(task.by(), known, elsewhere));
    }
    return List.copyOf(figures.values());
  }

  private static boolean is(Figure figure, String name) {
    return figure.measure().equals(name) && figure.value().isEmpty();
  }

  private static Row row(Figure figure, List<Way> ways, List<Odds> odds) {
    List<Estimate> estimates = new ArrayList<>();
    for (int way = 0; way < ways.size(); way++) {
      estimates.add(has(figure, ways.get(way)) ? odds.get(way).estimate(figure) : null);
    }
    return new Row(figure, estimates, best(figure, better(figure, ways), estimates));
  }

  private static boolean has(Figure figure, Way way) {
    return way.fight().measures().stream()
        .anyMatch(
            it ->
                it.name().equals(figure.measure())
                    && (figure.value().isEmpty() || it.categories().contains(figure.value())));
  }

  /** Returns 1 if more is better, as for questions, -1 if less is better, 0 if neither is known. */
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

  /**
   * Returns the way that is certainly better than all others that have the figure; -1 if there is
   * none.
   */
  private static int best(Figure figure, int better, List<Estimate> estimates) {
    boolean several = estimates.stream().filter(Row::has).count() > 1;
    for (int way = 0; way < estimates.size() && several && better != 0; way++) {
      Estimate one = estimates.get(way);
      boolean best = Row.has(one);
      for (int at = 0; at < estimates.size() && best; at++) {
        Estimate other = estimates.get(at);
        best =
            at == way
                || isSurelyMissing(other)
                || Row.has(other) && isBetter(better, Change.of(figure, other, one));
      }
      if (best) {
        return way;
      }
    }
    return -1;
  }

  /**
   * Returns whether a way lacks the figure for certain. A condition never met in a sample may still
   * hold, and the figure might be better.
   */
  private static boolean isSurelyMissing(Estimate way) {
    return way == null || way.isMissing() && way.missing().exact();
  }

  private static boolean isBetter(int better, Change change) {
    return better > 0 ? change.isMore() : change.isLess();
  }
}
