package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;
import vedette.json.Version;

/** A damaged baseline is written anew, and never into the suite behind a link. */
class CheckCommandTest {
  @TempDir Path dir;
  private GuardedSuite guardedSuite;

  @BeforeEach
  void guard() {
    guardedSuite = new GuardedSuite(dir).asUsual();
  }

  @Test
  void a_baseline_that_was_cut_short_or_half_merged_is_written_anew() {
    String baseline = guardedSuite.read("baseline.json");
    String version = "  \"vedette\": \"" + Version.NUMBER + "\",\n";
    String merged =
        baseline.replaceFirst(
            version, "<<<<<<< HEAD\n" + version + "=======\n" + version + ">>>>>>> other\n");
    assertThat(merged).isNotEqualTo(baseline);
    String shuffled = "{ \"scenarios\": [], \"tables\": [], \"vedette\": \"0\", \"format\": 1 }";
    for (String before :
        List.of("", merged, shuffled, baseline.substring(0, baseline.length() / 2))) {
      guardedSuite.write("baseline.json", before);
      assertThat(guardedSuite.check("--update-baseline").answer()).startsWith("wrote ");
      assertThat(guardedSuite.read("baseline.json")).isEqualTo(baseline);
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void a_link_to_the_suite_is_not_written_over() throws IOException {
    Files.createSymbolicLink(dir.resolve("link.json"), dir.resolve("suite.json"));
    String command = "check '" + dir + "/suite.json' --baseline '" + dir + "/link.json'";
    assertThat(CapturedRun.vedette(command + " --update-baseline").complaint(ExitCode.WRONG_FILE))
        .startsWith("error[S024]: ");
  }
}
