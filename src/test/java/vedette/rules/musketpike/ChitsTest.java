package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.rules.Fights.chance;
import static vedette.rules.musketpike.MusketPikeFights.part;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** The order in which wings act as both sides draw their chits (Sequence of play; MP-V16). */
class ChitsTest {
  private static Odds.Exact odds(String... options) {
    return Fights.odds(MusketPikeFights.any("chits", options));
  }

  /** Calls a consumer with every order of these chits. */
  private static void orders(List<String> left, List<String> drawn, Consumer<List<String>> each) {
    if (left.isEmpty()) {
      each.accept(drawn);
    }
    for (int i = 0; i < left.size(); i++) {
      List<String> rest = new ArrayList<>(left);
      List<String> more = new ArrayList<>(drawn);
      more.add(rest.remove(i));
      orders(rest, more, each);
    }
  }

  private static List<List<String>> orders(List<String> cup) {
    List<List<String>> all = new ArrayList<>();
    orders(cup, List.of(), all::add);
    return all;
  }

  /**
   * Returns the number of the activation, from 1, in which a wing acts by its own chit or an
   * overall commander's.
   */
  private static int place(List<String> own, int others, boolean first, String wing, boolean lost) {
    for (int draw = 0; draw < own.size(); draw++) {
      String chit = own.get(draw);
      // Of two overall commanders only the first has this wing in his army.
      if (chit.equals("overall 0") || chit.equals(wing) && !lost) {
        // Before it each side has drawn; the side without the initiative has drawn one chit less.
        return draw + 1 + Math.min(others, first ? draw : draw + 1);
      }
    }
    return 0;
  }

  private static List<String> cup(String wing, int overall, int others) {
    List<String> cup = new ArrayList<>(List.of(wing));
    for (int i = 0; i < overall; i++) {
      cup.add("overall " + i);
    }
    for (int i = 0; i < others; i++) {
      cup.add("other " + i);
    }
    return cup;
  }

  @ParameterizedTest(name = "{0} overall and {1} others, lost {2}, against {3} and {4}")
  @CsvSource({
    "1, 2, false, 1, 2",
    "1, 2, true, 1, 2",
    "0, 3, false, 1, 1",
    "2, 1, false, 0, 4",
    "1, 4, false, 1, 1",
    "0, 2, true, 1, 2",
  })
  void each_order_of_both_cups_is_as_likely_as_any_other(
      int overall, int others, boolean lost, int enemyOverall, int enemyOthers) {
    long before = 0;
    long all = 0;
    long[] places = new long[20];
    for (List<String> own : orders(cup("Left", overall, others))) {
      for (List<String> enemy : orders(cup("Right", enemyOverall, enemyOthers))) {
        for (boolean first : new boolean[] {true, false}) {
          int left = place(own, enemy.size(), first, "Left", lost);
          int right = place(enemy, own.size(), !first, "Right", false);
          before += left > 0 && (right == 0 || left < right) ? 1 : 0;
          places[left]++;
          all++;
        }
      }
    }
    // The further wing of a second army is one of the other chits.
    boolean two = overall == 2;
    Odds.Exact odds =
        odds(
            "own",
            two ? "Left,Reserve" : "Left",
            "enemy",
            "Right",
            "ownOverall",
            String.valueOf(overall),
            two ? "ownSecond" : "first",
            two ? "Reserve" : "nobody",
            "enemyOverall",
            String.valueOf(enemyOverall),
            "ownMarkers",
            String.valueOf(two ? others - 1 : others),
            "enemyMarkers",
            String.valueOf(enemyOthers),
            lost ? "lost" : "turns",
            lost ? "Left" : "1");
    assertThat(chance(odds, "success").doubleValue())
        .isCloseTo((double) before / all, within(1e-12));
    for (int i = 0; i < places.length; i++) {
      assertThat(chance(odds, "place[Left]", i).doubleValue())
          .as("place %d", i)
          .isCloseTo((double) places[i] / all, within(1e-12));
    }
  }

  @Test
  void who_wins_the_initiative_after_acting_last_acts_twice_in_a_row() {
    // The cups are equal, so the side that draws second draws last. It wins the next turn's roll 45
    // times of 100; a tie leaves the initiative where it was.
    Odds.Exact odds = odds("own", "A", "enemy", "X", "turns", "2", "first", "enemy");
    assertThat(chance(odds, "ownTwice")).isEqualTo(part(45, 100));
    assertThat(chance(odds, "enemyTwice")).isEqualTo(part(0, 1));
    assertThat(chance(odds, "ownInitiative")).isEqualTo(part(45, 100));
  }

