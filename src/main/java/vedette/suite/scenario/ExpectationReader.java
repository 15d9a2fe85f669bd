package vedette.suite.scenario;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.json.Json;
import vedette.question.Figure;
import vedette.question.MeasureHelp;
import vedette.question.NamedQuestion;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.source.Nearest;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.TextFault;
import vedette.suite.figures.Expectation;

/** A reader of the expectations of a scenario. */
final class ExpectationReader {
  private static final String OR_MORE = Figure.Kind.OR_MORE.word();
  private static final String IS = Figure.Kind.IS.word();
  private static final String AT_LEAST = "atLeast";
  private static final String AT_MOST = "atMost";
  private static final String TARGET = "target";
  private static final String TOLERANCE = "tolerance";
  private static final int LARGEST = 1_000_000;

  private final Source source;
  private final Problems problems;
  private final List<Expectation> expectations = new ArrayList<>();
  private final List<Question> questions = new ArrayList<>();

  /** The fight with the questions asked so far. */
  private Engagement<?, ?> fight;

  ExpectationReader(Source source, Problems problems, Engagement<?, ?> fight) {
    this.source = source;
    this.problems = problems;
    this.fight = fight;
  }

  /** Returns the fight with all questions that have an expectation. */
  Engagement<?, ?> fight() {
    return fight;
  }

  /** Returns another version of the fight with these questions. */
  Engagement<?, ?> asked(Engagement<?, ?> other) {
    Engagement<?, ?> asked = other;
    for (Question question : questions) {
      asked = QuestionMeasures.of(asked, List.of(question));
    }
    return asked;
  }

  /**
   * Returns the expectations in an object of measures, or an empty list for null; wrong ones are
   * reported.
   */
  List<Expectation> read(Json expect) {
    if (expect instanceof Json.Obj object) {
      object.members().forEach(this::read);
    } else if (expect != null) {
      error(
          Code.EXPECTATION_TYPE,
          expect,
          "expected an object of measures, found " + expect.kindWithArticle(),
          "write { \"defenderRepulsed\": { \"atLeast\": 0.4 } }");
    }
    return List.copyOf(expectations);
  }

  private void error(String code, Json at, String message, String help) {
    problems.error(code, source, at.at(), message, help);
  }

  private void read(Json.Member member) {
    Measure<?> measure = measure(member);
    if (measure != null && member.value() instanceof Json.Arr array) {
      if (array.values().isEmpty()) {
        error(
            Code.NO_BOUND,
            array,
            "the list of expectations of " + Printable.quote(member.name()) + " is empty",
            "write an expectation into the list, or leave the list out");
      }
      array.values().forEach(each -> read(measure, each));
    } else if (measure != null) {
      read(measure, member.value());
    }
  }

  /** Returns the measure of a name or of a question; null if it is neither, which is reported. */
  private Measure<?> measure(Json.Member member) {
    Measure<?> known = knownMeasure(member.name());
    if (known == null && Question.isName(member.name())) {
      problems.error(
          Code.UNKNOWN_MEASURE,
          source,
          member.at(),
          "unknown measure " + Printable.quote(member.name()),
          MeasureHelp.of(
              member.name(),
              fight.measures().stream().map(Measure::name).toList(),
              fight.story().names().elsewhere()));
      return null;
    }
    try {
      return asked(new Question(Question.Kind.EITHER, member.name(), member.name()));
    } catch (TextFault e) {
      NamedQuestion.report(
          e,
          source,
          member.at(),
          (at, message, help) -> problems.error(Code.QUESTION, source, at, message, help));
      return null;
    }
  }

  /** Returns the measure of a name; null if the fight has none. */
  private Measure<?> knownMeasure(String name) {
    return fight.measures().stream().filter(it -> it.name().equals(name)).findFirst().orElse(null);
  }

  /** Returns the measure of a question. */
  private Measure<?> asked(Question question) {
    if (knownMeasure(question.name()) == null) {
      fight = QuestionMeasures.of(fight, List.of(question));
      questions.add(question);
    }
    return knownMeasure(question.name());
  }

