package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.any;
import static vedette.rules.musketpike.MusketPikeFights.columnOf;
import static vedette.rules.musketpike.MusketPikeFights.dice;
import static vedette.rules.musketpike.MusketPikeFights.meleeOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** The Imperial foot against the disordered Saxons (rules proper, Combat, example). */
class WorkedExampleTest {
  private static final String IMPERIALS = "Imperials: hi2 16/16 ql7";
  private static final String SAXONS = "Saxons: hi2 19/20 ql5 disordered";

  @Test
  void twelve_against_twelve_is_shifted_twice_to_150_percent() {
    assertThat(columnOf("hi2 16/16 ql7", "hi2 19/20 ql6")).isEqualTo(100);
    assertThat(columnOf("hi2 16/16 ql7", "hi2 19/20 ql5")).isEqualTo(125);
    assertThat(columnOf(IMPERIALS, SAXONS)).isEqualTo(150);
  }

  @Test
  void a_seven_and_an_eight_drive_the_saxons_off_with_a_loss_of_six() {
    ScriptedDice.PlayedFight playedFight = dice(7, 8, IMPERIALS, SAXONS);
    // One of the table, two of the rout, three of the failed check.
    assertThat(playedFight.value("defenderLoss")).isEqualTo(6);
    assertThat(playedFight.value("defenderRetreats")).isEqualTo(true);
    assertThat(playedFight.value("defenderDisordered")).isEqualTo(true);
    assertThat(playedFight.value("defenderEliminated")).isEqualTo(false);
    assertThat(playedFight.value("hexTaken")).isEqualTo(true);
    assertThat(playedFight.value("attackerLoss")).isEqualTo(0);
    assertThat(playedFight.value("attackerDisordered")).isEqualTo(false);
    assertThat(playedFight.value("ending")).isEqualTo("defender retreats");
  }

  @Test
  void the_saxons_are_left_with_thirteen_points_and_morale_four() {
    assertThat(rallies("hi2 13/20 ql5 disordered")).isEqualTo(part(4, 10));
    // Three more lost are half of them all.
    assertThat(rallies("hi2 11/20 ql5 disordered")).isEqualTo(part(4, 10));
    assertThat(rallies("hi2 10/20 ql5 disordered")).isEqualTo(part(3, 10));
    // And before: one of twenty.
    assertThat(rallies("hi2 19/20 ql5 disordered")).isEqualTo(part(5, 10));
  }

  private static BigFraction rallies(String unit) {
    return any(
        Fights.odds(
            MusketPikeFights.any(
                "rally", "unit", unit, "order", "rally", "activation", "unit", "activations", "1")),
        "rallied");
  }

  @Test
  void the_saxons_expect_to_lose_three_points_and_more() {
    Odds.Exact odds = meleeOdds(IMPERIALS, SAXONS);
    // 150%: A1R 1, A1-D1 4, D1R 3, D2R 2. Checks at morale 5, also after two lost (3 of 20): they
    // fail by 1 to 5, 1.5 on average, on the nine results that are theirs.
    BigFraction table = part(4 + 3 + 4, 10);
    BigFraction rout = part(5 * 2, 10);
    BigFraction failed = part(9, 10).multiply(part(15, 10));
    assertThat(mean(odds, "defenderLoss")).isEqualTo(table.add(rout).add(failed));
    assertThat(mean(odds, "attackerLoss")).isEqualTo(part(5, 10));
    assertThat(chance(odds, "defenderRetreats")).isEqualTo(part(5, 10));
    assertThat(chance(odds, "attackerRetreats")).isEqualTo(part(1, 10));
    // Thrown back, or a failed check at A1-D1: 1 + 4 x 0.3 of ten.
    assertThat(chance(odds, "attackerDisordered")).isEqualTo(part(10 + 12, 100));
    assertThat(chance(odds, "defenderDisordered")).isEqualTo(BigFraction.ONE);
  }
}
