package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;

/**
 * Command lines that no shell of a transcript can write: escapes, files of arguments, great
 * lengths.
 */
class MistypedCommandTest {
  @Test
  void what_moves_the_cursor_is_shown_as_an_escape() {
    String complaint = CapturedRun.of("six\n\u001b[31m\u202edays").misuse();
    assertThat(complaint).contains("`vedette six\\n\\u001b[31m\\u202edays`");
    assertThat(complaint.lines()).hasSize(2);
    assertThat(CapturedRun.of("six-days", "battle", "--attacker", "inf \u001b5").misuse())
        .contains("\n  inf \\u001b5\n      ^\n")
        .doesNotContain("\u001b");
  }

  @Test
  void an_at_sign_does_not_open_a_file(@TempDir Path dir) throws IOException {
    Path file = Files.writeString(dir.resolve("args"), "list secret");
    assertThat(vedette("@" + file).misuse()).contains("unknown command").doesNotContain("secret");
    assertThat(vedette(BATTLE + " @" + file).misuse()).contains("unexpected argument `@");
    assertThat(vedette("show @" + file).misuse()).doesNotContain("secret");
  }

  @Test
  void an_argument_of_any_length_gives_a_short_message() {
    String word = "x".repeat(128 << 10);
    assertThat(CapturedRun.of(word).misuse()).hasSizeLessThan(1_000);
    assertThat(CapturedRun.of("show", word).misuse()).hasSizeLessThan(1_000);
    assertThat(CapturedRun.of("six-days", "battle", "--attacker", "inf 5, " + word + " 3").misuse())
        .hasSizeLessThan(1_500)
        .containsPattern("\n  inf 5, x+…\n         \\^\n");
  }

  @Test
  void a_hundred_thousand_arguments_are_refused_with_the_limit() {
    String[] words = new String[100_000];
    Arrays.fill(words, "x");
    assertThat(CapturedRun.of(words).complaint(ExitCode.REFUSED))
        .startsWith("error[L005]: ")
        .contains("100000 arguments", "limit of 1000", "\nhelp: ");
  }

  @Test
  void a_name_with_a_zero_in_it_is_no_name() {
    assertThat(CapturedRun.of("list", "--tables", "a\0b").misuse())
        .contains("--tables: `a\\u0000b` is not a valid directory name");
    assertThat(CapturedRun.of("check", "--odds", "a\0b").misuse())
        .contains("is not a valid file name");
  }
}
