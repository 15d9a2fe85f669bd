package vedette.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.Method;
import vedette.odds.Odds;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.study.ComparedWays;
import vedette.study.ComparedWays.Row;
import vedette.study.ComparedWays.Sorting;
import vedette.study.ComparedWays.Way;

/** Puts ways to attack side by side: a column a way, a row a figure. */
public final class CompareAnswer {
  private static final String BEST = " *";

  /** In the place of a difference that error bounds leave open. */
  private static final String UNCLEAR = "cannot be told apart";

  private final ComparedWays compared;
  private final Method method;
  private final Document document = new Document();

  private CompareAnswer(ComparedWays compared, Method method) {
    this.compared = compared;
    this.method = method;
  }

  /**
   * The answer.
   *
   * @param version of the program
   * @param method that was asked for; if auto, each way decides for itself
   */
  public static Answer of(ComparedWays compared, Method method) {
    CompareAnswer answer = new CompareAnswer(compared, method);
    answer.write();
    return new Answer(() -> answer.document, answer::data, answer::json);
  }

  private void write() {
    document.heading(compared.ways().size() + " ways side by side: " + found());
    List<Fact> facts = new ArrayList<>();
    compared.ways().forEach(way -> facts.add(new Fact(way.name(), way.words())));
    document.facts(facts);
    document.heading("The ways" + sorted());
    List<Block.Line> lines = new ArrayList<>();
    boolean best = false;
    boolean later = false;
    for (Row row : compared.rows()) {
      lines.add(new Block.Line(row.figure().name(), bars(row)));
      boolean sampled =
          row.estimates().stream().anyMatch(it -> it != null && it.interval() != null);
      if (sampled) {
        lines.add(Block.Line.of("  95%", cells(row, Said.INTERVAL)));
      }
      if (ways(row).skip(1).anyMatch(way -> !Double.isNaN(row.more(way)))) {
        lines.add(Block.Line.of("  against the first", cells(row, Said.MORE)));
      }
      if (ways(row).anyMatch(way -> row.range(way) != null)) {
        lines.add(Block.Line.of(sampled ? "  95%" : "  within", cells(row, Said.MORE_INTERVAL)));
      }
      best |= row.best() >= 0;
      later |= row.estimates().stream().anyMatch(Objects::isNull);
    }
    document.add(new Block.Matrix("", compared.ways().stream().map(Way::name).toList(), lines));
    if (best) {
      document.gap().paragraph("* is the best of its row, surely better than all others there.");
    }
    if (later) {
      document.paragraph("Where nothing stands, a way is not measured by that.");
    }
  }

  private String sorted() {
    Sorting sorting = compared.sorting();
    if (sorting == null) {
      return "";
    }
    return ", sorted by "
        + sorting.by()
        + ", the "
        + (sorting.lessFirst() ? "least" : "greatest")
        + " first"
        + (sorting.bestFirst() ? "" : ": nothing says what is better");
  }

  private String found() {
    List<String> found = new ArrayList<>();
    long exact = compared.odds().stream().filter(Odds.Exact.class::isInstance).count();
    boolean mixed = exact > 0 && exact < compared.ways().size();
    if (exact > 0) {
      double error =
          compared.odds().stream()
              .mapToDouble(odds -> odds instanceof Odds.Exact it ? it.error() : 0)
              .max()
              .orElse(0);
      found.add((mixed ? exact + " " : "") + "exact, error below " + Numbers.scientific(error));
    }
    List<Odds.Sampled> sampled = new ArrayList<>();
    List<String> why = new ArrayList<>();
    for (int way = 0; way < compared.ways().size(); way++) {
      if (compared.odds().get(way) instanceof Odds.Sampled odds) {
        sampled.add(odds);
        if (!odds.why().isEmpty()) {
          why.add(compared.ways().get(way).name() + " has " + odds.why());
        }
      }
    }
    if (!sampled.isEmpty()) {
      // With a precision each way stops where it is reached.
      long most = sampled.stream().mapToLong(Odds.Sampled::trials).max().orElse(0);
      boolean alike = sampled.stream().allMatch(odds -> odds.trials() == most);
      found.add(
          (mixed ? sampled.size() + " by " : "")
              + (alike ? "" : "up to ")
              + Numbers.grouped(most)
              + (sampled.size() > 1 ? " battles each " : " battles ")
              + (method == Method.DIRECT ? "played" : "simulated")
              + ", seed "
              + sampled.get(0).seed());
    }
    return String.join("; ", found) + (why.isEmpty() ? "" : ": " + String.join("; ", why));
  }

