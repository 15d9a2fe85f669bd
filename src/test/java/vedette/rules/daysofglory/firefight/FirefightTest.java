package vedette.rules.daysofglory.firefight;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Story;
import vedette.fight.SurvivingStack;
import vedette.odds.answer.Odds;
import vedette.rules.AllRolls;
import vedette.rules.FightEnds;
import vedette.rules.PlainDice;
import vedette.rules.UnitsInBraces;
import vedette.rules.daysofglory.DaysOfGloryFights;
import vedette.rules.daysofglory.units.UnitState;

/**
 * An exchange of fire in which both sides shoot, test and rally over turns (Sequence of play;
 * DG-V7, DG-V9).
 */
class FirefightTest {
  /** One of two units of one stand each, in its current state. */
  private static final class Foot {
    private int figures = 4;
    private String morale = "good";
    private boolean fellBack;
    private boolean fellBackBefore;
    private int hits;

    /** Returns whether it passes, with the factors of the sheet: hits, shaken 2, under half 2. */
    private boolean passes(int hit, PlainDice dice) {
      int score = hit + (morale.equals("shaken") ? 2 : 0) + (2 * figures < 4 ? 2 : 0);
      return dice.roll(6) > score;
    }

    private void rally(PlainDice dice) {
      if (morale.equals("shaken") && passes(0, dice)) {
        morale = "good";
      }
    }

    private boolean shoots() {
      return morale.equals("good");
    }

    private void suffer(PlainDice dice) {
      figures -= hits;
      if (figures == 0) {
        morale = "destroyed";
      } else if (hits > 0 && !passes(hits, dice)) {
        if (fellBackBefore) {
          morale = "routing";
        } else {
          morale = "shaken";
          fellBack = true;
        }
      }
      hits = 0;
    }

    private boolean isThere() {
      return !morale.equals("destroyed") && !morale.equals("routing");
    }

    private void nextTurn() {
      fellBackBefore = fellBack;
      fellBack = false;
    }
  }

  /**
   * Plays the sheet as read, without the program's code: one stand rolls a die, 5 and 6 hit a line.
   */
  private static String plain(int turns, PlainDice dice) {
    Foot attacker = new Foot();
    Foot defender = new Foot();
    int turn = 0;
    do {
      turn++;
      attacker.rally(dice);
      defender.rally(dice);
      defender.hits = attacker.shoots() && dice.roll(6) >= 5 ? 1 : 0;
      attacker.hits = defender.shoots() && dice.roll(6) >= 5 ? 1 : 0;
      attacker.suffer(dice);
      defender.suffer(dice);
      attacker.nextTurn();
      defender.nextTurn();
    } while (turn < turns && attacker.isThere() && defender.isThere());
    return 4
        - attacker.figures
        + " "
        + attacker.morale
        + " "
        + (4 - defender.figures)
        + " "
        + defender.morale
        + " "
        + turn;
  }

  @ParameterizedTest(name = "{0} turns")
  @ValueSource(ints = {1, 2})
  @Tag("slow")
  void two_stands_shoot_at_each_other_as_the_sheet_is_read_roll_by_roll(int turns) {
    // At most four rolls each in a turn.
    long whole = 1;
    for (int roll = 0; roll < 6 * turns; roll++) {
      whole *= 6;
    }
    Odds odds =
        odds("firefight", "--attacker 'inf 1' --defender 'inf 1' --range 2 --turns " + turns);
    Map<String, Long> ends = AllRolls.ends(whole, dice -> plain(turns, dice));
    String[] measures = {
      "attackerLosses", "attackerState", "defenderLosses", "defenderState", "turns"
    };
    for (int part = 0; part < measures.length; part++) {
      Map<String, BigFraction> expected = new TreeMap<>();
      for (Map.Entry<String, Long> end : ends.entrySet()) {
        String value = end.getKey().split(" ")[part];
        BigFraction chance = new BigFraction(end.getValue()).divide(new BigFraction(whole));
        expected.merge(value, chance, BigFraction::add);
      }
      for (Odds.Chance chance : odds.measure(measures[part]).distribution()) {
        assertThat(chance.fraction())
            .as(measures[part] + " " + chance.value())
            .isEqualTo(expected.getOrDefault(chance.value().toString(), BigFraction.ZERO));
      }
    }
  }

