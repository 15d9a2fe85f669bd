package vedette.rules.daysofglory.charge;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.any;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.of;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** A declared charge from test to test, and its endings (Sequence of play; DG6). */
class ChargeTest {
  private static final String SKIRMISHERS = "skirm 4";

  /** Returns the probability of an ending. */
  private static BigFraction ends(Odds odds, String ending) {
    return chance(odds, "ending", ending);
  }

  @Test
  void skirmishers_against_skirmishers() {
    // To charge 0, being charged 0: all pass. Home: 2, the target has passed: 4 of 6. Then 2 ahead
    // for charging, 7/9 (36 pairs, 26 won and half of 4 ties).
    Odds.Exact odds = charge(SKIRMISHERS, SKIRMISHERS);
    assertThat(ends(odds, "halts short")).isEqualTo(part(2, 6));
    assertThat(ends(odds, "attacker wins")).isEqualTo(part(4 * 7, 6 * 9));
    assertThat(ends(odds, "defender wins")).isEqualTo(part(4 * 2, 6 * 9));
    assertThat(Fights.outOf(1, odds, "turns")).isEqualTo(of(1, 1));
    // Halted short it is disordered; so it is after C won (184) and B lost (50), in 1080 parts.
    assertThat(chance(odds, "attackerState", "disordered"))
        .isEqualTo(part(2, 6).add(part(4, 6).multiply(part(184 + 50, 1080))));
    // Good or undisturbed: halted short it has fought no close assault. A lost; A won, B won.
    assertThat(chance(odds, "attackerLosses", 0))
        .isEqualTo(part(2, 6).add(part(4, 6).multiply(part(366, 1080))));
  }

  /** Test after test: class 1 is +1, classes 3 and 4 +2 to charge; infantry against formed +2. */
  @ParameterizedTest(name = "{0} charges {1} from the {3}, {2}: {4} of 6")
  @CsvSource({
    "skirm 4 class 1, skirm 4, open, front, 5",
    // -1 + 2, -2 + 2.
    "skirm 4 class 3, skirm 4, open, front, 5",
    "skirm 4 class 4, skirm 4, open, front, 6",
    "skirm 4 disordered, skirm 4, open, front, 5",
    "skirm 4/9, skirm 4, open, front, 4",
    "skirm 4 class 1 general other, skirm 4, open, front, 6",
    "skirm 4 class 1; with out-of-command, skirm 4, open, front, 4",
    "skirm 4 class 1; with surprised, skirm 4, fortifications, front, 3",
    "skirm 4 class 1; with friend-routing 2, skirm 4, higher-ground, front, 2",
    "inf 8, inf 8, open, front, 4",
    "inf 8 class 3, inf 8, open, front, 3",
    "inf 8 class 1 disordered, inf 8, higher-ground, front, 1",
    "inf 4/9 class 3 disordered, inf 8, open, front, 0",
    // 2 - 3 from behind, and 1 + 2 + 2 - 3.
    "inf 8, inf 8, open, flank, 6",
    "inf 4/9 class 1, inf 8, open, rear, 4",
    // 2 - 2 for a shaken target; 1 + 2 - 2.
    "inf 8, inf 8 shaken, open, front, 6",
    "inf 8 class 1, inf 8 shaken, open, front, 5",
    // Formed against skirmishers: 1 + 1 - 1.
    "inf 8 class 1 disordered, skirm 8, open, front, 5",
    "cav 8, inf 8, open, front, 4",
    "cav 8 class 3 general exceptional, inf 8, open, front, 5",
    // From the flank it is not frontal: 1 + 3 - 3.
    "cav 8 class 1; with friend-routing 3, inf 8, open, flank, 5",
    "cav 8 class 1 disordered, skirm 8, open, front, 5",
  })
  void a_unit_must_pass_to_charge(
      String charger, String target, String ground, String from, int faces) {
    Odds.Exact odds = charge(charger, target, "ground", ground, "from", from);
    assertThat(ends(odds, "does not charge")).isEqualTo(part(6 - faces, 6));
  }

  @Test
  void a_unit_that_does_not_charge_stays_unchanged() {
    // Cavalry charging formed troops: +2, so a 1 fails; nothing else is rolled for.
    ScriptedDice.PlayedFight stays =
        ScriptedDice.play(
            any("charge", "charger", "cav 8", "target", "inf 8", "musket", "rifled"), 1);
    assertThat(stays.value("ending")).isEqualTo("does not charge");
    assertThat(stays.value("attackerLosses")).isEqualTo(0);
    assertThat(stays.value("defenderLosses")).isEqualTo(0);
    assertThat(stays.value("attackerState")).isEqualTo("good");
    assertThat(stays.value("defenderState")).isEqualTo("good");
  }

