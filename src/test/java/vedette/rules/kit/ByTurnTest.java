package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Umpire;

/** Values given turn by turn, such as ranges. */
class ByTurnTest {
  private final ByTurn<Integer> ranges = new ByTurn<>(List.of(12, 12, 8, 4));

  @Test
  void the_last_of_it_is_for_all_further_turns() {
    List<Integer> now = new ArrayList<>();
    for (int turn = 1; turn <= 6; turn++) {
      now.add(ranges.current(new Clock(turn, new ArrayList<>())));
    }
    assertThat(now).containsExactly(12, 12, 8, 4, 4, 4);
    assertThat(ranges.lastTurn()).isEqualTo(4);
    assertThat(ranges.changes()).isTrue();
    assertThat(new ByTurn<>(List.of(8, 8)).changes()).isFalse();
  }

  /** Two turns with the same range are one row of a chain. */
  @Test
  void the_clock_is_asked_only_for_turns_in_which_it_changes() {
    List<Integer> asked = new ArrayList<>();

    ranges.current(new Clock(2, asked));
    assertThat(asked).containsExactly(3);

    asked.clear();
    ranges.current(new Clock(9, asked));
    assertThat(asked).containsExactly(3, 4);
  }

  private record Clock(int turn, List<Integer> asked) implements Umpire {
    @Override
    public boolean reached(int k) {
      asked.add(k);
      return turn >= k;
    }

    @Override
    public int roll(Die die) {
      throw new AssertionError("no die is needed");
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      throw new AssertionError("nothing is decided");
    }
  }
}
