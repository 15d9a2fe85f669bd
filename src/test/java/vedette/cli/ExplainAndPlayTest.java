package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.CapturedRun.LONG_BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The seeds of battles that are played roll by roll. */
class ExplainAndPlayTest {
  /** Ten battles of one seed in a million: all are the same once in 10^54. */
  @Test
  void a_random_seed_is_printed_and_replays_its_battle() {
    Set<String> seeds = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      String told = vedette(LONG_BATTLE + " --play --seed random").answer();
      String seed = told.replaceFirst("(?s).*?, seed (\\d+)\n.*", "$1");
      assertThat(vedette(LONG_BATTLE + " --play --seed " + seed).answer()).isEqualTo(told);
      seeds.add(seed);
    }
    assertThat(seeds).hasSizeGreaterThan(1);
  }

  @Test
  void a_printed_roll_is_read_on_the_table_as_printed() {
    // Column `3 or 4` of the table, rows 1 to 10.
    List<String> column = List.of("A1Rp", "A1", "A1", "D1", "D1", "D1", "D2", "D2", "D2Rp", "D2Rp");
    Set<Integer> rolled = new HashSet<>();
    for (int seed = 0; rolled.size() < 10; seed++) {
      String told = vedette(BATTLE + " --play --seed " + seed).answer();
      int roll = Integer.parseInt(told.replaceFirst("(?s).*D10: (\\d+)\n.*", "$1"));
      rolled.add(roll);
      assertThat(told).contains("row " + roll + ", column 3 or 4: " + column.get(roll - 1) + " ");
    }
  }
}
