package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.cli.console.ExitCode;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.source.Problems;
import vedette.source.Source;

/** Any content of a system's file is read or refused in words, never a bug. */
class HostileSystemsTest {
  private static final List<String> INSTEAD =
      List.of(
          "null",
          "0",
          "-7",
          "1.5",
          "99999999999",
          "true",
          "\"\"",
          "\"x\"",
          "\"3d6 and lose all / 0\"",
          "\"x1/0\"",
          "\"x999999999999\"",
          "\"round = 99999999999\"",
          "\"lose 99999999999\"",
          "\"lose 99999999999%, rounded up\"",
          "\"retreat 99999999999\"",
          "\"check morale +99999999999\"",
          "\"4d6, highest 99999999999\"",
          "\"99999999999d6\"",
          "\"999d999\"",
          "\"d6, explode 1+ up to 99999999999\"",
          "\"strength x 999999 x 999999 x 999999 x 999999\"",
          "\"strength / 0\"",
          "\"1 / losses, rounded up\"",
          "[]",
          "[[]]",
          "{}",
          "{ \"a\": 1 }");

  /** Each value is replaced by every twenty-eighth of the other texts: all of them take minutes. */
  private static final int EVERY = 28;

  @TempDir Path dir;

  /** Writes JSON, with another text in the place of one value or without one member. */
  private static final class Writer {
    private final StringBuilder text = new StringBuilder();
    private final int changed;
    private final String instead;
    private int seen;

    Writer(int changed, String instead) {
      this.changed = changed;
      this.instead = instead;
    }

    void write(Json json) {
      if (seen++ == changed && instead != null) {
        text.append(instead);
      } else if (json instanceof Json.Obj object) {
        text.append('{');
        String between = "";
        for (Json.Member member : object.members()) {
          if (instead == null && seen == changed) {
            seen++;
            continue;
          }
          text.append(between).append(quoted(member.name())).append(": ");
          write(member.value());
          between = ",\n";
        }
        text.append('}');
      } else if (json instanceof Json.Arr array) {
        text.append('[');
        String between = "";
        for (Json value : array.values()) {
          text.append(between);
          write(value);
          between = ", ";
        }
        text.append(']');
      } else {
        text.append(
            json instanceof Json.Str string
                ? quoted(string.value())
                : json instanceof Json.Num number ? number.text() : json.kindWithArticle());
      }
    }

    private static String quoted(String text) {
      return '"' + text + '"';
    }
  }

  private static Json.Obj example(String name) {
    Path file = Path.of("tables/examples", name + ".json");
    return (Json.Obj) JsonReader.read(Source.read(file, name), new Problems());
  }

