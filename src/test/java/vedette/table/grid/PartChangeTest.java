package vedette.table.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps of a round have no names: what became of each is told by what it says. */
class PartChangeTest {
  /** A step a letter, each with three parts; a capital is the same step by another side. */
  private static List<TablePart> round(String steps) {
    return IntStream.range(0, steps.length())
        .boxed()
        .flatMap(i -> step("step " + (i + 1), steps.substring(i, i + 1)))
        .toList();
  }

  private static Stream<TablePart> step(String of, String letter) {
    boolean capital = !letter.equals(letter.toLowerCase());
    return Stream.of(
        TablePart.of(of, "fire", letter.toLowerCase(), null),
        TablePart.of(of, "by", capital ? "attacker" : "both", null),
        TablePart.of(of + " together step 1", "check", letter.toLowerCase() + "2", null));
  }

  private static String words(PartChange change) {
    return change.part().where() + ": " + change.old() + " > " + change.now();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          abcd | abcd | -
          abcd | acdb | step 2: before step 3 > behind step 4
          abcd | dabc | step 4: behind step 3 > before step 1
          abcd | bacd | step 2: behind step 1 > before step 1
          abcd | dcab | step 3: behind step 2 > before step 1; step 4: behind step 3 > before step 1
          abcd | abxcd | step 3: null > fire x, by both, check x2
          abcd | acd  | step 2: fire b, by both, check b2 > null
          abcd | aBcd | step 2 by: both > attacker
          abcd | acxb | step 3: behind step 2 > before step 2; step 3: null > fire x, by both, \
          check x2; step 4: fire d, by both, check d2 > null
          abcd | axcd | step 2 fire: b > x; step 2 together step 1 check: b2 > x2
          abcd | xacdb | step 2: before step 3 > behind step 4; step 1: null > fire x, by both, check x2
          aab  | aba  | step 3: behind step 2 > before step 2
          """)
  void a_step_is_moved_added_removed_or_changed(String old, String now, String changes) {
    List<String> expected = changes == null ? List.of() : Arrays.asList(changes.split("; "));
    assertThat(PartChange.of(round(old), round(now)).stream().map(PartChangeTest::words))
        .containsExactlyElementsOf(expected);
  }
}