  /** The charger always passes: of skirmishers no factor, of class 4 with a general below 1. */
  @ParameterizedTest(name = "{0} runs from {1}, {2}, {3}: {4} of 6")
  @CsvSource({
    "skirm 4 class 1, skirm 4, open, front, 1",
    "skirm 4 disordered, skirm 4, open, front, 1",
    "skirm 4 shaken, skirm 4, open, front, 2",
    "skirm 4/9 class 1, skirm 4, open, front, 3",
    "skirm 4/9 class 1 general other, skirm 4, open, front, 1",
    "skirm 4; with surprised, skirm 4, open, front, 1",
    // -1 for the ground that the target defends.
    "skirm 4 class 1; with surprised, skirm 4 class 4 general other, higher-ground, front, 1",
    "skirm 4 class 1; with surprised, skirm 4 class 4 general other, fortifications, front, 1",
    // Light woods are neither an obstacle, nor an urban area, nor higher ground.
    "skirm 4 class 1, skirm 4, light-woods, front, 1",
    "skirm 4 class 1, skirm 4, light-cover, front, 0",
    "inf 8, inf 8 class 4 general other, open, front, 0",
    "inf 8 class 1, inf 8 class 4 general other, open, flank, 3",
    "inf 8 class 3, inf 8 class 4 general other, open, rear, 2",
    // Formed against skirmishers 2; cavalry against infantry in the open 2; flank 2; rear 3.
    "skirm 8, inf 8 class 4, open, front, 2",
    "inf 8, cav 8 class 4 general other, open, front, 2",
    "inf 8, cav 8 class 4 general other, light-woods, front, 0",
    "inf 8, cav 8 class 4 general other, open, flank, 4",
    "inf 8, cav 8 class 4 general other, open, rear, 5",
    "cav 8 class 1, cav 8 class 4 general other, open, flank, 3",
    // No roll passes: 1 + 3 + 2.
    "inf 8 class 1, cav 8 class 4 general other, open, rear, 6",
    // Gunners that defend their guns: 1 + 2 - 2.
    "art 4 class 1, skirm 4, open, flank, 1",
  })
  void a_target_that_fails_runs(
      String target, String charger, String ground, String from, int faces) {
    Odds.Exact odds = charge(charger, target, "ground", ground, "from", from);
    assertThat(ends(odds, "does not charge")).isEqualTo(BigFraction.ZERO);
    assertThat(ends(odds, "target runs")).isEqualTo(part(faces, 6));
  }

  @Test
  void cavalry_that_charges_the_flank_of_infantry() {
    // Being charged 2 + 2, stands in 2 of 6. The charger, class 4 with a general, passes all.
    // Automatic major victory Z: 1 and 6 figures.
    Odds.Exact odds = charge("cav 8 class 4 general other", "inf 8", "from", "flank");
    assertThat(Fights.outOf(6, odds, "ending")).isEqualTo(of("target runs", 4, "attacker wins", 2));
    assertThat(Fights.outOf(6, odds, "attackerLosses")).isEqualTo(of(0, 4, 1, 2));
    assertThat(Fights.outOf(6, odds, "defenderLosses")).isEqualTo(of(0, 4, 6, 2));
    assertThat(Fights.outOf(6, odds, "attackerState")).isEqualTo(of("good", 4, "disordered", 2));
    // Targets that run and targets that are beaten rout.
    assertThat(Fights.outOf(6, odds, "defenderState")).isEqualTo(of("routing", 6));
  }

  @Test
  void infantry_that_charges_skirmishers_in_the_open() {
    // Being charged 2, stands in 4 of 6; automatic major victory D: 1 and 5.
    Odds.Exact odds = charge("inf 8 class 4", "skirm 8");
    assertThat(Fights.outOf(6, odds, "ending")).isEqualTo(of("target runs", 2, "attacker wins", 4));
    assertThat(Fights.outOf(6, odds, "defenderLosses")).isEqualTo(of(0, 2, 5, 4));
  }

