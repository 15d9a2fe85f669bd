package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.rules.Fights;
import vedette.source.TextFault;
import vedette.work.Limits;

/** The phasing player's allocation of stacks to enemies in each battle turn (11.3). */
class AllocationTest {
  private static final String TWO_ENEMIES = " --defender 'A: inf 9' --defender 'B: inf 9'";

  private static List<String> attacks(String options, int... rolls) {
    return SixDaysFight.with(SixDaysFight.battle(options), rolls).attacks();
  }

  @Test
  void a_stack_attacks_another_enemy_in_each_battle_turn() {
    String battle =
        "--attacker 'x: inf 9; against A then B' --attacker 'y: inf 9; against B then A B then A'"
            + " --turns 4"
            + TWO_ENEMIES;
    // The last orders apply to all later turns: x stays with B, y with A.
    assertThat(attacks(battle, 5, 5, 5, 5, 5, 5, 5, 5))
        .containsExactly(
            "x > A", "y > B", "x > B", "y > A + B", "x > B", "y > A", "x > B", "y > A");
  }

  @Test
  void an_enemy_of_another_battle_turn_is_in_contact_all_the_time() {
    // Each enemy counterattacks both. If A is gone (a 10), y attacks B, with which it is in
    // contact.
    String battle =
        "--attacker 'x: inf 9; against A then B' --attacker 'y: inf 9; against B then A' --turns 2"
            + TWO_ENEMIES;
    assertThat(attacks(battle + " --counterattack always", 5, 5, 3, 3, 5, 5, 3, 3))
        .containsExactly(
            "x > A", "y > B", "A > x + y", "B > x + y", "x > B", "y > A", "A > x + y", "B > x + y");
    assertThat(attacks(battle, 10, 5, 5, 5)).containsExactly("x > A", "y > B", "x > B", "y > B");
  }

  @Test
  void breaking_off_looks_at_the_targets_of_the_next_battle_turn() {
    // x at 9 against 9, then 8 against B's 4: +4. Without the change it would be -1 for x and -3
    // for y.
    String battle =
        "--attacker 'x: inf 9; against A then B' --attacker 'y: inf 2; against B then A' --turns 2"
            + " --defender 'A: inf 9' --defender 'B: inf 4' --stop 'below +4'";
    assertThat(attacks(battle, 5, 3, 5, 3)).containsExactly("x > A", "y > B", "x > B", "y > A");
  }

