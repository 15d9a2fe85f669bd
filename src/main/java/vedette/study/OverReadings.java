package vedette.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import vedette.fight.Engagement;
import vedette.odds.ExactOdds;
import vedette.odds.Limits;
import vedette.request.BadRequest;
import vedette.request.Parameter;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.TableFamily;
import vedette.rules.Variant;
import vedette.table.Tables;

/**
 * How far the figures of a fight range over what its source leaves open: over the tables that a
 * lost one may have been, as asked and with each further variant of the rules alone.
 *
 * @param table the id of that table
 * @param tables how many it may have been
 * @param text what they have in common, in a sentence
 * @param figures of the whole sides
 * @param readings as asked, then with each variant
 * @param refused the variants that this fight cannot be had with, and why
 * @param seed that tables are drawn by where they are too many
 */
public record OverReadings(
    String table,
    long tables,
    String text,
    List<Figure> figures,
    List<TableRanges> readings,
    Map<String, String> refused,
    long seed) {
  private static final Pattern BETWEEN = Pattern.compile("[,\\s]+");

  /**
   * The question.
   *
   * @param texts that say what is fought
   */
  public record Question<Q extends Record>(
      EngagementType<Q> type, Map<String, List<String>> texts, Tables tables) {
    private FamilyFights.Fight fight(Map<String, List<String>> texts) {
      Q request = RequestForm.of(type.request()).read(texts);
      return (tables, limits, listener) ->
          ExactOdds.of(type.factory().engagement(request, tables), limits, listener);
    }
  }

  /**
   * What the answer may take.
   *
   * @param maxTables how many tables are played, {@link #NOT_SAID}: of more, so many are drawn
   * @param seed that they are drawn by
   */
  public record Effort(int maxTables, long seed, int threads, Limits limits) {
    /** In the place of the number of tables: as many as take some seconds. */
    public static final int NOT_SAID = 0;

    private static final int MOST = 10_000;
    private static final int FEWEST = 24;
    private static final int MOST_STATES = 2_000_000;

    /** How many tables are played of a fight of so many states. */
    int tables(int states) {
      return maxTables == NOT_SAID
          ? Math.max(FEWEST, Math.min(MOST, MOST_STATES / Math.max(1, states)))
          : maxTables;
    }
  }

  /** Hears how far it has come. */
  @FunctionalInterface
  public interface Progress {
    /** So many tables of so many are played; there may be more to come. */
    void fought(int tables, int of);
  }

  /** The tables that a lost one of an engagement may have been; null if none of its is lost. */
  public static TableFamily<?> familyOf(EngagementType<?> type) {
    for (TableFamily<?> family : Catalogue.system(type.system()).families()) {
      if (type.tables().contains(family.table())) {
        return family;
      }
    }
    return null;
  }

  /**
   * The answer for an engagement that has such tables.
   *
   * @throws vedette.odds.Refusal if the fight is too large for exact odds
   */
  public static OverReadings of(Question<?> question, Effort effort, Progress progress) {
    return of(question, familyOf(question.type), effort, progress);
  }

  private static <C extends TableFamily.Column> OverReadings of(
      Question<?> question, TableFamily<C> family, Effort effort, Progress progress) {
    FamilyTables<C> tables = FamilyTables.of(family);
    FamilyFights<C> fights = new FamilyFights<>(tables, question.tables, effort, progress);
    List<Figure> figures = figures(question);
    List<TableRanges> readings = new ArrayList<>();
    readings.add(fights.ranges("", question.fight(question.texts), figures));
    Map<String, String> refused = new LinkedHashMap<>();
    for (String variant : further(question)) {
      try {
        FamilyFights.Fight fight = question.fight(with(variant, question.texts));
        readings.add(fights.ranges(variant, fight, figures));
      } catch (BadRequest e) {
        refused.put(variant, e.getMessage());
      }
    }
    return new OverReadings(
        family.table(),
        tables.count(),
        family.text(),
        figures,
        List.copyOf(readings),
        refused,
        effort.seed);
  }

  private static <Q extends Record> List<Figure> figures(Question<Q> question) {
    Q request = RequestForm.of(question.type.request()).read(question.texts);
    Engagement<?, ?> fight = question.type.factory().engagement(request, question.tables);
    return Figure.of(fight.measures(), List.of());
  }

  /** The variants of the system that the engagement takes, but for those asked for. */
  private static List<String> further(Question<?> question) {
    List<String> asked = new ArrayList<>();
    for (String text : question.texts.getOrDefault(Variant.PARAMETER, List.of())) {
      asked.addAll(List.of(BETWEEN.split(text)));
    }
    List<String> taken = new ArrayList<>();
    for (Parameter parameter : RequestForm.of(question.type.request()).parameters()) {
      if (parameter.name().equals(Variant.PARAMETER)) {
        taken.addAll(parameter.words());
      }
    }
    return Catalogue.system(question.type.system()).variants().stream()
        .map(Variant::word)
        .filter(word -> taken.contains(word) && !asked.contains(word))
        .toList();
  }

  private static Map<String, List<String>> with(String variant, Map<String, List<String>> texts) {
    List<String> variants = new ArrayList<>(texts.getOrDefault(Variant.PARAMETER, List.of()));
    variants.add(variant);
    Map<String, List<String>> more = new HashMap<>(texts);
    more.put(Variant.PARAMETER, variants);
    return more;
  }

  /** Whether each range is that of all tables and not of some that were drawn. */
  public boolean isExact() {
    return readings.stream().allMatch(TableRanges::isExact);
  }

  /** How far any number may be from the true one. */
  public double error() {
    return readings.stream().mapToDouble(TableRanges::error).max().orElse(0);
  }

  /** A figure's least value over everything. */
  public double lowest(int figure) {
    return readings.stream()
        .mapToDouble(it -> it.ranges().get(figure).low().value())
        .min()
        .orElseThrow();
  }

  /** A figure's greatest value over everything. */
  public double highest(int figure) {
    return readings.stream()
        .mapToDouble(it -> it.ranges().get(figure).high().value())
        .max()
        .orElseThrow();
  }
}
