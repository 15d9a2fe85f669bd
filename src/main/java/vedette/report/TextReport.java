package vedette.report;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement.Fact;
import vedette.fight.Measure;
import vedette.odds.Odds;
import vedette.odds.Odds.Chance;
import vedette.odds.Odds.MeasureOdds;
import vedette.table.Status;
import vedette.table.Table;

/** Writes an answer as text: the situation first, then each measure with its probabilities. */
public final class TextReport {
  private final Report report;
  private final Page page;
  private final boolean sampled;

  private TextReport(Report report, Style style) {
    this.report = report;
    page = new Page(style);
    sampled = report.odds() instanceof Odds.Sampled;
  }

  /** The answer as text, ending in a line end. */
  public static String of(Report report, Style style) {
    TextReport text = new TextReport(report, style);
    text.write();
    return text.page.toString();
  }

  private void write() {
    page.heading(report.system() + " " + report.engagement() + ": " + method());
    page.facts(report.situation());
    if (!report.explanation().isEmpty()) {
      page.heading("How the first rolls come about");
      report.explanation().forEach(note -> Notes.write(note, page));
    }
    List<MeasureOdds> flags = new ArrayList<>();
    for (MeasureOdds measure : report.odds().measures()) {
      if (measure.kind() == Measure.Kind.CATEGORY) {
        category(measure);
      } else if (measure.kind() == Measure.Kind.FLAG) {
        flags.add(measure);
      }
    }
    flags(flags);
    for (MeasureOdds measure : report.odds().measures()) {
      if (measure.kind() == Measure.Kind.COUNT) {
        count(measure);
      }
    }
    footer();
  }

  private String method() {
    if (report.odds() instanceof Odds.Exact exact) {
      return "exact, "
          + Numbers.grouped(exact.states())
          + (exact.states() == 1 ? " state" : " states")
          + (exact.error() == 0
              ? ", no rounding"
              : ", error below " + Numbers.scientific(exact.error()));
    }
    Odds.Sampled odds = (Odds.Sampled) report.odds();
    return Numbers.grouped(odds.trials())
        + (odds.trials() == 1 ? " battle" : " battles")
        + (report.method().equals("direct") ? " played" : " simulated")
        + ", seed "
        + odds.seed()
        + ", 95% within "
        + Numbers.fixed(100 * odds.halfWidth(), 3)
        + "%";
  }

  /** A measure without a value, of a fight that comes to no end. */
  private boolean neverDecided(MeasureOdds measure) {
    boolean never = measure.distribution().isEmpty();
    if (never) {
      page.heading(capitalized(measure.text()) + ": never decided");
    }
    return never;
  }

  private void category(MeasureOdds measure) {
    if (neverDecided(measure)) {
      return;
    }
    page.heading(capitalized(measure.text()));
    List<Page.Row> rows = new ArrayList<>();
    for (Chance chance : measure.distribution()) {
      rows.add(row(chance.value().toString(), chance, chance.p(), false));
    }
    page.columns(List.of(), rows);
  }

  private void flags(List<MeasureOdds> flags) {
    if (flags.isEmpty()) {
      return;
    }
    page.heading("Chances");
    List<Page.Row> rows = new ArrayList<>();
    for (MeasureOdds flag : flags) {
      rows.add(row(flag.text(), flag.yes(), flag.yes().p(), false));
    }
    page.columns(List.of(), rows);
  }

  private void count(MeasureOdds measure) {
    if (neverDecided(measure)) {
      return;
    }
    Odds.Mean mean = measure.mean();
    String text = capitalized(measure.text()) + ": mean " + Numbers.fixed(mean.value(), 4);
    if (mean.interval() != null) {
      text +=
          " ("
              + Numbers.fixed(mean.interval().low(), 4)
              + " to "
              + Numbers.fixed(mean.interval().high(), 4)
              + ")";
    } else if (mean.fraction() != null) {
      text += " = " + fraction(mean.fraction());
    }
    page.heading(text);
    List<Page.Row> rows = new ArrayList<>();
    List<Chance> chances = measure.distribution();
    int widest = chances.get(chances.size() - 1).value().toString().length();
    double orMore = 0;
    for (int i = chances.size() - 1; i >= 0; i--) {
      Chance chance = chances.get(i);
      // What is sure is sure, whatever rounding made of the sum of all there is.
      boolean sure = i == 0 && report.odds().undecided() == 0;
      orMore = sure ? 1 : orMore + chance.p();
      String value = chance.value().toString();
      rows.add(0, row(" ".repeat(widest - value.length()) + value, chance, orMore, true));
    }
    List<String> header = new ArrayList<>(List.of("", "exactly"));
    if (sampled) {
      header.add("95% interval");
    }
    header.add("or more");
    if (hasFractions(measure)) {
      header.add("");
    }
    page.columns(header, rows);
  }

  private static boolean hasFractions(MeasureOdds measure) {
    return measure.distribution().get(0).fraction() != null;
  }

  private Page.Row row(String label, Chance chance, double orMore, boolean cumulative) {
    List<String> cells = new ArrayList<>(List.of(label, Numbers.percent(chance.p())));
    if (sampled) {
      cells.add(Numbers.interval(chance.interval().low(), chance.interval().high()));
    }
    if (cumulative) {
      cells.add(Numbers.percent(orMore));
    }
    if (chance.fraction() != null) {
      cells.add("= " + fraction(chance.fraction()));
    }
    return new Page.Row(cells, chance.p());
  }

  private static String fraction(BigFraction fraction) {
    return fraction.getDenominator().equals(BigInteger.ONE)
        ? fraction.getNumerator().toString()
        : fraction.getNumerator() + "/" + fraction.getDenominator();
  }

  private void footer() {
    if (report.odds().undecided() > 0) {
      page.heading("Undecided: " + Numbers.percent(report.odds().undecided()));
      page.paragraph(
          sampled
              ? "So many fights had no end in sight after a million steps."
              : "So many fights never come to an end under these rules.");
    }
    StringBuilder rests = new StringBuilder();
    for (Table table : report.tables()) {
      if (table.source().status() != Status.PRINTED || !Provenances.isBuiltIn(table)) {
        rests.append(rests.length() == 0 ? "" : "; ").append(Provenances.of(table));
      }
    }
    if (!report.explanation().isEmpty() && !report.readings().isEmpty()) {
      page.heading("The readings it rests on");
      readings(report.readings(), page);
    }
    if (!report.readings().isEmpty() || rests.length() > 0) {
      page.line("");
    }
    if (!report.readings().isEmpty() && report.explanation().isEmpty()) {
      page.labelled("readings  ", String.join(", ", report.readings().keySet()));
    }
    if (rests.length() > 0) {
      page.labelled("tables    ", rests.toString());
    }
  }

  private static void readings(Map<String, String> readings, Page page) {
    List<Fact> facts = new ArrayList<>();
    readings.forEach((id, text) -> facts.add(new Fact(id, text)));
    page.facts(facts);
  }

  /** Readings alone, under a heading. */
  public static String readings(String heading, Map<String, String> readings, Style style) {
    Page page = new Page(style);
    page.heading(heading);
    readings(readings, page);
    return page.toString();
  }

  private static String capitalized(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }
}
