package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Isolated("changes the default locale")
class JsonWriterTest {

  @Test
  void objects_are_indented_and_inline_ones_stay_on_their_line() {
    JsonWriter json = new JsonWriter();
    json.object().field("name", "six days").field("turns", 5).field("open", true).nul("seed");
    json.array("rows");
    json.inline().object().field("value", 0).array("p").value(0.8).value("x").end().end();
    json.inline().array().value(1).nul().value(false).end();
    json.end();
    json.array("none").end().object("nothing").end();
    json.object("big").field("exact", 1.5).end();
    json.end();
    assertThat(json.text())
        .isEqualTo(
            """
            {
              "name": "six days",
              "turns": 5,
              "open": true,
              "seed": null,
              "rows": [
                { "value": 0, "p": [0.8, "x"] },
                [1, null, false]
              ],
              "none": [],
              "nothing": {},
              "big": {
                "exact": 1.5
              }
            }
            """);
  }

  /**
   * The shortest digits that are read back as the same double; Java 17 prints 2E23 with more
   * digits.
   */
  @ParameterizedTest
  @CsvSource({
    "0.1, 0.1",
    "1e-15, 1.0E-15",
    "2e23, 2.0E23",
    "1, 1.0",
    "-0.0, 0.0",
    "0.30000000000000004, 0.30000000000000004",
    "4.9e-324, 4.9E-324"
  })
  void doubles_are_written_as_their_shortest_digits(double value, String written) {
    assertThat(new JsonWriter().value(value).text()).isEqualTo(written + "\n");
  }

  @Test
  void infinities_are_refused() {
    assertThatThrownBy(() -> new JsonWriter().value(Double.NaN))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void control_and_bidi_characters_are_escaped_and_letters_are_not() {
    String text = new JsonWriter().value("\u001b\u007f\u202e\n\"\\é戦😀").text();
    assertThat(text).isEqualTo("\"\\u001b\\u007f\\u202e\\n\\\"\\\\é戦😀\"\n");
    Json back = Reading.json(text);
    assertThat(((Json.Str) back).value()).isEqualTo("\u001b\u007f\u202e\n\"\\é戦😀");
  }

  @Test
  void the_locale_changes_nothing() {
    Locale before = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
      String text = new JsonWriter().array().value(1234567).value(0.5).end().text();
      assertThat(text).isEqualTo("[\n  1234567,\n  0.5\n]\n");
    } finally {
      Locale.setDefault(before);
    }
  }

  @Test
  void what_was_read_is_written_back() {
    String text = "{\n  \"a\": [\n    1.50,\n    null,\n    true\n  ],\n  \"b\": \"c\"\n}\n";
    assertThat(new JsonWriter().value(Reading.json(text)).text()).isEqualTo(text);
  }

  @Test
  void an_object_left_open_is_a_mistake_of_the_program() {
    JsonWriter json = new JsonWriter().object();
    assertThatThrownBy(json::text).isInstanceOf(IllegalStateException.class);
  }
}
