package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.cli.console.ExitCode;
import vedette.form.OptionText;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.study.sample.SampleFights;
import vedette.system.GridSystem;
import vedette.system.RuleSystem;
import vedette.system.SystemReader;
import vedette.table.Tables;
import vedette.table.grid.Grid;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;

/** A baseline that was just written is accepted by the next check, which finds nothing changed. */
class BaselineRoundTripTest {
  private static final Path TABLES = Path.of("tables/examples");

  @TempDir Path dir;

  private void assertRoundTrip(String suite) {
    String check = "check '" + suite + "' --baseline '" + dir + "/baseline.json' --allow-outside";
    CapturedRun written = vedette(check + " --update-baseline");
    assertThat(written.code()).as(written.out() + written.err()).isEqualTo(ExitCode.DONE);
    CapturedRun next = vedette(check);
    assertThat(next.err()).isEmpty();
    assertThat(next.code()).as(next.out()).isEqualTo(ExitCode.DONE);
    assertThat(next.out()).contains(" unchanged, 0 changed, 0 new, 0 missing\n");
  }

  /** Checks a fight as a suite of its own: a suite that grows is read again at each fight. */
  private void assertRoundTripOf(String fight) throws IOException {
    Path suite = dir.resolve("suite.json");
    Files.deleteIfExists(suite);
    CapturedRun saved = vedette(fight + " --save-scenario '" + suite + "'");
    assertThat(saved.code()).as(fight + "\n" + saved.err()).isEqualTo(ExitCode.DONE);
    assertRoundTrip(suite.toString());
    Files.delete(dir.resolve("baseline.json"));
  }

  static Stream<List<EngagementType<?>>> engagements() {
    return Catalogue.systems().stream().map(it -> List.copyOf(it.engagements()));
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void of_an_example_of_each_engagement(List<EngagementType<?>> engagements) throws IOException {
    for (EngagementType<?> type : engagements) {
      assertRoundTripOf(type.fightName() + " " + type.examples().get(0));
    }
  }

  @Test
  void of_each_example_table_and_system() throws IOException {
    List<Path> files = new ArrayList<>();
    for (Path directory : List.of(TABLES, TABLES.resolve("games"))) {
      try (Stream<Path> all = Files.list(directory)) {
        all.filter(it -> it.toString().endsWith(".json")).sorted().forEach(files::add);
      }
    }
    assertThat(files).hasSizeGreaterThan(20);
    for (Path file : files) {
      assertRoundTripOf("own " + file + " " + firstFight(file));
    }
  }

  private static String firstFight(Path file) {
    Table table = Tables.builtIn().file(file.toString());
    RuleSystem system =
        table instanceof Grid grid ? GridSystem.of(grid) : SystemReader.read((SystemFile) table);
    return OptionText.of(SampleFights.of(system).get(0));
  }

  /**
   * Two units of 15 points that each regain one a round: the fight lasts some 10^10 rounds, and the
   * bound of that mean once stood for the probabilities, which the baseline then refused.
   */
  @Test
  void of_a_fight_that_lasts_very_long() throws IOException {
    Files.writeString(dir.resolve("long.json"), LongFights.ATTRITION);
    assertRoundTripOf("own '" + dir + "/long.json' --attacker 'a 15' --defender 'd 15'");
  }
}
