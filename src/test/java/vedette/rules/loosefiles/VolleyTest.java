package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.loosefiles.LooseFilesFights.assertCameTo;
import static vedette.rules.loosefiles.LooseFilesFights.assertChecked;
import static vedette.rules.loosefiles.LooseFilesFights.assertWays;
import static vedette.rules.loosefiles.LooseFilesFights.chances;
import static vedette.rules.loosefiles.LooseFilesFights.part;

import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * Volleys: dice by bases, halvings and D.Points, and their scores (Firing - Infantry; LF3, LF4).
 */
class VolleyTest {
  private static Engagement<?, ?> volley(String target, String... shooters) {
    String[] options = new String[2 * shooters.length + 2];
    for (int i = 0; i < shooters.length; i++) {
      options[2 * i] = "shooter";
      options[2 * i + 1] = shooters[i];
    }
    options[2 * shooters.length] = "target";
    options[2 * shooters.length + 1] = target;
    return LooseFilesFights.any("volley", options);
  }

  /**
   * Returns the distribution of n dice, each of which scores in k twelfths: C(n,k) p^k (1-p)^(n-k).
   */
  private static Map<String, BigFraction> binomial(int dice, int twelfths) {
    Map<String, BigFraction> chances = new TreeMap<>();
    BigFraction ways = BigFraction.ONE;
    for (int hits = 0; hits <= dice; hits++) {
      BigFraction chance = part(twelfths, 12).pow(hits);
      chance = chance.multiply(part(12 - twelfths, 12).pow(dice - hits)).multiply(ways);
      chances.put(String.valueOf(hits), chance);
      ways = ways.multiply(dice - hits).divide(hits + 1);
    }
    return chances;
  }

  @ParameterizedTest(name = "{0} at {1}: {2} dice at {3} in 12")
  @CsvSource({
    // A die a base, less D.Points; a 6 scores.
    "inf 6, inf 20, 6, 2",
    "inf 1, inf 20, 1, 2",
    "inf 6 dp 2, inf 20, 4, 2",
    "inf 6 dp 5, inf 20, 1, 2",
    "inf 5 dp 5, inf 20, 0, 2",
    "inf 3 dp 5, inf 20, 0, 2",
    "inf 6, cav 20, 6, 2",
    // Skirmish order or guns halve, works halve again, up each time: 7, 4, 2.
    "inf 7, inf 20 skirmish, 4, 2",
    "inf 7, art 20, 4, 2",
    "inf 7, inf 20; in fort, 4, 2",
    "inf 7, inf 20 skirmish; in fort, 2, 2",
    "inf 7, art 20; in fort, 2, 2",
    "inf 9, art 20; in fort, 3, 2",
    "inf 8, art 20; in fort, 2, 2",
    "inf 1, art 20; in fort, 1, 2",
    // Halved first, less D.Points then (LF3): 7 to 4 to 2.
    "inf 7 dp 2, inf 20 skirmish, 2, 2",
    "inf 7 dp 1, art 20; in fort, 1, 2",
    "inf 7 dp 2, art 20; in fort, 0, 2",
    "inf 7 dp 3, inf 20; in fort, 1, 2",
    // Skirmishers: the 6, and half of the 5s: 3 in 12.
    "inf 6 skirmish, inf 20, 6, 3",
    "inf 6 skirmish dp 1, inf 20, 5, 3",
    "inf 5 skirmish, inf 20 skirmish; in fort, 2, 3",
    // More dice than one throw takes.
    "inf 18, inf 20, 18, 2",
    "inf 24, inf 20, 24, 2",
    "inf 24 skirmish, inf 20, 24, 3",
  })
  void each_volley_has_its_dice_and_its_scores(
      String shooter, String target, int dice, int twelfths) {
    Odds.Exact odds = Fights.odds(volley(target, shooter));
    assertThat(chances(odds, "defenderDpTaken")).isEqualTo(binomial(dice, twelfths));
  }

  @Test
  void a_volley_of_three_dice_by_hand() {
    // C(3,k) 5^(3-k) of 216; with four D.Points before, two and more cost bases.
    Odds.Exact odds = Fights.odds(volley("inf 2 dp 4", "inf 3"));
    assertWays(odds, "defenderDpTaken", 0, 125, 1, 75, 2, 15, 3, 1);
    assertWays(odds, "defenderLosses", 0, 200, 1, 15, 2, 1);
    assertWays(odds, "defenderEliminated", false, 215, true, 1);
    assertThat(chances(odds, "defenderDp").get("4")).isEqualTo(part(125, 216));
  }

  @Test
  void a_pool_is_one_question_and_volleys_come_together() {
    assertCameTo(
        ScriptedDice.play(volley("inf 6 dp 3", "inf 4", "inf 6 skirmish"), 3, 2),
        "defenderDpTaken",
        5,
        "defenderLosses",
        3,
        "defenderDp",
        5,
        "defenderEliminated",
        false);
  }

  @Test
  void the_second_volley_is_fired_though_the_first_destroys() {
    assertCameTo(
        ScriptedDice.play(volley("inf 1 dp 5", "inf 2", "inf 2"), 2, 1),
        "defenderDpTaken",
        3,
        "defenderLosses",
        1,
        "defenderEliminated",
        true);
  }

  @Test
  void two_dozen_dice_come_in_two_throws() {
    // 17 dice and 7; the second unit's two are a throw of their own.
    assertCameTo(
        ScriptedDice.play(volley("inf 20", "inf 24", "inf 2"), 9, 4, 1),
        "defenderDpTaken",
        14,
        "defenderLosses",
        9);
  }

  @Test
  void a_commander_is_checked_once_for_all_volleys() {
    // Two dice in two pools: 11 of 36 rolls have a 6.
    assertChecked(
        Fights.odds(volley("inf 6 commander", "inf 1", "inf 1")), "defenderCommander", 11, 36);
    assertChecked(Fights.odds(volley("inf 6 dp 5 commander", "inf 1")), "defenderCommander", 1, 6);
    assertThat(Fights.odds(volley("inf 6", "inf 1")).measure("defenderCommander")).isNull();
  }
}
