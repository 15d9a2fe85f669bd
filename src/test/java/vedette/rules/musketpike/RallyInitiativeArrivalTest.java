package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.any;
import static vedette.rules.musketpike.MusketPikeFights.part;

import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/**
 * Rallies, the initiative, and the arrival of the Transylvanians, calculated by hand (rules
 * proper).
 */
class RallyInitiativeArrivalTest {
  private static Engagement<?, ?> rally(
      String order, String activation, int activations, String... units) {
    String[] options = {
      "order", order, "activation", activation, "turns", String.valueOf(activations)
    };
    for (String unit : units) {
      options = Fights.and(new String[] {"unit", unit}, options);
    }
    return any("rally", options);
  }

  /** Order types; Morale effect of losses and leaders: a check like any other. */
  @ParameterizedTest(name = "{0}: {1} of ten")
  @CsvSource({
    "hi1 8/8 ql7 disordered, 7",
    "hi1 6/8 ql7 disordered, 6",
    "hi1 4/8 ql7 disordered, 5",
    "cav 3/3 ql10 disordered, 10",
    "hi1 8/8 ql5 disordered leader, 6",
    "hi1 8/8 ql5 disordered leader 2, 7",
    "hi1 8/8 ql5 disordered leader 0, 5",
  })
  void a_unit_rallies_if_it_passes_its_check(String unit, int tenths) {
    Odds.Exact odds = Fights.odds(rally("rally", "unit", 1, unit));
    assertThat(mean(odds, "rallied")).isEqualTo(part(tenths, 10));
  }

