package vedette.study.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.form.Field;
import vedette.form.RequestForm;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;
import vedette.rules.EngagementType;
import vedette.rules.Fights;
import vedette.rules.HasTableFile;
import vedette.table.Tables;
import vedette.work.Limits;
import vedette.work.Workers;

/** Texts that the cells of a sweep share are read once, however many cells there are. */
class SweepReadsOnceTest {
  /** The strengths that were read. */
  private static final ConcurrentLinkedQueue<String> READ = new ConcurrentLinkedQueue<>();

  @TempDir Path dir;

  /** An attack whose strengths are counted as they are read. */
  public record Raid(
      @Field(text = "the table", positional = true) String table,
      @Field(text = "the attacker") Party attacker,
      @Field(text = "the defender") Party defender)
      implements HasTableFile {}

  /** A strength. */
  public record Party(int strength) {
    /** Reads and records a strength. */
    public static Party parse(String text) {
      READ.add(text);
      return new Party(Integer.parseInt(text));
    }
  }

  private static EngagementType<Raid> raid(EngagementType.Factory<Raid> factory) {
    return new EngagementType<>(
        "test", "raid", "a raid", Raid.class, factory, List.of(), List.of(), List.of(), "");
  }

  private static Engagement<?, ?> fight(Raid raid) {
    String attacker = "" + raid.attacker().strength();
    String defender = "" + raid.defender().strength();
    return Fights.fight(
        "own", "fight", "table", raid.table(), "attacker", attacker, "defender", defender);
  }

  private static List<SweepCell> cells(
      EngagementType<Raid> type, String table, String attacker, String defender, int threads) {
    Template template =
        new Template(
            RequestForm.of(Raid.class),
            Map.of(
                "table",
                List.of(table),
                "attacker",
                List.of(attacker),
                "defender",
                List.of(defender)),
            null);
    Trials trials = new Trials(1, 1, threads, 0, false, 1_000);
    OddsCalculator exact = new OddsCalculator(Method.EXACT, Limits.states(1_000), trials, false);
    Sweep sweep =
        new Sweep(
            type, template, List.of(Tables.builtIn()), List.of(), List.of(), List.of(), exact);
    return sweep.run(Workers.HERE, done -> {}).cells();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void a_sweep_of_a_hundred_cells_reads_twenty_texts(int threads) {
    READ.clear();
    AtomicInteger drawnUp = new AtomicInteger();
    EngagementType<Raid> type =
        raid(
            (raid, wish, tables) -> {
              drawnUp.incrementAndGet();
              return fight(raid);
            });
    String table = "tables/examples/losses.json";
    assertThat(cells(type, table, "{1..10}", "{21..30}", threads)).hasSize(100);
    assertThat(drawnUp).hasValueGreaterThan(100);
    assertThat(READ)
        .containsExactlyInAnyOrderElementsOf(
            IntStream.concat(IntStream.rangeClosed(1, 10), IntStream.rangeClosed(21, 30))
                .mapToObj(String::valueOf)
                .toList());
  }

  @Test
  void a_table_that_the_sweep_brings_is_read_once() throws IOException {
    Path table = Files.copy(Path.of("tables/examples/losses.json"), dir.resolve("losses.json"));
    EngagementType<Raid> type =
        raid(
            (raid, wish, tables) -> {
              assertThat(tables.file(raid.table()).id()).isEqualTo("examples/losses");
              delete(table);
              return fight(
                  new Raid("tables/examples/losses.json", raid.attacker(), raid.defender()));
            });
    assertThat(cells(type, table.toString(), "{1..3}", "{1..3}", 1)).hasSize(9);
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
