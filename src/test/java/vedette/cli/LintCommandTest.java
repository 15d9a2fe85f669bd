package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Built-in tables have no warnings; notes mark their designers' choices. */
class LintCommandTest {
  @Test
  void built_in_tables_have_no_warnings_and_few_notes() throws IOException {
    List<String> files = new ArrayList<>();
    try (Stream<Path> tables = Files.walk(Path.of("tables"))) {
      tables
          .map(Path::toString)
          .filter(name -> name.endsWith(".json") && !name.endsWith(".schema.json"))
          .filter(name -> !name.contains("milder"))
          .sorted()
          .forEach(files::add);
    }
    assertThat(files).hasSizeGreaterThan(55);
    Map<String, String> found = new TreeMap<>();
    for (JsonNode table :
        CapturedRun.vedette("lint --strict " + String.join(" ", files) + " --format json")
            .json()
            .get("tables")) {
      for (JsonNode finding : table.at("/findings")) {
        found.merge(
            table.at("/id").asString(), finding.at("/code").asString(), (a, b) -> a + " " + b);
      }
    }
    assertThat(found)
        .containsExactlyInAnyOrderEntriesOf(
            Map.of(
                // The chateau, to which terrain adds.
                "six-days/modifiers", "L113",
                // Units are out of supply from the start.
                "examples/supply", "L123",
                "examples/wounds", "L126"));
  }
}
