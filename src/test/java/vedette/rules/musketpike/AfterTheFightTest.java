package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.Step;
import vedette.fight.Umpire;
import vedette.table.Tables;

/** What a fight leaves of a stack is written as a stack, and enters the next fight as it was. */
class AfterTheFightTest {
  private static final MusketPikeTables TABLES = MusketPikeTables.of(Tables.builtIn());
  private static final int BATTLES = 400;

  /** Seeded dice, and a side that decides at random. */
  private record AnyDice(Xoroshiro random) implements Umpire {
    @Override
    public int roll(Die die) {
      return die.roll(random);
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      int options = choice.options().size();
      return choice.options().get(options == 1 ? 0 : Die.d(options).roll(random) - 1);
    }

    @Override
    public boolean reached(int turn) {
      return turn <= 1;
    }
  }

  /** Fights some battles, and shows every state and every result that they come to. */
  @SuppressWarnings("unchecked") // the caller knows the engagement's states and results
  private static <S, R> void battles(
      Engagement<?, ?> any, Consumer<S> states, Consumer<R> results) {
    Engagement<S, R> fight = (Engagement<S, R>) any;
    Umpire dice = new AnyDice(Xoroshiro.seeded(1));
    for (int battle = 0; battle < BATTLES; battle++) {
      Step<S, R> step = Step.going(fight.first());
      while (step instanceof Step.Going<S, R> going) {
        states.accept(going.state());
        step = fight.step(going.state(), dice);
      }
      results.accept(((Step.Ended<S, R>) step).result());
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

  /** Reads and draws up again what is written of a stack; returns what was written. */
  private static List<String> checkAfter(StackState now, boolean captured) {
    List<Stack> after = now.after(captured);
    int units = 0;
    int guns = 0;
    for (Stack stack : after) {
      assertThat(Stack.parse(stack.toString())).isEqualTo(stack);
      StackState again = drawnUp(stack.toString());
      assertThat(again.stands()).isEqualTo(stack.units().unit().isPresent());
      if (again.stands()) {
        units++;
        assertThat(again.unit()).isEqualTo(now.unit());
        assertThat(again.strength()).isEqualTo(now.strength());
        assertThat(again.disordered()).isEqualTo(now.disordered());
        assertThat(again.led()).isEqualTo(now.led());
        assertThat(again.morale()).isEqualTo(now.morale());
        assertThat(again.meleeMorale()).isEqualTo(now.meleeMorale());
        assertThat(again.stack().original()).isEqualTo(now.stack().original());
      }
      if (again.stack().hasGuns()) {
        guns++;
        assertThat(again.guns()).isEqualTo(now.guns());
        assertThat(again.gunsDisordered()).isEqualTo(now.gunsDisordered());
      }
      assertThat(again.checked() || again.moving() || again.retreated()).isFalse();
      assertThat(again.place()).isEqualTo(Place.HERE);
    }
    assertThat(units).isEqualTo(now.lives() ? 1 : 0);
    assertThat(guns).isEqualTo(now.stack().hasGuns() && !captured ? 1 : 0);
    return after.stream().map(Stack::toString).toList();
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
  void every_stack_of_every_assault_is_written_and_read_as_it_is(String attacker, String defender) {
    Set<String> written = new HashSet<>();
    AfterTheFightTest.<AssaultState, AssaultResult>battles(
        MusketPikeFights.assault(attacker, defender, "activations", "2", "rally", "both"),
        state -> {
          for (Side side : Side.values()) {
            state.of(side).stacks().forEach(it -> written.addAll(checkAfter(it, !it.hasGuns())));
          }
        },
        result -> {
          for (Side side : Side.values()) {
            result.sides().of(side).stacks().forEach(it -> checkAfter(it, !it.hasGuns()));
            result.after(side).forEach(it -> written.add(it.toString()));
          }
          result.friends().forEach(it -> written.addAll(checkAfter(it, false)));
          result
              .friends()
              .forEach(
                  it -> assertThat(result.after(it.stack().side())).containsAll(it.after(false)));
        });
    assertThat(written).hasSizeGreaterThan(5);
  }

  @Test
  void of_a_target_under_fire_and_of_units_that_rally_the_same_holds() {
    Set<String> targets = new HashSet<>();
    AfterTheFightTest.<Fire.State, Fire.State>battles(
        MusketPikeFights.fire(
            "hi2 16/16",
            "hi1 6/8 ql6 leader, art 4lb ql5",
            "shooter",
            "art 12lb",
            "shooter",
            "li 2"),
        state -> targets.addAll(checkAfter(state.target(), false)),
        result -> targets.addAll(checkAfter(result.target(), false)));
    assertThat(targets).contains("hi1 5/8 ql6 leader 1, art 4lb ql5 disordered");
    Set<String> units = new HashSet<>();
    AfterTheFightTest.<Rally.State, Rally.State>battles(
        MusketPikeFights.any(
            "rally", "unit", "A: hi1 6/8 ql6 disordered", "unit", "art 4lb ql5 disordered"),
        state -> state.units().stacks().forEach(it -> units.addAll(checkAfter(it, false))),
        result -> result.units().stacks().forEach(it -> units.addAll(checkAfter(it, false))));
    assertThat(units)
        .containsExactlyInAnyOrder(
            "A: hi1 6/8 ql6 disordered", "A: hi1 6/8 ql6", "art 4lb ql5 disordered", "art 4lb ql5");
  }

  /** The worked example (rules proper, Combat): six of nineteen points lost, two hexes back. */
  @Test
  void the_saxons_enter_their_next_fight_with_thirteen_points_disordered() {
    StackState saxons = drawnUp("Saxons: hi2 19/20 ql5 disordered leader 1; in wall; retreat free");
    StackState after =
        saxons
            .lose(6, Loss.RESULT, Place.ELIMINATED, new AnyDice(Xoroshiro.seeded(1)))
            .back(Place.FORCED_BACK);
    assertThat(checkAfter(after, false))
        .containsExactly("Saxons: hi2 13/20 ql5 disordered leader 1");
    assertThat(checkAfter(after.withoutLeader(), false))
        .containsExactly("Saxons: hi2 13/20 ql5 disordered");
  }

  @Test
  void artillery_stays_where_its_unit_has_left_it_or_is_captured() {
    StackState stack = drawnUp("A: li 2/2 ql4, art 12lb ql6; in redoubt");
    assertThat(checkAfter(stack.guns(true), false))
        .containsExactly("A: li 2/2 ql4, art 12lb ql6 disordered");
    // Who has evaded or was driven off by fire is no longer stacked with it.
    assertThat(checkAfter(stack.at(Place.EVADED), false))
        .containsExactly("A: li 2/2 ql4", "art 12lb ql6");
    assertThat(checkAfter(stack.back(Place.FORCED_BACK), true))
        .containsExactly("A: li 2/2 ql4 disordered");
    assertThat(checkAfter(stack.surrender(Place.SURRENDERED), true)).isEmpty();
  }
}
