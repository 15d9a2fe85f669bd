package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.any;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** One activation of several stacks against several, phase by phase (MP9, MP-V15). */
class ActivationTest {
  /** Foot that passes every check and keeps its fire value and strength, no matter what hits it. */
  private static final String SURE = "hi2 40/40 ql10";

  private static Engagement<?, ?> activation(String options) {
    return any("activation", options);
  }

  private static Odds.Exact odds(String options) {
    return Fights.odds(activation(options));
  }

  private static ScriptedDice.PlayedFight play(String options, int... rolls) {
    return ScriptedDice.play(activation(options), rolls);
  }

  /** Cases that give an assault by options and the same activation by clauses. */
  @ParameterizedTest(name = "{0} {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          --attacker 'hi2 16/16 ql7' --defender 'li 1/1 ql4, art 12lb ql6; in redoubt' | |
          --attacker 'cav 2/3 ql7 leader' --defender 'hi1 6/8 ql5 disordered' | |
          --attacker 'hi1 4/6 ql5 disordered' --defender 'cav 3/3 ql7' --evade 'at 125%' | |
          --attacker 'hi1 6/6 ql6{}' --defender 'hi1 6/6 ql6, art 6lb ql5' | --from flank | ; from flank
          --attacker 'hi1 6/6 ql6{}' --defender 'hi2 15/16 ql6' | --from rear | ; from rear
          --attacker 'hi1 6/6 ql6{}' --defender 'li 2/4 ql6 disordered' | --contact true | ; contact
          --attacker 'hi1 5/6 ql6 disordered{}' --defender 'hi1 6/6 ql6' | --contact true --order march | ; contact --order march
          --attacker 'hi2 12/14 ql6' --defender 'hi1 4/6 ql6' --defender 'art 12lb ql6; in obstructed' --melee 'at 125%' | | ; against 1 2
          --attacker 'hi1 7/8 ql6{}' --attacker 'cav 3/3 ql7{}' --defender 'hi2 13/16 ql5' | --contact true | ; contact
          --attacker 'hi1 6/6 ql6; displaces: li 2 ql5' --defender 'hi1 6/6 ql6; retreat blocked' --battery 'art 12lb; range 4' --variant check-per-phase | |
          --attacker 'hi2 16/16 ql7' --defender 'hi1 6/6 ql6; in obstructed' --melee never | |
          """)
  void stacks_that_fight_one_melee_fare_as_in_an_assault(
      String both, String assault, String activation) {
    String further = activation == null ? "" : activation;
    int options = further.indexOf(" --");
    String clauses = options < 0 ? further : further.substring(0, options);
    String order = options < 0 ? "" : further.substring(options);
    Engagement<?, ?> alone =
        any("assault", both.replace("{}", "") + (assault == null ? "" : " " + assault));
    String active =
        both.contains("{}")
            ? both.replace("{}", clauses)
            : both.replaceFirst("(--attacker '[^']*)'", "$1" + clauses + "'");
    Odds.Exact expected = Fights.odds(alone);
    Odds.Exact odds = odds(active + order);
    String place = both.split("--defender").length > 2 ? "[1 and 2]" : "[1]";
    int compared = 0;
    for (Measure<?> measure : alone.measures()) {
      String name = measure.name();
      boolean ofPlace = name.equals("ending") || name.equals("success");
      if (!name.equals("turns")) {
        compared++;
        assertThat(
                odds.measure(ofPlace ? (name.equals("success") ? "hexTaken" : name) + place : name)
                    .distribution())
            .as(name)
            .isEqualTo(expected.measure(name).distribution());
      }
    }
    assertThat(compared).isGreaterThanOrEqualTo(10);
  }

  @Test
  void two_pairs_far_apart_fare_as_two_assaults() {
    String one = "--attacker 'hi1 6/6 ql7%s' --defender 'hi1 6/6 ql5 disordered'";
    String other = "--attacker 'cav 3/3 ql6%s' --defender 'hi1 3/6 ql6'";
    Odds.Exact odds = odds(one.formatted("; against 1") + " " + other.formatted("; against 2"));
    Odds.Exact first = Fights.odds(any("assault", one.formatted("")));
    Odds.Exact second = Fights.odds(any("assault", other.formatted("")));
    assertThat(chance(odds, "hexTaken[1]")).isEqualTo(chance(first, "success"));
    assertThat(chance(odds, "hexTaken[2]")).isEqualTo(chance(second, "success"));
    assertThat(chance(odds, "success"))
        .isEqualTo(chance(first, "success").multiply(chance(second, "success")));
    for (String loss : new String[] {"attackerLosses", "defenderLosses"}) {
      assertThat(mean(odds, loss)).isEqualTo(mean(first, loss).add(mean(second, loss)));
      assertThat(odds.measure(loss + "[2]").distribution())
          .isEqualTo(second.measure(loss).distribution());
    }
  }

  @Test
  void several_may_fire_at_one_stack() {
    // Foot on the move causes 0.6 hits on average, light foot 0.3; stationary foot in defence
    // causes 0.8.
    Odds.Exact odds =
        odds(
            "--melee never --attacker 'A: %s; against X' --attacker 'B: li 4/4 ql6; fires-at X'"
                    .formatted(SURE)
                + " --defender 'X: %s'".formatted(SURE));
    assertThat(mean(odds, "defenderLosses")).isEqualTo(part(9, 10));
    assertThat(mean(odds, "attackerLosses[A]")).isEqualTo(part(8, 10));
    assertThat(mean(odds, "attackerLosses[B]")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void a_defender_fires_at_whom_it_names() {
    // At light foot one value less: 0.6 hits instead of 0.8.
    Odds.Exact odds =
        odds(
            "--melee never --attacker 'A: %s; against X' --attacker 'B: li 4/4 ql6; fires-at X'"
                    .formatted(SURE)
                + " --defender 'X: %s; fires-at B'".formatted(SURE));
    assertThat(mean(odds, "attackerLosses[A]")).isEqualTo(BigFraction.ZERO);
    assertThat(mean(odds, "attackerLosses[B]")).isEqualTo(part(6, 10));
  }

  @Test
  void one_whom_nobody_attacks_fires_along() {
    Odds.Exact odds =
        odds(
            "--melee never --attacker '%s; against 1' --defender '%s'".formatted(SURE, SURE)
                + " --defender 'li 2/2 ql6; fires-at 1'");
    assertThat(mean(odds, "attackerLosses")).isEqualTo(part(8 + 3, 10));
    assertThat(mean(odds, "defenderLosses[2]")).isEqualTo(BigFraction.ZERO);
  }

  @Test
  void an_attacker_fires_at_one_and_goes_in_against_the_next() {
    String attack = "--attacker '%s; against X; fires-at Y'".formatted(SURE);
    // Both defenders miss with a 1; value 4 hits Y on a 6, which passes; a D1R against X, passed.
    ScriptedDice.PlayedFight playedFight =
        play(
            attack + " --defender 'X: hi2 40/40 ql9' --defender 'Y: %s'".formatted(SURE),
            1,
            1,
            6,
            1,
            8,
            1);
    assertThat(playedFight.value("defenderLosses[Y]")).isEqualTo(1);
    assertThat(playedFight.value("defenderLosses[X]")).isEqualTo(1);
    assertThat(playedFight.value("ending[X]")).hasToString("defender retreats");
    assertThat(playedFight.value("success")).isEqualTo(true);
  }

  @Test
  void who_finds_the_first_target_gone_fires_at_the_next() {
    String fire =
        "--melee never --attacker 'A: li 1/1 ql6; fires-at Y' --defender 'Y: cav 1/1 ql6'"
            + " --attacker 'B: %s; against X; fires-at Y%s' --defender 'X: %s'";
    // Horse misses A, foot misses B. Light foot at 2 hits on an 8: Y is gone. B at 4 hits on a 6.
    assertThat(play(fire.formatted(SURE, " X", SURE), 1, 1, 8, 6, 1).value("defenderLosses[X]"))
        .isEqualTo(1);
    // It has no other target, so its shot is lost.
    assertThat(play(fire.formatted(SURE, "", SURE), 1, 1, 8).value("defenderLosses[X]"))
        .isEqualTo(0);
  }

  @Test
  void whom_a_shooter_names_first_he_fires_at_first_be_it_artillery_alone() {
    // Value 2 hits the guns on 8 to 10, and 7 to 10 fails on 6: 12%. The foot fares as if no
    // battery
    // had fired.
    String fight =
        "--attacker 'hi1 8/8 ql6; against 2' --defender 'art 6lb ql6' --defender 'hi1 8/8 ql6'"
            + " --battery 'art 12lb; range 5; fires-at %s'";
    Odds.Exact guns = odds(fight.formatted("1 2"));
    assertThat(chance(guns, "defenderGunsDisordered")).isEqualTo(part(12, 100));
    Odds.Exact alone =
        Fights.odds(any("assault", "--attacker 'hi1 8/8 ql6' --defender 'hi1 8/8 ql6'"));
    assertThat(chance(guns, "success")).isEqualTo(chance(alone, "success"));
    assertThat(chance(odds(fight.formatted("2 1")), "defenderGunsDisordered"))
        .isEqualTo(BigFraction.ZERO);
  }

  @Test
  void whom_an_attacker_goes_against_he_fires_at_in_that_order() {
    String fight =
        "--melee never --attacker '%s; against %s' --defender '1st: hi1 30/30 ql10'"
            + " --defender '2nd: hi1 30/30 ql10'";
    // Foot on the move causes 0.6 hits on average at value 4.
    Odds.Exact turned = odds(fight.formatted(SURE, "2nd 1st"));
    assertThat(mean(turned, "defenderLosses[1st]")).isEqualTo(BigFraction.ZERO);
    assertThat(mean(turned, "defenderLosses[2nd]")).isEqualTo(part(6, 10));
    assertThat(mean(odds(fight.formatted(SURE, "1st 2nd")), "defenderLosses[1st]"))
        .isEqualTo(part(6, 10));
  }

  @Test
  void who_is_still_to_walk_in_does_not_take_the_rally_of_another() {
    // The ground that the first walks into disorders it. The second passes at morale 6 in 6 of 10,
    // wherever the gun drives the first.
    String march =
        "--order march --attacker 'hi1 8/8 ql6 disordered; against 1; contact'"
            + " --attacker 'hi1 8/8 ql6 disordered; fires-at 1; contact'"
            + " --defender 'art 6lb ql6%s'";
    Odds.Exact odds = odds(march.formatted("; in obstructed"));
    assertThat(chance(odds, "attackerDisordered[2]")).isEqualTo(part(4, 10));
    assertThat(chance(odds, "attackerDisordered[1]")).isEqualTo(BigFraction.ONE);
    // In the open the first tries to rally where it has gone in: the gun misses, then it passes.
    assertThat(play(march.formatted(""), 1, 1, 1, 6).value("attackerDisordered[1]"))
        .isEqualTo(false);
  }

  @Test
  void defenders_fire_in_the_order_that_their_player_states() {
    // The first hit checks: 10 is above quality 9. X fires at 5 and hits on a 5, Y at 2 on an 8.
    String fire =
        "--melee never --attacker 'hi2 40/40 ql9; against X; fires-at Y X'"
            + " --defender 'X: %s' --defender 'Y: li 4/4 ql10'".formatted(SURE);
    // X hits and disorders, Y misses at 7; then value 4, less for disorder and light foot: 7 hits.
    assertThat(play(fire, 5, 10, 7, 8, 1).value("defenderLosses[Y]")).isEqualTo(1);
    // Y first misses at 7; X hits and disorders.
    assertThat(play(fire + " --defensive-order Y", 7, 5, 10, 8, 1).value("attackerDisordered"))
        .isEqualTo(true);
  }

  @Test
  void attackers_go_in_in_the_order_that_their_player_states() {
    String attack =
        "--attacker 'A: %s; against X' --attacker 'B: %s; against Y'".formatted(SURE, SURE)
            + " --defender 'X: %s' --defender 'Y: %s'".formatted(SURE, SURE);
    // All miss; the first melee is a D2R on a 10, passed, the second an A1R on a 3, passed.
    ScriptedDice.PlayedFight listed = play(attack, 1, 1, 1, 1, 10, 1, 3, 1);
    assertThat(listed.value("hexTaken[X]")).isEqualTo(true);
    assertThat(listed.value("hexTaken[Y]")).isEqualTo(false);
    ScriptedDice.PlayedFight turned = play(attack + " --melee-order B", 1, 1, 1, 1, 10, 1, 3, 1);
    assertThat(turned.value("hexTaken[X]")).isEqualTo(false);
    assertThat(turned.value("hexTaken[Y]")).isEqualTo(true);
    assertThat(turned.value("hexesTaken")).isEqualTo(1);
    assertThat(turned.value("success")).isEqualTo(false);
  }

  @Test
  void who_makes_way_checks_before_the_next_melee() {
    String attack =
        "--attacker 'A: %s; against X' --attacker 'B: %s; against Y'".formatted(SURE, SURE)
            + " --defender 'X: %s; displaces: cav 3 ql5' --defender 'Y: %s'".formatted(SURE, SURE);
    // D2R and its check, the friend fails with a 9, then an A1-D1 and its check.
    ScriptedDice.PlayedFight playedFight = play(attack, 1, 1, 1, 1, 10, 1, 9, 5, 1);
    assertThat(playedFight.value("displacedDisordered")).isEqualTo(1);
    assertThat(playedFight.value("attackerLosses[B]")).isEqualTo(1);
  }

  @Test
  void all_fire_before_anybody_goes_in() {
    // Two pairs: four shots with hits and checks come first, then two melees.
    String attack =
        "--attacker 'A: %s; against X' --attacker 'B: %s; against Y'".formatted(SURE, SURE)
            + " --defender 'X: %s' --defender 'Y: %s'".formatted(SURE, SURE);
    ScriptedDice.PlayedFight playedFight = play(attack, 5, 1, 5, 1, 6, 1, 6, 1, 4, 1, 4, 1);
    assertThat(playedFight.value("attackerLosses")).isEqualTo(2 + 2);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(2 + 2);
  }

  @Test
  void two_who_attack_together_have_the_flank_only_if_both_do() {
    String attack =
        "--attacker 'cav 3/3 ql6; contact; from flank' --attacker 'cav 3/3 ql6; contact%s'"
            + " --defender 'hi2 12/12 ql6' --melee always";
    Odds.Exact both = odds(attack.formatted("; from flank"));
    Odds.Exact one = odds(attack.formatted(""));
    String assault = "--attacker 'cav 3/3 ql6' --attacker 'cav 3/3 ql6' --defender 'hi2 12/12 ql6'";
    assertThat(chance(both, "success"))
        .isEqualTo(
            chance(
                Fights.odds(any("assault", assault + " --contact true --from flank")), "success"));
    // No attacker is fired at if all come from the flank; one in front is.
    assertThat(mean(one, "attackerLosses[1]")).isLessThan(mean(one, "attackerLosses[2]"));
    assertThat(chance(one, "success")).isLessThan(chance(both, "success"));
  }
}
