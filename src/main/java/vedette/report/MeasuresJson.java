package vedette.report;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Measure;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;
import vedette.question.Estimate;

/** Writes the distributions of measures as JSON, wherever they are part of an answer. */
final class MeasuresJson {
  private MeasuresJson() {}

  /** Writes them as the member {@code measures}. */
  static void write(List<MeasureOdds> measures, JsonWriter json) {
    json.object("measures");
    for (MeasureOdds measure : measures) {
      json.object(measure.name());
      members(measure, json);
      json.end();
    }
    json.end();
  }

  /** Writes what was asked for as the member {@code questions}, each with its text. */
  static void writeAsked(List<MeasureOdds> questions, JsonWriter json) {
    json.objects(
        "questions",
        questions,
        question -> {
          json.field("text", question.text());
          members(question, json);
        });
  }

  private static void members(MeasureOdds measure, JsonWriter json) {
    json.field("kind", EnumWords.word(measure.kind()));
    if (measure.kind() == Measure.Kind.FLAG) {
      chance(measure.yes(), json);
    } else {
      if (measure.mean() != null) {
        mean(measure.mean(), json);
      } else if (measure.kind().hasMean()) {
        json.nul("mean");
      }
      json.rows(
          "distribution",
          measure.distribution(),
          chance -> {
            value("value", chance.value(), json);
            chance(chance, json);
          });
    }
  }

  private static void mean(Odds.Mean mean, JsonWriter json) {
    json.field("mean", mean.value());
    if (!Double.isNaN(mean.error())) {
      json.field("meanError", mean.error());
    }
    if (mean.interval() != null) {
      json.inline().array("meanInterval");
      json.value(mean.interval().low()).value(mean.interval().high());
      json.end();
      if (mean.ifAtMost() != null) {
        json.field(OddsAnswer.IF_AT_MOST, mean.ifAtMost().longValue());
      }
    }
    if (mean.fraction() != null) {
      json.field("meanFraction", text(mean.fraction()));
    }
  }

  private static void chance(Chance chance, JsonWriter json) {
    json.field("p", chance.p());
    interval("low", "high", chance.interval(), json);
    json.field("fraction", text(chance.fraction()));
  }

  /** A fraction with its slash; null of none. */
  static String text(BigFraction fraction) {
    return fraction == null ? null : fraction.getNumerator() + "/" + fraction.getDenominator();
  }

  /** Writes the bounds of an interval as members; null where there is none. */
  static void interval(String low, String high, Estimate interval, JsonWriter json) {
    if (interval == null) {
      json.nul(low).nul(high);
    } else {
      json.field(low, interval.low()).field(high, interval.high());
    }
  }

  /** A number that was asked for; one that is not whole has its fraction beside it. */
  private static void number(String name, Fraction number, JsonWriter json) {
    if (number.getDenominator() == 1) {
      json.field(name, (long) number.getNumerator());
    } else {
      json.field(name, number.doubleValue());
      json.field(name + "Fraction", Numbers.exactly(number));
    }
  }

  /** Writes a measure's value as a member. */
  static void value(String name, Comparable<?> value, JsonWriter json) {
    if (value instanceof Integer number) {
      json.field(name, number.longValue());
    } else if (value instanceof Fraction number) {
      number(name, number, json);
    } else if (value instanceof Boolean yes) {
      json.field(name, yes.booleanValue());
    } else {
      json.field(name, value.toString());
    }
  }
}
