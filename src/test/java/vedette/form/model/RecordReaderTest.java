package vedette.form.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.form.Field;
import vedette.form.ReadBy;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.source.Expected;
import vedette.source.Position;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Source;

class RecordReaderTest {

  enum Weather {
    FAIR,
    HEAVY_RAIN
  }

  record Unit(
      @Field(text = "Its name.", maxLength = 10) String name,
      @Field(text = "Its strength.", min = 1, max = 99) int strength) {}

  record Camp(
      @Field(text = "What it is called.") LocatedValue<String> name,
      @Field(text = "Who is in it.", minSize = 1) List<LocatedValue<Unit>> units,
      @Field(text = "Turns to play.", fallback = "3", min = 0) int turns,
      @Field(text = "The weather.", fallback = "heavy-rain") Weather weather,
      @Field(text = "At night.", optional = true) boolean night,
      @Field(text = "Any seed.", optional = true) long seed,
      @Field(text = "Remarks.", optional = true, maxLength = 10_000) String notes,
      @Field(text = "Who leads.", optional = true) Unit leader,
      @Field(text = "Numbers.", optional = true) List<Integer> numbers,
      @Field(text = "Anything.", optional = true) Json other) {}

  private static Camp camp(String text) {
    Problems problems = new Problems();
    Source source = Expected.source(text);
    Camp camp = RecordReader.read(JsonReader.read(source, problems), source, Camp.class, problems);
    assertThat(problems.text()).isEmpty();
    return camp;
  }

  private static List<Problem> problems(String text) {
    Problems problems = new Problems();
    Source source = Expected.source(text);
    Json json = JsonReader.read(source, problems);
    assertThat(RecordReader.read(json, source, Camp.class, problems)).isNull();
    return problems.list();
  }

  @Test
  void what_is_left_out_takes_its_fallback() {
    Camp camp = camp("{ \"name\": \"a\", \"units\": [ { \"name\": \"b\", \"strength\": 5 } ] }");
    assertThat(camp.name()).isEqualTo(new LocatedValue<>("a", new Position(1, 11)));
    assertThat(camp.units())
        .containsExactly(new LocatedValue<>(new Unit("b", 5), new Position(1, 27)));
    assertThat(camp.turns()).isEqualTo(3);
    assertThat(camp.weather()).isEqualTo(Weather.HEAVY_RAIN);
    assertThat(camp.night()).isFalse();
    assertThat(camp.seed()).isZero();
    assertThat(camp.notes()).isEmpty();
    assertThat(camp.leader()).isNull();
    assertThat(camp.numbers()).isEmpty();
    assertThat(camp.other()).isNull();
  }

  @Test
  void everything_can_be_given_and_keys_with_x_are_anybodys() {
    Camp camp =
        camp(
            """
            { "name": "a", "units": [ { "name": "b", "strength": 5.0 } ], "turns": -0,
              "weather": "fair", "night": true, "seed": 9223372036854775807, "notes": "",
              "leader": { "name": "c", "strength": 1, "x-colour": "red" }, "numbers": [1, 2e1],
              "other": { "any": [null] }, "x-my tool": {} }
            """);
    assertThat(camp.units().get(0).value().strength()).isEqualTo(5);
    assertThat(camp.turns()).isZero();
    assertThat(camp.weather()).isEqualTo(Weather.FAIR);
    assertThat(camp.seed()).isEqualTo(Long.MAX_VALUE);
    assertThat(camp.leader()).isEqualTo(new Unit("c", 1));
    assertThat(camp.numbers()).containsExactly(1, 20);
    assertThat(camp.other()).isInstanceOf(Json.Obj.class);
  }

