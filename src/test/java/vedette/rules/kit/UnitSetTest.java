package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Sets of units and of stacks compared with the sets of the library. */
class UnitSetTest {
  private static final int TRIALS = 2_000;

  private final Random random = new Random(1814);

  private Set<Integer> someUnits() {
    int most = random.nextBoolean() ? 8 : UnitSet.MOST;
    Set<Integer> units = new TreeSet<>();
    for (int i = random.nextInt(10); i > 0; i--) {
      units.add(random.nextInt(most));
    }
    return units;
  }

  private static UnitSet unitSet(Collection<Integer> units) {
    UnitSet set = UnitSet.NONE;
    for (int unit : units) {
      set = set.or(UnitSet.of(unit));
    }
    return set;
  }

  private static List<Integer> inOrder(UnitSet units) {
    List<Integer> inOrder = new ArrayList<>();
    for (int unit = units.first(); unit >= 0; unit = units.after(unit)) {
      inOrder.add(unit);
    }
    return inOrder;
  }

  @Test
  void units_are_passed_in_the_order_of_their_numbers() {
    for (int i = 0; i < TRIALS; i++) {
      Set<Integer> units = someUnits();
      assertThat(inOrder(unitSet(units))).containsExactlyElementsOf(units);
    }
  }

  @Test
  void sets_are_joined_and_cut_as_sets_are() {
    for (int i = 0; i < TRIALS; i++) {
      Set<Integer> a = someUnits();
      Set<Integer> b = someUnits();
      Set<Integer> either = new TreeSet<>(a);
      either.addAll(b);
      Set<Integer> both = new TreeSet<>(a);
      both.retainAll(b);
      assertThat(unitSet(a).or(unitSet(b))).isEqualTo(unitSet(either));
      assertThat(unitSet(a).intersection(unitSet(b))).isEqualTo(unitSet(both));
      assertThat(unitSet(a).intersection(unitSet(b)).isEmpty()).isEqualTo(both.isEmpty());
      assertThat(unitSet(a).size()).isEqualTo(a.size());
    }
  }

  @Test
  void a_unit_is_in_it_until_it_is_taken_out() {
    UnitSet units = unitSet(List.of(0, 7, 63));
    assertThat(units.contains(63)).isTrue();
    assertThat(units.contains(62)).isFalse();
    assertThat(inOrder(units.without(63))).containsExactly(0, 7);
    assertThat(units.without(5)).isEqualTo(units);
    assertThat(units.without(0).without(7).without(63)).isEqualTo(UnitSet.NONE);
  }

  @Test
  void a_side_has_units_0_to_63() {
    assertThatThrownBy(() -> UnitSet.of(64)).hasMessageContaining("64");
    assertThatThrownBy(() -> UnitSet.of(-1)).hasMessageContaining("-1");
  }

  @Test
  void sets_of_stacks_do_the_same() {
    StackSet three = StackSet.first(3);
    assertThat(three).isEqualTo(StackSet.of(2).with(0).with(1));
    assertThat(three.size()).isEqualTo(3);
    assertThat(StackSet.first(64).contains(63)).isTrue();
    assertThat(three.minus(StackSet.of(1))).isEqualTo(StackSet.of(0).or(StackSet.of(2)));
    assertThat(three.intersection(StackSet.of(1).with(9))).isEqualTo(StackSet.of(1));
    assertThat(three.meets(StackSet.of(2).with(40))).isTrue();
    assertThat(three.meets(StackSet.of(40))).isFalse();
    StackSet apart = StackSet.of(3).with(63);
    assertThat(List.of(apart.first(), apart.after(3), apart.after(63))).containsExactly(3, 63, -1);
    assertThat(StackSet.NONE.isEmpty()).isTrue();
    assertThat(StackSet.NONE.first()).isEqualTo(-1);
  }
}
