package vedette.study;

import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Measure;
import vedette.form.Field;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.odds.Counted;
import vedette.odds.Counted.Times;
import vedette.odds.Sample;
import vedette.problem.Position;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.problem.WrongFile;
import vedette.study.log.LogReader;
import vedette.study.log.LogWriter;

/**
 * The log of a part of one fight's trials: a line of what was counted of each measure, then lines
 * of the values that came together.
 */
public final class TrialsLog {
  private static final int OUTCOMES_A_LINE = 1_000;

  /** The greatest count of anything. */
  private static final int MOST = 1 << 24;

  private final List<Measure<?>> measures;
  private final List<Measure<?>> joint;

  /** The line of the measures. */
  record CountedLine(
      @Field(text = "battles", min = 0) long battles,
      @Field(text = "battles without an end", min = 0) long undecided,
      @Field(text = "battles cut off", min = 0) long cutOff,
      @Field(text = "readings consulted") List<String> readings,
      @Field(text = "what was counted of each measure") List<OfMeasure> measures,
      @Field(text = "checksum") String checksum) {}

  record OfMeasure(
      @Field(text = "name", maxLength = JsonReader.MAX_STRING) String name,
      @Field(text = "values, each with its number") List<Json> counted) {}

  /** A line of outcomes. */
  record OutcomesLine(
      @Field(text = "values that came together, with their number") List<Json> outcomes,
      @Field(text = "checksum") String checksum) {}

  /** Logs of a fight with these measures. */
  TrialsLog(List<? extends Measure<?>> measures) {
    this.measures = List.copyOf(measures);
    joint = this.measures.stream().filter(Measure::isOutcome).toList();
  }

  /**
   * Writes what was counted.
   *
   * @param measures those of the fight
   */
  public static void write(
      TrialsHead head, List<? extends Measure<?>> measures, Counted counted, Writer out) {
    LogWriter log = new LogWriter(out, head.line());
    JsonWriter json = new JsonWriter().inline().object();
    json.field("battles", counted.battles());
    json.field("undecided", counted.undecided());
    json.field("cutOff", counted.cutOff());
    json.words("readings", counted.readings());
    json.array("measures");
    for (int i = 0; i < measures.size(); i++) {
      json.object().field("name", measures.get(i).name()).array("counted");
      for (Times<Comparable<?>> value : counted.measures().get(i)) {
        write(List.of(value.value()), value.times(), json);
      }
      json.end().end();
    }
    log.add(json.end().end().text());
    List<Times<List<Comparable<?>>>> outcomes = counted.outcomes();
    for (int from = 0; from < outcomes.size(); from += OUTCOMES_A_LINE) {
      JsonWriter line = new JsonWriter().inline().object().array("outcomes");
      outcomes
          .subList(from, Math.min(outcomes.size(), from + OUTCOMES_A_LINE))
          .forEach(it -> write(it.value(), it.times(), line));
      log.add(line.end().end().text());
    }
    log.end();
  }

  /** Values, and behind them how often they came together. */
  private static void write(List<Comparable<?>> values, long times, JsonWriter json) {
    json.array();
    for (Comparable<?> value : values) {
      if (value instanceof Boolean yes) {
        json.value(yes);
      } else if (value instanceof Integer number) {
        json.value(number);
      } else if (value instanceof Fraction number) {
        json.value(number.getNumerator() + "/" + number.getDenominator());
      } else {
        json.value(value.toString());
      }
    }
    json.value(times).end();
  }

  /**
   * Adds what a log has counted.
   *
   * @throws vedette.problem.WrongFile if it was counted of another fight
   */
  void addTo(Sample<?> sample, LogReader log) {
    Source line = log.next();
    if (line != null) {
      sample.add(counted(line));
    }
    for (Source next = log.next(); next != null; next = log.next()) {
      for (Json row : LogReader.said(next, OutcomesLine.class).outcomes()) {
        Times<List<Comparable<?>>> outcome = row(row, joint, next);
        sample.addOutcome(outcome.value(), outcome.times());
      }
    }
  }

  private Counted counted(Source source) {
    CountedLine line = LogReader.said(source, CountedLine.class);
    List<String> names = line.measures().stream().map(OfMeasure::name).toList();
    if (!names.equals(measures.stream().map(Measure::name).toList())) {
      throw wrong(source, source.position(0), "these are not the measures of the fight");
    }
    List<List<Times<Comparable<?>>>> counted = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      List<Measure<?>> of = List.of(measures.get(i));
      List<Times<Comparable<?>>> values = new ArrayList<>();
      for (Json row : line.measures().get(i).counted()) {
        Times<List<Comparable<?>>> times = row(row, of, source);
        values.add(new Times<>(times.value().get(0), times.times()));
      }
      counted.add(values);
    }
    return new Counted(
        line.battles(), line.undecided(), line.cutOff(), line.readings(), counted, List.of());
  }

  private static Times<List<Comparable<?>>> row(Json row, List<Measure<?>> of, Source source) {
    List<Json> written = row instanceof Json.Arr array ? array.values() : List.of();
    if (written.size() != of.size() + 1) {
      throw wrong(source, row.at(), "expected " + of.size() + " values and their number");
    }
    List<Comparable<?>> values = new ArrayList<>();
    for (int i = 0; i < of.size(); i++) {
      Comparable<?> value = value(written.get(i), of.get(i));
      if (value == null) {
        throw wrong(source, written.get(i).at(), "this is not a value of " + of.get(i).name());
      }
      values.add(value);
    }
    if (written.get(of.size()) instanceof Json.Num times) {
      return new Times<>(values, times.value().longValue());
    }
    throw wrong(source, row.at(), "expected a number of battles");
  }

  private static WrongFile wrong(Source source, Position at, String message) {
    Problems problems = new Problems();
    problems.error(Code.NO_COUNTS, source, at, message, "write the file anew");
    return new WrongFile(problems.worst(), problems);
  }

  /** A value; null if it is none of that measure. */
  private static Comparable<?> value(Json json, Measure<?> measure) {
    return switch (measure.kind()) {
      case FLAG -> json instanceof Json.Bool flag ? flag.value() : null;
      case COUNT -> {
        double count = json instanceof Json.Num number ? number.value().doubleValue() : -1;
        yield count >= 0 && count <= MOST ? (int) count : null;
      }
      case CATEGORY ->
          json instanceof Json.Str name && measure.valueWords().canBe(name.value())
              ? name.value()
              : null;
      case NUMBER -> json instanceof Json.Str number ? fraction(number.value()) : null;
    };
  }

  private static Fraction fraction(String text) {
    try {
      int slash = Math.max(0, text.indexOf('/'));
      return new Fraction(
          Integer.parseInt(text.substring(0, slash)), Integer.parseInt(text.substring(slash + 1)));
    } catch (NumberFormatException | MathArithmeticException e) {
      return null;
    }
  }
}
