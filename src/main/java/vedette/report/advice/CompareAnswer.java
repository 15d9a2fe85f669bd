package vedette.report.advice;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.json.Version;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.report.answer.Answer;
import vedette.report.answer.SideWords;
import vedette.report.page.Block;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.study.advice.ComparedWays;
import vedette.study.advice.ComparedWays.Row;
import vedette.study.advice.ComparedWays.SortOrder;
import vedette.study.advice.ComparedWays.Way;

/** A comparison of fights: a column for each fight, a row for each figure. */
public final class CompareAnswer {
  private static final String BEST = " *";
  private static final String INTERVAL = "95% interval";

  /** Stands for a difference that error bounds leave open. */
  private static final String UNCLEAR = "within error";

  private final ComparedWays compared;
  private final Method method;
  private final List<String> names;
  private final Document document = new Document();

  private CompareAnswer(ComparedWays compared, Method method) {
    this.compared = compared;
    this.method = method;
    names = WayNames.of(compared.ways().stream().map(Way::args).toList());
  }

  /**
   * Returns the answer.
   *
   * @param method the method requested; with auto it is chosen for each fight
   */
  public static Answer of(ComparedWays compared, Method method) {
    CompareAnswer answer = new CompareAnswer(compared, method);
    answer.write();
    return new Answer(() -> answer.document, answer::data, answer::compared);
  }

  private void write() {
    lead();
    document.heading("Comparison of " + compared.ways().size() + " fights: " + methodText());
    List<Fact> facts = new ArrayList<>();
    compared.ways().forEach(way -> facts.add(new Fact(way.name(), way.words())));
    document.facts(facts);
    document.heading("Measures by fight" + sorted());
    List<Block.Line> lines = new ArrayList<>();
    String first = compared.ways().get(0).name();
    boolean best = false;
    boolean later = false;
    for (Row row : compared.rows()) {
      Side side = SideWords.of(row.figure().measure(), row.figure().text());
      lines.add(new Block.Line(row.figure().name(), bars(row), side));
      boolean sampled =
          row.estimates().stream().anyMatch(it -> it != null && it.interval() != null);
      if (sampled) {
        lines.add(Block.Line.of("  " + INTERVAL, cells(row, CellContent.INTERVAL)));
      }
      if (ways(row).skip(1).anyMatch(way -> !Double.isNaN(row.differenceFromFirst(way)))) {
        lines.add(Block.Line.of("  change from " + first, cells(row, CellContent.MORE)));
      }
      if (ways(row).anyMatch(way -> row.range(way) != null)) {
        lines.add(
            Block.Line.of(
                "  " + (sampled ? INTERVAL : "range"), cells(row, CellContent.MORE_INTERVAL)));
      }
      best |= row.best() >= 0;
      later |= row.estimates().stream().anyMatch(Objects::isNull);
    }
    List<String> numbers = compared.ways().stream().map(Way::name).toList();
    document.add(new Block.Matrix("", numbers, lines).meaning(names));
    if (best) {
      document.gap().paragraph("* certainly the best of its row.");
    }
    if (later) {
      document.paragraph("An empty cell: the fight does not have that measure.");
    }
  }

  private String sorted() {
    SortOrder sortOrder = compared.sorting();
    if (sortOrder == null) {
      return "";
    }
    return ", sorted by "
        + sortOrder.by()
        + (sortOrder.lessFirst() ? ", lowest first" : ", highest first")
        + (sortOrder.bestFirst() ? "" : " (neither end is known to be better)");
  }

  /** Names the best fight by the figure sorted by, or by success, and whether that is certain. */
  private void lead() {
    SortOrder sortOrder = compared.sorting();
    String by = sortOrder == null ? Measure.SUCCESS : sortOrder.by();
    compared.rows().stream()
        .filter(it -> it.figure().measure().equals(by) && it.figure().value().isEmpty())
        .findFirst()
        .ifPresent(row -> document.lead(lead(row, by, false), lead(row, by, true)));
  }

