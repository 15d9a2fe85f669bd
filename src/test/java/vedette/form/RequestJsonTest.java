package vedette.form;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.source.Position;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.TextFault;

/** A request in a file has the meaning of its command line, and its errors have places. */
class RequestJsonTest {
  private static final RequestForm<RequestFormTest.Sample> FORM =
      RequestForm.of(RequestFormTest.Sample.class);

  private final Problems problems = new Problems();

  private RequestFormTest.Sample read(String text) {
    Source source = Source.of("x.json", text.getBytes(StandardCharsets.UTF_8));
    Json json = JsonReader.read(source, problems);
    return new RequestJson((Json.Obj) json, source, problems).read(FORM);
  }

  private Problem problem(String text) {
    assertThat(read(text)).isNull();
    assertThat(problems.list()).as(problems.text()).hasSize(1);
    return problems.list().get(0);
  }

  @Test
  void keys_are_the_names_of_the_command_line() {
    RequestFormTest.Sample sample =
        read(
            """
            { "column": ["a/b", "c/d"], "distance": 7, "turns": 2, "terrain": ["woods", "town"],
              "gait": "quick", "night": true, "place": "Leuthen" }
            """);
    assertThat(problems.list()).isEmpty();
    assertThat(sample.column()).hasSize(2);
    assertThat(sample.distance()).isEqualTo(7);
    assertThat(sample.turns()).isEqualTo(OptionalInt.of(2));
    assertThat(sample.terrain()).containsExactly("woods", "town");
    assertThat(sample.gait()).isEqualTo(RequestFormTest.Gait.QUICK);
    assertThat(sample.night()).isTrue();
    assertThat(sample.place()).isEqualTo("Leuthen");
  }

  @Test
  void what_is_left_out_or_null_takes_its_default() {
    RequestFormTest.Sample sample =
        read("{ \"column\": \"a/b\", \"distance\": null, \"terrain\": [], \"x-note\": 1 }");
    assertThat(problems.list()).isEmpty();
    assertThat(sample.column()).hasSize(1);
    assertThat(sample.distance()).isEqualTo(6);
    assertThat(sample.turns()).isEmpty();
    assertThat(sample.terrain()).isEmpty();
    assertThat(sample.night()).isFalse();
  }

  @Test
  void the_request_of_an_answer_can_be_read_again() {
    RequestFormTest.Sample sample = read("{ \"column\": \"a/b\", \"turns\": 3 }");
    JsonWriter json = new JsonWriter();
    json.object();
    FORM.write(sample, json);
    json.end();
    assertThat(read(json.text())).isEqualTo(sample);
  }

  @Test
  void a_number_may_have_a_decimal_point_if_it_is_whole() {
    assertThat(read("{ \"column\": \"a/b\", \"distance\": 3.0 }").distance()).isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "{ 'column': 'a/b', 'tuns': 3 }           | 1:20 | unknown key \"tuns\"                  |"
            + " did you mean `turns`?",
        "{ 'turns': 3 }                           | 1:1  | key \"column\" is missing: who marches |"
            + " add \"column\": \"a/b\",",
        "{ 'column': [] }                         | 1:13 | key \"column\" is missing: who marches |"
            + " add \"column\": \"a/b\",",
        "{ 'column': 'a/b', 'turns': '3' }        | 1:29 | expected a number, found a string \"3\""
            + " | remove the quotes",
        "{ 'column': 'a/b', 'night': 'true' }     | 1:29 | expected true or false, found a string"
            + " \"true\" | remove the quotes",
        "{ 'column': 'a/b', 'gait': ['quick'] }   | 1:28 | expected a string, found an array  |"
            + " write it as on the command line, or leave the key out",
        "{ 'column': { } }                        | 1:13 | expected a string or an array of"
            + " strings, found an object | write it as on the command line, or leave the key out",
        "{ 'column': 'a/b', 'distance': 3.5 }     | 1:32 | `3.5` is not a whole number           |"
            + " write a whole number from 0 to 9",
        "{ 'column': 'a/b', 'distance': 12 }      | 1:32 | `12` is too large                  |"
            + " write a whole number from 0 to 9",
        "{ 'column': ['a/b', 'müller'] }          | 1:28 | there is no slash                  |"
            + " write `a/b`",
        "{ 'column': 'a/b', 'gait': 'quik' }      | 1:29 | `quik` is not one of slow-march, quick |"
            + " did you mean `quick`?"
      })
  void a_mistake_is_shown_where_it_stands(String text, String at, String message, String help) {
    Problem problem = problem(text.replace('\'', '"'));
    assertThat(problem.at()).hasToString(at);
    assertThat(problem.message()).isEqualTo(message);
    assertThat(problem.help()).isEqualTo(help);
  }

  @Test
  void all_mistakes_are_told_at_once() {
    assertThat(read("{ \"colum\": \"a/b\", \"turns\": true, \"gait\": 1 }")).isNull();
    assertThat(problems.list()).extracting(Problem::code).containsExactly("R002", "R004");
  }

  @Test
  void a_place_is_counted_through_escapes() {
    Problem problem = problem("{ \"column\": \"\\u0061b\" }");
    assertThat(problem.at()).isEqualTo(new Position(1, 21));
  }

  @Test
  void what_the_rules_say_later_is_shown_at_the_value() {
    String text = "{\n  \"column\": [\"a/b\",\n    \"c/d\"] }";
    Source source = Source.of("x.json", text.getBytes(StandardCharsets.UTF_8));
    Json.Obj json = (Json.Obj) JsonReader.read(source, problems);
    RequestJson request = new RequestJson(json, source, problems);
    request.report(new TextFault("column", "c/d", 2, "not d", "say e"));
    request.report(new TextFault("turns", "not now", "leave it out"));
    assertThat(problems.list())
        .extracting(Problem::at)
        .isEqualTo(List.of(new Position(1, 1), new Position(3, 8)));
  }
}
