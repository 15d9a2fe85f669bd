package vedette.odds.best;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.Fights;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.Remedy;

/** A side that may retreat under rules of a user's own does so when that is optimal. */
class BestOwnFightsTest {
  @TempDir Path directory;
  private Path bothMayGo;

  /** Writes a system in which both sides may retreat simultaneously after each exchange of fire. */
  @BeforeEach
  void write() throws IOException {
    bothMayGo = directory.resolve("both-may-go.json");
    Files.writeString(
        bothMayGo,
        """
        { "format": 1, "id": "test/both-may-go", "kind": "system", "title": "Both may go",
          "fire": { "shots": { "dice": "strength", "die": "d6", "atLeast": 5 } },
          "doctrine": { "attackerRetreat": "never", "defenderRetreat": "never" },
          "rounds": 4,
          "round": [{ "fire": "shots", "by": "both" }, { "mayRetreat": "both" }] }
        """);
  }

  private static OptimizedFight<?, ?> best(Path file, String options) {
    return OptimizedFight.of(
        Fights.fight("own", "fight", "--table " + file + " " + options), Limits.states(100_000));
  }

  /**
   * RISK by value iteration: after each roll the attacker continues or stops; an army has value 1,
   * the territory a larger one.
   */
  private static final class Risk {
    private final int attackers;
    private final int defenders;
    private final double land;
    private final Map<List<Integer>, Double> known = new HashMap<>();

    Risk(int attackers, int defenders, double land) {
      this.attackers = attackers;
      this.defenders = defenders;
      this.land = land;
    }

    /**
     * Returns the value of one more roll: six faces, the highest against the highest, with ties to
     * the defender.
     */
    double roll(int a, int d) {
      Double before = known.get(List.of(a, d));
      if (before != null) {
        return before;
      }
      int attacking = Math.min(a, 3);
      int dice = attacking + Math.min(d, 2);
      double sum = 0;
      int all = (int) Math.pow(6, dice);
      for (int roll = 0; roll < all; roll++) {
        int[] faces = new int[dice];
        for (int die = 0, rest = roll; die < dice; die++, rest /= 6) {
          faces[die] = rest % 6;
        }
        Arrays.sort(faces, 0, attacking);
        Arrays.sort(faces, attacking, dice);
        int lost = 0;
        int pairs = Math.min(attacking, dice - attacking);
        for (int pair = 0; pair < pairs; pair++) {
          lost += faces[attacking - 1 - pair] <= faces[dice - 1 - pair] ? 1 : 0;
        }
        sum += after(a - lost, d - (pairs - lost));
      }
      known.put(List.of(a, d), sum / all);
      return sum / all;
    }

    private double after(int a, int d) {
      double now = defenders - d - (attackers - a) + (d == 0 ? land : 0);
      return a == 0 || d == 0 ? now : Math.max(now, roll(a, d));
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 3, 2", "10, 8, 3", "8, 10, 1", "3, 9, 6", "12, 12, 0"})
  void risk_has_the_value_that_a_value_iteration_finds(int attackers, int defenders, int land) {
    OptimizedFight<?, ?> optimizedFight =
        best(
            Path.of("tables/examples/risk.json"),
            "--attacker "
                + attackers
                + " --defender "
                + defenders
                + " --attacker-retreat best --goal '"
                + land
                + "*success + defenderLosses - attackerLosses'");

    assertThat(optimizedFight.value().get(0))
        .isCloseTo(new Risk(attackers, defenders, land).roll(attackers, defenders), within(1e-11));
  }

  @ParameterizedTest
  @CsvSource({
    "--best both",
    "--attacker-retreat best --defender-retreat best",
    "--best attacker --defender-retreat best",
  })
  void sides_that_choose_simultaneously_are_not_both_left_free(String free) {
    assertThatThrownBy(() -> best(bothMayGo, "--attacker 3 --defender 3 " + free))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("both sides decide simultaneously whether to retreat")
        .satisfies(
            it ->
                assertThat(((Refusal) it).remedies()).containsExactly(Remedy.ONE_DOCTRINE_AT_ONCE));
  }

  /** If the defender never retreats, the fight is as if the rules did not let it. */
  @Test
  void one_of_them_is_if_the_other_has_a_doctrine() throws IOException {
    Path attackerMayGo = directory.resolve("attacker-may-go.json");
    Files.writeString(
        attackerMayGo,
        Files.readString(bothMayGo)
            .replace("\"mayRetreat\": \"both\"", "\"mayRetreat\": \"attacker\""));
    String fight =
        "--attacker 3 --defender 4 --goal '2*success + defenderLosses - attackerLosses' ";

    OptimizedFight<?, ?> optimizedFight =
        best(bothMayGo, fight + "--attacker-retreat best --defender-retreat never");

    assertThat(optimizedFight.decided()).containsOnlyKeys("attackerRetreat");
    assertThat(optimizedFight.value())
        .isEqualTo(best(attackerMayGo, fight + "--attacker-retreat best").value());
    assertThat(
            best(bothMayGo, fight + "--best defender --attacker-retreat 'strength < 2'").decided())
        .containsOnlyKeys("defenderRetreat");
  }

  /** Simultaneous effects reach each side before it knows the decision of the other. */
  @Test
  void a_side_that_loses_or_retreats_by_one_result_does_not_see_the_choice_of_the_other()
      throws IOException {
    Path either = directory.resolve("either.json");
    Files.writeString(
        either,
        """
        { "format": 1, "id": "test/either", "kind": "system", "title": "Lose or go",
          "results": { "X": { "both": "lose 2 or retreat 1" } },
          "tables": { "crt": { "rows": { "die": "d6", "list": [{ "at": "1..6", "cells": ["X"] }] } } },
          "rounds": 3 }
        """);
    String fight = "--attacker 5 --defender 5 --goal 'defenderLosses - attackerLosses' ";

    assertThatThrownBy(() -> best(either, fight + "--best both"))
        .isInstanceOf(Refusal.class)
        .hasMessageContaining("both sides decide simultaneously whether to retreat");
    assertThat(best(either, fight + "--best attacker --defender-retreat never").value().get(0))
        .isGreaterThanOrEqualTo(0);
  }
}