  /**
   * Returns the first sentence.
   *
   * @param named whether the name of the best fight follows its number
   */
  private String lead(Row row, String by, boolean named) {
    boolean chance = !row.figure().mean();
    List<Integer> measured = ways(row).filter(way -> row.estimates().get(way) != null).toList();
    String values =
        measured.stream()
            .map(way -> Numbers.figure(row.estimates().get(way), chance) + " in " + name(way))
            .collect(Collectors.joining(", "));
    if (row.best() >= 0) {
      return "Best by "
          + by
          + ": fight "
          + name(row.best())
          + (named && !names.get(row.best()).isEmpty() ? " (" + names.get(row.best()) + ")" : "")
          + ", and the difference is certain ("
          + values
          + ").";
    }
    boolean same =
        measured.size() > 1
            && measured.stream()
                .skip(1)
                .map(row::change)
                .allMatch(it -> it != null && it.isExact() && it.isSame());
    return (same ? "All fights have the same " + by : "No fight is certainly the best by " + by)
        + " ("
        + values
        + ").";
  }

  private String name(int way) {
    return compared.ways().get(way).name();
  }

  private String methodText() {
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
      // With a precision each fight stops where it is reached.
      long most = sampled.stream().mapToLong(Odds.Sampled::trials).max().orElse(0);
      boolean alike = sampled.stream().allMatch(odds -> odds.trials() == most);
      found.add(
          (mixed ? sampled.size() + " by " : "")
              + (alike ? "" : "up to ")
              + Numbers.grouped(most)
              + " battles "
              + (method == Method.DIRECT ? "played" : "simulated")
              + (sampled.size() > 1 ? " per fight" : "")
              + ", seed "
              + sampled.get(0).seed());
    }
    return String.join("; ", found) + (why.isEmpty() ? "" : ": " + String.join("; ", why));
  }

  /**
   * Returns the values with bars: of 100% for a probability, of the greatest of its row for a mean;
   * a negative value has none.
   */
  private static List<Block.Cell> bars(Row row) {
    double most = row.figure().mean() ? 0 : 1;
    for (Estimate it : row.estimates()) {
      most = it != null && it.value() > most ? it.value() : most;
    }
    List<String> values = cells(row, CellContent.VALUE);
    List<Block.Cell> bars = new ArrayList<>();
    for (int way = 0; way < values.size(); way++) {
      Estimate it = row.estimates().get(way);
      boolean drawn = it != null && it.value() >= 0 && most > 0;
      double bar = drawn ? it.value() / most : -1;
      bars.add(new Block.Cell(values.get(way), Double.NaN, bar, false));
    }
    return bars;
  }

  /** The parts of a cell. */
  private enum CellContent {
    VALUE,
    INTERVAL,
    MORE,
    MORE_INTERVAL
  }

  private static Stream<Integer> ways(Row row) {
    return IntStream.range(0, row.estimates().size()).boxed();
  }

  private static List<String> cells(Row row, CellContent cellContent) {
    return ways(row)
        .map(way -> row.estimates().get(way) == null ? "" : words(row, way, cellContent))
        .toList();
  }

  private static String words(Row row, int way, CellContent cellContent) {
    Estimate is = row.estimates().get(way);
    boolean chance = !row.figure().mean();
    return switch (cellContent) {
      case VALUE -> Numbers.figure(is, chance) + (row.best() == way ? BEST : "");
      case INTERVAL -> is.interval() != null ? interval(is, chance) : "";
      case MORE -> way == 0 ? "" : differenceText(row, way);
      case MORE_INTERVAL -> row.range(way) == null ? "" : interval(row.range(way), chance);
    };
  }

  private static String differenceText(Row row, int way) {
    Change change = row.change(way);
    if (change != null && change.isExact()) {
      if (change.isUnclear()) {
        return UNCLEAR;
      }
      if (change.isSame()) {
        return "the same";
      }
    }
    double more = row.differenceFromFirst(way);
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
            "best",
            "missing");
    for (Row row : compared.rows()) {
      for (int way = 0; way < row.estimates().size(); way++) {
        if (row.estimates().get(way) != null) {
          WayFigure of = WayFigure.of(row, way);
          data.row(
              compared.ways().get(way).name(),
              row.figure().measure(),
              row.figure().mean() ? "mean" : "p",
              row.figure().value(),
              of.estimate,
              of.low,
              of.high,
              of.more,
              of.moreLow,
              of.moreHigh,
              row.best() == way,
              of.missing);
        }
      }
    }
    return data;
  }

  private ComparisonData compared() {
    List<ComparedWay> ways = new ArrayList<>();
    for (int way = 0; way < compared.ways().size(); way++) {
      ways.add(ComparedWay.of(compared.ways().get(way), method, compared.odds().get(way)));
    }
    return new ComparisonData(
        Version.NUMBER,
        method,
        compared.sorting() == null ? null : SortKey.of(compared.sorting()),
        ways,
        compared.rows().stream().map(this::row).toList());
  }

  private ComparedFigure row(Row row) {
    return new ComparedFigure(
        row.figure(),
        row.best() < 0 ? Optional.empty() : Optional.of(compared.ways().get(row.best()).name()),
        ways(row).map(way -> WayFigure.of(row, way)).toList());
  }

  /** A comparison as a record. */
  public record ComparisonData(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "The method requested.") Method method,
      @Field(text = "The order of the fights, if they are sorted.", optional = true) SortKey sorted,
      @Field(text = "The fights, in order.") List<ComparedWay> ways,
      @Field(text = "The figures compared.") List<ComparedFigure> figures) {}

  /** The order of the fights. */
  record SortKey(
      @Field(text = "The measure or the question.") String by,
      @Field(text = "Whether the least or the greatest is first.") SortDirection first,
      @Field(text = "Whether the first is the best; false if neither end is known to be better.")
          boolean best) {
    private static SortKey of(SortOrder sortOrder) {
      return new SortKey(
          sortOrder.by(),
          sortOrder.lessFirst() ? SortDirection.LEAST : SortDirection.GREATEST,
          sortOrder.bestFirst());
    }
  }

  /** The end of the order that is first. */
  enum SortDirection {
    LEAST,
    GREATEST
  }

  /** A fight. */
  record ComparedWay(
      @Field(text = "The heading of its column.") String name,
      @Field(text = "The whole command.") String words,
      @Field(
              text = "The method that found its odds.",
              only = {"exact", "simulate", "direct"})
          Method method,
      @Field(text = "Why it was simulated, if the method was auto.", optional = true) String why,
      @Field(text = "The battles sampled; null if computed.") Optional<Long> trials,
      @Field(text = "The seed of the dice; null if computed.") Optional<Long> seed,
      @Field(text = "The maximum error of any probability; null if sampled.") Double error,
      @Field(text = "The probability that no end is reached.") double undecided) {
    private static ComparedWay of(Way way, Method asked, Odds odds) {
      Odds.Sampled sampled = odds instanceof Odds.Sampled it ? it : null;
      return new ComparedWay(
          way.name(),
          way.words(),
          asked.usedFor(odds),
          sampled == null ? "" : sampled.why(),
          Optional.ofNullable(sampled).map(Odds.Sampled::trials),
          Optional.ofNullable(sampled).map(Odds.Sampled::seed),
          odds instanceof Odds.Exact exact ? (Double) exact.error() : null,
          odds.undecided());
    }
  }

  /** A figure of all fights. */
  record ComparedFigure(
      @Field(text = "The figure.", flat = true) Figure figure,
      @Field(
              text =
                  "The name of the fight that is certainly the best by it; null if there is none.")
          Optional<String> best,
      @Field(text = "The figure of each fight.") List<WayFigure> ways) {}

  /** A figure of a fight. */
  record WayFigure(
      @Field(text = "The figure; null if the fight has none or it is missing.") Double estimate,
      @Field(text = "Where its 95% interval begins; null if computed.") Double low,
      @Field(text = "Where its 95% interval ends; null if computed.") Double high,
      @Field(text = "The difference from the first fight.") Double more,
      @Field(text = "Where the interval of the difference begins, if it has one.") Double moreLow,
      @Field(text = "Where the interval of the difference ends, if it has one.") Double moreHigh,
      @Field(text = "Why the figure is missing, if it is.", optional = true) String missing) {
    private static WayFigure of(Row row, int way) {
      Estimate is = row.estimates().get(way);
      if (is == null) {
        return new WayFigure(null, null, null, null, null, null, null);
      }
      Estimate range = row.range(way);
      return new WayFigure(
          is.value(),
          is.interval() != null ? is.low() : null,
          is.interval() != null ? is.high() : null,
          row.differenceFromFirst(way),
          range == null ? null : range.low(),
          range == null ? null : range.high(),
          is.isMissing() ? is.missing().words() : null);
    }
  }
}
