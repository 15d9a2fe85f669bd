package vedette.report.odds;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.FightName;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.Chance;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.question.Estimate;
import vedette.report.answer.BestChoiceFacts;
import vedette.report.answer.Deciles;
import vedette.report.answer.MeasureAnswer;
import vedette.report.answer.Provenances;
import vedette.report.answer.Report;
import vedette.report.answer.SampledWords;
import vedette.report.answer.SideWords;
import vedette.report.answer.Summary;
import vedette.report.page.Block;
import vedette.report.page.Document;
import vedette.report.page.Numbers;

/** The document of odds: the situation first, then each measure with its probabilities. */
public final class OddsDocument {
  /** The most values of a category that are all listed. */
  private static final int MOST_LISTED = 12;

  /** The number listed if there are more, so that at least three are summed up. */
  private static final int LISTED = 10;

  /** The widest range of a chart; numbers in questions may lie far apart. */
  private static final int WIDEST_DRAWN = 200;

  private final Report report;
  private final Document document = new Document();
  private final boolean sampled;

  private OddsDocument(Report report) {
    this.report = report;
    sampled = report.odds() instanceof Odds.Sampled;
  }

  /** Returns the document of a report. */
  static Document of(Report report) {
    OddsDocument odds = new OddsDocument(report);
    odds.write();
    return odds.document;
  }

  private void write() {
    document.heading(new FightName(report.system(), report.engagement()) + ": " + method());
    String summary = Summary.of(report.summary(), report.odds());
    if (!summary.isEmpty()) {
      document.lead(summary);
    }
    List<Fact> facts = new ArrayList<>();
    if (report.odds() instanceof Odds.Sampled odds && !odds.why().isEmpty()) {
      facts.add(new Fact("simulated", odds.why()));
    }
    facts.addAll(report.situation());
    facts.addAll(BestChoiceFacts.of(report.best()));
    document.facts(facts);
    if (!report.explanation().isEmpty()) {
      document.heading("How the first rolls are found");
      report.explanation().forEach(document::note);
    }
    asked();
    List<MeasureOdds> success = new ArrayList<>();
    List<MeasureOdds> flags = new ArrayList<>();
    of(Measure.Kind.FLAG, report.ownMeasures())
        .forEach(measure -> (measure.isSuccess() ? success : flags).add(measure));
    // A flag with the same words, or one that success names, has the same probability.
    List<MeasureOdds> same =
        flags.stream().filter(it -> success.stream().anyMatch(that -> isSame(that, it))).toList();
    flags.removeAll(same);
    flags("Success", same.isEmpty() ? success : same.subList(0, 1));
    of(Measure.Kind.CATEGORY, report.ownMeasures()).forEach(this::category);
    flags("Probabilities", flags);
    of(Measure.Kind.COUNT, report.ownMeasures())
        .forEach(measure -> number(capitalized(measure.text()), measure));
    numbers(report.ownMeasures());
    turns();
    footer();
  }

  private static List<MeasureOdds> of(Measure.Kind kind, List<MeasureOdds> measures) {
    return measures.stream().filter(it -> it.kind() == kind).toList();
  }

  private static boolean isSame(MeasureOdds success, MeasureOdds flag) {
    return success.text().equals(flag.text()) || success.text().equals(flag.name());
  }

  private void asked() {
    flags("Your questions", of(Measure.Kind.FLAG, report.asked()));
    numbers(report.asked());
  }

  private void numbers(List<MeasureOdds> measures) {
    of(Measure.Kind.NUMBER, measures).forEach(measure -> number(measure.text(), measure));
  }

  /** Adds the mean number of turns of a fight without a limit, if no measure counts them. */
  private void turns() {
    if (!report.turns().isEmpty()
        && report.odds() instanceof Odds.Exact exact
        && !Double.isNaN(exact.meanTurns())) {
      document.heading(
          capitalized(report.turns())
              + ": mean "
              + Numbers.fixed(exact.meanTurns(), SampledWords.DECIMALS, exact.meanTurnsError())
              + (exact.fractions() == null ? "" : equal(exact.fractions().meanTurns())));
    }
  }

