package vedette.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.table.Tables;
import vedette.table.grid.SystemFile;

/** The most common mistakes in each of the examples: one edit, one message, one correction. */
class MistakesTest {
  private static final Path EXAMPLES = Path.of("tables/examples");

  @TempDir Path dir;

  @TestFactory
  Stream<DynamicTest> eachMistakeIsNamedAndCured() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (InputStream in = getClass().getResourceAsStream("/system/mistakes.json")) {
      Json.Obj root = (Json.Obj) JsonReader.read(Source.read(in, "mistakes.json"), new Problems());
      int number = 0;
      for (Json each : ((Json.Arr) root.get("mistakes")).values()) {
        Json.Obj row = (Json.Obj) each;
        String name = ++number + " " + text(row, "file") + " " + text(row, "typed");
        tests.add(DynamicTest.dynamicTest(name, () -> refused(row)));
      }
    }
    return tests.stream();
  }

  private static String text(Json.Obj row, String key) {
    return ((Json.Str) row.get(key)).value();
  }

  private void refused(Json.Obj row) throws IOException {
    String right = Files.readString(EXAMPLES.resolve(text(row, "file")));
    String instead = text(row, "instead");
    int at = right.indexOf(instead);
    assertTrue(at >= 0, "the example no longer has " + instead);
    String wrong =
        right.substring(0, at) + text(row, "typed") + right.substring(at + instead.length());
    Path file = dir.resolve(text(row, "file"));
    Files.writeString(file, wrong);
    WrongFile refused =
        assertThrows(
            WrongFile.class,
            () -> SystemReader.read((SystemFile) Tables.builtIn().file(file.toString())));
    List<Problem> problems = refused.problems().list();
    String all = refused.problems().text();
    Problem first =
        problems.stream()
            .filter(it -> it.message().equals(text(row, "message")))
            .findFirst()
            .orElse(problems.get(0));
    assertEquals(text(row, "message"), first.message(), all);
    assertEquals(text(row, "help"), first.help(), all);
    assertNotNull(first.at(), all);
  }
}
