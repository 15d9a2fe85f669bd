package vedette.rules.plan;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.cli.CapturedRun;

/** The JSON Schema of plans agrees with their reader. */
class PlanSchemaTest {
  private static final Path SCHEMA = Path.of("tables/plan.schema.json");

  static Stream<Path> examples() throws IOException {
    return Files.list(Path.of("tables/examples/plans"));
  }

  private static List<?> errors(String plan) throws IOException {
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(Files.readString(SCHEMA), InputFormat.JSON);
    return schema.validate(plan, InputFormat.JSON);
  }

  @ParameterizedTest
  @MethodSource("examples")
  void every_example_validates(Path plan) throws IOException {
    assertThat(errors(Files.readString(plan))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '#',
      quoteCharacter = '`',
      value = {
        "\"system\": \"musket-pike\" # \"system\": \"musket-pik\"",
        "\"title\" # \"titel\"",
        "\"name\": \"approach\", # ``",
        "\"when\": \"assault.success\" # \"repeat\": 0",
        "hi2 16/16 ql7 # hi2 16/16 ql7; moving",
        "\"Tercio\": \"hi2 # \"the Tercio\": \"hi2"
      })
  void what_is_wrong_in_structure_does_not_validate(String passage, String instead)
      throws IOException {
    String plan = Files.readString(Path.of("tables/examples/plans/redoubt.json"));
    assertThat(plan).contains(passage);
    assertThat(errors(plan.replace(passage, instead))).isNotEmpty();
  }

  @Test
  void the_program_prints_the_published_schema() throws IOException {
    assertThat(CapturedRun.vedette("show --schema plan").out()).isEqualTo(Files.readString(SCHEMA));
  }
}
