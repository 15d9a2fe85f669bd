package vedette.system;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.table.SystemFile;
import vedette.table.Tables;

/** The examples are read as they stand. */
class ExamplesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "axis",
        "blocks",
        "buckets",
        "exchanges",
        "firepower",
        "opposed",
        "percentile",
        "risk",
        "steps",
        "supply",
        "symbols",
        "wounds"
      })
  void anExampleIsReadWithoutComplaint(String name) {
    Path file = Path.of("tables/examples", name + ".json");
    RuleSystem system = SystemReader.read((SystemFile) Tables.builtIn().file(file.toString()));
    assertFalse(system.round().isEmpty());
  }
}
