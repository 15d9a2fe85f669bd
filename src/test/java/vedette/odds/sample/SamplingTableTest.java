package vedette.odds.sample;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import vedette.odds.sample.SamplingTable.CellAllocation;

/** A row leads to the right place for every combination of the bits of a word. */
class SamplingTableTest {
  private static final int ENDED = SamplingTable.end(0);
  private static final int TO_FIVE = SamplingTable.unfilled(5, 0);
  private static final int LEFT_OVER = SamplingTable.unfilled(0, 1);

  private final SamplingTable table = new SamplingTable();

  /** Returns by place how many of the 2^16 combinations of a draw's bits lead to it. */
  private TreeMap<Integer, Integer> places(int row) {
    TreeMap<Integer, Integer> places = new TreeMap<>();
    for (long bits = 0; bits < 1 << CellAllocation.MOST_BITS; bits++) {
      long word =
          bits << Long.SIZE - CellAllocation.MOST_BITS
              | bits * 0x9e3779b97f4aL >>> CellAllocation.MOST_BITS;
      places.merge(
          table.cells()[SamplingTable.pick(row, (int) (word >>> Integer.SIZE))], 1, Integer::sum);
    }
    return places;
  }

  /** One of five ends: of 32 cells 6 end, 25 continue and one remains. */
  @Test
  void each_place_has_its_share_of_the_cells() {
    table.add(
        new CellAllocation(new long[] {1, 1}), new int[] {ENDED, ENDED}, SamplingTable.ITSELF);
    int row =
        table.add(new CellAllocation(new long[] {1, 4}), new int[] {ENDED, TO_FIVE}, LEFT_OVER);
    int cell = (1 << CellAllocation.MOST_BITS) >> 5;
    assertThat(places(row)).containsEntry(ENDED, 6 * cell).containsEntry(TO_FIVE, 25 * cell);
    assertThat(places(row)).containsEntry(LEFT_OVER, cell).hasSize(3);
  }

  @Test
  void what_is_left_over_of_a_third_leads_to_the_row_itself() {
    int row =
        table.add(
            new CellAllocation(new long[] {1, 2}),
            new int[] {ENDED, TO_FIVE},
            SamplingTable.ITSELF);
    int cell = (1 << CellAllocation.MOST_BITS) >> 5;
    assertThat(places(row)).containsEntry(ENDED, 10 * cell).containsEntry(TO_FIVE, 21 * cell);
    assertThat(places(row)).containsEntry(row, cell).hasSize(3);
  }

  @Test
  void a_row_is_put_wherever_it_was_wanting_and_nowhere_else() {
    int row =
        table.add(new CellAllocation(new long[] {1, 4}), new int[] {ENDED, TO_FIVE}, LEFT_OVER);
    int other =
        table.add(
            new CellAllocation(new long[] {1, 1}),
            new int[] {ENDED, TO_FIVE},
            SamplingTable.ITSELF);
    table.replace(row, TO_FIVE, other);
    assertThat(places(row)).containsOnlyKeys(ENDED, other, LEFT_OVER);
    assertThat(places(other)).containsOnlyKeys(ENDED, TO_FIVE);
  }

  @Test
  void a_place_says_what_it_is() {
    assertThat(SamplingTable.isUnfilled(TO_FIVE)).isTrue();
    assertThat(SamplingTable.isUnfilled(LEFT_OVER)).isTrue();
    assertThat(SamplingTable.state(TO_FIVE)).isEqualTo(5);
    assertThat(SamplingTable.depth(TO_FIVE)).isZero();
    assertThat(SamplingTable.depth(LEFT_OVER)).isEqualTo(1);
    assertThat(SamplingTable.isUnfilled(SamplingTable.end(70_000))).isFalse();
    assertThat(SamplingTable.end(70_000)).isNegative();
    assertThat(SamplingTable.number(SamplingTable.end(70_000))).isEqualTo(70_000);
    int row =
        table.add(new CellAllocation(new long[] {1}), new int[] {ENDED}, SamplingTable.ITSELF);
    assertThat(row).isNotNegative();
    assertThat(SamplingTable.isUnfilled(row)).isFalse();
  }
}
