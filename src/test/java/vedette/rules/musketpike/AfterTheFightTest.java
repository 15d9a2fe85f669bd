package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Side;
import vedette.rules.Played;
import vedette.table.Tables;

/** What a fight leaves of a stack is written as a stack, and enters the next fight as it was. */
class AfterTheFightTest {
  private static final MusketPikeTables TABLES = MusketPikeTables.of(Tables.builtIn());
  private static final int BATTLES = 400;

  /** Fights some battles, and shows every state and every result that they come to. */
  @SuppressWarnings("unchecked") // the caller knows the engagement's states and results
  private static <S, R> void battles(
      Engagement<?, ?> any, Consumer<S> states, Consumer<R> results) {
    for (int battle = 0; battle < BATTLES; battle++) {
      results.accept(Played.toTheEnd((Engagement<S, R>) any, battle, states));
    }
  }

  private static StackState drawnUp(Stack stack) {
    return new Setup(TABLES, List.of())
        .drawnUp(Side.DEFENDER, 0, "it", stack, "defender", List.of())
        .initial(false);
  }

  private static StackState drawnUp(String stack) {
    return drawnUp(Stack.parse(stack));
  }

  /** Reads and draws up again what is left of a stack, its unit first; returns what was written. */
  private static List<String> checkLeft(StackState now, boolean captured) {
    List<String> left = now.left(captured);
    assertThat(left).hasSize((now.stack().hasUnit() ? 1 : 0) + (now.stack().hasGuns() ? 1 : 0));
    if (now.stack().hasUnit()) {
      assertThat(left.get(0).isEmpty()).isEqualTo(!now.lives());
    }
    if (now.lives()) {
      StackState again = again(left.get(0));
      assertThat(again.unit()).isEqualTo(now.unit());
      assertThat(again.strength()).isEqualTo(now.strength());
      assertThat(again.disordered()).isEqualTo(now.disordered());
      assertThat(again.led()).isEqualTo(now.led());
      assertThat(again.morale()).isEqualTo(now.morale());
      assertThat(again.meleeMorale()).isEqualTo(now.meleeMorale());
      assertThat(again.stack().original()).isEqualTo(now.stack().original());
    }
    if (now.stack().hasGuns()) {
      String guns = left.get(left.size() - 1);
      assertThat(guns.isEmpty()).isEqualTo(captured);
      if (!captured) {
        assertThat(again(guns).guns()).isEqualTo(now.guns());
        assertThat(again(guns).gunsDisordered()).isEqualTo(now.gunsDisordered());
      }
    }
    return left;
  }

  /** A unit that begins its next fight: nothing of the one before is left but what is written. */
  private static StackState again(String unit) {
    assertThat(Stack.parse(unit)).hasToString(unit);
    StackState again = drawnUp(unit);
    assertThat(again.checked() || again.moving() || again.hasRetreated()).isFalse();
    assertThat(again.place()).isEqualTo(Place.HERE);
    return again;
  }

  /** That what a fight says it leaves of its stacks is what is left of each and its friends. */
  private static Set<String> checkAll(Engagement<?, ?> fight) {
    Set<String> seen = new HashSet<>();
    AfterTheFightTest.<Object, Aftermath>battles(
        fight,
        state -> {},
        result -> {
          List<Left> left = left(fight, result);
          List<String> friends = new ArrayList<>();
          int next = 0;
          for (Side side : Side.values()) {
            for (StackState stack : result.sides().of(side).stacks()) {
              Left of = left.get(next++);
              assertThat(of.parameter()).isEqualTo(side.toString());
              assertThat(of.number()).isEqualTo(stack.stack().index());
              List<String> own = checkLeft(stack, result.isCaptured(stack));
              assertThat(of.units().subList(0, own.size())).isEqualTo(own);
              friends.addAll(of.units().subList(own.size(), of.units().size()));
              seen.addAll(of.units());
            }
          }
          assertThat(left).hasSize(next);
          List<String> madeWay = new ArrayList<>();
          result.friends().forEach(it -> madeWay.addAll(checkLeft(it, false)));
          assertThat(friends).isEqualTo(madeWay);
        });
    return seen;
  }

