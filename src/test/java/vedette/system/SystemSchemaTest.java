package vedette.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.PublishedSchema;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.read.StartingFile;

/**
 * The schema for editors accepts the files that the program reads, and rejects errors of structure.
 */
class SystemSchemaTest {
  private static final PublishedSchema SCHEMA =
      PublishedSchema.of("tables/system.schema.json", SystemSchema.text());

  @Test
  void the_published_schema_is_the_one_that_the_records_describe() throws IOException {
    SCHEMA.assertPublished();
  }

  private static List<?> errors(String text) {
    return SCHEMA.errors(text);
  }

  private static String example(String name) throws IOException {
    return Files.readString(Path.of("tables/examples", name + ".json"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "axis",
        "blocks",
        "buckets",
        "exchanges",
        "firepower",
        "games/asl-infantry-fire",
        "games/axis-at-sea",
        "games/commands-and-colors",
        "games/panzer-leader",
        "games/twilight-space",
        "games/warhammer-40000",
        "opposed",
        "percentile",
        "risk",
        "steps",
        "supply",
        "symbols",
        "wounds"
      })
  void each_example_validates(String name) throws IOException {
    assertThat(errors(example(name))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(
      value = StartingFile.class,
      names = {"SYSTEM", "MINIMAL_SYSTEM"})
  void the_starting_files_validate(StartingFile file) {
    assertThat(errors(file.text("mine.json"))).isEmpty();
  }

  /** The most common mistakes, as far as they are errors of structure. */
  @TestFactory
  Stream<DynamicTest> a_key_that_nobody_knows_does_not_validate() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    try (InputStream in = getClass().getResourceAsStream("/system/mistakes.json")) {
      Json.Obj root = (Json.Obj) JsonReader.read(Source.read(in, "mistakes.json"), new Problems());
      for (Json each : ((Json.Arr) root.get("mistakes")).values()) {
        Json.Obj row = (Json.Obj) each;
        if (text(row, "message").startsWith("unknown key ")) {
          String right = example(text(row, "file").replace(".json", ""));
          String wrong = right.replace(text(row, "instead"), text(row, "typed"));
          String name = text(row, "file") + " " + text(row, "typed");
          tests.add(DynamicTest.dynamicTest(name, () -> assertThat(errors(wrong)).isNotEmpty()));
        }
      }
    }
    assertThat(tests).hasSizeGreaterThan(5);
    return tests.stream();
  }

  private static String text(Json.Obj row, String key) {
    return ((Json.Str) row.get(key)).value();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "\"format\": 1, | ~~",
        "\"format\": 1 | \"format\": 2",
        "examples/steps | Steps",
        "\"units\": | \"unit\":",
        "\"5/3\" | \"5/three\"",
        "\"x1/2 up\" | \"half\"",
        "\"cannot\": \"attack\" | \"cannot\": \"move\"",
        "\"lasts\": \"next round\" | \"lasts\": \"2 rounds\"",
        "\"differential\" | \"difference\"",
        "\"die\": \"d10\", | ~~",
        "\"shift\": -1 | \"shift\": \"-1\"",
        "\"rounds\": 2 | \"rounds\": \"forever\"",
        "\"name\": \"hill\", | ~~",
        "\"checks\": { | \"checks\": [ {",
      })
  void what_is_wrong_in_structure_does_not_validate(String passage, String replacement)
      throws IOException {
    String right = example("steps");
    assertThat(right).contains(passage);
    String wrong = right.replace(passage, replacement == null ? "" : replacement);
    if (wrong.contains("[ {\n")) {
      wrong = wrong.replace("},\n  \"rounds\"", "}],\n  \"rounds\"");
    }
    assertThat(errors(wrong)).isNotEmpty();
  }
}