  @Test
  void the_same_wing_twice_needs_its_chit_last_and_then_first() {
    // The last of two chits, the initiative, the first of two chits: 1/2 x 45/100 x 1/2. Without an
    // overall commander only its own chit can lead it.
    Odds.Exact odds =
        odds(
            "own",
            "A",
            "enemy",
            "X",
            "turns",
            "2",
            "first",
            "enemy",
            "ownOverall",
            "0",
            "enemyOverall",
            "0");
    assertThat(chance(odds, "twice[A]")).isEqualTo(part(45, 400));
    assertThat(chance(odds, "twice[X]")).isEqualTo(part(0, 1));
  }

  @Test
  void a_longer_cup_goes_on_alone() {
    // Three chits against one: after the enemy's only chit the own side has two in a row, no matter
    // which side began; its only wing is any of them.
    Odds.Exact odds =
        odds(
            "own",
            "A",
            "enemy",
            "X",
            "ownOverall",
            "0",
            "enemyOverall",
            "0",
            "ownMarkers",
            "2",
            "enemyMarkers",
            "0",
            "first",
            "own");
    assertThat(chance(odds, "place[A]", 1)).isEqualTo(part(1, 3));
    assertThat(chance(odds, "place[A]", 3)).isEqualTo(part(1, 3));
    assertThat(chance(odds, "place[A]", 4)).isEqualTo(part(1, 3));
    assertThat(chance(odds, "place[X]", 2)).isEqualTo(part(1, 1));
  }

  @Test
  void who_passes_leaves_the_rest_of_the_turn_to_the_other() {
    Odds.Exact odds =
        odds(
            "own",
            "A",
            "enemy",
            "X",
            "ownOverall",
            "0",
            "enemyOverall",
            "0",
            "ownPasses",
            "1",
            "first",
            "own");
    // One draw of two chits; then the enemy has the second and the third activation.
    assertThat(chance(odds, "place[A]", 0)).isEqualTo(part(1, 2));
    assertThat(chance(odds, "place[X]", 2)).isEqualTo(part(1, 2));
    assertThat(chance(odds, "place[X]", 3)).isEqualTo(part(1, 2));
  }

  @Test
  void a_lost_commander_costs_the_wing_all_but_the_overall_commanders_chit() {
    String[] cups = {"own", "A,B", "enemy", "X", "first", "own"};
    // Own chits: A, B, overall, marker. Two of four lead A at first, one of four without him.
    assertThat(chance(odds(cups), "place[A]", 1)).isEqualTo(part(1, 2));
    Odds.Exact lost = odds(Fights.and(new String[] {"lost", "A"}, cups));
    assertThat(chance(lost, "place[A]", 1)).isEqualTo(part(1, 4));
    Odds.Exact others = odds(Fights.and(new String[] {"lost", "A", "overall", "others"}, cups));
    assertThat(chance(others, "place[A]", 0)).isEqualTo(part(1, 1));
  }

  @Test
  void of_two_overall_commanders_each_leads_only_his_own_army() {
    // Own chits: A, B, two overall commanders, a marker; the commander of A is lost. Only the
    // overall commander with A in his army leads it: one chit of five, and certainly drawn during
    // the turn.
    String[] cups = {"own", "A,B", "enemy", "X", "first", "own", "ownOverall", "2", "lost", "A"};
    for (String second : List.of("A", "B")) {
      Odds.Exact odds = odds(Fights.and(new String[] {"ownSecond", second}, cups));
      assertThat(chance(odds, "place[A]", 1)).as(second).isEqualTo(part(1, 5));
      assertThat(chance(odds, "place[A]", 0)).as(second).isEqualTo(part(0, 1));
    }
    // Both wings are asked about, and their own chits activate units only, so each waits for its
    // overall commander.
    Odds.Exact both =
        odds(
            Fights.and(
                new String[] {"ownSecond", "B", "asked", "A,B", "lost", "A,B"},
                "own",
                "A,B",
                "enemy",
                "X",
                "first",
                "own",
                "ownOverall",
                "2"));
    assertThat(chance(both, "success")).isEqualTo(part(1, 2));
  }

  @Test
  void two_wings_of_one_side_may_be_asked_about() {
    // The first chit of A, B and the overall commander leads one of them. The overall commander
    // leads A, which is named first, so A is before B in two of three cases.
    Odds.Exact odds =
        odds("own", "A,B", "enemy", "X", "asked", "A,B", "enemyOverall", "0", "ownMarkers", "0");
    assertThat(chance(odds, "success")).isEqualTo(part(2, 3));
  }
}
