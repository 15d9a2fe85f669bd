package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;

/** A designer's own table in a pipe, and in a file with the name of an option. */
class CrtCommandTest {
  private static final String STRENGTHS = " --attacker 12 --defender 5";

  @TempDir Path dir;

  /** The classic table with one passage replaced, in a file of its own. */
  private Path changed(String passage, String replacement) throws IOException {
    String text = Files.readString(Path.of("tables/examples/odds.json"));
    assertThat(text).contains(passage);
    return Files.writeString(dir.resolve("own.json"), text.replace(passage, replacement));
  }

  private CapturedRun attack(Path table, String options) {
    return vedette("own '" + table + "'" + STRENGTHS + options);
  }

  @Test
  void a_pipe_is_not_waited_for() throws Exception {
    Path pipe = dir.resolve("pipe.json");
    Process made = new ProcessBuilder("mkfifo", pipe.toString()).start();
    assertThat(made.waitFor()).isZero();
    assertThat(attack(pipe, "").complaint(ExitCode.REFUSED)).contains("[J007]");
  }

  @Test
  void a_table_may_be_called_like_an_option_behind_its_directory() throws IOException {
    Path own = changed("Odds table", "Odd table");
    String dashed = own.resolveSibling("--odd.json").toString();
    Files.move(own, Path.of(dashed));
    assertThat(CapturedRun.of("own", dashed, "--attacker", "1", "--defender", "1").answer())
        .contains("Odd table");
  }
}
