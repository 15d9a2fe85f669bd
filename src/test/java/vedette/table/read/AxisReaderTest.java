package vedette.table.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import vedette.json.Json;
import vedette.source.Position;
import vedette.table.grid.Axis;
import vedette.table.grid.AxisEntry;

class AxisReaderTest {
  private static final int ENTRIES = 20_000;

  /** The number of sorts: for overlaps, for gaps, and for the axis itself. */
  private static final int SORTS = 3;

  /** A list that counts the accesses to its entries. */
  private static final class Counted extends AbstractList<AxisEntry> {
    private final List<AxisEntry> entries = new ArrayList<>();
    private long looks;

    @Override
    public boolean add(AxisEntry entry) {
      return entries.add(entry);
    }

    @Override
    public AxisEntry get(int index) {
      looks++;
      return entries.get(index);
    }

    @Override
    public int size() {
      return entries.size();
    }
  }

  /**
   * The numbers are in an order that needs the most comparisons for sorting: fewer than n log2 n,
   * with two accesses each. Comparing all pairs would need 200 million accesses.
   */
  @Test
  void an_entry_is_not_held_against_all_others() {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, ENTRIES).boxed().toList());
    Collections.shuffle(numbers, new Random(1));
    Counted entries = new Counted();
    AxisReader reader =
        new AxisReader(
            "row",
            (code, at, message, help) -> {
              throw new AssertionError(message);
            },
            entries);
    for (int number : numbers) {
      Position at = new Position(number + 1, 1);
      reader.add("", new Json.Str("" + number, at), at);
    }
    List<AxisEntry> read = reader.entries();
    reader.gaps();
    Axis axis = new Axis("", read, null, null);
    assertThat(axis.find(numbers.get(7))).isEqualTo(7);
    double sorting = 2 * SORTS * ENTRIES * Math.log(ENTRIES) / Math.log(2);
    // Besides sorting each step accesses an entry a few times.
    assertThat(entries.looks).isBetween((long) sorting / 2, (long) sorting + 15L * ENTRIES);
  }
}
