package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A JSON Schema that the repository has as a file, with a validator that is not ours. */
public record PublishedSchema(Path file, String text, Schema schema) {
  public static PublishedSchema of(String file, String text) {
    return new PublishedSchema(
        Path.of(file),
        text,
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(text, InputFormat.JSON));
  }

  /** What is wrong with a file's text. */
  public List<?> errors(String json) {
    return schema.validate(json, InputFormat.JSON);
  }

  /** The file is the schema; {@code -Dvedette.update=true} writes it. */
  public void assertPublished() throws IOException {
    if (Boolean.getBoolean("vedette.update")) {
      Files.writeString(file, text);
    }
    assertThat(Files.exists(file) ? Files.readString(file) : "")
        .as("%s is out of date: run the tests once with -Dvedette.update=true", file)
        .isEqualTo(text);
  }
}