  private String method() {
    if (report.odds() instanceof Odds.Exact exact) {
      return "exact, "
          + Numbers.grouped(exact.states())
          + (exact.states() == 1 ? " state" : " states")
          + (exact.error() > 0
              ? ", error below " + Numbers.scientific(exact.error())
              : exact.isRounded() ? "" : ", no rounding");
    }
    Odds.Sampled odds = (Odds.Sampled) report.odds();
    return Numbers.grouped(odds.trials())
        + (odds.trials() == 1 ? " battle" : " battles")
        + (report.method() == Method.DIRECT ? " played" : " simulated")
        + ", seed "
        + odds.seed()
        + ", 95% within "
        + Numbers.fixed(100 * odds.within(), 3)
        + "%";
  }

  /** Adds the reason why a measure has no value; returns whether it has none. */
  private boolean isMissing(String title, MeasureOdds measure) {
    if (measure.missing() != null) {
      document.heading(title + ": " + measure.missing().words());
    }
    return measure.missing() != null;
  }

  private void category(MeasureOdds measure) {
    if (isMissing(capitalized(measure.text()), measure)) {
      return;
    }
    rows(
        capitalized(measure.text()),
        mostLikely(measure.distribution()).stream()
            .map(
                it -> {
                  String word = it.value().toString();
                  return row(word, it, it.p(), false, SideWords.of(word));
                })
            .toList());
  }

  private void flags(String heading, List<MeasureOdds> flags) {
    List<Block.Row> rows = new ArrayList<>();
    for (MeasureOdds flag : flags) {
      if (flag.missing() == null) {
        Side side = SideWords.of(flag.name(), flag.text());
        rows.add(row(label(flag), flag.chanceOfTrue(), flag.chanceOfTrue().p(), false, side));
      }
    }
    rows(heading, rows);
    flags.forEach(flag -> isMissing(flag.text(), flag));
  }

  /** Returns the words for a flag, with the probability of the condition after {@code given}. */
  private static String label(MeasureOdds flag) {
    return flag.given() == null
        ? flag.text()
        : flag.text() + " (in " + Numbers.percent(flag.given().p()) + " of all fights)";
  }

  private void rows(String heading, List<Block.Row> rows) {
    if (!rows.isEmpty()) {
      document.heading(heading).add(new Block.Rows(List.of(), rows, false));
    }
  }

  private void number(String title, MeasureOdds measure) {
    if (isMissing(title, measure)) {
      return;
    }
    Odds.Mean mean = measure.mean();
    Chance given = measure.given();
    double undecided = given == null ? report.odds().undecided() : 0;
    String text = title + ": mean " + SampledWords.mean(mean);
    if (mean.fraction() != null) {
      text += equal(mean.fraction());
    }
    if (given != null) {
      text += " in " + Numbers.percent(given.p()) + " of all fights";
    } else if (undecided > 0) {
      text += " of the " + Numbers.percent(1 - undecided) + " that end";
    }
    List<Block.Row> rows = new ArrayList<>();
    List<Block.Point> points = new ArrayList<>();
    List<Chance> chances = measure.distribution();
    int widest =
        chances.stream().mapToInt(it -> Numbers.exactly(it.value()).length()).max().orElse(0);
    boolean drawn = isDrawn(chances);
    double orMore = 0;
    for (int i = chances.size() - 1; i >= 0; i--) {
      Chance chance = chances.get(i);
      // If all fights end, the lowest value or more is certain, whatever the rounded sum is.
      boolean certain = i == 0 && undecided == 0;
      orMore = certain ? 1 : orMore + chance.p();
      String value = Numbers.exactly(chance.value());
      if (drawn) {
        int at = ((Number) chance.value()).intValue();
        points.add(0, new Block.Point(at, chance.p(), orMore, chance.interval()));
      }
      rows.add(0, row(" ".repeat(widest - value.length()) + value, chance, orMore, true, null));
    }
    List<String> header = new ArrayList<>(List.of("", "exactly"));
    if (sampled) {
      header.add("95% interval");
    }
    header.add("or more");
    if (hasFractions(measure)) {
      header.add("");
    }
    Block.Rows table = new Block.Rows(header, rows, false);
    String tenths = Deciles.of(measure, report.odds());
    if (drawn) {
      Side side = SideWords.of(measure.name(), measure.text());
      document.add(new Block.Distribution(text, tenths, points, table, side));
      return;
    }
    document.heading(text);
    if (!tenths.isEmpty()) {
      document.paragraph(tenths);
    }
    document.add(table);
  }

