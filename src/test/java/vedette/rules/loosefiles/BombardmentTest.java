package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.loosefiles.LooseFilesFights.assertWays;
import static vedette.rules.loosefiles.LooseFilesFights.chances;
import static vedette.rules.loosefiles.LooseFilesFights.odds;
import static vedette.rules.loosefiles.LooseFilesFights.part;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.SurvivingStack;
import vedette.odds.answer.Odds;
import vedette.rules.AllRolls;
import vedette.rules.FightEnds;
import vedette.rules.PlainDice;
import vedette.rules.UnitsInBraces;

/** Guns fire at the same units over turns, with recovery between turns (LF2, LF7, LF-V10). */
class BombardmentTest {
  @Test
  void the_second_turn_at_the_same_range_is_fired_at_the_same_target() {
    Odds odds = odds("bombardment", "--attacker 'art 1' --defender 'inf 6' --range long --turns 2");
    // Long range hits on a 4: three ways of six, then with +1 four: 3x2, 3x2 + 3x4, 3x4 of 36.
    assertWays(odds, "defenderDp", 0, 6, 1, 18, 2, 12);
  }

  @Test
  void at_another_range_it_is_neither_the_same_nor_a_new_target() {
    Odds odds =
        odds("bombardment", "--attacker 'art 1' --defender 'inf 6' --range long,short --turns 2");
    // Short range, unmodified: a 1 nothing, 2 and 3 one D.Point, 4 and 5 two, 6 one and a base.
    assertWays(odds, "defenderDp", 0, 3, 1, 3 * 3 + 3, 2, 2 * 3 + 3 * 3, 3, 2 * 3);
    assertWays(odds, "defenderLosses", 0, 5, 1, 1);
  }

  @Test
  void the_first_fire_is_at_no_new_target_unless_given() {
    String fight = "--attacker 'art 1' --defender 'inf 6' --range long --turns 1";
    // Long range hits on a 4, three of six; at a new target on a 5, two; at the same on a 3, four.
    assertWays(odds("bombardment", fight), "defenderDp", 0, 3, 1, 3);
    assertWays(odds("bombardment", fight + " --target-before new"), "defenderDp", 0, 4, 1, 2);
    assertWays(odds("bombardment", fight + " --target-before same"), "defenderDp", 0, 2, 1, 4);
    // In a firefight, too.
    assertWays(odds("firefight", fight + " --commanders 0"), "defenderDp", 0, 3, 1, 3);
  }

  @Test
  void the_next_unit_is_a_new_target() {
    Odds odds =
        odds(
            "bombardment",
            "--attacker 'art 1' --defender 'inf 1 dp 5' --defender 'inf 6' --range long --turns 2");
    // Half of the time the first is destroyed; the second is then hit on a natural 5, two of six.
    assertThat(chances(odds, "defenderDp[2]")).isEqualTo(Map.of("0", part(5, 6), "1", part(1, 6)));
    // If not, it is fired at again, with +1: it stays on 1/2 x 1/3.
    assertThat(chances(odds, "defenderLosses[1]"))
        .isEqualTo(Map.of("0", part(1, 6), "1", part(5, 6)));
  }

  /** The rules as read, without the program's code: the final state of the target. */
  private record Plain(
      int guns,
      int gunDp,
      int bases,
      int dp,
      boolean led,
      int commanders,
      boolean attached,
      String... ranges) {
    String play(PlainDice dice) {
      int nowBases = bases;
      int nowDp = dp;
      String fate = led ? "unhurt" : "";
      String last = "";
      int turns = 0;
      for (String range : ranges) {
        turns++;
        if (fate.equals("unhurt") && nowDp > 0) {
          nowDp--;
        }
        int rolling = commanders + (attached && fate.equals("unhurt") ? 1 : 0);
        if (nowDp > 0) {
          for (int i = 0; i < rolling; i++) {
            nowDp = Math.max(0, nowDp - dice.roll(6));
          }
        }
        int points = 0;
        int casualties = 0;
        for (int gun = 0; gun < guns; gun++) {
          int total = dice.roll(6) - gunDp + (range.equals(last) ? 1 : 0);
          if (range.equals("long")) {
            points += total >= 4 ? 1 : 0;
          } else if (total >= 6) {
            points++;
            casualties++;
          } else {
            points += total >= 4 ? 2 : total >= 2 ? 1 : 0;
          }
        }
        last = range;
        nowBases = nowBases - casualties - Math.max(0, nowDp + points - 5);
        nowDp = Math.min(5, nowDp + points);
        boolean hurt = points + casualties > 0;
        if (nowBases <= 0) {
          nowBases = 0;
          nowDp = 0;
        }
        if (hurt && fate.equals("unhurt") && dice.roll(6) == 1) {
          int second = dice.roll(6);
          fate = second == 1 ? "killed" : second <= 3 ? "wounded" : fate;
        }
        if (nowBases == 0) {
          break;
        }
      }
      return bases - nowBases + " " + nowDp + " " + fate + " " + turns;
    }
  }

