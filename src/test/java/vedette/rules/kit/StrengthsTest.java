package vedette.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packed strengths compared with plain ones. */
class StrengthsTest {
  private static final int TRIALS = 300;

  private final Random random = new Random(1814);

  private int[] points(int units) {
    return random.ints(units, 0, Strengths.MOST + 1).map(p -> p % 3 == 0 ? 0 : p).toArray();
  }

  private UnitSet someOf(int units) {
    UnitSet some = UnitSet.NONE;
    for (int unit = 0; unit < units; unit++) {
      some = random.nextBoolean() ? some.or(UnitSet.of(unit)) : some;
    }
    return some;
  }

  @ParameterizedTest(name = "{0} units")
  @ValueSource(ints = {1, 4, 7, 8, 9, 16, 17, 40, 63, 64})
  void they_are_kept_unit_by_unit(int units) {
    for (int i = 0; i < TRIALS; i++) {
      int[] points = points(units);
      Strengths strengths = new Strengths(points);
      UnitSet some = someOf(units);
      int sum = 0;
      for (int unit = 0; unit < units; unit++) {
        assertThat(strengths.of(unit)).isEqualTo(points[unit]);
        assertThat(strengths.alive().contains(unit)).isEqualTo(points[unit] > 0);
        sum += some.contains(unit) ? points[unit] : 0;
      }
      assertThat(strengths.sum(some)).isEqualTo(sum);
    }
  }

  @ParameterizedTest(name = "{0} units")
  @ValueSource(ints = {1, 8, 9, 64})
  void a_loss_affects_only_its_unit(int units) {
    for (int i = 0; i < TRIALS; i++) {
      int[] points = points(units);
      Strengths before = new Strengths(points);
      int unit = random.nextInt(units);
      if (points[unit] > 0) {
        points[unit]--;
        assertThat(before.minusOne(unit)).isEqualTo(new Strengths(points));
        assertThat(before.of(unit)).isEqualTo(points[unit] + 1);
      }
    }
  }

  @ParameterizedTest(name = "{0} units")
  @ValueSource(ints = {1, 8, 9, 64})
  void pooled_losses_hide_which_unit_lost_them(int units) {
    for (int i = 0; i < TRIALS; i++) {
      int[] most = points(units);
      int[] points = new int[units];
      for (int unit = 0; unit < units; unit++) {
        points[unit] = random.nextInt(most[unit] + 1);
      }
      UnitSet some = someOf(units);
      Strengths pooled = new Strengths(points).pooled(some, new Strengths(most));
      int left = new Strengths(points).sum(some);
      for (int unit = 0; unit < units; unit++) {
        int share = some.contains(unit) ? Math.min(left, most[unit]) : points[unit];
        assertThat(pooled.of(unit)).isEqualTo(share);
        left -= some.contains(unit) ? share : 0;
      }
      assertThat(left).isZero();
    }
  }

  @Test
  void neighbouring_strengths_have_hashes_of_their_own() {
    Set<Integer> hashes = new HashSet<>();
    for (int inf = 0; inf < 10; inf++) {
      for (int cav = 0; cav < 10; cav++) {
        for (int art = 0; art < 10; art++) {
          hashes.add(new Strengths(inf, 5, cav, art).hashCode() & 0xFFFF);
        }
      }
    }
    assertThat(hashes).hasSizeGreaterThan(980);
  }

  @Test
  void a_unit_has_at_most_127() {
    assertThat(new Strengths(127, 127, 127, 127, 127, 127, 127, 127).sum(someOf(8).or(all(8))))
        .isEqualTo(8 * 127);
    assertThatThrownBy(() -> new Strengths(1, 128)).hasMessageContaining("128");
    assertThatThrownBy(() -> new Strengths(-1)).hasMessageContaining("-1");
  }

  private static UnitSet all(int units) {
    UnitSet all = UnitSet.NONE;
    for (int unit = 0; unit < units; unit++) {
      all = all.or(UnitSet.of(unit));
    }
    return all;
  }

  @Test
  void they_read_as_numbers() {
    assertThat(new Strengths(5, 0, 12, 0)).hasToString("5 0 12");
  }
}