  @Test
  void a_battle_turn_is_fought_for_an_enemy_who_enters_in_it() {
    // SD-V10: x has no battle turn left, and B is not yet there, when y's second one is announced.
    String battle =
        "--attacker 'x: inf 9; against A; turns 1' --attacker 'y: inf 9; against B; turns 2'"
            + " --defender 'A: inf 9' --defender 'B: inf 9; enters 2'";
    assertThat(attacks(battle, 5, 5)).containsExactly("x > A", "y > B");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          x: inf 9; against A then C     | y: inf 9; against B then A       | unknown defender `C`
          x: inf 9; against A then B     | y: inf 9; against B              | is in contact with A, which no stack attacks in battle turn 2
          x: inf 9; against A then A B   | y: inf 9; against A; turns 1     | is in contact with B, which no stack attacks in battle turn 1
          x: inf 9; against A then A B   | y: inf 9; touches A B; holds     | is in contact with B, which no stack attacks in battle turn 1
          x: inf 9; against A B then A then B | y: inf 9; against A B       | targets for 3 battle turns but fights only 2
          x: inf 9; against A then then B | y: inf 9; against B then A      | `then` needs enemies before and after it
          x: inf 9; against A then       | y: inf 9; against B then A       | `then` needs enemies before and after it
          x: inf 9; against A; touches B then A | y: inf 9; against B       | unknown defender `then`
          """)
  void targets_that_cannot_be_are_refused(String first, String second, String why) {
    TextFault refused =
        catchThrowableOfType(
            TextFault.class,
            () ->
                SixDaysFight.battle(
                    "attacker",
                    first,
                    "attacker",
                    second,
                    "defender",
                    "A: inf 9",
                    "defender",
                    "B: inf 9",
                    "turns",
                    "x: inf 9; against A then A B".equals(first) ? "" + 2 : "2"));
    assertThat(refused).isNotNull().hasMessageContaining(why);
    assertThat(refused.slot()).isEqualTo("attacker");
    TextFault placed = refused.placed(Map.of("attacker", List.of(second, first)));
    if (!why.startsWith("unknown defender")) {
      assertThat(placed.text().substring(placed.offset())).startsWith("against");
      assertThat(placed.text()).isEqualTo(first);
    }
    assertThat(refused.help()).isNotBlank();
  }

  @Test
  void an_enemy_who_is_not_there_yet_is_refused() {
    TextFault refused =
        catchThrowableOfType(
            TextFault.class,
            () ->
                SixDaysFight.battle(
                    "--attacker 'x: inf 9; against B then A' --attacker 'y: inf 9; against A then"
                        + " B' --turns 2 --defender 'A: inf 9' --defender 'B: inf 9; enters 2'"));
    assertThat(refused).isNotNull().hasMessageContaining("x cannot attack B in battle turn 1");
  }

  @Test
  void too_many_shared_enemies_for_an_allocation_in_the_battle_are_refused() {
    String battle = "--attacker 'inf 9' --attacker 'inf 9' --targets best";
    SixDaysFight.battle(battle + " --defender 'inf 1'".repeat(8));
    assertThat(
            catchThrowableOfType(
                    TextFault.class,
                    () -> SixDaysFight.battle(battle + " --defender 'inf 1'".repeat(9)))
                .help())
        .contains("--targets as-written");
  }

  @Test
  void a_stack_can_look_for_the_highest_differential() {
    // x: +1 on A, +4 on B. A D1 costs B one; y: 8 - 8 on A, which x left to it.
    String battle =
        "--attacker 'x: inf 9' --attacker 'y: inf 8' --targets highest-differential"
            + " --defender 'A: inf 8' --defender 'B: inf 5'";
    SixDaysFight played = SixDaysFight.with(SixDaysFight.battle(battle), 4, 5);
    assertThat(played.attacks()).containsExactly("x > B", "y > A");
    assertThat(played.differentials()).containsExactly(4, 0);
  }

  @Test
  void the_clauses_allocate_unless_somebody_decides() {
    // The battle is the same with the decision in the battle and with clauses.
    String battle =
        "--attacker 'x: inf 5; against A; turns 3' --attacker 'y: inf 4; attacks at +1; turns 2'"
            + " --attacker 'z: inf 2; against B then A; touches B; turns 3' --stop 'after-losing 3'"
            + " --defender 'A: inf 4' --defender 'B: inf 3; enters 2' --counterattack 'at +1'";
    Engagement<?, ?> written =
        SixDaysFight.battle(battle.replace("against B then A; touches B", "against B A"));
    Engagement<?, ?> decided =
        SixDaysFight.battle(
            battle.replace("against B then A; touches B", "against B A")
                + " --targets highest-differential");
    assertThat(Fights.odds(decided.decidedBy(written.doctrine())).outcomes())
        .isEqualTo(Fights.odds(written).outcomes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "5 4 | 4 3 | AB AB | 2 2 | 1 1",
        "5 3 | 4 3 | AB AB | 3 2 | 1 1",
        "6 4 | 4 4 | AB B | 3 3 | 1 1",
        "4 4 3 | 4 4 | AB A B | 2 2 2 | 1 1",
        "3 3 2 | 3 2 2 | ABC AB BC | 2 1 2 | 1 1 1",
        "5 5 | 4 3 4 | ABC AC | 2 3 | 1 1 2",
      })
  void the_best_allocation_is_that_of_another_solver(String text) {
    Plain plain = Plain.of(text);
    assertThat(plain.best("--targets best")).isCloseTo(plain.value(), within(1e-12));
    assertThat(plain.best("--best attacker")).isCloseTo(plain.value(), within(1e-12));
  }

  @Test
  void no_fixed_sequence_of_targets_is_better_than_the_best_allocation() {
    Plain plain = Plain.of("5 4 | 4 3 | AB AB | 2 2 | 1 1");
    double best = plain.best("--targets best");
    List<Double> fixed = new ArrayList<>();
    String[] sets = {"A", "B", "A B"};
    for (String x1 : sets) {
      for (String x2 : sets) {
        for (String y1 : sets) {
          for (String y2 : sets) {
            if ((x1 + y1).contains("A")
                && (x1 + y1).contains("B")
                && (x2 + y2).contains("A")
                && (x2 + y2).contains("B")) {
              fixed.add(
                  plain.success(
                      "; against " + x1 + " then " + x2, "; against " + y1 + " then " + y2));
            }
          }
        }
      }
    }
    // Two of the nine pairs of a battle turn leave an enemy without an attack.
    assertThat(fixed).hasSize(7 * 7).allMatch(success -> success <= best + 1e-12);
    // It pays to see the first attacks before the next are allocated.
    assertThat(fixed).allMatch(success -> success < best - 1e-3);
  }

  /**
   * A battle of stacks of one infantry unit each, written in the simplest way, with the best chance
   * that all defenders are driven out while an attacker remains. It shares only the table with the
   * program, typed in separately.
   *
   * @param contacts defenders that each attacker is in contact with, one bit each
   * @param enters the battle turn in which each defender comes into contact
   */
  private record Plain(
      int[] attackers,
      int[] defenders,
      int[] contacts,
      int[] turns,
      int[] enters,
      Map<String, Double> known) {

    static Plain of(String text) {
      String[] parts = text.split(" \\| ");
      int[] contacts =
          Arrays.stream(parts[2].split(" "))
              .mapToInt(names -> names.chars().map(name -> 1 << name - 'A').sum())
              .toArray();
      return new Plain(
          numbers(parts[0]),
          numbers(parts[1]),
          contacts,
          numbers(parts[3]),
          numbers(parts[4]),
          new HashMap<>());
    }

    private static int[] numbers(String text) {
      return Arrays.stream(text.split(" ")).mapToInt(Integer::parseInt).toArray();
    }

    /** Returns the program's battle, with these additional clauses of each attacker. */
    private String battle(String... clauses) {
      StringBuilder battle = new StringBuilder();
      for (int i = 0; i < attackers.length; i++) {
        battle.append(" --attacker 'inf " + attackers[i] + "; turns " + turns[i]);
        battle.append((clauses.length == 0 ? against(i) : clauses[i]) + "'");
      }
      for (int i = 0; i < defenders.length; i++) {
        battle.append(" --defender '" + (char) ('A' + i) + ": inf " + defenders[i]);
        battle.append(enters[i] > 1 ? "; enters " + enters[i] + "'" : "'");
      }
      return battle.substring(1);
    }

    private String against(int attacker) {
      StringBuilder names = new StringBuilder("; against");
      for (int i = 0; i < defenders.length; i++) {
        names.append((contacts[attacker] >> i & 1) == 1 ? " " + (char) ('A' + i) : "");
      }
      return names.toString();
    }

    double best(String option) {
      Engagement<?, ?> fight = SixDaysFight.battle(battle() + " " + option);
      return OptimizedFight.of(fight, Limits.states(200_000)).value().get(0);
    }

    double success(String... clauses) {
      Odds odds = Fights.odds(SixDaysFight.battle(battle(clauses)));
      return Fights.chance(odds, "success").doubleValue();
    }

    double value() {
      return value(1, 0, 0, attackers.clone(), defenders.clone());
    }

    /**
     * Returns the stacks that are there, one bit each; stacks that were repulsed have strength 0
     * from then on.
     */
    private int there(int turn, int[] left) {
      int there = 0;
      for (int i = 0; i < left.length; i++) {
        there |= left[i] > 0 && enters[i] <= turn ? 1 << i : 0;
      }
      return there;
    }

    private boolean asked(int attacker, int turn, int[] ours, int[] theirs) {
      return ours[attacker] > 0
          && turns[attacker] >= turn
          && (contacts[attacker] & there(turn, theirs)) != 0;
    }

    private double value(int turn, int next, int attacked, int[] ours, int[] theirs) {
      boolean contact = false;
      boolean anybody = false;
      boolean anybodyIsAsked = false;
      for (int i = 0; i < ours.length; i++) {
        anybody |= ours[i] > 0;
        contact |= ours[i] > 0 && (contacts[i] & there(turn, theirs)) != 0;
        anybodyIsAsked |= asked(i, turn, ours, theirs);
      }
      if (next == 0 ? !anybodyIsAsked : !contact) {
        return anybody && there(turn, theirs) == 0 ? 1 : 0;
      }
      if (next == ours.length) {
        return value(turn + 1, 0, 0, ours, theirs);
      }
      if (!asked(next, turn, ours, theirs)) {
        return value(turn, next + 1, attacked, ours, theirs);
      }
      String state =
          turn + " " + next + " " + attacked + Arrays.toString(ours) + Arrays.toString(theirs);
      if (!known.containsKey(state)) {
        known.put(state, best(turn, next, attacked, ours, theirs));
      }
      return known.get(state);
    }

    private double best(int turn, int stack, int attacked, int[] ours, int[] theirs) {
      int can = contacts[stack] & there(turn, theirs);
      int must = can & ~attacked;
      for (int later = stack + 1; later < ours.length; later++) {
        must &= asked(later, turn, ours, theirs) ? ~contacts[later] : -1;
      }
      double best = 0;
      for (int targets = 0; targets <= can; targets++) {
        if ((targets & ~can) == 0 && (must & ~targets) == 0) {
          best =
              Math.max(
                  best,
                  targets == 0
                      ? value(turn, stack + 1, attacked, ours, theirs)
                      : attack(turn, stack, targets, attacked, ours, theirs));
        }
      }
      return best;
    }

    private double attack(
        int turn, int stack, int targets, int attacked, int[] ours, int[] theirs) {
      int differential = ours[stack];
      for (int i = 0; i < theirs.length; i++) {
        differential -= (targets >> i & 1) * theirs[i];
      }
      double sum = 0;
      for (int die = 1; die <= PrintedResults.DIE; die++) {
        PrintedResults.Cell cell = PrintedResults.at(differential, die);
        int[] own = ours.clone();
        int[] enemies = theirs.clone();
        if (cell.attacker()) {
          own[stack] = cell.repulsed() ? 0 : Math.max(0, own[stack] - cell.points());
        } else if (cell.repulsed()) {
          for (int i = 0; i < enemies.length; i++) {
            enemies[i] = (targets >> i & 1) == 1 ? 0 : enemies[i];
          }
        } else {
          lose(cell.points(), targets, enemies);
        }
        sum += value(turn, stack + 1, attacked | targets, own, enemies);
      }
      return sum / PrintedResults.DIE;
    }

    /**
     * Takes the losses point by point, the strongest first, each stack once before any twice (SD4).
     */
    private static void lose(int points, int targets, int[] enemies) {
      int waiting = targets;
      for (int point = 0; point < points; point++) {
        int chosen = strongest(waiting, enemies);
        if (chosen < 0) {
          waiting = targets;
          chosen = strongest(waiting, enemies);
        }
        if (chosen >= 0) {
          enemies[chosen]--;
          waiting &= ~(1 << chosen);
        }
      }
    }

    private static int strongest(int some, int[] enemies) {
      int chosen = -1;
      for (int i = 0; i < enemies.length; i++) {
        boolean can = (some >> i & 1) == 1 && enemies[i] > 0;
        chosen = can && (chosen < 0 || enemies[i] > enemies[chosen]) ? i : chosen;
      }
      return chosen;
    }
  }
}
