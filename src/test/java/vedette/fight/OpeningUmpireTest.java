package vedette.fight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;

/** The notes of a fight before its first roll. */
class OpeningUmpireTest {

  /** Two assaults, one after the other, each with a heading, a choice, a roll and its result. */
  private record TwoAssaults(List<Integer> finished) implements Rules<Integer, Integer> {
    @Override
    public Integer first() {
      return 1;
    }

    @Override
    public Step<Integer, Integer> step(Integer assault, Umpire umpire) {
      umpire.heading("", "Turn {turn}, assault {}", assault);
      boolean bold = umpire.decide(new Boldly());
      int bonus = umpire.memoize(() -> bold ? 2 : 0);
      umpire.note("X1", "attacks at {+}", bonus);
      if (umpire.reached(2)) {
        umpire.note("X2", "it is late");
      }
      int roll = umpire.roll(Die.d(6));
      finished.add(assault);
      umpire.note("X3", "rolls {}", roll);
      return assault == 1 ? Step.nextTurn(2) : Step.ended(roll + bonus);
    }

    @Override
    public int lastTurn() {
      return 2;
    }

    Engagement<Integer, Integer> engagement() {
      return Engagement.of(this, List.of(), Story.of(List.of()))
          .decidedBy(
              new Doctrine() {
                @Override
                public <O> O choose(Choice<O> choice) {
                  return choice.options().get(0);
                }
              });
    }
  }

  private record Boldly() implements Choice<Boolean> {
    @Override
    public String parameter() {
      return "boldly";
    }

    @Override
    public Side side() {
      return Side.ATTACKER;
    }

    @Override
    public List<Boolean> options() {
      return List.of(true, false);
    }
  }

  private static List<String> told(Engagement<?, ?> fight) {
    List<String> told = new ArrayList<>();
    OpeningUmpire.of(fight, note -> told.add(note.text()));
    return told;
  }

  @Test
  void the_first_state_is_explained_up_to_its_first_roll() {
    List<Integer> finished = new ArrayList<>();
    assertThat(told(new TwoAssaults(finished).engagement()))
        .containsExactly("Turn 1, assault 1", "attacks at +2");
    assertThat(finished).isEmpty();
  }

  @Test
  void a_fight_may_name_other_states_to_explain() {
    Engagement<Integer, Integer> two = new TwoAssaults(new ArrayList<>()).engagement();
    Story both =
        two.story()
            .withOpening(
                umpire -> OpeningUmpire.playToFirstRolls(two.rules(), List.of(1, 2), umpire));
    assertThat(told(two.withStory(both)))
        .containsExactly(
            "Turn 1, assault 1", "attacks at +2", "Turn 1, assault 2", "attacks at +2");
  }

  @Test
  void a_decision_of_a_later_turn_never_rests_on_the_first_one() {
    assertThatThrownBy(() -> OpeningUmpire.UNHEARD.reached(2))
        .hasMessage("what must be the same in every turn asks whether turn 2 is reached");
    assertThat(OpeningUmpire.UNHEARD_IN_FIRST_TURN.reached(2)).isFalse();
  }
}
