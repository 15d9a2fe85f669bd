package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import vedette.fight.Engagement.Fact;
import vedette.form.FightName;
import vedette.json.JsonWriter;
import vedette.study.Weights;
import vedette.study.Weights.Range;

/** What a side should decide by the weight that stands in its goal. */
public final class WeightsAnswer {
  private static final int MOST_SAID = 4;
  private static final int MOST_CHANGES = 30;

  private final Weights weights;
  private final Report report;

  private WeightsAnswer(Weights weights, Report report) {
    this.weights = weights;
    this.report = report;
  }

  /**
   * The answer.
   *
   * @param report the odds of the first range by its best answers, and what they are of
   */
  public static Answer of(Weights weights, Report report) {
    WeightsAnswer answer = new WeightsAnswer(weights, report);
    return new Answer(answer::document, answer::data, answer::json);
  }

  private Document document() {
    Document document = new Document();
    document.heading(
        new FightName(report.system(), report.engagement())
            + ": advice to the "
            + weights.side()
            + " for every weight");
    document.lead(lead());
    List<Fact> facts = new ArrayList<>(report.situation());
    facts.addAll(BestFacts.decided(report.best()));
    facts.add(new Fact("goal", report.best().goal()));
    if (report.best().mayNeverEnd()) {
      facts.add(BestFacts.NEVER_ENDS);
    }
    document.facts(facts);
    document.heading("Best by the weight");
    document.words(
        List.of("from W", "say", "W times", "plus"),
        weights.ranges().stream()
            .map(
                it ->
                    List.of(
                        AdviceAnswer.worth(it.weights().from()),
                        RankedAdviceAnswer.said(it.advice()),
                        AdviceAnswer.worth(it.weights().weighted()),
                        AdviceAnswer.worth(it.weights().rest())))
            .toList());
    if (unsaid() > 0) {
      document.paragraph(
          "Where no doctrine says all, ask with a number in the place of W for what is decided.");
      changes(document);
    }
    return document;
  }

  private void changes(Document document) {
    List<Weights.Change> changes = weights.changes();
    if (changes.isEmpty()) {
      return;
    }
    document.heading("What is taken more often from a weight on");
    document.words(
        List.of("at W", "choice", "sees", "takes", "below", "above"),
        changes.stream()
            .limit(MOST_CHANGES)
            .map(
                it ->
                    List.of(
                        AdviceAnswer.worth(it.weight()),
                        it.parameter(),
                        it.seen(),
                        it.option(),
                        Double.isNaN(it.below()) ? "" : Numbers.share(it.below()),
                        Numbers.share(it.above())))
            .toList());
    if (changes.size() > MOST_CHANGES) {
      document.paragraph("JSON has all " + changes.size() + ".");
    }
  }

  private String lead() {
    List<Range> ranges = weights.ranges();
    if (ranges.size() == 1) {
      return "The same is best for every weight: "
          + RankedAdviceAnswer.said(ranges.get(0).advice())
          + ".";
    }
    List<Range> later = ranges.subList(1, ranges.size());
    if (weights.isAll() && unsaid() < 2 && ranges.size() <= MOST_SAID) {
      return "Best: "
          + RankedAdviceAnswer.said(ranges.get(0).advice())
          + later.stream()
              .map(
                  it ->
                      " up to W = "
                          + AdviceAnswer.worth(it.weights().from())
                          + ", then "
                          + RankedAdviceAnswer.said(it.advice()))
              .collect(Collectors.joining())
          + ".";
    }
    List<String> at = later.stream().map(it -> AdviceAnswer.worth(it.weights().from())).toList();
    return "What is best changes at "
        + (at.size() < MOST_SAID
            ? "W = " + String.join(", ", at)
            : at.size() + " weights from W = " + at.get(0) + " to " + at.get(at.size() - 1))
        + (unsaid() == 0
            ? "."
            : "; in " + unsaid() + " of " + ranges.size() + " ranges no doctrine says all of it.")
        + (weights.isAll() ? "" : " No more than " + ranges.size() + " ranges are looked for.");
  }

  private long unsaid() {
    return weights.ranges().stream().filter(it -> !it.advice().saysAll()).count();
  }

  private DataTable data() {
    DataTable data = new DataTable("from", "to", "said", "weighted", "rest");
    for (Range it : weights.ranges()) {
      data.row(
          it.weights().from(),
          it.isLast() ? null : it.weights().to(),
          RankedAdviceAnswer.said(it.advice()),
          it.weights().weighted(),
          it.weights().rest());
    }
    return data;
  }

  private String json() {
    JsonWriter json = AdviceAnswer.begun(weights.side(), report);
    json.field("goal", report.best().goal());
    json.objects("weights", weights.ranges(), it -> write(it, json));
    json.field("weightsLeftOut", !weights.isAll());
    json.objects(
        "changes",
        weights.changes(),
        it -> {
          json.field("weight", it.weight());
          json.field("choice", it.parameter());
          json.field("sees", it.seen());
          json.field("takes", it.option());
          json.number("below", it.below());
          json.field("above", it.above());
        });
    json.end();
    return json.text();
  }

  private void write(Range range, JsonWriter json) {
    json.field("from", range.weights().from());
    if (range.isLast()) {
      json.nul("to");
    } else {
      json.field("to", range.weights().to());
    }
    json.field("weighted", range.weights().weighted());
    json.field("rest", range.weights().rest());
    json.field("summary", Summary.of(report.summary(), range.advice().odds()));
    json.object("said");
    range.advice().said().forEach(it -> json.field(it.parameter(), it.text()));
    json.end();
  }
}
