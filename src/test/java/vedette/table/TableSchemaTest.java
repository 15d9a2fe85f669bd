package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.json.PublishedSchema;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.table.read.TableFile;
import vedette.table.read.TableReader;

class TableSchemaTest {

  private static final PublishedSchema SCHEMA =
      PublishedSchema.of("tables/table.schema.json", TableFile.schema());

  private static List<?> errors(String text) {
    return SCHEMA.errors(text);
  }

  @Test
  void the_published_schema_is_the_one_that_the_records_describe() throws IOException {
    SCHEMA.assertPublished();
  }

  static List<Path> tables() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("tables"))) {
      return files
          .filter(
              file ->
                  file.toString().endsWith(".json") && !file.toString().endsWith(".schema.json"))
          .filter(file -> !isSystem(file) && !file.startsWith("tables/examples/plans"))
          .sorted()
          .toList();
    }
  }

  /** Returns whether a file is a rule system or a plan, which have schemas of their own. */
  private static boolean isSystem(Path file) {
    try {
      return Files.readString(file).contains("\"kind\": \"system\"");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static final Path EXAMPLES = Path.of("tables/examples");

  /**
   * Returns all files except the examples of tables that replace built-in ones, which have
   * directories.
   */
  static List<Path> builtIn() throws IOException {
    return tables().stream()
        .filter(file -> !file.startsWith(EXAMPLES) || file.getParent().equals(EXAMPLES))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void every_table_validates(Path file) throws IOException {
    assertThat(errors(Files.readString(file))).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("builtIn")
  void every_built_in_table_is_read_by_its_id_without_a_warning(Path file) {
    String id = Path.of("tables").relativize(file).toString().replace(".json", "");
    assertThat(Tables.builtIn().table(id).id()).isEqualTo(id);
    Problems problems = new Problems();
    TableReader.read(Source.read(file, id), id, problems);
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void the_fixtures_validate_and_anybodys_keys_do_too() {
    assertThat(errors(Fixture.GRID)).isEmpty();
    assertThat(errors(Fixture.MODIFIERS)).isEmpty();
    assertThat(errors(Fixture.broken("{ \"format\"", "{ \"x-colour\": [1], \"format\""))).isEmpty();
  }

  /** An editor with the schema shows every error of structure that the program reports. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`format`: 1, | ~~",
        "`format`: 1 | `format`: 3",
        "`format`: 1 | `format`: `1`",
        "`kind`: `grid`, | ~~",
        "`grid` | `gird`",
        "own/crt | Own CRT",
        "`combat` | `odds`",
        "`columns`: | `colums`:",
        "`printed` | `guessed`",
        "`below`: `first` | `below`: `last`",
        "`at`: `1-3` | `at`: `6-`",
        "`at`: `1-3` | `at`: null",
        "`at`: `1-3` | `at`: 1.5",
        "`D1`] | null]",
        "`D1`] | {}]",
        "`D1`] | 2.5]"
      })
  void what_is_wrong_in_structure_does_not_validate(String passage, String replacement) {
    String with = replacement == null ? "" : replacement.replace('`', '"');
    String text = Fixture.broken(passage.replace('`', '"'), with);
    assertThat(Fixture.problems(text)).isNotEmpty();
    assertThat(errors(text)).isNotEmpty();
  }
}
