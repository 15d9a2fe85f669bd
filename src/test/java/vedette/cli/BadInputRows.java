package vedette.cli;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/** A section of the catalogue of bad input, a test a row. */
abstract class BadInputRows {
  @TempDir static Path root;

  abstract Stream<DynamicTest> rows();

  @TestFactory
  Stream<DynamicTest> row() {
    return rows();
  }

  static BadInput row(String id, String input) {
    return new BadInput(root, id, input);
  }
}
