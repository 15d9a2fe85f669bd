package vedette.rules.simplenapoleonic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.fight.Engagement;
import vedette.fight.Left;
import vedette.fight.Side;
import vedette.rules.Fights;
import vedette.rules.Played;
import vedette.rules.kit.Units;
import vedette.table.Tables;

/** What a fight leaves of a unit is written as a unit, and enters the next fight as it was. */
class AfterTheFightTest {
  private static DrawnUnit drawnUp(String unit) {
    return DrawnUnit.of(
        Side.ATTACKER,
        "unit",
        Unit.parse(unit),
        new Rulebook(SimpleNapoleonicTables.of(Tables.builtIn()), List.of()));
  }

  @ParameterizedTest(name = "{0} with {1} left, {2}, general {3}: {4}")
  @CsvSource({
    "inf column general, 4, STEADY, true, inf 4/6 column general",
    // The general is killed, and stays so.
    "inf column general, 4, STEADY, false, inf 4/6 column",
    "Guard: rifle line, 2, RETREATING, false, rifle 2/4 line retreating",
    "art, 1, STEADY, false, art 1/2",
    // 7 is more than the table's 6: it began with 7.
    "inf 7, 3, STEADY, false, inf 3/7 line",
    // What it did and where it stood in this fight is over.
    "inf 3/6 moved; in cover; blocked, 2, FALLEN_BACK, false, inf 2/6 line",
  })
  void what_outlives_a_fight(
      String before, int left, Condition condition, boolean general, String after) {
    DrawnUnit troop = drawnUp(before);
    UnitState state = new UnitState(left, condition, general);
    assertThat(troop.left(state)).isEqualTo(after);
    assertThat(Unit.parse(after)).hasToString(after);
    Condition goesOn = condition == Condition.FALLEN_BACK ? Condition.STEADY : condition;
    assertThat(drawnUp(after).initial()).isEqualTo(state.with(goesOn));
  }

  @Test
  void who_is_destroyed_or_has_disintegrated_enters_no_further_fight() {
    DrawnUnit troop = drawnUp("inf");
    assertThat(troop.left(new UnitState(0, Condition.DESTROYED, false))).isEmpty();
    assertThat(troop.left(new UnitState(2, Condition.DISINTEGRATED, false))).isEmpty();
  }

  /** Plays a fight to its end many times; shows what it says it leaves, and its result. */
  @SuppressWarnings("unchecked") // the caller knows the engagement's results
  private static <S, R> Set<String> checkAll(
      Engagement<?, ?> any, BiConsumer<R, List<Left>> checked) {
    Engagement<S, R> fight = (Engagement<S, R>) any;
    Set<String> seen = new HashSet<>();
    for (int battle = 0; battle < 400; battle++) {
      R result = Played.toTheEnd(fight, battle);
      List<Left> left = fight.left(result);
      left.forEach(it -> seen.addAll(it.units()));
      checked.accept(result, left);
    }
    return seen;
  }

  /** That what is left of a unit begins its next fight as it is. */
  private static void checkLeft(Left left, String parameter, int number, UnitState state) {
    assertThat(left.parameter()).isEqualTo(parameter);
    assertThat(left.number()).isEqualTo(number);
    assertThat(left.units()).hasSize(1);
    String unit = left.units().get(0);
    boolean gone = state.strength() == 0 || state.condition() == Condition.DISINTEGRATED;
    assertThat(unit.isEmpty()).isEqualTo(gone);
    if (!gone) {
      UnitState again = drawnUp(unit).initial();
      assertThat(again.strength()).isEqualTo(state.strength());
      assertThat(again.general()).isEqualTo(state.general());
      assertThat(again.condition() == Condition.RETREATING)
          .isEqualTo(state.condition() == Condition.RETREATING);
    }
  }

  private static void checkLeft(List<Left> left, Units<UnitState> units) {
    int next = 0;
    for (Side side : Side.values()) {
      for (int i = 0; i < units.of(side).size(); i++) {
        checkLeft(left.get(next++), side.toString(), i, units.of(side).get(i));
      }
    }
    assertThat(left).hasSize(next);
  }

  @Test
  void an_assault_leaves_every_unit_as_it_stands() {
    Set<String> left =
        AfterTheFightTest.<FightState, AssaultResult>checkAll(
            SimpleNapoleonicFights.assault(
                "inf column general",
                "inf general",
                "attacker",
                "cav line",
                "attackerKills",
                "always"),
            (result, units) -> checkLeft(units, result.units()));
    assertThat(left)
        .contains("", "inf 3/6 line", "inf 3/6 line general retreating", "inf 5/6 column general");
  }

  @Test
  void a_firefight_leaves_every_unit_as_it_stands() {
    Set<String> left =
        AfterTheFightTest.<FightState, Units<UnitState>>checkAll(
            SimpleNapoleonicFights.any(
                "firefight", "attacker", "inf", "attacker", "art", "defender", "rifle 7/9 column"),
            (result, units) -> checkLeft(units, result));
    assertThat(left).contains("", "inf 6/6 line", "art 1/2 retreating", "rifle 4/9 column");
  }

  @Test
  void fire_leaves_its_target_and_a_test_its_unit() {
    Set<String> target =
        AfterTheFightTest.<Fire.State, Fire.State>checkAll(
            SimpleNapoleonicFights.fire("inf", "Old: inf 4/6 column; in cover", 1),
            (result, left) -> {
              assertThat(left).hasSize(1);
              checkLeft(left.get(0), "target", 0, result.target());
            });
    assertThat(target).contains("", "inf 3/6 column", "inf 3/6 column retreating");
    Set<String> tested =
        AfterTheFightTest.<UnitState, UnitState>checkAll(
            SimpleNapoleonicFights.any("morale", "unit", "inf 3/6 general"),
            (result, left) -> checkLeft(left.get(0), "unit", 0, result));
    assertThat(tested)
        .containsExactlyInAnyOrder("inf 3/6 line general", "inf 3/6 line general retreating");
  }

  @Test
  void who_rallies_enters_the_next_fight_in_good_order() {
    Set<String> rallied =
        AfterTheFightTest.<Integer, Boolean>checkAll(
            SimpleNapoleonicFights.any("rally", "unit", "A: inf 3/6 retreating"),
            (result, left) ->
                assertThat(left)
                    .containsExactly(
                        new Left(
                            "unit",
                            0,
                            List.of(result ? "inf 3/6 line" : "inf 3/6 line retreating"))));
    assertThat(rallied).hasSize(2);
    // Of a unit that is not said nothing is known.
    AfterTheFightTest.<Integer, Boolean>checkAll(
        SimpleNapoleonicFights.any("rally"), (result, left) -> assertThat(left).isEmpty());
  }

  @Test
  void who_does_not_retreat_needs_no_rally() {
    Engagement<?, ?> rally = SimpleNapoleonicFights.any("rally", "unit", "inf 3/6");
    assertThat(Fights.chance(Fights.odds(rally), "success")).isEqualTo(BigFraction.ONE);
    assertThat(Fights.chance(Fights.odds(rally), "rallied")).isEqualTo(BigFraction.ZERO);
  }
}