  private void read(Measure<?> measure, Json json) {
    if (!(json instanceof Json.Obj object)) {
      error(
          Code.EXPECTATION_TYPE,
          json,
          "expected an object with bounds, found " + json.kindWithArticle(),
          "write { \"atLeast\": 0.4 }, { \"atMost\": 0.1 } or both");
      return;
    }
    List<String> keys = keys(measure);
    boolean known = true;
    for (Json.Member member : object.members()) {
      if (!keys.contains(member.name())) {
        problems.error(
            Code.EXPECTATION_KEY,
            source,
            member.at(),
            "unknown key " + Printable.quote(member.name()) + " of a " + word(measure),
            Nearest.help(member.name(), keys));
        known = false;
      }
    }
    if (known) {
      bounds(measure, object);
    }
  }

  private static String word(Measure<?> measure) {
    return switch (measure.kind()) {
      case COUNT -> "count";
      case NUMBER -> "number";
      case FLAG -> "flag";
      case CATEGORY -> "category";
    };
  }

  private static List<String> keys(Measure<?> measure) {
    return switch (measure.kind()) {
      case COUNT -> List.of(OR_MORE, IS, AT_LEAST, AT_MOST, TARGET, TOLERANCE);
      case FLAG, NUMBER -> List.of(AT_LEAST, AT_MOST, TARGET, TOLERANCE);
      case CATEGORY -> List.of(IS, AT_LEAST, AT_MOST, TARGET, TOLERANCE);
    };
  }

  /** Adds an expectation. For several values, it is about the probability of any of them. */
  private void bounds(Measure<?> measure, Json.Obj object) {
    Json is = object.get(IS);
    Json.Arr several = is instanceof Json.Arr values ? values : null;
    if (is instanceof Json.Str word && measure.valueWords().isSeveral(word.value())) {
      several = new Json.Arr(List.of(word), word.at());
    }
    if (several != null) {
      Measure<?> either = oneOf(measure, several);
      if (either != null) {
        List<Json.Member> others =
            object.members().stream().filter(it -> !it.name().equals(IS)).toList();
        bounds(either, new Json.Obj(others, object.at()));
      }
      return;
    }
    Figure figure = figure(measure, object);
    if (figure == null) {
      return;
    }
    Json least = object.get(AT_LEAST);
    Json most = object.get(AT_MOST);
    double highest = figure.mean() ? LARGEST : 1;
    double lowest = measure.kind() == Measure.Kind.NUMBER ? -LARGEST : 0;
    if (object.get(TARGET) != null || object.get(TOLERANCE) != null) {
      target(figure, object, lowest, highest);
      return;
    }
    if (least == null && most == null) {
      error(
          Code.NO_BOUND,
          object,
          "the expectation has no bound",
          "add \"atLeast\", \"atMost\", both, or a \"target\"");
      return;
    }
    Double atLeast = bound(least, lowest, highest);
    Double atMost = bound(most, lowest, highest);
    if (atLeast != null && atMost != null && atLeast > atMost) {
      error(Code.BOUND, most, "\"atMost\" is below \"atLeast\"", "exchange the two bounds");
    } else if ((least == null) == (atLeast == null) && (most == null) == (atMost == null)) {
      expectations.add(new Expectation(figure, atLeast, atMost, object.at()));
    }
  }