  /** Returns the answer to a file with this text. */
  private CapturedRun fight(String text, String options) throws IOException {
    Path file = dir.resolve("hostile.json");
    Files.writeString(file, text);
    return CapturedRun.vedette("own '" + file + "' " + options);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          axis        | --attacker 'inf 2, arm 1' --defender 'inf 2'
          blocks      | --attacker 'knights 2' --defender 'archers 2; in castle'
          buckets     | --attacker 'line 2' --defender 'guard 2; in cover' --with close
          exchanges   | --attacker 'arm 6, inf 4' --defender 'inf 4, inf 3' --with woods
          firepower   | --attacker 'squad; with leader' --defender squad --turns 1
          opposed     | --attacker 'knights; with general' --defender 'bow; with flanked 1'
          percentile  | --attacker 9 --defender 7 --with 'dug-in, tired 2'
          risk        | --attacker 3 --defender 3
          steps       | --attacker guard --defender inf --with hill
          supply      | --attacker 'guard 5, tank 7' --defender 'inf 4' --with 'river, town'
          symbols     | --attacker 'line 4' --defender 'hussars 3; with supported' --with close
          wounds      | --attacker 'rifles 2' --defender 'ogres 3' --turns 1
          """)
  void any_value_may_be_anything(String name, String options) throws IOException {
    Json.Obj system = example(name);
    Writer whole = new Writer(-1, "");
    whole.write(system);
    assertThat(fight(whole.text.toString(), options).code()).isZero();
    List<String> bugs = new ArrayList<>();
    for (int value = 1; value < whole.seen; value++) {
      List<String> all = new ArrayList<>(INSTEAD);
      all.add(null);
      for (int i = value % EVERY; i < all.size(); i += EVERY) {
        String instead = all.get(i);
        Writer changed = new Writer(value, instead);
        changed.write(system);
        CapturedRun answer = fight(changed.text.toString(), options);
        boolean told = answer.code() == 0 || answer.err().contains("help:");
        if (answer.code() == 70 || answer.code() == 1 || answer.code() == 5 || !told) {
          bugs.add(instead + ": " + answer.code() + answer.err().lines().limit(3).toList());
        }
      }
    }
    assertThat(bugs.stream().distinct().limit(12)).isEmpty();
  }

  private static final String BASH =
      "{ \"format\": 1, \"id\": \"mine/bash\", \"title\": \"Bash\", \"kind\": \"system\",\n"
          + "  \"fire\": { \"melee\": { \"dice\": \"strength\", \"die\": \"d6\","
          + " \"atLeast\": 5 } } }";

  private static final String DIGITS = "9".repeat(400);

  /** The replaced text, its replacement, and the beginning of the error. */
  static Stream<Arguments> hostileTexts() {
    return Stream.of(
        arguments(BASH, "", "error[J010]"),
        arguments(BASH, "[]", "error[J103]"),
        arguments("} } }", "} } } x", "error[J020]"),
        arguments("\"Bash\"", "\"Bash\", \"title\": \"Bush\"", "error[J035]"),
        arguments("\"Bash\"", "\"\\ud800\"", "error[J034]"),
        arguments(
            "\"fire\"",
            "\"x-deep\": " + "[".repeat(5_000) + "]".repeat(5_000) + ", \"fire\"",
            "error[J031]"),
        arguments("\"format\": 1", "\"format\": 2", "error[T001]"),
        arguments("melee", "m".repeat(9_000), "error[J036]"),
        arguments("melee", "me lee", "error[Y004]"),
        arguments("melee", " melee", "error[Y004]"),
        arguments("melee", "", "error[Y004]"),
        arguments(
            "\"fire\"",
            "\"round\": [{ \"fire\": \"melee\", \"by\": \"both\" }], \"tables\": { \"the crt\": {"
                + " \"rows\": { \"die\": \"d6\", \"list\": [{ \"at\": \"..6\", \"cells\": [\"DE\"]"
                + " }] } } }, \"fire\"",
            "error[Y004]"),
        arguments(
            "\"fire\"", "\"units\": { \"inf\": { \"fire power\": 3 } }, \"fire\"", "error[Y004]"),
        arguments("\"fire\"", "\"customDice\": { \"a b\": [1, 2] }, \"fire\"", "error[Y004]"),
        arguments(
            "\"fire\"", "\"customDice\": { \"flags\": [\"\", \"flag\"] }, \"fire\"", "error[Y008]"),
        arguments(
            "\"fire\"",
            "\"customDice\": { \"flags\": { \" \": 1, \"flag\": 2 } }, \"fire\"",
            "error[Y008]"),
        arguments("\"fire\"", "\"results\": { \"K K\": {} }, \"fire\"", "error[Y004]"),
        arguments(
            "\"fire\"",
            "\"checks\": { \"a b\": { \"die\": \"d6\", \"atLeast\": 5 } }, \"fire\"",
            "error[Y004]"),
        arguments("5 }", DIGITS + " }", "error[N003]"),
        arguments("5 }", "-" + DIGITS + " }", "error[N003]"),
        arguments("5 }", "0.0" + DIGITS + " }", "error[N003]"),
        arguments("5 }", "1e999999999 }", "error[N004]"),
        arguments("\"d6\"", "\"" + DIGITS + "d6\"", "error[Y008]"),
        arguments("\"d6\"", "\"d" + DIGITS + "\"", "error[Y008]"),
        arguments("\"d6\"", "\"d0\"", "error[Y008]"),
        arguments("\"strength\"", "\"strength x " + DIGITS + "\"", "error[Y006]"),
        arguments(
            "\"strength\"",
            "\"" + "(".repeat(3_000) + "strength" + ")".repeat(3_000) + "\"",
            "error[Y006]"),
        arguments(
            "5 }",
            "5, \"modifiers\": [{ \"name\": \"m\", \"when\": \"own strength > "
                + DIGITS
                + "\", \"drm\": 1 }] }",
            "error[Y007]"),
        arguments(
            "5 }",
            "5, \"modifiers\": [{ \"name\": \"m\", \"when\": \""
                + "not ".repeat(240)
                + "own strength > 1\", \"drm\": 1 }] }",
            "error[Y007]"),
        arguments(
            "\"fire\"", "\"results\": { \"X\": { \"own\": \"X\" } }, \"fire\"", "error[Y015]"));
  }

  @ParameterizedTest
  @MethodSource("hostileTexts")
  void what_no_file_needs_is_refused_with_its_place(String typed, String instead, String error)
      throws IOException {
    CapturedRun answer = fight(BASH.replace(typed, instead), "--attacker 6 --defender 4 --turns 2");
    assertThat(answer.complaint(ExitCode.WRONG_FILE))
        .startsWith(error + ": ")
        .containsPattern("hostile\\.json:\\d+:\\d+: ")
        .contains("help: ");
  }

  @Test
  void line_ends_byte_order_marks_and_control_characters_make_no_difference() throws IOException {
    String options = "--attacker 6 --defender 4 --turns 2 --format csv";
    String odds = fight(BASH, options).answer();
    assertThat(fight(BASH.replace("\n", "\r\n"), options).answer()).isEqualTo(odds);
    assertThat(fight("\ufeff" + BASH, options).answer()).isEqualTo(odds);
    // A title could control the terminal that shows it.
    String colours = BASH.replace("Bash", "Ba\\u001b[31msh");
    assertThat(fight(colours, "--attacker 6 --defender 4").answer()).doesNotContain("\u001b");
  }
}
