package vedette.question;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import vedette.fight.Measure;
import vedette.form.Field;
import vedette.json.HasWord;
import vedette.source.Nearest;
import vedette.source.Synonyms;
import vedette.source.TextFault;

/** A number of a fight's odds: a mean, or the probability of one or more values of a measure. */
public record Figure(
    @Field(text = "The name of the measure.") String measure,
    @Field(text = "Which figure of the measure it is.") Kind kind,
    @Field(text = "The number or the word that it is about; empty if it is about none.")
        String value,
    @Field(text = "What the measure says, in a few words.") String text) {
  /** Stands for a name: all measures of whole sides. */
  public static final String ALL = "all";

  private static final double TOLERANCE_OF_CHANCES = 0.005;
  private static final double TOLERANCE_OF_MEANS = 0.05;

  /** The probability that no end is ever reached; it is part of every measure. */
  public static final Figure UNDECIDED = new Figure("undecided", Kind.YES, "", "no end is reached");

  /** The kind of a figure. */
  public enum Kind implements HasWord {
    /** The probability of a flag. */
    YES,
    /** The mean of a count or a number. */
    MEAN,
    /** The probability that a count is the value or more. */
    OR_MORE,
    /** The probability that a count is the value. */
    EXACTLY,
    /** The probability of a category. */
    IS;

    /** Returns its word in a request or an answer. */
    @Override
    public String word() {
      return this == OR_MORE ? "orMore" : name().toLowerCase(Locale.ROOT);
    }
  }

  /** Returns a figure of a measure without a value: its mean, or the probability of a flag. */
  public static Figure of(Measure<?> measure) {
    return new Figure(
        measure.name(), measure.kind().hasMean() ? Kind.MEAN : Kind.YES, "", measure.text());
  }

  /** Returns the figure of one value: its probability. */
  public static Figure of(Measure<?> measure, String value) {
    Kind kind = measure.kind() == Measure.Kind.COUNT ? Kind.EXACTLY : Kind.IS;
    return new Figure(measure.name(), kind, value, measure.text());
  }

  /** Returns the figure of a count's value or more: its probability. */
  public static Figure orMore(Measure<?> measure, String value) {
    return new Figure(measure.name(), Kind.OR_MORE, value, measure.text());
  }

  /** Returns the measure's name, followed by the value if the figure has one. */
  public String name() {
    return value.isEmpty() ? measure : measure + ": " + part();
  }

  /**
   * Returns the part of the name after the measure: {@code mean}, {@code yes}, {@code 2 or more}.
   */
  public String part() {
    return switch (kind) {
      case YES, MEAN -> kind.word();
      case OR_MORE -> value + " or more";
      case EXACTLY, IS -> value;
    };
  }

  /**
   * Returns its meaning in words: {@code strength points lost, mean}, {@code what becomes of it:
   * routed}.
   */
  public String words() {
    return text + (mean() ? ", mean" : value.isEmpty() ? "" : ": " + part());
  }

  /** Returns whether it is a mean; if not, it is a probability. */
  public boolean mean() {
    return kind == Kind.MEAN;
  }

  /**
   * Returns whether it is the probability of a count's values; such figures come last in reports.
   */
  public boolean isOfCount() {
    return kind == Kind.OR_MORE || kind == Kind.EXACTLY;
  }

  /**
   * Returns the default tolerance of a target for it: half a percentage point, or 0.05 of a mean.
   */
  public double tolerance() {
    return mean() ? TOLERANCE_OF_MEANS : TOLERANCE_OF_CHANCES;
  }

  /** Returns whether it is the probability of success. */
  public boolean isSuccess() {
    return measure.equals(Measure.SUCCESS);
  }

  /** Returns the help for a figure that the cells of a sweep do not have. */
  public static String helpUnknown(String name, Collection<String> known) {
    boolean measure = Question.isName(name) || name.contains(": ");
    Optional<String> same = Synonyms.of(name, known);
    return Nearest.help(
        same.orElse(name),
        known,
        measure ? "add it with --measure" : "add it with --chance or --value");
  }

  /**
   * Returns the figures of a fight.
   *
   * @param asked names of measures or figures; empty for the measures of whole sides
   * @throws TextFault if a name is unknown
   */
  public static List<Figure> of(List<? extends Measure<?>> measures, List<String> asked) {
    return of(measures, asked, Map.of());
  }

  /**
   * Returns the figures of a fight.
   *
   * @param asked names of measures or figures; empty for the measures of whole sides
   * @param elsewhere measures that the fight has only with another option, each with that option
   * @throws TextFault if a name is unknown
   */
  public static List<Figure> of(
      List<? extends Measure<?>> measures, List<String> asked, Map<String, String> elsewhere) {
    List<Figure> figures = new ArrayList<>();
    for (Measure<?> measure : measures) {
      if (asked.isEmpty() && measure.joint()) {
        figures.addAll(all(measure));
      }
    }
    for (String name : asked) {
      for (Figure figure : named(name, measures, elsewhere)) {
        if (!figures.contains(figure)) {
          figures.add(figure);
        }
      }
    }
    return List.copyOf(figures);
  }

  private static List<Figure> named(
      String name, List<? extends Measure<?>> measures, Map<String, String> elsewhere) {
    List<String> known = new ArrayList<>();
    for (Measure<?> measure : measures) {
      if (measure.name().equals(name)) {
        return all(measure);
      }
      for (Figure figure : all(measure)) {
        if (figure.name().equals(name)) {
          return List.of(figure);
        }
      }
      known.add(measure.name());
    }
    throw new TextFault(
        "measure", "unknown measure `" + name + "`", MeasureHelp.of(name, known, elsewhere));
  }

  /** Returns the mean of a measure, or the probability of a flag or of each category. */
  private static List<Figure> all(Measure<?> measure) {
    return measure.kind() == Measure.Kind.CATEGORY
        ? measure.categories().stream().map(value -> of(measure, value)).toList()
        : List.of(of(measure));
  }
}