  /**
   * Columns: one member, code, place of the problem, message, help. A backquote is a double quote.
   */
  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "`turn`: 3 | J101 | 2:1 | unknown key `turn` | did you mean `turns`?",
        "`turns`: `3` | N007 | 2:10 | expected a number, found the string `3` | remove the quotes:"
            + " 3",
        "`turns`: `0,5` | N007 | 2:10 | expected a number, found the string `0,5` | the decimal"
            + " point",
        "`turns`: 3.5 | N006 | 2:10 | expected a whole number, found `3.5` | ",
        "`turns`: -1 | N008 | 2:10 | -1 is not between 0 and 2147483647 | ",
        "`turns`: 2147483648 | N008 | 2:10 | is not between 0 and 2147483647 | ",
        "`turns`: 1e300 | N008 | 2:10 | is not between | ",
        "`seed`: 9223372036854775808 | N008 | 2:9 | is not between | ",
        "`turns`: true | J103 | 2:10 | expected a number, found true | ",
        "`turns`: null | J103 | 2:10 | expected a number, found null | write a value, or leave",
        "`turns`: [] | J103 | 2:10 | expected a number, found an array | ",
        "`night`: 1 | J103 | 2:10 | expected true or false, found a number | ",
        "`notes`: 3 | J103 | 2:10 | expected a string, found a number | ",
        "`weather`: `fiar` | J104 | 2:12 | unknown word `fiar` | did you mean `fair`?",
        "`weather`: `FAIR` | J104 | 2:12 | unknown word `FAIR` | did you mean `fair`?",
        "`leader`: [] | J103 | 2:11 | expected an object with `name`, `strength`, found an array |"
            + " ",
        "`leader`: { `strength`: 1 } | J102 | 2:11 | key `name` is missing | add `name`: `…`,",
        "`leader`: { `name`: `b` } | J102 | 2:11 | key `strength` is missing | add `strength`: 1,",
        "`leader`: { `name`: ``, `strength`: 1 } | J105 | 2:21 | text is empty | ",
        "`leader`: { `name`: `elevenchars`, `strength`: 1 } | J105 | 2:21 | longer than 10 | ",
        "`numbers`: [1, `2`] | N007 | 2:16 | found the string `2` | remove the quotes: 2",
        "`numbers`: {} | J103 | 2:12 | expected an array, found an object | "
      })
  void a_wrong_member_is_explained(
      String member, String code, String place, String message, String help) {
    String units = "\"units\": [ { \"name\": \"b\", \"strength\": 5 } ]";
    String text = "{ \"name\": \"a\", " + units + ",\n" + member.replace('`', '"') + " }";
    List<Problem> problems = problems(text);
    assertThat(problems).hasSize(1);
    Problem problem = problems.get(0);
    assertThat(problem.code()).as(problem.text()).isEqualTo(code);
    assertThat(problem.at()).hasToString(place);
    assertThat(problem.message()).contains(message.replace('`', '"'));
    if (help != null && !help.contains("mean")) {
      assertThat(problem.help()).contains(help.replace('`', '"'));
    } else if (help != null) {
      assertThat(problem.help()).isEqualTo(help);
    }
  }

  @Test
  void all_mistakes_of_a_file_come_in_one_run_and_in_its_order() {
    List<Problem> problems =
        problems(
            """
            { "nmae": "a",
              "units": [ { "name": 3, "strength": "5" },
                         { "strength": 0 } ],
              "turns": 1e999 }
            """);
    assertThat(problems)
        .extracting(problem -> problem.at() + " " + problem.code())
        .containsExactly(
            "1:3 J101", "2:24 J103", "2:39 N007", "3:14 J102", "3:28 N008", "4:12 N004");
  }

  @Test
  void an_empty_list_is_too_short_where_one_entry_is_needed() {
    assertThat(problems("{ \"name\": \"a\", \"units\": [] }"))
        .extracting(Problem::code)
        .containsExactly("J106");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {"[] | an array", "\"a\" | a string", "3 | a number", "null | null", "true | true"})
  void a_file_that_is_no_object_is_told_which_keys_one_would_have(String text, String what) {
    List<Problem> problems = problems(text);
    assertThat(problems).hasSize(1);
    assertThat(problems.get(0).message())
        .isEqualTo(
            "expected an object with \"name\", \"units\", \"turns\", \"weather\", \"night\", …"
                + ", found "
                + what);
  }

  @Test
  void a_hundred_thousand_unknown_keys_are_counted_and_not_all_printed() {
    StringBuilder text = new StringBuilder("{\n");
    for (int i = 0; i < 100_000; i++) {
      text.append("\"k").append(i).append("\": 1,\n");
    }
    Problems problems = new Problems();
    Source source = Expected.source(text.append("\"last\": 1 }").toString());
    RecordReader.read(JsonReader.read(source, problems), source, Camp.class, problems);
    assertThat(problems.text()).endsWith("… and 99983 more in x.json"); // 100,001 + 2 missing - 20
  }

  /** The keys that lead to a place. */
  record Keys(List<String> keys) implements Context {
    @Override
    public Keys child(String key) {
      List<String> further = new ArrayList<>(keys);
      further.add(key);
      return new Keys(further);
    }

    /** Returns the place and the text there. */
    String told(Json json) {
      return String.join(".", keys) + " " + ((Json.Str) json).value();
    }
  }

  record Guard(
      RecordPlace site,
      @Field(
              text = "Its order.",
              optional = true,
              schemaTypes = "string",
              by = "RecordReaderTest.Keys::told")
          String order,
      @Field(text = "Who stands there.", optional = true) List<Soldier> soldiers,
      @Field(text = "Who leads them.", optional = true) Soldier leader) {}

  /** A soldier, one or several of which are read from words. */
  @ReadBy(value = "RecordReaderTest.Soldier::read", schemaTypes = "string")
  record Soldier(String name) {
    static Object read(Keys place, Json json) {
      Soldier one = new Soldier(place.told(json));
      return place.keys().get(2).equals("leader") ? one : List.of(one);
    }
  }

  record Guards(@Field(text = "By name.", optional = true) Map<String, Guard> guards) {}

  @Test
  void a_value_is_read_in_the_context_of_its_place() {
    Problems problems = new Problems();
    Source source =
        Expected.source(
            """
            { "guards": { "note": "of the camp",
              "day": { "order": "halt", "soldiers": "Ney", "leader": "Lannes" },
              "night": { "order": 3 } } }\
            """);
    Json json = JsonReader.read(source, problems);
    Guards camp =
        RecordReader.readWithHoles(json, source, Guards.class, problems, new Keys(List.of()));
    assertThat(camp.guards())
        .containsEntry(
            "day",
            new Guard(
                new RecordPlace("day", 0, new Position(2, 3)),
                "guards.day.order halt",
                List.of(new Soldier("guards.day.soldiers Ney")),
                new Soldier("guards.day.leader Lannes")))
        .containsEntry(
            "night",
            new Guard(new RecordPlace("night", 1, new Position(3, 3)), null, List.of(), null));
    assertThat(problems.list())
        .extracting(Problem::message)
        .containsExactly("expected a string, found a number");
  }
}