  /**
   * The values; a chance has its bar of 100%, a mean of the greatest in its row; there is none
   * below 0.
   */
  private static List<Block.Cell> bars(Row row) {
    double most = row.figure().mean() ? 0 : 1;
    for (Estimate it : row.estimates()) {
      most = it != null && it.value() > most ? it.value() : most;
    }
    List<String> values = cells(row, Said.VALUE);
    List<Block.Cell> bars = new ArrayList<>();
    for (int way = 0; way < values.size(); way++) {
      Estimate it = row.estimates().get(way);
      boolean drawn = it != null && it.value() >= 0 && most > 0;
      double bar = drawn ? it.value() / most : -1;
      bars.add(new Block.Cell(values.get(way), Double.NaN, bar, false));
    }
    return bars;
  }

  /** What of a cell is said. */
  private enum Said {
    VALUE,
    INTERVAL,
    MORE,
    MORE_INTERVAL
  }

  private static Stream<Integer> ways(Row row) {
    return IntStream.range(0, row.estimates().size()).boxed();
  }

  private static List<String> cells(Row row, Said said) {
    return ways(row)
        .map(way -> row.estimates().get(way) == null ? "" : words(row, way, said))
        .toList();
  }

  private static String words(Row row, int way, Said said) {
    Estimate is = row.estimates().get(way);
    boolean chance = !row.figure().mean();
    return switch (said) {
      case VALUE ->
          (Double.isNaN(is.value()) ? "never decided" : Numbers.figure(is.value(), chance))
              + (row.best() == way ? BEST : "");
      case INTERVAL -> is.interval() != null ? interval(is, chance) : "";
      case MORE -> way == 0 ? "" : more(row, way);
      case MORE_INTERVAL -> row.range(way) == null ? "" : interval(row.range(way), chance);
    };
  }

  private static String more(Row row, int way) {
    Change change = row.change(way);
    if (change != null && change.isExact()) {
      if (change.isUnclear()) {
        return UNCLEAR;
      }
      if (change.isSame()) {
        return "the same";
      }
    }
    double more = row.more(way);
    return Double.isNaN(more) ? "" : Numbers.change(more, !row.figure().mean());
  }

  private static String interval(Estimate it, boolean chance) {
    int scale = chance ? 100 : 1;
    return Numbers.fixed(scale * it.low(), 2) + " to " + Numbers.fixed(scale * it.high(), 2);
  }

  private DataTable data() {
    DataTable data =
        new DataTable(
            "way",
            "measure",
            "figure",
            "value",
            "estimate",
            "low",
            "high",
            "more",
            "moreLow",
            "moreHigh",
            "best");
    for (Row row : compared.rows()) {
      for (int way = 0; way < row.estimates().size(); way++) {
        Estimate is = row.estimates().get(way);
        Estimate range = row.range(way);
        if (is != null) {
          data.row(
              compared.ways().get(way).name(),
              row.figure().measure(),
              row.figure().mean() ? "mean" : "p",
              row.figure().value(),
              is.value(),
              is.interval() != null ? is.low() : null,
              is.interval() != null ? is.high() : null,
              row.more(way),
              range == null ? null : range.low(),
              range == null ? null : range.high(),
              row.best() == way);
        }
      }
    }
    return data;
  }

  private String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    json.field("vedette", Version.NUMBER);
    json.field("method", method.word());
    if (compared.sorting() != null) {
      json.inline().object("sorted");
      json.field("by", compared.sorting().by());
      json.field("first", compared.sorting().lessFirst() ? "least" : "greatest");
      json.field("best", compared.sorting().bestFirst());
      json.end();
    }
    json.array("ways");
    for (int way = 0; way < compared.ways().size(); way++) {
      json.object();
      json.field("name", compared.ways().get(way).name());
      json.field("words", compared.ways().get(way).words());
      Odds odds = compared.odds().get(way);
      json.field("method", method.usedFor(odds).word());
      if (odds instanceof Odds.Sampled sampled) {
        if (!sampled.why().isEmpty()) {
          json.field("why", sampled.why());
        }
        json.field("trials", sampled.trials()).field("seed", sampled.seed()).nul("error");
      } else {
        json.nul("trials").nul("seed").field("error", ((Odds.Exact) odds).error());
      }
      json.field("undecided", odds.undecided());
      json.end();
    }
    json.end();
    json.objects("figures", compared.rows(), row -> write(row, json));
    json.end();
    return json.text();
  }

  private void write(Row row, JsonWriter json) {
    json.field("measure", row.figure().measure());
    json.field("value", row.figure().value());
    json.field("mean", row.figure().mean());
    json.field("best", row.best() < 0 ? null : compared.ways().get(row.best()).name());
    json.rows("ways", ways(row).toList(), way -> write(row, way, json));
  }

  private static void write(Row row, int way, JsonWriter json) {
    Estimate is = row.estimates().get(way);
    if (is == null) {
      json.nul("estimate");
    } else {
      json.number("estimate", is.value());
      MeasuresJson.interval("low", "high", is.interval(), json);
      json.number("more", row.more(way));
      MeasuresJson.interval("moreLow", "moreHigh", row.range(way), json);
    }
  }
}
