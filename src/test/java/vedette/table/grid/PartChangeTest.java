package vedette.table.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Steps of a round have no names and are matched by their contents. Steps of a plan are matched by
 * their names.
 */
class PartChangeTest {
  /**
   * Returns a step for each letter, with three parts; a capital is the same step by the other side.
   */
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
    return change.part().place() + ": " + change.old() + " > " + change.now();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          abcd | abcd | -
          abcd | acdb | step 2 (fire b, check b2): before step 3 > after step 4
          abcd | dabc | step 4 (fire d, check d2): after step 3 > before step 1
          abcd | bacd | step 2 (fire b, check b2): after step 1 > before step 1
          abcd | dcab | step 3 (fire c, check c2): after step 2 > before step 1; \
          step 4 (fire d, check d2): after step 3 > before step 1
          abcd | abxcd | step 3: null > fire x, by both, check x2
          abcd | acd  | step 2: fire b, by both, check b2 > null
          abcd | aBcd | step 2 by: both > attacker
          abcd | acxb | step 3 (fire c, check c2): after step 2 > before step 2; step 3: null > fire x, by both, \
          check x2; step 4: fire d, by both, check d2 > null
          abcd | axcd | step 2 fire: b > x; step 2 together step 1 check: b2 > x2
          abcd | xacdb | step 2 (fire b, check b2): before step 3 > after step 4; \
          step 1: null > fire x, by both, check x2
          aab  | aba  | step 3 (fire b, check b2): after step 2 > before step 2
          """)
  void a_step_is_moved_added_removed_or_changed(String old, String now, String changes) {
    List<String> expected = changes == null ? List.of() : Arrays.asList(changes.split("; "));
    assertThat(PartChange.of(round(old), round(now)).stream().map(PartChangeTest::words))
        .containsExactlyElementsOf(expected);
  }

  /** Returns a step for each letter; behind each / are the alternatives of the last step. */
  private static List<TablePart> plan(String steps) {
    String outer = steps.replaceFirst("/.*", "");
    List<TablePart> parts = new ArrayList<>();
    outer.chars().forEach(it -> parts.add(TablePart.of("step " + (char) it, "when", "a", null)));
    String in = "step " + outer.charAt(outer.length() - 1) + " choose ";
    steps
        .substring(outer.length())
        .replace("/", "")
        .chars()
        .forEach(it -> parts.add(TablePart.of(in + (char) it + " fight", "by", "x", null)));
    return parts;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          abc    | abc    | -
          abc    | acb    | step c: after step b > before step b
          abcd   | bcda   | step a: before step b > after step d
          abc    | ac     | step b: when a > null
          ac     | abc    | step b: null > when a
          abc    | axc    | step x: null > when a; step b: when a > null
          abc/de | abc/ed | step c choose e: after step d > before step d
          abc/de | acb    | step c choose d fight by: x > null; step c choose e fight by: x > null; \
          step c: after step b > before step b
          ab/cd  | ab/cde | step b choose e: null > by x
          """)
  void a_step_of_a_plan_is_known_by_its_name(String old, String now, String changes) {
    List<String> expected = changes == null ? List.of() : Arrays.asList(changes.split("; "));
    assertThat(PartChange.of(plan(old), plan(now)).stream().map(PartChangeTest::words))
        .containsExactlyElementsOf(expected);
  }
}