  private static Map<String, BigFraction> plain(Plain fight, int part) {
    long whole = 1;
    for (int roll = 0; roll < 12; roll++) {
      whole *= 6;
    }
    Map<String, BigFraction> chances = new TreeMap<>();
    for (Map.Entry<String, Long> end : AllRolls.ends(whole, fight::play).entrySet()) {
      String value = end.getKey().split(" ")[part];
      chances.merge(value, part(end.getValue(), whole), BigFraction::add);
    }
    return chances;
  }

  @ParameterizedTest(
      name = "{0} guns with {1} D.Points at inf {2} dp {3}, {4}, {5}: {6}, he rolls: {7}")
  @CsvSource(
      delimiter = '|',
      value = {
        "2 | 0 | 6 | 0 | | 0 | long,long | false",
        "2 | 1 | 3 | 4 | | 1 | short,short | false",
        "1 | 0 | 2 | 5 | commander | 0 | short,short,short | false",
        "1 | 0 | 6 | 3 | commander | 1 | long,short | false",
        "3 | 0 | 2 | 5 | | 0 | short,long | false",
        // A commander that is hit has no points in later turns.
        "1 | 0 | 4 | 5 | commander | 0 | short,short | true",
        "2 | 0 | 3 | 5 | commander | 0 | short | true",
        "1 | 0 | 3 | 5 | commander | 1 | short,long | true",
      })
  void it_goes_as_the_rules_are_read_roll_by_roll(
      int guns,
      int gunDp,
      int bases,
      int dp,
      String led,
      int commanders,
      String ranges,
      boolean attached) {
    String[] byTurn = ranges.split(",");
    Plain fight = new Plain(guns, gunDp, bases, dp, led != null, commanders, attached, byTurn);
    Odds odds =
        odds(
            "bombardment",
            "attacker",
            "art " + guns + " dp " + gunDp,
            "defender",
            "inf " + bases + " dp " + dp + (led == null ? "" : " commander"),
            "range",
            ranges,
            "turns",
            String.valueOf(byTurn.length),
            "commanders",
            String.valueOf(commanders),
            "attachedRoll",
            String.valueOf(attached));
    assertThat(chances(odds, "defenderLosses")).isEqualTo(plain(fight, 0));
    assertThat(chances(odds, "defenderDp")).isEqualTo(plain(fight, 1));
    if (led != null) {
      assertThat(chances(odds, "defenderCommander")).isEqualTo(plain(fight, 2));
    }
    assertThat(chances(odds, "turns")).isEqualTo(plain(fight, 3));
  }

  @Test
  void one_turn_is_artillery_fire() {
    for (String before : List.of("none", "same", "new")) {
      Odds one =
          odds(
              "bombardment",
              "--attacker 'art 2 dp 1' --defender 'inf 2 dp 4 column' --range short --turns 1"
                  + " --enfilade true --target-before "
                  + before);
      // Free and rolled points come before fire: there are none here.
      Odds fire =
          odds(
              "artillery",
              "--guns 2 --gun-dp 1 --target 'inf 2 dp 4 column' --range short --enfilade true"
                  + " --target-before "
                  + before);
      assertThat(chances(one, "defenderDp")).isEqualTo(chances(fire, "defenderDp"));
      assertThat(chances(one, "defenderLosses")).isEqualTo(chances(fire, "defenderLosses"));
    }
  }

