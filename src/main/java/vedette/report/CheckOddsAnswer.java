package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.Engagement.Fact;
import vedette.form.FightName;
import vedette.json.EnumWords;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;
import vedette.question.Estimate;
import vedette.suite.Expectation;
import vedette.suite.Figures;
import vedette.suite.Runner.Computed;
import vedette.suite.Scenario;
import vedette.suite.Scenario.How;
import vedette.suite.Suite;

/** The odds of a suite's scenarios, a line a measure. */
public final class CheckOddsAnswer {
  private CheckOddsAnswer() {}

  /** The answer of scenarios whose odds have been found. */
  public static Answer of(Suite suite, List<Computed> scenarios) {
    Document document = new Document();
    document.heading(suite.file() + ": " + CheckWords.count(suite.entries().size(), "scenario"));
    scenarios.forEach(each -> write(each, document));
    return new Answer(() -> document, () -> data(scenarios), () -> json(suite, scenarios));
  }

  private static void write(Computed computed, Document document) {
    Scenario scenario = computed.scenario();
    document.heading(scenario.name());
    List<Fact> facts = new ArrayList<>();
    String fight = new FightName(scenario.system(), scenario.engagement()).toString();
    String why = computed.why().isEmpty() ? "" : ": " + computed.why();
    facts.add(new Fact(fight, computed.how().words() + why));
    if (computed.refusal() != null) {
      facts.add(new Fact("refused", computed.refusal().getMessage()));
    }
    for (MeasureOdds measure : computed.measures()) {
      facts.add(new Fact(measure.name(), words(measure, computed.figures())));
    }
    for (Expectation.Judged judged : computed.expectations()) {
      String word = EnumWords.word(judged.outcome());
      facts.add(new Fact("expected: " + word, CheckWords.judged(judged)));
    }
    if (computed.figures() != null && computed.figures().cutOff() > 0) {
      facts.add(new Fact("cut off", cutOff(computed)));
    }
    document.facts(facts);
  }

  private static String cutOff(Computed computed) {
    return SampledWords.cutOff((long) computed.figures().cutOff(), computed.how().trials());
  }

  private static String words(MeasureOdds measure, Figures figures) {
    if (measure.distribution().isEmpty()) {
      return SampledWords.noValue((long) figures.cutOff());
    }
    return switch (measure.kind()) {
      case FLAG -> chance(measure.yes());
      case COUNT, NUMBER -> mean(measure);
      case CATEGORY ->
          measure.distribution().stream()
              .map(each -> each.value() + " " + chance(each))
              .collect(Collectors.joining(", "));
    };
  }

  private static String chance(Chance chance) {
    Estimate interval = chance.interval();
    return Numbers.percent(chance.p())
        + (interval == null ? "" : " (" + Numbers.interval(interval.low(), interval.high()) + ")");
  }

  private static String mean(MeasureOdds measure) {
    List<Chance> chances = measure.distribution();
    Comparable<?> least = chances.get(0).value();
    Comparable<?> most = chances.get(chances.size() - 1).value();
    return "mean "
        + SampledWords.mean(measure.mean())
        + (least.equals(most)
            ? ", always " + Numbers.exactly(least)
            : ", from " + Numbers.exactly(least) + " to " + Numbers.exactly(most));
  }

  private static DataTable data(List<Computed> scenarios) {
    DataTable data =
        new DataTable("scenario", "measure", "figure", "value", "estimate", "low", "high");
    for (Computed computed : scenarios) {
      String name = computed.scenario().name();
      for (MeasureOdds measure : computed.measures()) {
        for (Chance chance : measure.distribution()) {
          row(data, name, measure, "p", chance.value(), chance.p(), chance.interval());
        }
        if (measure.mean() != null) {
          double mean = measure.mean().value();
          row(data, name, measure, "mean", "", mean, measure.mean().interval());
          if (measure.mean().ifAtMost() != null) {
            int most = measure.mean().ifAtMost();
            row(data, name, measure, OddsAnswer.IF_AT_MOST, "", most, null);
          }
        }
      }
    }
    return data;
  }

  private static void row(
      DataTable data,
      String scenario,
      MeasureOdds measure,
      String figure,
      Comparable<?> value,
      double estimate,
      Estimate interval) {
    data.row(
        scenario,
        measure.name(),
        figure,
        Numbers.exactly(value),
        estimate,
        interval == null ? null : interval.low(),
        interval == null ? null : interval.high());
  }

  private static String json(Suite suite, List<Computed> scenarios) {
    JsonWriter json = new JsonWriter();
    json.object();
    json.field("vedette", Version.NUMBER);
    json.field("suite", suite.file());
    json.objects("scenarios", scenarios, computed -> scenario(computed, json));
    CheckJson.problems(suite.problems(), json);
    json.end();
    return json.text();
  }

  private static void scenario(Computed computed, JsonWriter json) {
    Scenario scenario = computed.scenario();
    json.field("name", scenario.name());
    json.field("system", scenario.system());
    json.field("engagement", scenario.engagement());
    json.inline().field("request", scenario.request());
    How how = computed.how();
    json.field("method", how.method().word());
    if (!computed.why().isEmpty()) {
      json.field("why", computed.why());
    }
    if (how.isExact()) {
      json.nul("trials").nul("seed");
    } else {
      json.field("trials", how.trials()).field("seed", how.seed());
    }
    json.field("refused", computed.refusal() == null ? null : computed.refusal().getMessage());
    if (computed.figures() != null) {
      json.field("undecided", computed.figures().undecidedShare());
      if (computed.figures().cutOff() > 0) {
        json.field("cutOff", (long) computed.figures().cutOff());
      }
      json.field("error", computed.figures().error());
    }
    MeasuresJson.write(computed.measures(), json);
    CheckJson.expectations(computed.expectations(), json);
  }
}
