package vedette.suite;

import vedette.fight.Measure;

/**
 * One number that the odds of a fight have: a probability or a mean.
 *
 * @param measure the measure's name
 * @param kind which of its figures
 * @param value the number or the word that it is about; "" if it is about none
 */
record CheckedFigure(String measure, Expectation.Kind kind, String value) {
  /** The probability that no end is ever reached; it is part of every measure. */
  static final Measure<?> UNDECIDED = Measure.flag("undecided", "no end is reached", it -> false);

  /** The one figure of {@link #UNDECIDED}. */
  static final CheckedFigure OF_UNDECIDED = yes(UNDECIDED);

  static CheckedFigure yes(Measure<?> measure) {
    return new CheckedFigure(measure.name(), Expectation.Kind.YES, "");
  }

  static CheckedFigure mean(Measure<?> measure) {
    return new CheckedFigure(measure.name(), Expectation.Kind.MEAN, "");
  }

  static CheckedFigure is(Measure<?> measure, String value) {
    return new CheckedFigure(measure.name(), Expectation.Kind.IS, value);
  }

  static CheckedFigure orMore(Measure<?> measure, String value) {
    return new CheckedFigure(measure.name(), Expectation.Kind.OR_MORE, value);
  }

  boolean isMean() {
    return kind == Expectation.Kind.MEAN;
  }

  /** Which of its measure's figures it is, in reports. */
  String text() {
    return switch (kind) {
      case YES -> Figures.YES;
      case MEAN -> Difference.MEAN;
      case OR_MORE -> value + " or more";
      case IS -> value;
    };
  }
}