  @Test
  void defensive_fire_counts_only_in_the_charge_home_score() {
    // Four smoothbores, short, line: none 1, one 3, two 2 of 6. Home: 2 + hits, so 4, 3, 2 of 6;
    // 4 + 9 + 4 of 36; no test for the shooting itself.
    String[] muskets = {"musket", "smoothbore", "chargerType", "line"};
    Odds.Exact odds = charge(SKIRMISHERS, SKIRMISHERS, muskets);
    assertThat(ends(odds, "halts short")).isEqualTo(part(36 - 17, 36));
    assertThat(ends(odds, "halted by fire")).isEqualTo(BigFraction.ZERO);
    assertThat(ends(odds, "attacker wins")).isEqualTo(part(17 * 7, 36 * 9));
    // No hit, and halted or a brief combat won: 1/6 of 2/6 + 4/6 of 366/1080.
    assertThat(chance(odds, "attackerLosses", 0))
        .isEqualTo(part(1, 6).multiply(part(2, 6).add(part(4, 6).multiply(part(366, 1080)))));
    // Dispersed: 3456H; none 2, one 4 of 6: 2 x 4 + 4 x 3 of 36.
    Odds.Exact dispersed =
        charge(SKIRMISHERS, SKIRMISHERS, "musket", "rifled", "chargerType", "dispersed");
    assertThat(ends(dispersed, "halts short")).isEqualTo(part(36 - 20, 36));
  }

  @Test
  void a_stand_goes_when_its_figures_do() {
    // One figure a stand, 0, 1, 2 hits in 1, 3, 2 of 6; home in 4, 3, 2 of 6. Four stands against
    // four or three: 7/9. Against two that the defenders outnumber twofold: even.
    Odds.Exact odds =
        charge(
            SKIRMISHERS,
            SKIRMISHERS,
            "--musket smoothbore --charger-type line --figures-per-stand 1");
    assertThat(ends(odds, "attacker wins"))
        .isEqualTo(part(4 + 9, 36).multiply(part(7, 9)).add(part(4, 36 * 2)));
  }

  @Test
  void a_charge_with_given_dice() {
    // A volley of two; home on a 5 (2 + 2); 1 and 3 tie, 6 over 1 is a minor victory: 2 and 4.
    Engagement<?, ?> fight =
        any(
            "charge",
            "--charger '%s' --target '%s' --musket smoothbore --charger-type line"
                .formatted(SKIRMISHERS, SKIRMISHERS));
    ScriptedDice.PlayedFight playedFight = ScriptedDice.play(fight, 5, 5, 1, 3, 6, 1);
    assertThat(playedFight.value("ending")).isEqualTo("attacker wins");
    assertThat(playedFight.value("attackerLosses")).isEqualTo(2 + 2);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(4);
    assertThat(playedFight.value("attackerState")).isEqualTo("disordered");
    assertThat(playedFight.value("defenderState")).isEqualTo("shaken");
  }

  @Test
  void by_default_cavalry_is_a_fast_target() {
    // The charger passes all tests (to charge -2, home at most -1). The target stands in 4 of 6,
    // fires one die: fast 23456H, dense 234H 56HH. 10 ahead: Z, one figure.
    String charger = "cav 4 class 4 general exceptional; with flanks-secure";
    Odds.Exact fast = charge(charger, "inf 4", "musket", "smoothbore");
    assertThat(Fights.outOf(36, fast, "attackerLosses")).isEqualTo(of(0, 12, 1, 4, 2, 20));
    Odds.Exact dense = charge(charger, "inf 4", "musket", "smoothbore", "chargerType", "dense");
    assertThat(Fights.outOf(36, dense, "attackerLosses")).isEqualTo(of(0, 12, 1, 4, 2, 12, 3, 8));
  }

  @Test
  void a_target_that_runs_or_a_charger_that_stays_is_not_fired_at() {
    Odds.Exact odds = charge("inf 4/9 class 3 disordered", "inf 8", "musket", "rifled");
    assertThat(Fights.outOf(1, odds, "ending")).isEqualTo(of("does not charge", 1));
    assertThat(Fights.outOf(1, odds, "attackerLosses")).isEqualTo(of(0, 1));
    assertThat(Fights.outOf(1, odds, "attackerState")).isEqualTo(of("disordered", 1));
    Odds.Exact runs =
        charge("cav 8 class 4 general other", "inf 8 class 1", "from", "rear", "musket", "rifled");
    assertThat(Fights.outOf(1, runs, "ending")).isEqualTo(of("target runs", 1));
    assertThat(Fights.outOf(1, runs, "attackerLosses")).isEqualTo(of(0, 1));
  }
}
