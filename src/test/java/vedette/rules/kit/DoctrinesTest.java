package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.rules.YesNo;

/** Answers by the type of a choice. */
class DoctrinesTest {
  private record Stay(Side side, int lost) implements YesNo {
    @Override
    public String parameter() {
      return "stay";
    }
  }

  private record Target(List<Integer> options) implements Choice<Integer> {
    @Override
    public String parameter() {
      return "target";
    }

    @Override
    public Side side() {
      return Side.ATTACKER;
    }
  }

  private final Doctrines doctrines =
      new Doctrines()
          .with(
              Stay.class,
              new BySide<>(Threshold.ALWAYS, Threshold.parse("best")),
              (said, stay) -> stay.lost() < 2)
          .with(Target.class, Threshold.NEVER, (said, target) -> target.options().get(1));

  @Test
  void each_type_of_choice_has_its_answer() {
    assertThat(doctrines.choose(new Stay(Side.ATTACKER, 1))).isTrue();
    assertThat(doctrines.choose(new Stay(Side.ATTACKER, 2))).isFalse();
    assertThat(doctrines.choose(new Target(List.of(4, 7)))).isEqualTo(7);
  }

  @Test
  void best_leaves_the_choices_of_a_side_free() {
    assertThat(doctrines.leavesFree(new Stay(Side.DEFENDER, 1))).isTrue();
    assertThat(doctrines.leavesFree(new Stay(Side.ATTACKER, 1))).isFalse();
    assertThat(doctrines.leavesFree(new Target(List.of(4, 7)))).isFalse();
    assertThat(doctrines.leavesAnyFree()).isTrue();
    assertThat(new Doctrines().leavesAnyFree()).isFalse();
  }

  @Test
  void a_choice_without_an_answer_is_a_bug_of_the_rules() {
    assertThatThrownBy(() -> new Doctrines().choose(new Stay(Side.ATTACKER, 0)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("no doctrine answers Stay");
  }
}