  /**
   * Returns whether a chart is drawn: always for Integers, for other numbers only if all are whole
   * and at most {@code WIDEST_DRAWN} apart.
   */
  private static boolean isDrawn(List<Chance> chances) {
    Number least = (Number) chances.get(0).value();
    Number most = (Number) chances.get(chances.size() - 1).value();
    boolean whole = chances.stream().allMatch(it -> Math.rint(number(it)) == number(it));
    return chances.get(0).value() instanceof Integer
        || whole && most.doubleValue() - least.doubleValue() <= WIDEST_DRAWN;
  }

  private static double number(Chance chance) {
    return ((Number) chance.value()).doubleValue();
  }

  private static boolean hasFractions(MeasureOdds measure) {
    return measure.distribution().get(0).fraction() != null;
  }

  private Block.Row row(String label, Chance chance, double orMore, boolean cumulative, Side side) {
    List<String> cells = new ArrayList<>(List.of(label, Numbers.percent(chance.p())));
    if (sampled) {
      Estimate interval = chance.interval();
      cells.add(interval == null ? "" : Numbers.interval(interval.low(), interval.high()));
    }
    if (cumulative) {
      cells.add(Numbers.percent(orMore));
    }
    if (chance.fraction() != null) {
      cells.add(equal(chance.fraction()).strip());
    }
    return Block.Row.of(cells, chance.p(), side);
  }

  private static String equal(BigFraction fraction) {
    return " = "
        + (fraction.getDenominator().equals(BigInteger.ONE)
            ? fraction.getNumerator().toString()
            : MeasureAnswer.text(fraction));
  }

  private void footer() {
    undecided();
    String rests = Provenances.remarkableTablesOf(report.tables());
    if (!report.explanation().isEmpty() && !report.readings().isEmpty()) {
      document.heading("Readings applied");
      readings(report.readings(), document);
    }
    if (!report.readings().isEmpty() || !rests.isEmpty()) {
      document.gap();
    }
    if (!report.readings().isEmpty() && report.explanation().isEmpty()) {
      document.labelled("readings  ", String.join(", ", report.readings().keySet()));
    }
    if (!rests.isEmpty()) {
      document.labelled("tables    ", rests);
    }
  }

  private void undecided() {
    double undecided = report.odds().undecided();
    if (undecided == 0) {
      return;
    }
    String share = Numbers.percent(undecided);
    if (report.odds() instanceof Odds.Exact exact && exact.fractions() != null) {
      share += equal(exact.fractions().undecided());
    }
    document.heading("Undecided: " + share);
    long cutOff = 0;
    boolean endless = true;
    if (report.odds() instanceof Odds.Sampled odds) {
      cutOff = odds.cutOff();
      endless = cutOff < Math.rint(undecided * odds.trials());
      if (cutOff > 0) {
        document.paragraph(SampledWords.cutOff(cutOff, odds.trials()));
      }
    }
    if (endless) {
      document.paragraph(
          (cutOff > 0 ? "The others" : "These fights") + " can never end under these rules.");
    }
  }

  static void readings(Map<String, String> readings, Document document) {
    List<Fact> facts = new ArrayList<>();
    readings.forEach((id, text) -> facts.add(new Fact(id, text)));
    document.facts(facts);
  }

  private static String capitalized(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  /**
   * Returns the values of a distribution in order; if there are very many, the most likely first,
   * and the others summed up.
   */
  private static List<Chance> mostLikely(List<Chance> distribution) {
    if (distribution.size() <= MOST_LISTED) {
      return distribution;
    }
    List<Chance> sorted = new ArrayList<>(distribution);
    sorted.sort(Comparator.comparingDouble(Chance::p).reversed());
    List<Chance> shown = new ArrayList<>(sorted.subList(0, LISTED));
    shown.add(sumOfChances(sorted.subList(LISTED, sorted.size())));
    return shown;
  }

  private static Chance sumOfChances(List<Chance> others) {
    double p = 0;
    double error = 0;
    BigFraction fraction = BigFraction.ZERO;
    for (Chance chance : others) {
      p += chance.p();
      error += chance.estimate().error();
      fraction = chance.fraction() == null ? null : fraction.add(chance.fraction());
    }
    Estimate estimate = Double.isNaN(error) ? Estimate.unknown(p) : Estimate.exact(p, error);
    return new Chance("and " + others.size() + " more", estimate, fraction);
  }
}