  @Test
  void on_a_rally_order_all_roll_and_on_a_march_order_one() {
    String[] units = {"a: hi1 8/8 ql7 disordered", "b: cav 3/3 ql5 disordered"};
    Odds.Exact all = Fights.odds(rally("rally", "unit", 1, units));
    assertThat(chance(all, "rallied[a]")).isEqualTo(part(7, 10));
    assertThat(chance(all, "rallied[b]")).isEqualTo(part(5, 10));
    assertThat(Fights.outOf(100, all, "rallied")).isEqualTo(Map.of(0, 15, 1, 50, 2, 35));
    Odds.Exact one = Fights.odds(rally("march", "unit", 1, units));
    assertThat(chance(one, "rallied[a]")).isEqualTo(part(7, 10));
    assertThat(chance(one, "rallied[b]")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void the_unit_with_the_leader_of_the_activation_rallies_without_a_roll() {
    String[] units = {
      "hi1 8/8 ql7 disordered", "hi1 8/8 ql5 disordered leader", "hi1 8/8 ql3 disordered leader"
    };
    Odds.Exact led = Fights.odds(rally("rally", "leader", 1, units));
    assertThat(chance(led, "rallied[1]")).isEqualTo(part(7, 10));
    assertThat(chance(led, "rallied[2]")).isEqualTo(BigFraction.ONE);
    // Another leader's unit rolls, with his rating.
    assertThat(chance(led, "rallied[3]")).isEqualTo(part(4, 10));
    // In a unit activation that benefit does not apply.
    Odds.Exact unled = Fights.odds(rally("rally", "unit", 1, units));
    assertThat(chance(unled, "rallied[2]")).isEqualTo(part(6, 10));
    ScriptedDice.PlayedFight march =
        ScriptedDice.play(rally("march", "leader", 1, "hi1 8/8 ql5 disordered leader"));
    assertThat(march.value("rallied")).isEqualTo(1);
  }

  @Test
  void who_fails_tries_again_in_the_next_activation() {
    Odds.Exact odds = Fights.odds(rally("rally", "unit", 2, "hi1 8/8 ql7 disordered"));
    assertThat(mean(odds, "rallied")).isEqualTo(part(91, 100));
    // A march rallies one unit; the second has its turn only once the first is in order. 0.7 x 0.5.
    Odds.Exact march =
        Fights.odds(rally("march", "unit", 2, "hi1 8/8 ql7 disordered", "hi1 8/8 ql5 disordered"));
    assertThat(chance(march, "rallied[1]")).isEqualTo(part(91, 100));
    assertThat(chance(march, "rallied[2]")).isEqualTo(part(35, 100));
    // The leader rallies one in each activation, and the other then rolls no more.
    Odds.Exact led =
        Fights.odds(
            rally("rally", "leader", 2, "hi1 8/8 ql1 disordered leader", "hi1 8/8 ql6 disordered"));
    assertThat(chance(led, "rallied[1]")).isEqualTo(BigFraction.ONE);
    assertThat(chance(led, "rallied[2]")).isEqualTo(part(84, 100));
  }

  private static Odds.Exact initiative(String holder, int turns) {
    return Fights.odds(any("initiative", "holder", holder, "turns", String.valueOf(turns)));
  }

  /** Sequence of play; MP16: 45 of 100 rolls are higher, 10 are ties. */
  @ParameterizedTest(name = "{0}: {1} of 100")
  @CsvSource({"own, 55", "enemy, 45", "nobody, 50"})
  void the_higher_roll_has_the_initiative_and_the_holder_wins_ties(String holder, int own) {
    assertThat(chance(initiative(holder, 1), "ownInitiative")).isEqualTo(part(own, 100));
  }

  @Test
  void the_holder_of_the_last_turn_wins_the_ties_of_the_next() {
    // 0.55 x 0.55 + 0.45 x 0.45.
    Odds.Exact odds = initiative("own", 2);
    assertThat(chance(odds, "ownInitiative")).isEqualTo(part(5050, 10_000));
    assertThat(mean(odds, "turnsOwn")).isEqualTo(part(5500 + 5050, 10_000));
    // Whichever side has it first, the next turn changes it in 45 of 100.
    Odds.Exact fresh = initiative("nobody", 2);
    assertThat(chance(fresh, "ownInitiative")).isEqualTo(part(1, 2));
    assertThat(Fights.outOf(100, fresh, "changes")).isEqualTo(Map.of(0, 55, 1, 45));
    assertThat(Fights.outOf(1000, fresh, "turnsOwn")).isEqualTo(Map.of(0, 275, 1, 450, 2, 275));
    assertThat(mean(initiative("nobody", 7), "changes")).isEqualTo(part(6 * 45, 100));
  }

  @Test
  void a_tie_that_nobody_wins_is_rolled_again() {
    Engagement<?, ?> first = any("initiative", "holder", "nobody", "turns", "1");
    assertThat(ScriptedDice.play(first, 4, 4, 10, 10, 2, 3).value("ownInitiative"))
        .isEqualTo(false);
    Engagement<?, ?> held = any("initiative", "holder", "own", "turns", "1");
    assertThat(ScriptedDice.play(held, 4, 4).value("ownInitiative")).isEqualTo(true);
  }

  private static Odds.Exact arrival(String... options) {
    return Fights.odds(any("arrival", options));
  }

  @Test
  void each_group_comes_on_seven_or_more_at_the_end_of_a_turn() {
    Odds.Exact odds = arrival("turns", "2");
    // 1 - 0.6 x 0.6.
    assertThat(chance(odds, "easternArrived")).isEqualTo(part(64, 100));
    assertThat(chance(odds, "westernArrived")).isEqualTo(part(64, 100));
    assertThat(chance(odds, "bothArrived")).isEqualTo(part(64 * 64, 10_000));
    assertThat(Fights.outOf(100, odds, "easternWait")).isEqualTo(Map.of(0, 40, 1, 24, 2, 36));
    assertThat(mean(odds, "westernWait")).isEqualTo(part(24 + 2 * 36, 100));
  }

  @Test
  void the_western_group_may_play_without_kornis() {
    // Two turns: the western group arrives after the first and Kornis does not, so the group plays
    // the second without him.
    assertThat(mean(arrival("turns", "2"), "westernAlone")).isEqualTo(part(24, 100));
    // Three: two turns without him 0.4 x 0.36; one 0.4 x 0.24 + 0.24 x 0.36.
    assertThat(Fights.outOf(10_000, arrival("turns", "3"), "westernAlone"))
        .isEqualTo(Map.of(0, 10_000 - 1440 - 1824, 1, 1824, 2, 1440));
  }

  @Test
  void a_game_of_seven_turns_is_the_default() {
    Odds.Exact odds = arrival();
    // 1 - 0.6^7.
    BigFraction missing = part(3, 5).pow(7);
    assertThat(chance(odds, "westernArrived")).isEqualTo(BigFraction.ONE.subtract(missing));
    // 0.6 + 0.36 + ... + 0.6^7.
    assertThat(mean(odds, "easternWait"))
        .isEqualTo(part(3, 2).multiply(BigFraction.ONE.subtract(missing)));
    BigFraction alone = BigFraction.ZERO;
    for (int west = 1; west <= 7; west++) {
      // Kornis is also missing at the end of that turn and of each later one except the last.
      for (int turn = west; turn < 7; turn++) {
        BigFraction comes = part(3, 5).pow(west - 1).multiply(part(2, 5));
        alone = alone.add(comes.multiply(part(3, 5).pow(turn)));
      }
    }
    assertThat(mean(odds, "westernAlone")).isEqualTo(alone);
  }
}
