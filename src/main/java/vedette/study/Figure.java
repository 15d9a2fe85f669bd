package vedette.study;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Measure;
import vedette.form.Field;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.Interval;
import vedette.odds.Odds.MeasureOdds;
import vedette.problem.Nearest;
import vedette.problem.TextFault;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.MeasureHelp;
import vedette.question.Question;

/**
 * One number of a fight's odds: the mean of a count, the chance of a flag, or the chance of one of
 * the names of a category.
 */
public record Figure(
    @Field(text = "The name of the measure.") String measure,
    @Field(text = "The word of a category; empty of a number or a flag.") String value,
    @Field(text = "What it says, in a few words.") String text,
    @Field(text = "Whether it is a mean, else a probability.") boolean mean) {
  /** In the place of a name: all measures of the whole sides. */
  public static final String ALL = "all";

  /** The measure's name, and the value behind it if it is one of several. */
  public String name() {
    return value.isEmpty() ? measure : measure + ": " + value;
  }

  /** What helps who names a figure of cells that they do not have. */
  public static String helpUnknown(String name, Collection<String> known) {
    boolean measure = Question.isName(name) || name.contains(": ");
    return Nearest.help(
        name,
        known,
        measure ? "name it with --measure as well" : "ask it with --chance or --value as well");
  }

  /** What it says: {@code strength points lost, mean}, {@code what becomes of it: routed}. */
  public String words() {
    return text + (mean ? ", mean" : value.isEmpty() ? "" : ": " + value);
  }

  /** Whether it is the chance of success. */
  public boolean isSuccess() {
    return measure.equals(Measure.SUCCESS);
  }

  /**
   * The figures of a fight.
   *
   * @param asked names of measures or figures; if there is none, those of the whole sides are meant
   * @throws TextFault if a name is none
   */
  public static List<Figure> of(List<? extends Measure<?>> measures, List<String> asked) {
    List<Figure> figures = new ArrayList<>();
    for (Measure<?> measure : measures) {
      if (asked.isEmpty() && measure.joint()) {
        figures.addAll(of(measure));
      }
    }
    for (String name : asked) {
      for (Figure figure : named(name, measures)) {
        if (!figures.contains(figure)) {
          figures.add(figure);
        }
      }
    }
    return List.copyOf(figures);
  }

  private static List<Figure> named(String name, List<? extends Measure<?>> measures) {
    List<String> known = new ArrayList<>();
    for (Measure<?> measure : measures) {
      if (measure.name().equals(name)) {
        return of(measure);
      }
      for (Figure figure : of(measure)) {
        if (figure.name().equals(name)) {
          return List.of(figure);
        }
      }
      known.add(measure.name());
    }
    throw new TextFault(
        "measure", "there is no measure `" + name + "` here", MeasureHelp.of(name, known));
  }

  private static List<Figure> of(Measure<?> measure) {
    List<Figure> figures = new ArrayList<>();
    if (measure.kind() != Measure.Kind.CATEGORY) {
      boolean mean = measure.kind().hasMean();
      figures.add(new Figure(measure.name(), "", measure.text(), mean));
    }
    for (String value : measure.categories()) {
      figures.add(new Figure(measure.name(), value, measure.text(), false));
    }
    return figures;
  }

  /**
   * The figures of several fights, each once; those of a measure stand together, in the order of
   * the first fight that has them.
   *
   * @param fights the measures of each
   * @param asked as above; what only some fights have is meant as well
   * @throws TextFault if a name is none of any fight
   */
  static List<Figure> ofAll(List<? extends List<? extends Measure<?>>> fights, List<String> asked) {
    Map<String, Map<String, Figure>> figures = new LinkedHashMap<>();
    for (String name : asked.isEmpty() ? List.of(ALL) : asked) {
      TextFault unknown = null;
      boolean known = false;
      for (List<? extends Measure<?>> measures : fights) {
        try {
          for (Figure figure : of(measures, name.equals(ALL) ? List.of() : List.of(name))) {
            figures
                .computeIfAbsent(figure.measure, it -> new LinkedHashMap<>())
                .putIfAbsent(figure.name(), figure);
          }
          known = true;
        } catch (TextFault e) {
          Figure strength = Strength.figure(name, measures);
          if (strength == null) {
            unknown = unknown == null ? e : unknown;
          } else {
            figures.computeIfAbsent(name, it -> new LinkedHashMap<>()).put(name, strength);
            known = true;
          }
        }
      }
      if (!known) {
        throw unknown;
      }
    }
    return figures.values().stream().flatMap(each -> each.values().stream()).toList();
  }

  /** Whether odds have it. */
  boolean isIn(Odds odds) {
    MeasureOdds there = odds.measure(measure);
    return there != null && isOf(there.kind());
  }

  private boolean isOf(Measure.Kind kind) {
    return kind.hasMean() == mean && value.isEmpty() == (kind != Measure.Kind.CATEGORY);
  }

  /**
   * Its value; 0 of what never happens, so that the fight may not even measure it; NaN of a mean if
   * no fight ends.
   */
  public double of(Odds odds) {
    MeasureOdds measure = odds.measure(measure());
    if (measure == null) {
      return 0;
    }
    if (mean) {
      return measure.mean() == null ? Double.NaN : measure.mean().value();
    }
    Chance chance = chance(measure);
    return chance == null ? 0 : chance.p();
  }

  /** Its value with the range of the true one: its own error bound, or 95% if sampled. */
  public Estimate estimate(Odds odds) {
    double value = of(odds);
    if (odds instanceof Odds.Exact) {
      return Estimate.exact(value, error(odds.measure(measure)));
    }
    Interval interval = odds.measure(measure) == null ? null : interval(odds);
    return interval == null
        ? Estimate.unknown(value)
        : Estimate.sampled(value, interval.low(), interval.high());
  }

  /** The bound of its own; what the fight does not measure never happens. */
  private double error(MeasureOdds measure) {
    if (measure == null || mean && measure.mean() == null) {
      return 0;
    }
    return mean ? measure.mean().error() : measure.error();
  }

  /** Its 95% interval if the odds are sampled; null if it has none. */
  Interval interval(Odds odds) {
    MeasureOdds measure = odds.measure(measure());
    if (mean) {
      return measure.mean() == null ? null : measure.mean().interval();
    }
    Chance chance = chance(measure);
    return chance == null ? null : chance.interval();
  }

  /** What its interval of a mean holds if no fight counts more than; null without a condition. */
  Integer ifAtMost(Odds odds) {
    MeasureOdds measure = odds.measure(measure());
    return mean && measure.mean() != null ? measure.mean().ifAtMost() : null;
  }

  private Chance chance(MeasureOdds measure) {
    if (value.isEmpty()) {
      return measure.yes();
    }
    for (Chance chance : measure.distribution()) {
      if (chance.value().equals(value)) {
        return chance;
      }
    }
    return null;
  }

  /** A figure with one table, and with another. */
  public record FigureChange(Figure figure, Change change) {
    /** Its value with the old table. */
    public double old() {
      return change.before().value();
    }

    /** Its value with the new table. */
    public double now() {
      return change.after().value();
    }

    /** By how much it changes; NaN if that is unclear, or for a mean that no fight has. */
    public double by() {
      return isUnclear() ? Double.NaN : change.by();
    }

    /** Whether it is the same with both tables. */
    boolean isSame() {
      return change.verdict() == Change.Verdict.SAME;
    }

    /** Whether error bounds leave open that it changes. */
    public boolean isUnclear() {
      return change.verdict() == Change.Verdict.UNCLEAR;
    }

    /** Whether it is a probability, else a mean. */
    public boolean isChance() {
      return !figure.mean();
    }
  }
}