  /** A gun at point blank hits guns on 3 to 6; 2D6 of 12 destroy one, of 9 to 11 silence it. */
  @Test
  void a_gun_that_is_suppressed_does_not_fire_in_the_next_turn() {
    String fight = "--attacker 'art 1 suppressed 1' --defender 'art 1' --range 6 --turns ";
    Odds first = odds("firefight", fight + "1");
    assertThat(chance(first, "defenderGunsLost", 1)).isEqualTo(BigFraction.ZERO);
    assertThat(chance(first, "attackerGunsLost", 1)).isEqualTo(part(4, 6 * 36));
    // It fires in the second turn unless it was hit and lost or silenced (10 of 36). A hit adds 1
    // to its test, its crew takes off 2.
    BigFraction fires = part(2, 6).add(part(4, 6).multiply(part(26, 36)));
    Odds second = odds("firefight", fight + "2");
    assertThat(chance(second, "defenderGunsLost", 1)).isEqualTo(fires.multiply(part(4, 6 * 36)));
  }

  /**
   * A given hit is a factor of the test (1 of 6 fails against 1: class, surprise and the hit less 2
   * for its crew), and was rolled for when it occurred: no unit shoots at these guns. `fire` reads
   * it so, too.
   */
  @Test
  void a_given_hit_on_guns_rolls_no_damage() {
    Odds odds =
        odds(
            "firefight",
            "--attacker 'inf 3' --attacker-musket none --defender 'art 3 class 1; with hit,"
                + " surprised' --range 12 --turns 1");
    assertThat(chance(odds, "defenderGunsLost", 0)).isEqualTo(BigFraction.ONE);
    assertThat(chance(odds, "defenderState", "shaken")).isEqualTo(part(1, 6));
    // A gun at point blank adds a hit in 4 of 6: 2D6 of 12 destroy one, whatever happened before.
    Odds shotAt =
        odds("firefight", "--attacker 'art 1' --defender 'art 3; with hit' --range 6 --turns 1");
    assertThat(chance(shotAt, "defenderGunsLost", 1)).isEqualTo(part(4, 6 * 36));
  }

  @Test
  void one_turn_of_one_side_is_fire_at_a_unit() {
    Odds both =
        odds(
            "firefight",
            "--attacker 'inf 6' --attacker 'art 2' --defender 'cav 4' --range 4 --turns 1");
    Odds fire =
        odds(
            "fire",
            "--shooter '6 smoothbore; range 4' --battery '2 smoothbore; range 4' --target 'cav 4'");
    for (int figures = 0; figures <= 8; figures++) {
      assertThat(chance(both, "defenderLosses", figures))
          .isEqualTo(chance(fire, "defenderLosses", figures));
    }
    for (String state : new String[] {"good", "shaken", "routing", "destroyed"}) {
      assertThat(chance(both, "defenderState", state))
          .isEqualTo(chance(fire, "defenderState", state));
    }
  }

  @Test
  void all_units_shoot_simultaneously_at_the_first_enemy_present() {
    // Whatever the attacker does, the defenders have also shot; the second is not shot at.
    Odds odds =
        odds(
            "firefight",
            "--attacker 'inf 4' --defender 'inf 1 lost 3' --defender 'inf 4' --range 2 --turns 1");
    assertThat(chance(odds, "defenderState[2]", "good")).isEqualTo(BigFraction.ONE);
    Odds alone =
        odds("firefight", "--attacker 'inf 4' --defender 'inf 5 lost 3' --range 2 --turns 1");
    for (int figures = 0; figures <= 4; figures++) {
      assertThat(chance(odds, "attackerLosses", figures))
          .isEqualTo(chance(alone, "attackerLosses", figures));
    }
  }

