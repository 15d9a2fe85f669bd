package vedette.rules.daysofglory.assault;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.any;
import static vedette.rules.daysofglory.DaysOfGloryFights.assault;
import static vedette.rules.daysofglory.DaysOfGloryFights.letters;
import static vedette.rules.daysofglory.DaysOfGloryFights.of;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;
import vedette.rules.daysofglory.PrintedSheet;

/** The outcome of a close assault: victory scale, tie dice, and the ten results (DG5, DG8). */
class CloseAssaultResultsTest {
  @Test
  void infantry_against_infantry_of_one_class() {
    // 2 ahead. A: 5 + 6 pairs won and 3 + 2 lost; B: 5 + 4 and 1; C: 3 + 2 + 1; 4 of 36 pairs tie,
    // and of 30 pairs that break a tie 18 differ by 1 or 2, 10 by 3 or 4, 2 by 5.
    Odds.Exact odds = assault("inf 8", "inf 8");
    assertThat(chance(odds, "winner", "attacker")).isEqualTo(part(7, 9));
    assertThat(letters(1080, odds)).isEqualTo(Map.of("A", 480 + 72, "B", 300 + 40, "C", 180 + 8));
    // Winner none, 1, 2; loser 1, 2, 4. Of the 1080 parts the attacker wins 330 + 36 by A,
    // 270 + 20 by B, 180 + 4 by C; the defender 150 + 36, 30 + 20 and 4.
    assertThat(Fights.outOf(1080, odds, "attackerLosses"))
        .isEqualTo(of(0, 366, 1, 290 + 186, 2, 184 + 50, 4, 4));
    assertThat(Fights.outOf(1080, odds, "defenderLosses"))
        .isEqualTo(of(0, 186, 1, 366 + 50, 2, 290 + 4, 4, 184));
    assertThat(Fights.outOf(1080, odds, "defenderState"))
        .isEqualTo(of("good", 366 + 186 + 50, "disordered", 290 + 4, "shaken", 184));
    assertThat(Fights.outOf(1080, odds, "attackerState"))
        .isEqualTo(of("good", 366 + 290 + 186, "disordered", 184 + 50, "shaken", 4));
  }

  @Test
  void cavalry_against_infantry_of_one_class() {
    // 6 ahead: 1 or 2 in 3, 3 or 4 in 7, more in 26 of 36 pairs.
    Odds.Exact odds = assault("cav 8", "inf 8");
    assertThat(letters(36, odds)).isEqualTo(Map.of("X", 3, "Y", 7, "Z", 26));
    assertThat(Fights.outOf(36, odds, "attackerLosses")).isEqualTo(of(0, 3, 1, 33));
    assertThat(Fights.outOf(36, odds, "defenderLosses")).isEqualTo(of(2, 3, 3, 7, 6, 26));
    assertThat(Fights.outOf(36, odds, "attackerState")).isEqualTo(of("good", 3, "disordered", 33));
    assertThat(Fights.outOf(36, odds, "defenderState"))
        .isEqualTo(of("disordered", 3, "routing", 33));
  }

  @Test
  void infantry_against_cavalry_of_one_class() {
    // 2 behind. Infantry wins E in 3 + 2, F in 1 pair; cavalry X in 5 + 6, Y in 5 + 4, Z in 3 + 2
    // + 1; 4 tie, and half of the pairs that break it are 9 E or X, 5 F or Y, 1 G or Z of 30.
    assertThat(letters(1080, assault("inf 8", "cav 8")))
        .isEqualTo(
            Map.of(
                "E", 150 + 36, "F", 30 + 20, "G", 4, "X", 330 + 36, "Y", 270 + 20, "Z", 180 + 4));
  }

  @Test
  void cavalry_against_cavalry_is_as_infantry_against_infantry() {
    assertThat(letters(1080, assault("cav 8", "cav 8")))
        .isEqualTo(letters(1080, assault("inf 8", "inf 8")));
  }

  private static String told(
      List<Comparable<?>> values, List<String> names, boolean attacker, String what) {
    return values.get(names.indexOf((attacker ? "attacker" : "defender") + what)).toString();
  }

