package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.request.BadRequest;
import vedette.request.RequestForm;
import vedette.rules.Fights;
import vedette.table.Tables;

/** What a fight leaves of a unit is written as a unit, and enters the next fight as it was. */
class AfterTheFightTest {
  private static final DaysOfGloryTables TABLES = DaysOfGloryTables.of(Tables.builtIn());
  private static final int PER_STAND = 4;

  private static DrawnUnit drawnUp(Unit unit) {
    return new DrawnUnit(unit, PER_STAND, "charger", TABLES);
  }

  private static UnitState initial(String unit) {
    return drawnUp(Unit.parse(unit)).initial();
  }

  private static Optional<Unit> after(UnitState state) {
    return state.drawn().after(state);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 12/16 class 3 | inf 12/16 class 3",
        "Guard: lcav 6 column irregular general other"
            + " | Guard: lcav 6/6 class 2 column irregular general other",
        "inf 12 lost 3 disordered | inf 12/12 lost 3 class 2 disordered",
        // A unit that routs has not yet routed before.
        "inf 4 routing | inf 4/4 class 2 routing",
        "inf 4 routing; with routed-before | inf 4/4 class 2 routing; with routed-before",
        "inf 4; with fought-before, routed-before"
            + " | inf 4/4 class 2; with fought-before, routed-before",
        // A general who routs with his unit goes on routing with it.
        "inf 4 routing general other; with routing-general"
            + " | inf 4/4 class 2 routing general other; with routing-general",
        // What was of the turn before is forgotten, hits and surprise as well.
        "inf 4 shaken fell-back; with pushed-back, hit 2, surprised | inf 4/4 class 2 shaken",
      })
  void what_nothing_has_happened_to_is_written_as_it_is_in_the_next_turn(
      String before, String after) {
    assertThat(after(initial(before)).orElseThrow()).hasToString(after);
    assertThat(Unit.parse(after)).hasToString(after);
  }

  @Test
  void figures_lost_of_a_stand_are_written() {
    // 48 figures less 5: eleven stands, and one that has three figures left.
    assertThat(after(initial("inf 12").lose(5)).orElseThrow())
        .hasToString("inf 11/12 lost 1 class 2");
    assertThat(after(initial("inf 11/12 lost 1").lose(3)).orElseThrow())
        .hasToString("inf 10/12 class 2");
  }

  @Test
  void a_stand_that_has_lost_all_its_figures_is_gone() {
    assertThat(initial("inf 4 lost 3").figures()).isEqualTo(4 * 4 - 3);
    assertThatThrownBy(() -> initial("inf 4 lost 4"))
        .isInstanceOf(BadRequest.class)
        .hasMessageContaining("is gone");
  }

  @Test
  void who_falls_back_or_is_pushed_back_has_been_so_in_the_turn_after() {
    assertThat(after(initial("inf 4").fallenBack()).orElseThrow())
        .hasToString("inf 4/4 class 2 shaken fell-back");
  }

  @Test
  void who_is_destroyed_enters_no_further_fight() {
    assertThat(after(initial("inf 1 lost 3").lose(1))).isEmpty();
  }

  /** Two rolls for all dice of a step, in one turn. */
  private record TwoRolls(Charge charge, Deque<Integer> rolls, int turn) implements Umpire {
    @Override
    public int roll(Die die) {
      return rolls.remove();
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      return charge.doctrine().choose(choice);
    }

    @Override
    public boolean reached(int turn) {
      return this.turn >= turn;
    }
  }

  private record At(ChargeState state, int turn) {}

  private static List<UnitState> units(Chargers chargers) {
    return chargers.all().stream().map(Charger::unit).toList();
  }

  /** All states that units come to in a charge. */
  private static Set<UnitState> states(String... options) {
    Charge charge =
        new Charge(RequestForm.of(ChargeRequest.class).read(Fights.given(options)), TABLES);
    Set<UnitState> units = new LinkedHashSet<>();
    Set<At> seen = new LinkedHashSet<>(List.of(new At(charge.first(), 1)));
    Deque<At> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      At at = open.remove();
      units.addAll(units(at.state.chargers()));
      units.add(at.state.target());
      for (int first = 1; first <= 6; first++) {
        for (int second = 1; second <= 6; second++) {
          Deque<Integer> rolls = new ArrayDeque<>(List.of(first, second));
          Step<ChargeState, ChargeResult> step =
              charge.step(at.state, new TwoRolls(charge, rolls, at.turn));
          if (step instanceof Step.Ended<ChargeState, ChargeResult> end) {
            units.addAll(units(end.result().chargers()));
            units.add(end.result().target());
            continue;
          }
          At next =
              step instanceof Step.NextTurn<ChargeState, ChargeResult> turn
                  ? new At(turn.state(), at.turn + 1)
                  : new At(((Step.Going<ChargeState, ChargeResult>) step).state(), at.turn);
          if (seen.add(next)) {
            open.add(next);
          }
        }
      }
    }
    return units;
  }

  @Test
  void whatever_a_charge_leaves_is_read_as_it_was_written() {
    Set<UnitState> states = new LinkedHashSet<>();
    for (String target :
        List.of("inf 3 column general capable", "skirm 1/3 class 3", "cav 3/4 irregular")) {
      states.addAll(
          states(
              "charger",
              "cav 3/5 lost 2",
              "target",
              target,
              "turns",
              "3",
              "fireAtTarget",
              "4 smoothbore; range 2",
              "fireAtCharger",
              "3 rifled; range 3",
              "countercharge",
              "always"));
    }
    assertThat(states).hasSizeGreaterThan(200);
    assertThat(states).anyMatch(UnitState::isDestroyed).anyMatch(UnitState::isRouting);
    assertThat(states).anyMatch(UnitState::routed).anyMatch(UnitState::wasPushedBack);
    for (UnitState state : states) {
      Optional<Unit> after = after(state);
      assertThat(after.isEmpty()).isEqualTo(state.isDestroyed());
      if (after.isPresent()) {
        Unit written = after.get();
        assertThat(Unit.parse(written.toString())).isEqualTo(written);
        assertThat(drawnUp(written).initial())
            .as(written.toString())
            .usingRecursiveComparison()
            // Whether there was contact is a measure of the charge.
            .ignoringFields("drawn", "contact")
            .isEqualTo(state.nextTurn());
        assertThat(drawnUp(written).originalFigures()).isEqualTo(state.drawn().originalFigures());
      }
    }
  }
}
