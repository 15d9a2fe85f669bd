package vedette.report.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.form.FightName;
import vedette.json.EnumWords;
import vedette.json.Json;
import vedette.json.Version;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.question.Estimate;
import vedette.report.answer.Answer;
import vedette.report.answer.CheckWords;
import vedette.report.answer.MeasureAnswer;
import vedette.report.answer.SampledWords;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.source.Problem;
import vedette.suite.baseline.Runner.ScenarioOdds;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Expectation;
import vedette.suite.figures.Figures;
import vedette.suite.scenario.Scenario;
import vedette.suite.scenario.Suite;
import vedette.work.Refusal;

/** The odds of a suite's scenarios. */
public record CheckOddsAnswer(
    @Field(text = "The version of the program.") String vedette,
    @Field(text = "The file of the suite.") String suite,
    @Field(text = "The scenarios, in the order of the suite.") List<ScenarioAnswer> scenarios,
    @Field(text = "What is wrong with files.") List<Problem> problems) {

  /** The odds of a scenario. */
  record ScenarioAnswer(
      @Field(text = "Its name.") String name,
      @Field(text = "The id of the rule system.") String system,
      @Field(text = "The kind of fight.") String engagement,
      @Field(text = "The request, as the suite has it.", schemaTypes = "object") Json.Obj request,
      @Field(
              text = "The method.",
              only = {"auto", "exact", "simulate", "direct"})
          Method method,
      @Field(text = "Why the fight was simulated, if the method was auto.", optional = true)
          String why,
      @Field(text = "The battles sampled; null if computed.") Optional<Long> trials,
      @Field(text = "The seed of the dice; null if computed.") Optional<Long> seed,
      @Field(text = "The reason for no odds; null if there are odds.") Optional<String> refused,
      @Field(text = "The probability that no end is reached.", optional = true) Double undecided,
      @Field(text = "The battles that were cut off, if any were.", optional = true) Long cutOff,
      @Field(text = "The maximum error of any probability.", optional = true) Double error,
      @Field(text = "The distribution of each measure, by its name.")
          Map<String, MeasureAnswer> measures,
      @Field(text = "The expectations and their outcomes.")
          List<Expectation.ExpectationResult> expectations) {
    private static ScenarioAnswer of(ScenarioOdds scenarioOdds) {
      Scenario scenario = scenarioOdds.scenario();
      Calculation how = scenarioOdds.methodAndSample();
      Figures figures = scenarioOdds.figures();
      return new ScenarioAnswer(
          scenario.name(),
          scenario.system(),
          scenario.engagement(),
          scenario.request(),
          how.method(),
          scenarioOdds.why(),
          how.isExact() ? Optional.empty() : Optional.of(how.trials()),
          how.isExact() ? Optional.empty() : Optional.of(how.seed()),
          Optional.ofNullable(scenarioOdds.refusal()).map(Refusal::getMessage),
          figures == null ? null : (Double) figures.undecidedShare(),
          figures == null || figures.cutOff() == 0 ? null : (Long) figures.cutOff(),
          figures == null ? null : (Double) figures.error(),
          MeasureAnswer.of(scenarioOdds.measures()),
          scenarioOdds.expectations());
    }
  }

  /** Returns the answer of scenarios whose odds have been found. */
  public static Answer of(Suite suite, List<ScenarioOdds> scenarios) {
    Document document = new Document();
    document.heading(suite.file() + ": " + CheckWords.count(suite.entries().size(), "scenario"));
    scenarios.forEach(each -> write(each, document));
    return new Answer(
        () -> document,
        () -> data(scenarios),
        () ->
            new CheckOddsAnswer(
                Version.NUMBER,
                suite.file(),
                scenarios.stream().map(ScenarioAnswer::of).toList(),
                suite.problems().list()));
  }

  private static void write(ScenarioOdds scenarioOdds, Document document) {
    Scenario scenario = scenarioOdds.scenario();
    document.heading(scenario.name());
    List<Fact> facts = new ArrayList<>();
    String fight = new FightName(scenario.system(), scenario.engagement()).toString();
    String why = scenarioOdds.why().isEmpty() ? "" : ": " + scenarioOdds.why();
    facts.add(new Fact(fight, scenarioOdds.methodAndSample().words() + why));
    if (scenarioOdds.refusal() != null) {
      facts.add(new Fact("refused", scenarioOdds.refusal().getMessage()));
    }
    for (MeasureOdds measure : scenarioOdds.measures()) {
      facts.add(new Fact(measure.name(), words(measure)));
    }
    for (Expectation.ExpectationResult expectationResult : scenarioOdds.expectations()) {
      String word =
          expectationResult.outcome() == Expectation.Outcome.OPEN
              ? "undecided"
              : EnumWords.word(expectationResult.outcome());
      facts.add(new Fact("expectation " + word, CheckWords.text(expectationResult)));
    }
    if (scenarioOdds.figures() != null && scenarioOdds.figures().cutOff() > 0) {
      facts.add(new Fact("cut off", cutOff(scenarioOdds)));
    }
    document.facts(facts);
  }

  private static String cutOff(ScenarioOdds scenarioOdds) {
    return SampledWords.cutOff(
        scenarioOdds.figures().cutOff(), scenarioOdds.methodAndSample().trials());
  }

  private static String words(MeasureOdds measure) {
    if (measure.missing() != null) {
      return measure.missing().words();
    }
    return switch (measure.kind()) {
      case FLAG -> chance(measure.chanceOfTrue());
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

  private static DataTable data(List<ScenarioOdds> scenarios) {
    DataTable data =
        new DataTable(
            "scenario", "measure", "figure", "value", "estimate", "low", "high", "fraction");
    for (ScenarioOdds scenarioOdds : scenarios) {
      MeasureAnswer.addTo(data, scenarioOdds.measures(), scenarioOdds.scenario().name());
    }
    return data;
  }
}
