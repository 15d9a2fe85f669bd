package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A command line with a slip in it is told what was probably meant. */
class MistypedCommandTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lits                              | C001 | did you mean `list`?",
        "six-day battle                    | C001 | did you mean `six-days`?",
        "six-days batle                    | C001 | did you mean `battle`?",
        "SIX-DAYS battle                   | C001 | did you mean `six-days`?",
        "sho six-days                      | C001 | did you mean `show`?",
        "show six-days/combat-result | C006 | did you mean `six-days/combat-results`?",
        "show xyz                    | C006 | known here: six-days/combat-results",
        "battle                            | C001 | did you mean `vedette six-days battle`?",
        "six-days                          | C001 | one of battle, repulse, reorganize",
        "show                        | C002 | `vedette list` has systems and tables",
        "list --formt json           | C001 | did you mean `--format`?",
        "list six-days extra         | C001 | see `vedette list --help`",
        "list six-dys                | C003 | did you mean `six-days`?",
        "--color=always list         | C001 | see `vedette --help`",
        "-x                                | C001 | see `vedette --help`"
      })
  void the_help_line_says_what_was_meant(String commandLine, String code, String help) {
    assertThat(vedette(commandLine).misuse())
        .startsWith("error[" + code + "]: ")
        .contains("\nhelp: ")
        .contains(help);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crt attack odds.json --attacker 3 | `crt` is now `own` | vedette own FILE",
        "crt readings            | `crt readings` is now `show`       | vedette show crt",
        "own fight mine.json     | `own fight` is now `own`           | vedette own FILE",
        "own readings            | `own readings` is now `show`       | vedette show own",
        "six-days readings       | `six-days readings` is now `show`  | vedette show six-days",
        "sweep six-days battle --attacker x | `sweep` is now part of a fight's command | vedette SYSTEM FIGHT --turns",
        "influence six-days battle | `influence` is now part of a fight's command | vedette SYSTEM FIGHT --influence",
        "versus a vs b           | `versus` is now `compare`          | vedette compare WAY vs WAY",
        "run suite.json          | `run` is now `check`               | vedette check SUITE --odds",
        "table                   | `table` is now several commands    | vedette list, show NAME",
        "table list --format csv | `table list` is now `list`         | vedette list",
        "table show x            | `table show` is now `show`         | vedette show NAME",
        "table lint x            | `table lint` is now `lint`         | vedette lint NAME",
        "table compare x y       | `table compare` is now `diff`      | vedette diff OLD NEW",
        "table import x          | `table import` is now `import`     | vedette import CSV",
        "schema table            | `schema` is now `show`             | vedette show --schema KIND",
        "version                 | `version` is now `-V`              | vedette -V",
        "help table              | `table` is now several commands    | vedette list",
        "versus --help           | `versus` is now `compare`          | vedette compare",
        "compare crt attack x vs y | `crt` is now `own`               | vedette own FILE"
      })
  void a_former_word_is_told_what_it_is_now(String commandLine, String said, String help) {
    assertThat(vedette(commandLine).misuse())
        .startsWith("error[C001]: " + said + "\n")
        .contains("\nhelp: write " + help);
  }

  /** Only where there is no file of that name, as there is none in the tests' directory. */
  @Test
  void a_file_may_be_called_like_a_former_word(@TempDir Path dir) throws IOException {
    Path file = Files.copy(Path.of("tables/examples/odds.json"), dir.resolve("fight"));
    assertThat(Captured.of("own", file.toString(), "--attacker", "6", "--defender", "3").code())
        .isZero();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--trails 1000           | C001 | did you mean `--trials`?",
        "--trails=1000           | C001 | did you mean `--trials`?",
        "--attackr 'inf 5'       | C001 | did you mean `--attacker`?",
        "--quiet                 | C001 | see `vedette six-days battle --help`",
        "--trials                | C002 | write --trials N",
        "--fractions=yes         | C002 | --fractions takes no value",
        "inf                     | C001 | quotes",
        "-- inf                  | C001 | quotes",
        "--terrain wods          | R001 | did you mean `woods`?",
        "--attacker-losses guns  | R001 | guns-first",
        "--turns abc             | R001 | from 1 to 99",
        "--turns 0               | R001 | from 1 to 99",
        "--turns +3              | R001 | from 1 to 99",
        "--turns 9999999999999   | R001 | from 1 to 99",
        "--turns 2.0             | R001 | from 1 to 99"
      },
      quoteCharacter = '~')
  void options_of_a_fight_as_well(String options, String code, String help) {
    assertThat(vedette(BATTLE + " " + options).misuse())
        .startsWith("error[" + code + "]: ")
        .contains(help);
  }

  @Test
  void what_a_fight_needs_is_asked_for_with_an_example() {
    assertThat(vedette("six-days battle").misuse())
        .contains("--attacker is missing")
        .contains("help: for example --attacker \"inf 5, cav 2");
    assertThat(vedette("six-days battle --attacker 'inf 5'").misuse())
        .contains("--defender is missing");
    assertThat(vedette("six-days reorganize").misuse()).contains("--command is missing");
  }

  @Test
  void a_caret_stands_under_the_word_that_is_wrong() {
    String complaint = vedette("six-days battle --attacker 'inf 5, cav x' --defender x").misuse();
    assertThat(complaint).contains("\n  inf 5, cav x\n             ^\n");
  }

  @Test
  void the_caret_stands_right_behind_wide_characters_too() {
    // Each of the two characters of the name takes two columns on a terminal.
    String complaint = vedette("six-days battle --attacker '青木: cav x' --defender x").misuse();
    assertThat(complaint).contains("\n  青木: cav x\n            ^\n");
  }

  @Test
  void what_moves_the_cursor_is_shown_as_an_escape() {
    String complaint = Captured.of("six\n\u001b[31m\u202edays").misuse();
    assertThat(complaint).contains("`vedette six\\n\\u001b[31m\\u202edays`");
    assertThat(complaint.lines()).hasSize(2);
    assertThat(Captured.of("six-days", "battle", "--attacker", "inf \u001b5").misuse())
        .contains("\n  inf \\u001b5\n      ^\n")
        .doesNotContain("\u001b");
  }

  @Test
  void an_at_sign_does_not_open_a_file(@TempDir Path dir) throws IOException {
    Path file = Files.writeString(dir.resolve("args"), "list secret");
    assertThat(vedette("@" + file).misuse()).contains("no command").doesNotContain("secret");
    assertThat(vedette(BATTLE + " @" + file).misuse()).contains("unexpected argument `@");
    assertThat(vedette("show @" + file).misuse()).doesNotContain("secret");
  }

  @Test
  void an_argument_of_any_length_gives_a_short_message() {
    String word = "x".repeat(128 << 10);
    assertThat(Captured.of(word).misuse()).hasSizeLessThan(1_000);
    assertThat(Captured.of("show", word).misuse()).hasSizeLessThan(1_000);
    assertThat(Captured.of("six-days", "battle", "--attacker", "inf 5, " + word + " 3").misuse())
        .hasSizeLessThan(1_500)
        .containsPattern("\n  inf 5, x+…\n         \\^\n");
  }

  @Test
  void a_hundred_thousand_arguments_are_refused_with_the_limit() {
    String[] words = new String[100_000];
    Arrays.fill(words, "x");
    assertThat(Captured.of(words).complaint(ExitCode.REFUSED))
        .startsWith("error[L005]: ")
        .contains("100000 arguments", "limit of 1100", "\nhelp: ");
  }
}