  /** Adds an expectation with a target and a tolerance, or the default one. */
  private void target(Figure figure, Json.Obj object, double lowest, double highest) {
    for (String bound : List.of(AT_LEAST, AT_MOST)) {
      if (object.get(bound) != null) {
        error(
            Code.EXPECTATION_KEY,
            object.get(bound),
            "\"" + bound + "\" cannot be combined with \"target\" and \"tolerance\"",
            "write the bounds \"atLeast\" and \"atMost\", or a target");
        return;
      }
    }
    if (object.get(TARGET) == null) {
      error(
          Code.NO_BOUND,
          object.get(TOLERANCE),
          "the tolerance has no target",
          "add \"target\", or write \"atLeast\" and \"atMost\"");
      return;
    }
    Double target = bound(object.get(TARGET), lowest, highest);
    Json given = object.get(TOLERANCE);
    Double tolerance =
        given == null ? Double.valueOf(figure.tolerance()) : bound(given, 0, highest);
    if (target != null && tolerance != null) {
      double least = target - tolerance;
      double most = target + tolerance;
      boolean isAny = least <= lowest && most >= highest;
      expectations.add(
          new Expectation(
              figure,
              least <= lowest && !isAny ? null : Double.valueOf(least),
              most >= highest && !isAny ? null : Double.valueOf(most),
              object.at()));
    }
  }

  private Measure<?> oneOf(Measure<?> measure, Json.Arr values) {
    List<String> words = new ArrayList<>();
    for (Json each : values.values()) {
      String word = value(measure, IS, each);
      if (word == null) {
        return null;
      }
      words.add(measure.kind() == Measure.Kind.CATEGORY ? '"' + word + '"' : word);
    }
    if (words.isEmpty()) {
      error(Code.UNKNOWN_VALUE, values, "the list is empty", "write at least one value into it");
      return null;
    }
    return asked(
        new Question(
            Question.Kind.CHANCE, measure.name() + " in [" + String.join(", ", words) + "]"));
  }

  /** Returns the figure of an expectation; null if it is wrong, which is reported. */
  private Figure figure(Measure<?> measure, Json.Obj object) {
    Json orMore = object.get(OR_MORE);
    Json is = object.get(IS);
    if (orMore != null && is != null) {
      error(
          Code.EXPECTATION_KEY,
          is,
          "\"is\" and \"orMore\" cannot be combined",
          "write two expectations");
      return null;
    }
    if (measure.kind() == Measure.Kind.CATEGORY && is == null) {
      error(
          Code.EXPECTATION_KEY,
          object,
          "the value of " + measure.name() + " is missing",
          "add \"is\": \""
              + measure.valueWords().statements().stream().findFirst().orElse("…")
              + "\"");
      return null;
    }
    if (orMore == null && is == null) {
      return Figure.of(measure);
    }
    String value = orMore == null ? value(measure, IS, is) : value(measure, OR_MORE, orMore);
    return value == null
        ? null
        : orMore == null ? Figure.of(measure, value) : Figure.orMore(measure, value);
  }

  /** Returns the value of an expectation; null if it is wrong, which is reported. */
  private String value(Measure<?> measure, String key, Json value) {
    if (measure.kind() == Measure.Kind.COUNT) {
      if (value instanceof Json.Num number
          && number.value() != null
          && number.value().abs().compareTo(BigDecimal.valueOf(LARGEST)) <= 0
          && number.value().signum() >= 0
          && number.value().stripTrailingZeros().scale() <= 0) {
        return Integer.toString(number.value().intValueExact());
      }
      error(
          Code.UNKNOWN_VALUE,
          value,
          "\"" + key + "\" is not a whole number from 0",
          "write a number without quotes, as in \"" + key + "\": 2");
      return null;
    }
    if (value instanceof Json.Str word && measure.valueWords().isPossible(word.value())) {
      return word.value();
    }
    String written = value instanceof Json.Str word ? word.value() : "";
    error(
        Code.UNKNOWN_VALUE,
        value,
        measure.name() + " has no value " + Printable.quote(written),
        Nearest.help(written, measure.valueWords().statements()));
    return null;
  }

  private Double bound(Json json, double lowest, double highest) {
    if (json == null) {
      return null;
    }
    if (json instanceof Json.Num number && number.value() != null) {
      double bound = number.value().doubleValue();
      if (bound >= lowest && bound <= highest) {
        return bound;
      }
    }
    error(
        Code.BOUND,
        json,
        "the bound is not a " + (highest == 1 ? "probability" : "number from 0"),
        highest == 1 ? "write a number from 0 to 1, as 0.4" : "write a number, as 2.5");
    return null;
  }
}
