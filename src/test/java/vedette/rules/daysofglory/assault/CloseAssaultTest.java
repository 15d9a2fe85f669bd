package vedette.rules.daysofglory.assault;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.assault;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.letters;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.table.Tables;

/** Close assault: scores, and victories without dice (tactical factors; DG5, DG9). */
class CloseAssaultTest {
  /**
   * Returns the attacker's lead before the dice, derived from its chance to win: of two dice 6-|d|
   * of 36 pairs differ by d, and half of the ties are the attacker's.
   */
  private static int ahead(Odds odds) {
    BigFraction wins = chance(odds, "winner", "attacker");
    for (int ahead = -5; ahead <= 5; ahead++) {
      int halves = 0;
      for (int d = -5; d <= 5; d++) {
        halves += (d + ahead > 0 ? 2 : d + ahead == 0 ? 1 : 0) * (6 - Math.abs(d));
      }
      if (wins.equals(part(halves, 72))) {
        return ahead;
      }
    }
    throw new AssertionError("no difference from -5 to 5 wins in " + wins);
  }

  /** An attacker of class 2, +2 for charging, is level with a defender of class 4. */
  @ParameterizedTest(name = "{0} against {1}, {2}: {3}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          inf 8                        | inf 8 class 4                    | open        |  0
          inf 8 class 1                | inf 8 class 4                    | open        | -1
          inf 8 class 3                | inf 8 class 4                    | open        |  1
          inf 8                        | inf 8 class 1                    | open        |  3
          inf 8                        | inf 8                            | open        |  2
          inf 8                        | inf 8 class 4; with charging     | open        | -2
          # Ground.
          inf 8                        | inf 8 class 4                    | fortifications   | -4
          inf 8                        | inf 8 class 4                    | heavy-cover | -2
          inf 8                        | inf 8 class 4                    | light-cover | -1
          inf 8                        | inf 8 class 4                    | light-woods | -1
          inf 8                        | inf 8 class 4                    | higher-ground    | -1
          inf 8                        | inf 8 class 4                    | heavy-woods | -1
          inf 8                        | inf 8 class 4                    | light-urban | -1
          inf 8                        | inf 8 class 4                    | heavy-urban | -2
          inf 8                        | art 8 class 4                    | fortifications   | -4
          cav 8                        | cav 8 class 4                    | heavy-cover |  0
          cav 8                        | cav 8 class 4                    | light-cover |  0
          cav 8                        | cav 8 class 4                    | light-woods |  0
          cav 8                        | lcav 8 class 4                   | higher-ground    |  0
          # Arms.
          cav 8                        | inf 8 class 4                    | open        |  4
          lcav 8                       | inf 8 class 4                    | open        |  4
          inf 8                        | cav 8 class 4                    | open        | -4
          inf 8                        | skirm 8 class 4                  | light-woods |  1
          skirm 8                      | inf 8 class 4                    | light-woods | -3
          skirm 8                      | skirm 8 class 4                  | open        |  0
          # State.
          inf 8                        | inf 8 class 4 shaken             | open        |  3
          inf 8                        | inf 8 class 4 disordered         | open        |  1
          inf 8 disordered             | inf 8 class 4                    | open        | -1
          inf 4/9                      | inf 4 class 4                    | open        | -2
          inf 4/8                      | inf 4 class 4                    | open        |  0
          inf 8                        | inf 8/17 class 4                 | open        |  2
          # Generals.
          inf 8 general capable        | inf 8 class 4                    | open        |  1
          inf 8 general exceptional    | inf 8 class 4                    | open        |  2
          inf 8 general other          | inf 8 class 4                    | open        |  0
          inf 8                        | inf 8 class 4 general capable    | open        | -1
          inf 8 general capable        | inf 8 class 4 general exceptional | open       | -1
          # Stands: 3:2, 2:1, 3:1, 4:1, and just short of them.
          inf 12                       | inf 8 class 4                    | open        |  1
          inf 11                       | inf 8 class 4                    | open        |  0
          inf 15                       | inf 8 class 4                    | open        |  1
          inf 16                       | inf 8 class 4                    | open        |  2
          inf 23                       | inf 8 class 4                    | open        |  2
          inf 24                       | inf 8 class 4                    | open        |  3
          inf 16                       | inf 4 class 4                    | open        |  4
          inf 8                        | inf 12 class 4                   | open        | -1
          inf 4                        | inf 12 class 4                   | open        | -3
          inf 16                       | inf 8 class 4                    | light-woods | -1
          inf 16                       | inf 8 class 4                    | light-cover |  1
          inf 16                       | inf 8 class 4                    | heavy-cover |  0
          inf 16                       | inf 8 class 4                    | higher-ground    |  1
          # Formation, and what a request says.
          inf 8 column                 | inf 8 class 4                    | open        |  1
          inf 8 column                 | inf 8 class 4 line               | open        |  1
          inf 8 column                 | inf 8 class 4 column             | open        |  0
          inf 8                        | inf 8 class 4 column             | open        |  0
          inf 8; with overlap          | inf 8 class 4                    | open        |  2
          inf 8                        | inf 8 class 4; with overlap      | open        | -2
          inf 8; with charges-downhill | inf 8 class 4                    | open        |  1
          inf 8; with fought-before    | inf 8 class 4                    | open        | -2
          inf 8; with fights-supported-artillery | inf 8 class 4          | open        |  2
          inf 8; with overlap, fought-before, charges-downhill | inf 8 class 4 | open     |  1
          """)
  void each_factor_moves_the_score(String attacker, String defender, String ground, int ahead) {
    assertThat(ahead(assault(attacker, defender, "ground", ground))).isEqualTo(ahead);
  }

  @Test
  void the_flank_and_the_rear_are_worth_four() {
    assertThat(ahead(assault("inf 8", "inf 8 class 4", "from", "flank"))).isEqualTo(4);
    assertThat(ahead(assault("inf 8", "inf 8 class 4", "from", "rear"))).isEqualTo(4);
    // In woods, no automatic victory: +4 for the flank, +4 for cavalry, -1 for the woods, classes
    // 1 and 4.
    String[] woods = {"ground", "light-woods", "from", "flank"};
    assertThat(ahead(assault("inf 8 class 1", "inf 8 class 4", woods))).isEqualTo(2);
    assertThat(ahead(assault("cav 8 class 1", "inf 8 class 4; with charging", woods))).isEqualTo(4);
  }

  @ParameterizedTest(name = "{0} and {1} and {2}: {3}")
  @CsvSource({
    // 8 stands of class 4 defend; charging is +2. 2.5 is 3, 4/3 is 2, 2 is 2, 11/3 is 4.
    "inf 3 class 2, inf 3 class 3, inf 2 class 2, 1",
    "inf 3 class 1, inf 3 class 1, inf 2 class 2, 0",
    "inf 3 class 1, inf 3 class 2, inf 2 class 3, 0",
    "inf 3 class 4, inf 3 class 4, inf 2 class 3, 2",
    // Units are averaged, not stands; and the stands of all count against the enemy's: 2:1.
    "inf 6 class 4, inf 1 class 1, inf 1 class 1, 0",
    "inf 8 class 2, inf 4 class 2, inf 4 class 2, 2",
  })
  void units_add_their_stands_and_average_their_classes_upwards(
      String one, String two, String three, int ahead) {
    String[] attackers = {"attacker", one, "attacker", two, "attacker", three};
    assertThat(ahead(odds("close-assault", Fights.and(attackers, "defender", "inf 8 class 4"))))
        .isEqualTo(ahead);
    String[] defenders = {"defender", one, "defender", two, "defender", three};
    // The same units defend against as many stands: without the 2, and seen from the other side.
    assertThat(ahead(odds("close-assault", Fights.and(defenders, "attacker", "inf 8 class 4"))))
        .isEqualTo(4 - ahead);
  }

  @Test
  void charging_counts_once_however_many_charge() {
    // The sheet says so. Both defenders charge as the attacker does: classes 2 and 4.
    String[] defenders = {
      "defender", "inf 4 class 4; with charging", "defender", "inf 4 class 4; with charging"
    };
    assertThat(ahead(odds("close-assault", Fights.and(defenders, "attacker", "inf 8"))))
        .isEqualTo(-2);
    String[] attackers = {"attacker", "inf 4; with charging", "attacker", "inf 4; with charging"};
    assertThat(ahead(odds("close-assault", Fights.and(attackers, "defender", "inf 8 class 4"))))
        .isZero();
  }

  @Test
  void a_factor_of_a_side_counts_once_though_it_holds_for_two_units() {
    // Only outnumbering grows (DG4 of morale: what is not said to count each counts once).
    for (String factor : new String[] {"overlap", "charges-downhill"}) {
      String unit = "inf 4; with " + factor;
      int once = ahead(assault("inf 8; with " + factor, "inf 8 class 4"));
      assertThat(
              ahead(
                  odds(
                      "close-assault",
                      "--attacker '%s' --attacker '%s' --defender 'inf 8 class 4'"
                          .formatted(unit, unit))))
          .as(factor)
          .isEqualTo(once);
    }
  }

  @Test
  void guns_with_formed_infantry_beside_them_are_fought_for() {
    // 2 + 2 + 2 against 4.
    Odds.Exact odds =
        odds(
            "close-assault",
            "--attacker 'inf 8' --defender 'inf 4 class 4' --defender 'art 4 class 4'");
    assertThat(ahead(odds)).isEqualTo(2);
  }

  /** The sheet's first four rows; the last column of the arms row (DG9). */
  @ParameterizedTest(name = "{0} against {1}, {2}, {3}: {5} of the {4}")
  @CsvSource({
    "inf 8, skirm 8 class 4, open, front, attacker, D",
    "cav 8, skirm 8 class 4, open, front, attacker, Z",
    "skirm 8, inf 8 class 1, open, front, defender, D",
    "skirm 8 class 4, cav 8 class 1, open, front, defender, Z",
    "inf 8 class 1, art 8 class 4, open, front, attacker, D",
    "cav 8 class 1, art 8 class 4, open, front, attacker, Z",
    "cav 8, inf 8 class 4, open, flank, attacker, Z",
    "cav 8, inf 8 class 4, open, rear, attacker, Z",
    "lcav 8, inf 8 class 4, open, rear, attacker, Z",
    "inf 8 class 1, inf 8 class 4 routing, open, front, attacker, D",
    "inf 8 class 1, cav 8 class 4 routing, open, front, attacker, G",
    "cav 8 class 1, cav 8 class 4 routing, heavy-cover, front, attacker, D",
    "cav 8 class 1, inf 8 class 4 routing, light-woods, front, attacker, Z",
    "inf 8 class 1, inf 8 class 4 shaken, open, rear, attacker, D",
    "inf 1 class 1, inf 16 class 4 routing, fortifications, front, attacker, D",
  })
  void some_victories_need_no_dice(
      String attacker, String defender, String ground, String from, String winner, String letter) {
    Odds.Exact odds = assault(attacker, defender, "ground", ground, "from", from);
    assertThat(chance(odds, "winner", winner)).isEqualTo(BigFraction.ONE);
    assertThat(letters(1, odds)).isEqualTo(Map.of(letter, 1));
  }

  @Test
  void shaken_troops_taken_in_flank_still_have_their_dice() {
    // 3 + 4 ahead: 2 to 12; 1 pair, 2 + 3, 4 + 5 + 6 + 5, the other 10.
    assertThat(letters(36, assault("inf 8", "inf 8 class 4 shaken", "from", "flank")))
        .isEqualTo(Map.of("A", 1, "B", 5, "C", 20, "D", 10));
  }

  @Test
  void two_automatic_victories_cancel_each_other() {
    // DG9.
    Odds.Exact odds = assault("inf 8; with fights-routers", "inf 8 class 4; with fights-routers");
    assertThat(ahead(odds)).isZero();
    Odds.Exact one = assault("inf 8", "inf 8 class 4; with fights-routers");
    assertThat(chance(one, "winner", "defender")).isEqualTo(BigFraction.ONE);
  }

  /**
   * Cavalry of class 2 charges 10 or 11 stands of the same class, of which one is infantry.
   * Charging adds 2 to it, outnumbering 2 to the enemy: level. Against infantry it is 4 ahead: of
   * 36 pairs of dice 33 win and 2 tie, which it wins half the time.
   */
  @Test
  void one_stand_of_infantry_among_cavalry_is_no_infantry_except_by_variant() {
    for (String horse : List.of("cav 9", "cav 10")) {
      assertThat(ahead(mixed(horse))).as(horse).isZero();
      assertThat(chance(mixed(horse, "variant", "any-foot"), "winner", "attacker"))
          .as(horse)
          .isEqualTo(part(34, 36));
    }
  }

  private static Odds mixed(String horse, String... variant) {
    return odds(
        "close-assault",
        Fights.and(variant, "attacker", "cav 4", "defender", horse, "defender", "inf 1"));
  }

  /**
   * An automatic victory over each of two enemies is one over both, in whatever order they are
   * listed. Only formed infantry covers guns: neither skirmishers nor routers (DG-V2).
   */
  @ParameterizedTest(name = "{0} and {1}, {2}")
  @CsvSource({
    "art 3, skirm 3, front, true",
    "art 3, inf 6 routing, front, true",
    "skirm 3, inf 6 routing, front, true",
    "art 3, art 2, front, true",
    "skirm 3, inf 6 shaken, rear, true",
    "cav 2 routing, skirm 3, front, true",
    // A unit that needs dice makes the whole side roll.
    "art 3, inf 3, front, false",
    "skirm 3, inf 3, front, false",
    "inf 6 routing, cav 3, front, false",
    "skirm 3, inf 6 shaken, flank, false",
    // Shaken infantry is formed, and covers guns.
    "art 3, inf 6 shaken, rear, false",
  })
  void a_certain_victory_over_each_is_one_over_both(
      String one, String two, String from, boolean certain) {
    for (List<String> enemies : List.of(List.of(one, two), List.of(two, one))) {
      Odds.Exact odds =
          odds(
              "close-assault",
              "attacker",
              "inf 6",
              "defender",
              enemies.get(0),
              "defender",
              enemies.get(1),
              "from",
              from);
      // Only a certain victory is always in the last column.
      assertThat(chance(odds, "result", "D major victory").equals(BigFraction.ONE))
          .isEqualTo(certain);
    }
  }

  /** A certain victory of a defender in the open over all that charge it. */
  @Test
  void skirmishers_and_routers_that_charge_formed_infantry_lose_without_dice() {
    Odds.Exact odds =
        odds("close-assault", "--attacker 'skirm 4' --attacker 'inf 4 routing' --defender 'inf 8'");
    assertThat(chance(odds, "winner", "defender")).isEqualTo(BigFraction.ONE);
  }

  /**
   * A factor from one unit of the enemy counts (DG-V2). Eight against four and four in light woods
   * of class 2: 2 for charging, 2 for skirmishers, 1 for the woods: 3 ahead, of 36 pairs of dice 30
   * win and 3 tie, half of which are won: 87.5%. Of class 4 the others are level.
   */
  @Test
  void a_factor_from_one_enemy_of_two_counts_for_the_side() {
    Odds.Exact woods =
        odds(
            "close-assault",
            "--attacker 'inf 8' --defender 'skirm 4' --defender 'inf 4' --ground light-woods");
    assertThat(chance(woods, "winner", "attacker")).isEqualTo(part(63, 72));
    String other = " --defender 'inf 4 class 4'";
    assertThat(
            ahead(
                odds(
                    "close-assault",
                    "--attacker 'inf 8 column' --defender 'inf 4 class 4 column'" + other)))
        .isEqualTo(1);
    assertThat(
            ahead(
                odds(
                    "close-assault",
                    "--attacker 'inf 8' --defender 'inf 4 class 4 shaken'" + other)))
        .isEqualTo(3);
  }

  /** 3:2 is a step, 2:1 two, and each multiple one more, without end. */
  @ParameterizedTest(name = "{0} stands against {1}: {2}")
  @CsvSource({"5, 4, 0", "6, 4, 1", "8, 4, 2", "11, 4, 2", "40, 4, 10", "48, 4, 12", "99, 2, 49"})
  void outnumbering_has_no_end(int own, int enemy, int steps) {
    AssaultTables tables = AssaultTables.of(Tables.builtIn());
    assertThat(tables.outnumbering().steps(own, enemy)).isEqualTo(steps);
  }

  /** A unit may have it from an earlier fight, and keeps its other conditions. */
  @Test
  void conditions_from_earlier_fights_change_nothing_where_they_do_not_count() {
    String[] brought = {
      "inf 6 irregular", "inf 6 fell-back", "inf 6; with pushed-back, routed-before"
    };
    for (String unit : brought) {
      assertThat(assault(unit, "inf 6").measures()).isEqualTo(assault("inf 6", "inf 6").measures());
      assertThat(assault("inf 6", unit).measures()).isEqualTo(assault("inf 6", "inf 6").measures());
    }
  }

  /** A charger does not countercharge; its target may. */
  @Test
  void an_irregular_charger_charges_as_any_other_and_an_irregular_target_comes_out() {
    assertThat(charge("inf 6 irregular", "inf 6").measures())
        .isEqualTo(charge("inf 6", "inf 6").measures());
    // The target countercharges, level with the charger: each wins half of the close assaults.
    Odds odds = charge("inf 6", "inf 6 irregular", "countercharge", "always");
    assertThat(chance(odds, "ending", "attacker wins"))
        .isEqualTo(chance(odds, "ending", "defender wins"));
  }
}
