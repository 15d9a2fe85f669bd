package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.LONG_BATTLE;
import static vedette.cli.Captured.vedette;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vedette.report.Format;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/** What a command would take is told before it is begun. */
class DryRunTest {
  private static final String SWEEP =
      "sweep six-days battle --attacker 'inf {4..9}, cav 2' --defender 'inf 4' --turns 3";

  /** Five stacks of many strengths: nobody has explored all that can be left of them. */
  private static final String HUGE =
      "six-days battle --attacker 'a: inf 20, cav 9' --attacker 'b: inf 20, cav 9' --attacker"
          + " 'c: inf 20, cav 9' --defender 'x: inf 20, cav 9' --defender 'y: inf 20, cav 9'"
          + " --turns 5";

  @TempDir private Path dir;

  static Stream<String> commands() {
    List<String> commands = new ArrayList<>();
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        commands.add(type.called() + " " + type.examples().get(0));
      }
    }
    commands.add(SWEEP);
    commands.add("run reports/suite.json --allow-outside --only table");
    commands.add(
        "check reports/suite.json --allow-outside --baseline reports/baseline.json --only table");
    return commands.stream();
  }

  @ParameterizedTest
  @MethodSource("commands")
  void every_command_that_computes_odds_says_what_it_would_take(String command) {
    assertThat(vedette(command + " --dry-run").answer())
        .contains(": dry run, nothing is computed\n", "  states ", "  memory ", "  time ");
    JsonNode json = vedette(command + " --dry-run --format json").json();
    assertThat(json.get("states").intValue()).isPositive();
    assertThat(json.get("seconds").doubleValue()).isPositive();
  }

  @Test
  void it_is_to_be_had_in_every_format() {
    for (String format : Format.words()) {
      vedette(LONG_BATTLE + " --dry-run --format " + format).answer();
    }
  }

  @Test
  void the_states_are_those_of_the_answer() {
    assertThat(vedette(LONG_BATTLE + " --dry-run --format json").json().get("states"))
        .isEqualTo(vedette(LONG_BATTLE + " --format json").json().get("states"));
  }

  @Test
  void of_a_fight_that_goes_on_and_on_it_says_more_than() {
    assertThat(vedette(HUGE + " --dry-run").answer())
        .containsPattern("states +more than [0-9,]+")
        .contains("memory  more than ", "time    more than ");
  }

  /** Of 2,000 against 2,000 strength points, one at least on either side: 4 million. */
  @Test
  void where_the_states_are_known_beforehand_they_are_told() {
    String attack =
        "crt attack tables/examples/losses.json --rounds until-decided --attacker 2000"
            + " --defender 2000 --dry-run";
    assertThat(vedette(attack).answer())
        .contains("states  4,000,000, too many: it would be refused\n");
    assertThat(vedette(attack + " --max-states 5M").answer()).contains("states  4,000,000\n");
  }

  @Test
  void what_would_be_refused_is_told() {
    assertThat(vedette(LONG_BATTLE + " --max-states 3 --dry-run").answer())
        .contains(", too many: it would be refused\n");
    vedette(LONG_BATTLE + " --max-states 3").complaint(ExitCode.REFUSED);
  }

  @ParameterizedTest
  @ValueSource(strings = {"simulate", "direct"})
  void two_billion_battles_are_told_in_seconds_and_in_shards(String method) {
    String sampled = LONG_BATTLE + " --format json --dry-run --trials 2G --method " + method;
    JsonNode whole = vedette(sampled).json();
    assertThat(whole.get("battles").longValue()).isEqualTo(2_000_000_000);
    double hours = whole.get("seconds").doubleValue() / 3_600;
    assertThat(whole.get("shardsOfAnHour").longValue()).isEqualTo((long) Math.ceil(hours));
    JsonNode shard = vedette(sampled + " --shard 3/100").json();
    assertThat(shard.get("battles").longValue()).isBetween(19_900_000L, 20_100_000L);
  }

  /** Of a half, 95% lie within 0.98 over the root of the battles: 0.9604 by 0.001 squared. */
  @Test
  void a_precision_is_told_in_battles() {
    assertThat(
            vedette(BATTLE + " --method direct --precision 0.1% --dry-run --format json")
                .json()
                .get("battles")
                .longValue())
        .isEqualTo(960_400);
  }

  @Test
  void a_sweep_counts_its_cells_and_those_of_a_shard() {
    assertThat(vedette(SWEEP + " --dry-run").answer())
        .startsWith("sweep of six-days battle: dry run")
        .containsPattern("cells +6\n")
        .containsPattern("shards +1\n");
    assertThat(vedette(SWEEP + " --dry-run --shard 2/4").answer()).containsPattern("cells +2\n");
  }

  @Test
  void nothing_is_written() throws Exception {
    Path journal = dir.resolve("journal");
    vedette(SWEEP + " --dry-run --journal " + journal).answer();
    Path suite = dir.resolve("suite.json");
    vedette(BATTLE + " --dry-run --save-scenario " + suite).answer();
    Path baseline = dir.resolve("baseline.json");
    vedette(
            "check reports/suite.json --allow-outside --only table --update-baseline --baseline "
                + baseline
                + " --dry-run --report junit="
                + dir.resolve("report.xml"))
        .answer();
    try (Stream<Path> files = Files.list(dir)) {
      assertThat(files).isEmpty();
    }
  }

  @Test
  void what_is_no_matter_of_odds_is_refused() {
    assertThat(vedette(BATTLE + " --dry-run --play").misuse())
        .contains("--dry-run cannot be combined with --play");
    assertThat(vedette(BATTLE + " --dry-run --attacker nonsense").misuse()).isNotEmpty();
  }
}