  /** Every outcome, winner and loser, is that of its row; together the fights show all rows. */
  @Test
  void each_of_the_ten_results_has_its_casualties_and_states() {
    Set<String> seen = new TreeSet<>();
    for (String[] sides :
        new String[][] {
          {"inf 8", "inf 8"},
          {"inf 8 class 1", "inf 8 class 4"},
          {"inf 12; with overlap", "inf 8 class 1"},
          {"inf 8", "inf 8; with overlap, charging"},
          {"inf 8 class 1", "cav 8 class 4"},
          {"inf 16 class 4; with overlap", "cav 8 class 1"},
          {"inf 8 class 3", "cav 8"},
          {"cav 8", "inf 8"},
          {"cav 8 class 1", "inf 8 class 4; with charging"},
          {"cav 8 class 4", "cav 8 class 1"},
        }) {
      Engagement<?, ?> fight = any("close-assault", "attacker", sides[0], "defender", sides[1]);
      List<String> names =
          fight.measures().stream().filter(Measure::joint).map(Measure::name).toList();
      for (Odds.Outcome outcome : Fights.odds(fight).outcomes()) {
        List<Comparable<?>> values = outcome.values();
        String letter = values.get(names.indexOf("result")).toString().substring(0, 1);
        boolean attacker = values.get(names.indexOf("winner")).equals("attacker");
        String as = String.join(" against ", sides) + ": " + values;
        assertThat(told(values, names, attacker, "Losses"))
            .as(as)
            .isEqualTo(PrintedSheet.casualties(letter, "winner"));
        assertThat(told(values, names, !attacker, "Losses"))
            .as(as)
            .isEqualTo(PrintedSheet.casualties(letter, "loser"));
        assertThat(told(values, names, attacker, "State"))
            .as(as)
            .isEqualTo(PrintedSheet.state(letter, "winner"));
        assertThat(told(values, names, !attacker, "State"))
            .as(as)
            .isEqualTo(PrintedSheet.state(letter, "loser"));
        seen.add(letter);
      }
    }
    assertThat(seen).isEqualTo(PrintedSheet.results());
  }

  @Test
  void the_result_is_called_as_on_the_victory_scale() {
    Set<String> names = new TreeSet<>();
    for (String attacker : List.of("inf 8 class 4", "cav 8")) {
      for (String defender : List.of("inf 8 class 1", "cav 8 class 4")) {
        names.addAll(
            Fights.outOf(1080, assault(attacker, defender), "result").keySet().stream()
                .map(name -> name.toString().toLowerCase(Locale.ROOT))
                .toList());
      }
    }
    assertThat(names)
        .isSubsetOf(
            "a brief combat",
            "b push back melee",
            "c minor victory",
            "d major victory",
            "e brief combat",
            "f minor victory",
            "g major victory",
            "x brief combat",
            "y minor victory",
            "z major victory");
  }

  @Test
  void a_side_loses_no_more_figures_than_it_has() {
    // A major victory of cavalry costs 6; one stand has four figures, two at one each have two.
    String[] flank = {"from", "flank"};
    Odds.Exact odds = assault("cav 8", "inf 1", flank);
    assertThat(Fights.outOf(1, odds, "defenderLosses")).isEqualTo(of(4, 1));
    assertThat(Fights.outOf(1, odds, "defenderState")).isEqualTo(of("destroyed", 1));
    assertThat(Fights.outOf(1, odds, "attackerLosses")).isEqualTo(of(1, 1));
    Odds.Exact thin = assault("cav 1", "inf 2", Fights.and(flank, "figuresPerStand", "1"));
    assertThat(Fights.outOf(1, thin, "defenderLosses")).isEqualTo(of(2, 1));
    assertThat(Fights.outOf(1, thin, "attackerState")).isEqualTo(of("destroyed", 1));
    Odds.Exact six = assault("cav 8", "inf 6", Fights.and(flank, "figuresPerStand", "1"));
    assertThat(Fights.outOf(1, six, "defenderState")).isEqualTo(of("destroyed", 1));
    Odds.Exact seven = assault("cav 8", "inf 7", Fights.and(flank, "figuresPerStand", "1"));
    assertThat(Fights.outOf(1, seven, "defenderState")).isEqualTo(of("routing", 1));
    assertThat(Fights.outOf(1, seven, "defenderLosses")).isEqualTo(of(6, 1));
  }

  @Test
  void a_tie_takes_one_more_die_of_each_until_they_differ() {
    // 2 ahead: 2 and 4 tie, so do 5 and 5; 6 over 1 is a minor victory.
    ScriptedDice.PlayedFight playedFight =
        ScriptedDice.play(
            any("close-assault", "attacker", "inf 8", "defender", "inf 8"), 2, 4, 5, 5, 6, 1);
    assertThat(playedFight.value("winner")).isEqualTo("attacker");
    assertThat(playedFight.value("result").toString()).startsWith("C");
    assertThat(playedFight.value("attackerLosses")).isEqualTo(2);
    assertThat(playedFight.value("defenderLosses")).isEqualTo(4);
    Odds.Exact odds = assault("inf 8", "inf 8 class 4");
    assertThat(odds.undecided()).isZero();
    assertThat(chance(odds, "winner", "attacker")).isEqualTo(new BigFraction(1, 2));
  }
}