  /** Infantry out of musket range is fired at as in a bombardment. */
  @ParameterizedTest(name = "range {0}")
  @CsvSource(
      delimiter = '|',
      value = {"long", "long,short", "short,long,long"})
  void guns_of_a_firefight_fire_as_in_a_bombardment(String range) {
    String fight =
        "--attacker 'art 2 dp 1' --defender 'inf 1 dp 5 commander' --defender 'inf 4 dp 3'"
            + " --turns 3 --commanders 1 --range "
            + range;
    Odds bombardment = odds("bombardment", fight + " --gun-commanders 1");
    Odds firefight = odds("firefight", fight);
    for (String measure : List.of("defenderDp", "defenderLosses", "defenderCommander[1]")) {
      assertThat(chances(firefight, measure)).isEqualTo(chances(bombardment, measure));
    }
  }

  @Test
  void guns_and_muskets_fire_simultaneously() {
    Odds odds =
        odds("firefight", "--attacker 'inf 24' --defender 'art 1' --turns 1 --commanders 0");
    // The gun fires as it was laid, though the volley before it brings D.Points upon it.
    assertThat(chances(odds, "attackerDp"))
        .isEqualTo(Map.of("0", part(1, 6), "1", part(3, 6), "2", part(2, 6)));
    assertThat(chances(odds, "attackerLosses")).isEqualTo(Map.of("0", part(5, 6), "1", part(1, 6)));
    // Twelve dice at artillery: it is destroyed by six hits.
    assertThat(chances(odds, "defenderLosses").get("1"))
        .isEqualTo(
            chances(odds("volley", "--shooter 'inf 24' --target 'art 1'"), "defenderLosses")
                .get("1"));
  }

  @Test
  void disordered_guns_recover_too() {
    Odds odds =
        odds(
            "bombardment",
            "--attacker 'art 1 dp 5' --defender 'inf 6' --range long --turns 1"
                + " --gun-commanders 1");
    // A gun with d points left hits on 4 + d: 5 less a roll of 5 or 6 none (3 of 6 ways to hit),
    // of 4 one (2 of 6), of 3 two (1 of 6).
    assertThat(chances(odds, "defenderDp"))
        .isEqualTo(Map.of("0", part(36 - 9, 36), "1", part(2 * 3 + 2 + 1, 36)));
  }

  @Test
  void in_a_firefight_a_commander_with_a_unit_rolls_until_hit() {
    String fight =
        "--attacker 'art 1' --defender 'inf 3 dp 5 commander' --turns 2 --range short"
            + " --attached-roll true";
    Odds firefight = odds("firefight", fight + " --commanders 0");
    for (String measure : List.of("defenderDp", "defenderLosses", "defenderCommander")) {
      assertThat(chances(firefight, measure))
          .isEqualTo(chances(odds("bombardment", fight), measure));
    }
    // The free point and the roll: of 4 a roll of 1 to 3 leaves 3 to 1.
    Odds recover =
        odds("recover", "--unit 'inf 3 dp 5 commander' --commanders 0 --attached-roll true");
    assertThat(chances(recover, "dp"))
        .isEqualTo(Map.of("0", part(3, 6), "1", part(1, 6), "2", part(1, 6), "3", part(1, 6)));
  }

  @Test
  void survivors_are_fired_at_again() {
    UnitsInBraces request =
        new UnitsInBraces(
            "attacker", "{art 3 dp 3 commander}",
            "defender", "{inf 4 dp 2 column commander; with grade 1}",
            "defender", "Behind: {inf 6}",
            "range", "short",
            "gunCommanders", "1",
            "turns", "1");
    Engagement<?, ?> fight = LooseFilesFights.any("bombardment", request.written());
    int again = again(fight, request);
    assertThat(again).isGreaterThan(5);
  }

  private static <R> int again(Engagement<?, R> fight, UnitsInBraces request) {
    int again = 0;
    for (R end : FightEnds.of(fight, 200)) {
      List<SurvivingStack> left = fight.survivors(end);
      assertThat(left)
          .extracting(SurvivingStack::parameter)
          .containsExactly("attacker", "defender", "defender");
      for (SurvivingStack unit : left) {
        String text = unit.units().get(0);
        if (!text.isEmpty()) {
          assertThat(UnitState.of(Unit.parse(text)).notation(Unit.parse(text))).isEqualTo(text);
        }
      }
      if (UnitsInBraces.isComplete(left)) {
        LooseFilesFights.any("bombardment", request.after(left).written());
        again++;
      }
    }
    return again;
  }
}