  /**
   * A request does not give the distances between friends: a destroyed friend counts only if it is
   * given as a condition.
   */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      value = {"cav 1 | 1", "cav 1; with friend-routing | 2"})
  void a_destroyed_friend_counts_only_if_given(String second, int fails) {
    // A stand hits on 5 and 6: the first is destroyed, in the next turn the second is hit. It is
    // shaken on a 1 against its hit, on 1 and 2 with the friend counted.
    Odds odds =
        odds(
            "firefight",
            "--attacker 'inf 1' --defender 'cav 1 lost 3' --defender '"
                + second
                + "' --range 2 --turns 2");
    assertThat(chance(odds, "defenderState[2]", "shaken")).isEqualTo(part(2 * 2 * fails, 6 * 36));
  }

  @Test
  void a_shaken_unit_does_not_shoot_and_rallies_first() {
    // Class 2, shaken: it rallies on a 3 or more, and a stand then hits on 5 and 6.
    Odds odds =
        odds("firefight", "--attacker 'inf 1 shaken' --defender 'cav 1' --range 2 --turns 1");
    assertThat(chance(odds, "defenderLosses", 1)).isEqualTo(part(4 * 2, 36));
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "--attacker 'inf 3' --attacker-musket none                | no muskets; see"
            + " --attacker-musket",
        "--attacker 'inf 3' --attacker 'art 2' --attacker-guns rifled"
            + " | smoothbore muskets, out of range beyond 8 inches, rifled guns up to 40 inches",
        "--attacker 'inf 3' --attacker-musket rifled              | rifled muskets up to 12 inches",
        "--attacker 'cav 3'                                       | nothing: neither cavalry nor"
            + " limbered guns shoot",
      })
  void units_that_could_shoot_and_do_not_are_named(String attacker, String said) {
    FirefightEngagement fight =
        (FirefightEngagement)
            DaysOfGloryFights.any(
                    "firefight", attacker + " --defender 'art 3' --range 12 --turns 1")
                .rules();
    assertThat(fight.engagement().story().situation())
        .contains(new Story.Fact("attacker's fire", said));
    assertThat(
            fight
                .engagement()
                .story()
                .summary()
                .endsWith(". The attacker's infantry does not fire"))
        .isEqualTo(said.startsWith("no muskets"));
  }

  @Test
  void survivors_shoot_again_unchanged() {
    UnitsInBraces request =
        new UnitsInBraces(
            "attacker", "Guard: {inf 5/8 lost 1 class 1 irregular}",
            "attacker", "{art 2 suppressed 1}",
            "defender", "{inf 6 class 3 column general capable; with fought-before}",
            "defender", "{art 3}",
            "range", "6,4",
            "turns", "2");
    FirefightEngagement fight =
        (FirefightEngagement) DaysOfGloryFights.any("firefight", request.written()).rules();
    int again = 0;
    for (List<UnitState> end : FightEnds.of(fight.engagement(), 120)) {
      List<SurvivingStack> left = fight.survivors(end);
      assertThat(left).extracting(SurvivingStack::number).containsExactly(0, 1, 0, 1);
      if (UnitsInBraces.isComplete(left)
          && left.stream().anyMatch(it -> !it.units().get(0).contains("routing"))) {
        FirefightEngagement next =
            (FirefightEngagement)
                DaysOfGloryFights.any("firefight", request.after(left).written()).rules();
        List<UnitState> begun = new ArrayList<>(next.first().units());
        for (int unit = 0; unit < begun.size(); unit++) {
          assertThat(begun.get(unit))
              .as(left.get(unit).toString())
              .usingRecursiveComparison()
              .ignoringFields("prepared", "history.contact")
              .isEqualTo(end.get(unit).nextTurn());
        }
        again++;
      }
    }
    assertThat(again).isGreaterThan(20);
  }
}
