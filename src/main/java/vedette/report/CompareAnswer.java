package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Engagement.Fact;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.Method;
import vedette.odds.Odds;
import vedette.odds.Odds.Interval;
import vedette.study.ComparedWays;
import vedette.study.ComparedWays.Cell;
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
      if (row.cells().stream().anyMatch(cell -> cell != null && cell.interval() != null)) {
        lines.add(Block.Line.of("  95%", cells(row, Said.INTERVAL)));
      }
      if (row.cells().stream().skip(1).anyMatch(it -> it != null && !Double.isNaN(it.more()))) {
        lines.add(Block.Line.of("  against the first", cells(row, Said.MORE)));
      }
      if (row.cells().stream().anyMatch(cell -> cell != null && cell.moreInterval() != null)) {
        boolean exact = row.cells().stream().noneMatch(it -> it != null && it.interval() != null);
        lines.add(Block.Line.of(exact ? "  within" : "  95%", cells(row, Said.MORE_INTERVAL)));
      }
      best |= row.best() >= 0;
      later |= row.cells().contains(null);
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
    for (Cell cell : row.cells()) {
      most = cell != null && cell.value() > most ? cell.value() : most;
    }
    List<String> values = cells(row, Said.VALUE);
    List<Block.Cell> bars = new ArrayList<>();
    for (int way = 0; way < values.size(); way++) {
      Cell cell = row.cells().get(way);
      boolean drawn = cell != null && cell.value() >= 0 && most > 0;
      double bar = drawn ? cell.value() / most : -1;
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

  private static List<String> cells(Row row, Said said) {
    List<String> words = new ArrayList<>();
    for (int way = 0; way < row.cells().size(); way++) {
      Cell cell = row.cells().get(way);
      words.add(cell == null ? "" : words(row, way, cell, said));
    }
    return words;
  }

  private static String words(Row row, int way, Cell cell, Said said) {
    boolean chance = !row.figure().mean();
    return switch (said) {
      case VALUE ->
          (Double.isNaN(cell.value()) ? "never decided" : Numbers.figure(cell.value(), chance))
              + (row.best() == way ? BEST : "");
      case INTERVAL -> interval(cell.interval(), chance);
      case MORE -> way == 0 ? "" : more(cell, chance);
      case MORE_INTERVAL -> interval(cell.moreInterval(), chance);
    };
  }

  private static String more(Cell cell, boolean chance) {
    if (cell.isUnclear()) {
      return UNCLEAR;
    }
    if (cell.isSame()) {
      return "the same";
    }
    return Double.isNaN(cell.more()) ? "" : Numbers.change(cell.more(), chance);
  }

  private static String interval(Interval interval, boolean chance) {
    int scale = chance ? 100 : 1;
    return interval == null
        ? ""
        : Numbers.fixed(scale * interval.low(), 2)
            + " to "
            + Numbers.fixed(scale * interval.high(), 2);
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
      for (int way = 0; way < row.cells().size(); way++) {
        Cell cell = row.cells().get(way);
        if (cell != null) {
          data.row(
              compared.ways().get(way).name(),
              row.figure().measure(),
              row.figure().mean() ? "mean" : "p",
              row.figure().value(),
              cell.value(),
              cell.interval() == null ? null : cell.interval().low(),
              cell.interval() == null ? null : cell.interval().high(),
              cell.more(),
              cell.moreInterval() == null ? null : cell.moreInterval().low(),
              cell.moreInterval() == null ? null : cell.moreInterval().high(),
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
    json.rows("ways", row.cells(), cell -> write(cell, json));
  }

  private static void write(Cell cell, JsonWriter json) {
    if (cell == null) {
      json.nul("estimate");
    } else {
      json.number("estimate", cell.value());
      interval("low", "high", cell.interval(), json);
      json.number("more", cell.more());
      interval("moreLow", "moreHigh", cell.moreInterval(), json);
    }
  }

  private static void interval(String low, String high, Interval interval, JsonWriter json) {
    if (interval == null) {
      json.nul(low).nul(high);
    } else {
      json.field(low, interval.low()).field(high, interval.high());
    }
  }
}
