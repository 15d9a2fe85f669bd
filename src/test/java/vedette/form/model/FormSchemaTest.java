package vedette.form.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.form.Field;
import vedette.form.OneOf;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.source.Expected;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Source;

class FormSchemaTest {

  @OneOf(property = "is", text = "What it is.")
  sealed interface Shape {}

  @OneOf.Named("round")
  record Round(@Field(text = "Its width.", min = 1, max = 9) int width) implements Shape {}

  @OneOf.Named("many")
  record Many(@Field(text = "Its parts.", minSize = 2) List<Corner> parts) implements Shape {}

  record Corner(
      @Field(text = "Where.", optional = true, schemaPattern = "^[a-z]$")
          LocatedValue<String> at) {}

  @Test
  void a_sealed_choice_becomes_one_schema_for_each_word() {
    assertThat(FormSchema.of(Shape.class, "A shape", "urn:shape"))
        .isEqualTo(
            """
            {
              "$schema": "https://json-schema.org/draft/2020-12/schema",
              "$id": "urn:shape",
              "title": "A shape",
              "type": "object",
              "properties": {
                "is": {
                  "description": "What it is.",
                  "enum": ["round", "many"]
                }
              },
              "required": ["is"],
              "allOf": [
                { "if": { "properties": { "is": { "const": "round" } } }, "then": { "$ref": "#/$defs/round" } },
                { "if": { "properties": { "is": { "const": "many" } } }, "then": { "$ref": "#/$defs/many" } }
              ],
              "$defs": {
                "round": {
                  "type": "object",
                  "properties": {
                    "is": {},
                    "width": {
                      "description": "Its width.",
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 9
                    }
                  },
                  "patternProperties": {
                    "^(x-|\\\\$schema$)": {}
                  },
                  "additionalProperties": false,
                  "required": ["width"]
                },
                "many": {
                  "type": "object",
                  "properties": {
                    "is": {},
                    "parts": {
                      "description": "Its parts.",
                      "type": "array",
                      "minItems": 2,
                      "items": {
                        "$ref": "#/$defs/corner"
                      }
                    }
                  },
                  "patternProperties": {
                    "^(x-|\\\\$schema$)": {}
                  },
                  "additionalProperties": false,
                  "required": ["parts"]
                },
                "corner": {
                  "type": "object",
                  "properties": {
                    "at": {
                      "description": "Where.",
                      "type": "string",
                      "maxLength": 256,
                      "pattern": "^[a-z]$"
                    }
                  },
                  "patternProperties": {
                    "^(x-|\\\\$schema$)": {}
                  },
                  "additionalProperties": false,
                  "required": []
                }
              }
            }
            """);
  }

  @Test
  void the_word_in_a_file_picks_the_record() {
    Problems problems = new Problems();
    Source source = Expected.source("{ \"is\": \"round\", \"width\": 3 }");
    Json json = JsonReader.read(source, problems);
    assertThat(RecordReader.read(json, source, Shape.class, problems)).isEqualTo(new Round(3));
  }

  @Test
  void a_missing_or_unknown_word_is_explained() {
    Problems problems = new Problems();
    Source missing = Expected.source("{ \"width\": 3 }");
    RecordReader.read(JsonReader.read(missing, problems), missing, Shape.class, problems);
    Source unknown = Expected.source("{ \"is\": \"ruond\", \"width\": 3 }");
    RecordReader.read(JsonReader.read(unknown, problems), unknown, Shape.class, problems);
    assertThat(problems.list())
        .extracting(Problem::help)
        .containsExactly("add \"is\": \"round\",", "did you mean `round`?");
  }

  @Test
  void the_word_is_not_an_unknown_key_but_a_misspelled_one_is() {
    Problems problems = new Problems();
    Source source = Expected.source("{ \"is\": \"round\", \"widht\": 3 }");
    RecordReader.read(JsonReader.read(source, problems), source, Shape.class, problems);
    assertThat(problems.list()).extracting(Problem::code).containsExactly("J101");
  }
}
