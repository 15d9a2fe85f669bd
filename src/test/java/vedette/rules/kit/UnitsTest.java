package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.BySide;
import vedette.fight.Side;

/** Both sides' units, here each represented by its strength. */
class UnitsTest {
  private final Units<Integer> units = new Units<>(new BySide<>(List.of(6, 4, 0), List.of(5)));

  @Test
  void one_changes_and_the_others_stay() {
    assertThat(units.with(Side.ATTACKER, 1, 3))
        .isEqualTo(new Units<>(new BySide<>(List.of(6, 3, 0), List.of(5))));
    assertThat(units.with(Side.DEFENDER, 0, 2).of(Side.DEFENDER)).containsExactly(2);
    assertThat(units.of(Side.ATTACKER, 1)).isEqualTo(4);
  }

  /** An unchanged fight is recognized immediately. */
  @Test
  void what_does_not_change_is_the_same_value() {
    assertThat(units.with(Side.ATTACKER, 2, 0)).isSameAs(units);
    assertThat(units.with(Side.DEFENDER, units.of(Side.DEFENDER))).isSameAs(units);
  }

  @Test
  void they_are_counted_and_the_first_is_found() {
    assertThat(units.count(Side.ATTACKER, strength -> strength > 0)).isEqualTo(2);
    assertThat(units.first(Side.ATTACKER, strength -> strength < 6)).isEqualTo(1);
  }
}