  @SuppressWarnings("unchecked") // the caller knows the engagement's results
  private static <R> List<Left> left(Engagement<?, ?> fight, R result) {
    return ((Engagement<?, R>) fight).left(result);
  }

  @ParameterizedTest(name = "{0} against {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "hi2 16/16 ql7 leader 2 | Saxons: hi2 19/20 ql5 disordered, art 6lb ql5; in wall",
        "cav 3/4 ql7 leader; displaces: cav 2/3 ql6 | li 2/2 ql4, art 12lb ql6; in redoubt",
        "hi2 14/16 ql6 cannon | cav 3/3 ql6, art 3lb ql6; displaces: li 1/2 ql4 disordered",
        "hi1 5/8 ql5 nopikes | hi1 6/6 ql4 disordered leader -2; retreat past-fronts",
        "hi2 9/20 ql6 disordered | art 24lb ql7",
        "cav 2/3 ql5 disordered | li 1/1 ql3, art 12lb ql4; retreat blocked",
      })
  void what_every_assault_and_melee_leaves_is_read_again_as_it_is(
      String attacker, String defender) {
    assertThat(
            checkAll(
                MusketPikeFights.assault(attacker, defender, "activations", "2", "rally", "both")))
        .hasSizeGreaterThan(5);
    assertThat(checkAll(MusketPikeFights.melee(attacker, defender))).hasSizeGreaterThan(2);
  }

  @Test
  void what_an_activation_leaves_of_all_its_stacks_is_read_again_as_it_is() {
    Set<String> left =
        checkAll(
            MusketPikeFights.any(
                "activation",
                "attacker",
                "A: hi1 8/8 ql6 leader; against X; fires-at Y X; displaces: cav 2/3 ql4",
                "attacker",
                "B: cav 3/3 ql7; against Y",
                "defender",
                "X: li 1/1 ql4, art 12lb ql5; in redoubt",
                "defender",
                "Y: cav 2/3 ql5 disordered; displaces: li 2 ql5; chain: li 3 ql5 disordered"));
    // Gone; the leader lost; a friend who made way.
    assertThat(left).contains("", "hi1 7/8 ql6 disordered", "cav 2/3 ql4 disordered");
  }

  @ParameterizedTest(name = "{0} against {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "hi2 16/16 ql5 leader 2 | hi2 19/20 ql5 disordered leader",
        "hi2 12/16 ql6 | li 2/2 ql4, art 12lb ql5; in redoubt",
        "li 2/2 ql4, art 12lb ql5 | cav 3/3 ql7 leader",
      })
  void what_activations_of_both_sides_leave_is_read_again_as_it_is(
      String attacker, String defender) {
    boolean holds = attacker.contains("art");
    assertThat(
            checkAll(
                MusketPikeFights.any(
                    "turns",
                    "attacker",
                    attacker,
                    "defender",
                    defender,
                    "orders",
                    holds ? "fire,charge,march,charge" : "charge,fire,charge,march")))
        .hasSizeGreaterThan(5);
  }

  @Test
  void of_two_places_only_the_one_that_is_taken_loses_its_guns() {
    Engagement<?, ?> fight =
        MusketPikeFights.any(
            "activation",
            "attacker",
            "hi2 16/16 ql7; against 1",
            "attacker",
            "hi2 16/16 ql7; against 2",
            "defender",
            "art 12lb ql6",
            "defender",
            "hi2 16/16 ql7, art 6lb ql6");
    Set<List<String>> seen = new HashSet<>();
    AfterTheFightTest.<AssaultState, ActivationResult>battles(
        fight,
        state -> {},
        result -> {
          List<Left> left = left(fight, result);
          boolean second = result.attacks().get(1).taken();
          assertThat(left.get(2).units().get(0).isEmpty())
              .isEqualTo(result.attacks().get(0).taken());
          assertThat(left.get(3).units().get(1).isEmpty())
              .isEqualTo(result.attacks().get(1).gunsCaptured());
          assertThat(second && !result.attacks().get(1).gunsCaptured()).isFalse();
          seen.add(List.of(left.get(2).units().get(0), second ? "taken" : "held"));
        });
    assertThat(seen).contains(List.of("", "held"), List.of("", "taken"));
  }

  @Test
  void of_a_target_under_fire_and_who_is_behind_it_the_same_holds() {
    Set<String> targets = new HashSet<>();
    Engagement<?, ?> fire =
        MusketPikeFights.any(
            "fire",
            "shooter",
            "art 24lb; grazing",
            "shooter",
            "li 2",
            "shooter",
            "hi2 16/16",
            "target",
            "A: hi1 6/8 ql6 leader, art 4lb ql5",
            "behind",
            "cav 1/3 ql5 disordered");
    AfterTheFightTest.<Fire.State, Fire.State>battles(
        fire,
        state -> targets.addAll(checkLeft(state.target(), false)),
        result -> {
          List<Left> left = left(fire, result);
          assertThat(left).hasSize(2);
          assertThat(left.get(0))
              .isEqualTo(new Left("target", 0, checkLeft(result.target(), false)));
          assertThat(left.get(1))
              .isEqualTo(new Left("behind", 0, checkLeft(result.stacks().of(1), false)));
          left.forEach(it -> targets.addAll(it.units()));
        });
    assertThat(targets).contains("hi1 5/8 ql6 leader 1", "art 4lb ql5 disordered", "");
  }

  @Test
  void of_units_that_rally_the_same_holds() {
    Set<String> units = new HashSet<>();
    Engagement<?, ?> rally =
        MusketPikeFights.any(
            "rally", "unit", "A: hi1 6/8 ql6 disordered", "unit", "art 4lb ql5 disordered");
    AfterTheFightTest.<Rally.State, Rally.State>battles(
        rally,
        state -> state.units().stacks().forEach(it -> checkLeft(it, false)),
        result -> {
          for (int unit = 0; unit < 2; unit++) {
            Left left = left(rally, result).get(unit);
            assertThat(left)
                .isEqualTo(new Left("unit", unit, checkLeft(result.units().of(unit), false)));
            units.addAll(left.units());
          }
        });
    assertThat(units)
        .containsExactlyInAnyOrder(
            "hi1 6/8 ql6 disordered", "hi1 6/8 ql6", "art 4lb ql5 disordered", "art 4lb ql5");
  }

  /** The worked example (rules proper, Combat): six of nineteen points lost, two hexes back. */
  @Test
  void the_saxons_enter_their_next_fight_with_thirteen_points_disordered() {
    StackState saxons = drawnUp("Saxons: hi2 19/20 ql5 disordered leader 1; in wall; retreat free");
    StackState after =
        saxons.lose(6, Loss.RESULT, Place.ELIMINATED, Played.dice(1)).back(Place.FORCED_BACK);
    assertThat(checkLeft(after, false)).containsExactly("hi2 13/20 ql5 disordered leader 1");
    assertThat(checkLeft(after.withoutLeader(), false)).containsExactly("hi2 13/20 ql5 disordered");
  }

  @Test
  void artillery_stays_where_its_unit_has_left_it_or_is_captured() {
    StackState stack = drawnUp("A: li 2/2 ql4, art 12lb ql6; in redoubt");
    assertThat(checkLeft(stack.guns(true), false))
        .containsExactly("li 2/2 ql4", "art 12lb ql6 disordered");
    assertThat(checkLeft(stack.at(Place.EVADED), false))
        .containsExactly("li 2/2 ql4", "art 12lb ql6");
    assertThat(checkLeft(stack.back(Place.FORCED_BACK), true))
        .containsExactly("li 2/2 ql4 disordered", "");
    assertThat(checkLeft(stack.surrender(Place.SURRENDERED), true)).containsExactly("", "");
  }
}
