package vedette.study;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.json.Json;
import vedette.json.JsonRows;
import vedette.json.Problems;
import vedette.odds.Counted.Times;

/** The values of a fight's measures as a tally has them. */
final class TallyValues {
  /** The greatest count of a measure of which no rule says how great it can be. */
  private static final int MOST = 1 << 24;

  private static final Pattern FRACTION = Pattern.compile("-?[0-9]{1,10}/[1-9][0-9]{0,9}");

  private final List<Measure<?>> measures;
  private final List<Measure<?>> joint;
  private final int lastTurn;
  private final JsonRows rows;
  private final Problems problems;

  /**
   * Those of a fight.
   *
   * @param rows where they are read
   * @param problems takes what is none
   */
  TallyValues(Engagement<?, ?> fight, JsonRows rows, Problems problems) {
    measures = List.copyOf(fight.measures());
    joint = measures.stream().filter(Measure::isOutcome).toList();
    lastTurn = fight.lastTurn();
    this.rows = rows;
    this.problems = problems;
  }

  private HeadReader parts() {
    return new HeadReader(rows.source(), problems, Code.TALLY);
  }

  /** The names of the measures. */
  List<String> names() {
    return measures.stream().map(Measure::name).toList();
  }

  /**
   * What was counted of one measure.
   *
   * @param ended how often it must be in all
   */
  List<Times<Comparable<?>>> ofMeasure(int number, Json json, long ended) {
    List<Times<Comparable<?>>> all = new ArrayList<>();
    List<Json> rows = json instanceof Json.Arr array ? array.values() : List.of();
    long sum = 0;
    for (Json row : rows) {
      Times<List<Comparable<?>>> times = row(row, List.of(measures.get(number)));
      if (times == null) {
        return List.of();
      }
      sum = plus(sum, times.times());
      all.add(new Times<>(times.value().get(0), times.times()));
    }
    if (sum != ended) {
      parts().wrong(json, names().get(number) + " was counted of another number of battles");
    }
    return all;
  }

  /** Values of all joint measures that came together; null if they are wrong. */
  Times<List<Comparable<?>>> outcome(Json row) {
    return row(row, joint);
  }

  /** A sum that stays too great if it is. */
  static long plus(long sum, long times) {
    return Math.min(Long.MAX_VALUE / 2, sum + Math.min(times, Long.MAX_VALUE / 2));
  }

  private Times<List<Comparable<?>>> row(Json row, List<Measure<?>> of) {
    List<Json> written = row instanceof Json.Arr array ? array.values() : List.of();
    if (written.size() != of.size() + 1) {
      parts().wrong(row, "expected " + of.size() + " values and their number");
      return null;
    }
    List<Comparable<?>> values = new ArrayList<>();
    for (int i = 0; i < of.size(); i++) {
      Comparable<?> value = value(written.get(i), of.get(i));
      if (value == null) {
        parts().wrong(written.get(i), "this is not a value of " + of.get(i).name());
        return null;
      }
      values.add(value);
    }
    long times = parts().whole(written.get(of.size()));
    if (times < 1) {
      parts().wrong(written.get(of.size()), "expected a number of battles from 1");
      return null;
    }
    return new Times<>(values, times);
  }

  /** A value; null if it is none of that measure. */
  private Comparable<?> value(Json json, Measure<?> measure) {
    return switch (measure.kind()) {
      case FLAG -> json instanceof Json.Bool flag ? flag.value() : null;
      case COUNT -> count(json, measure.bounds(lastTurn));
      case CATEGORY ->
          json instanceof Json.Str name && measure.canBe(name.value()) ? name.value() : null;
      case NUMBER -> json instanceof Json.Str number ? fraction(number.value(), measure) : null;
    };
  }

  private static Integer count(Json json, Bounds bounds) {
    if (!(json instanceof Json.Num number) || number.value() == null) {
      return null;
    }
    double most = bounds.isKnown() ? bounds.most() : MOST;
    double value = number.value().doubleValue();
    return value >= 0 && value <= most && value == Math.rint(value) ? (int) value : null;
  }

  private Fraction fraction(String text, Measure<?> measure) {
    if (!FRACTION.matcher(text).matches()) {
      return null;
    }
    try {
      int slash = text.indexOf('/');
      Fraction value =
          new Fraction(
              Integer.parseInt(text.substring(0, slash)),
              Integer.parseInt(text.substring(slash + 1)));
      Bounds bounds = measure.bounds(lastTurn);
      double number = value.doubleValue();
      return bounds.isKnown() && (number < bounds.least() || number > bounds.most()) ? null : value;
    } catch (NumberFormatException | MathArithmeticException e) {
      return null;
    }
  }
}
