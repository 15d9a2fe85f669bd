package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.odds.sample.SamplingTable.CellAllocation;

/** Cells are allocated in proportion to the weights, and the remainder keeps the rest exactly. */
class CellAllocationTest {

  private static int left(CellAllocation allocation, int weights) {
    int left = 1 << allocation.bits();
    for (int i = 0; i < weights; i++) {
      left -= allocation.whole(i);
    }
    return left;
  }

  /** 32 cells: three for each face and a remainder of two, which are ten equal weights again. */
  @Test
  void a_d10_has_three_cells_for_each_face_and_rolls_again_on_the_last_two_of_32() {
    long[] faces = new long[10];
    Arrays.fill(faces, 7);
    CellAllocation allocation = new CellAllocation(faces);
    assertThat(allocation.bits()).isEqualTo(5);
    for (int face = 0; face < 10; face++) {
      assertThat(allocation.whole(face)).isEqualTo(3);
    }
    assertThat(allocation.recur()).isTrue();
  }

  @Test
  void eighths_need_eight_cells_and_leave_nothing_over() {
    CellAllocation allocation = new CellAllocation(new long[] {10, 50, 20});
    assertThat(allocation.bits()).isEqualTo(3);
    assertThat(new int[] {allocation.whole(0), allocation.whole(1), allocation.whole(2)})
        .containsExactly(1, 5, 2);
    assertThat(allocation.recur()).isTrue();
  }

  @Test
  void a_certainty_has_both_of_two_cells() {
    CellAllocation allocation = new CellAllocation(new long[] {1L << 62});
    assertThat(allocation.bits()).isEqualTo(1);
    assertThat(allocation.whole(0)).isEqualTo(2);
    assertThat(allocation.recur()).isTrue();
  }

  /** 1, 2 and 7 of ten: of 32 cells 3.2, 6.4 and 22.4, so 2, 4 and 4 tenths of a cell remain. */
  @Test
  void what_is_left_over_is_shared_by_what_each_lacks() {
    CellAllocation allocation = new CellAllocation(new long[] {1, 2, 7});
    assertThat(allocation.bits()).isEqualTo(5);
    assertThat(new int[] {allocation.whole(0), allocation.whole(1), allocation.whole(2)})
        .containsExactly(3, 6, 22);
    assertThat(allocation.recur()).isFalse();
    // 1, 2 and 2 of five: of 32 cells 6.4, 12.8 and 12.8, two remain; of 64 12.8, 25.6 and 25.6.
    CellAllocation over = allocation.leftOver();
    assertThat(over.bits()).isEqualTo(6);
    assertThat(new int[] {over.whole(0), over.whole(1), over.whole(2)}).containsExactly(12, 25, 25);
  }

  /** The cells of each weight, and those of the remainder, by division. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 10, 36, 500, 10_000})
  void nothing_is_lost(int n) {
    SplittableRandom random = new SplittableRandom(n);
    for (long scale : new long[] {1, 5, 1_000, 1L << 30}) {
      long[] weights = random.longs(n, 1, 1 + scale).toArray();
      BigInteger total = BigInteger.valueOf(Arrays.stream(weights).sum());
      CellAllocation allocation = new CellAllocation(weights);
      int left = left(allocation, n);
      // Only 2^16 cells for 10,000 weights can leave more than an eighth.
      assertThat(left).isLessThanOrEqualTo((1 << allocation.bits()) / (n < 10_000 ? 8 : 6));
      CellAllocation over = left == 0 ? null : allocation.leftOver();
      for (int i = 0; i < n; i++) {
        BigInteger[] cells =
            BigInteger.valueOf(weights[i]).shiftLeft(allocation.bits()).divideAndRemainder(total);
        assertThat(allocation.whole(i)).isEqualTo(cells[0].intValueExact());
        if (over != null) {
          BigInteger leftTotal = total.multiply(BigInteger.valueOf(left));
          assertThat(over.whole(i))
              .isEqualTo(cells[1].shiftLeft(over.bits()).divide(leftTotal).intValueExact());
        }
      }
    }
  }

  /**
   * Weights near 2^62 have a remainder of more than 2^62: each share is still right to its last
   * bits.
   */
  @Test
  void large_weights_lose_no_more_than_their_last_bits() {
    long third = (1L << 62) / 3;
    CellAllocation allocation = new CellAllocation(new long[] {third, third + 1, third - 1});
    CellAllocation over = allocation.leftOver();
    assertThat(left(allocation, 3)).isPositive();
    // A third each, as closely as so few cells allow.
    for (int i = 0; i < 3; i++) {
      assertThat(over.whole(i)).isEqualTo((1 << over.bits()) / 3);
    }
  }
}
