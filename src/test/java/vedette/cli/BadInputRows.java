package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * A section of the catalogue of bad input, a test a row: every row is tried here, held by a test
 * elsewhere, or left out with the reason.
 */
abstract class BadInputRows {
  @TempDir static Path root;

  private final char section;
  private final int size;

  /** A section of so many rows. */
  BadInputRows(char section, int size) {
    this.section = section;
    this.size = size;
  }

  abstract Stream<DynamicTest> rows();

  @TestFactory
  Stream<DynamicTest> row() {
    return rows();
  }

  @Test
  void every_row_of_the_section_is_here() {
    TreeSet<String> ids = new TreeSet<>();
    rows().forEach(row -> ids.add(row.getDisplayName().substring(0, 3)));
    TreeSet<String> all = new TreeSet<>();
    for (int i = 1; i <= size; i++) {
      all.add(String.format("%c%02d", section, i));
    }
    assertThat(ids).isEqualTo(all);
  }

  static BadInput row(String id, String input) {
    return new BadInput(root, id, input);
  }

  /** A row that cannot be tried, and why. */
  static DynamicTest left(String id, String why) {
    return DynamicTest.dynamicTest(id + " is left out: " + why, () -> Assumptions.abort(why));
  }

  /** A row that another story holds: of a class by its name below {@code vedette}. */
  static DynamicTest heldBy(String id, String test, String story) {
    return DynamicTest.dynamicTest(
        id + " is held by " + test + "." + story,
        () ->
            assertThat(Class.forName("vedette." + test).getDeclaredMethods())
                .extracting(Method::getName)
                .contains(story));
  }
}
