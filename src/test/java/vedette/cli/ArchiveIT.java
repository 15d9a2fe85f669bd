package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The archive of loaded classes that the build puts beside the program, and its failures. */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class ArchiveIT {
  private static final String ANSWER = CapturedRun.vedette(BATTLE).answer();

  /** Makes a copy of the program with its archive. */
  private static final String MADE =
      "cp -p \"$vedette\" v && java -XX:+UseSerialGC -Xlog:disable -XX:ArchiveClassesAtExit=v.jsa"
          + " -cp ./v vedette.cli.Main -V >/dev/null && mkdir whole &&"
          + " cp -p v v.jsa whole";

  /** Restores both, which a test may damage. */
  private static final String OWN =
      "rm -rf v v.jsa d && cp -p whole/v whole/v.jsa . && chmod u+w v.jsa && ";

  @TempDir static Path dir;

  @BeforeAll
  static void make() {
    assertThat(Run.of(dir, MADE).code()).isZero();
  }

  private void assertAnswers(String script) {
    Run run = Run.of(dir, script);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).isEqualTo(ANSWER);
    assertThat(run.code()).isZero();
  }

  @Test
  void it_holds_the_programs_own_classes() {
    Run run =
        Run.of(
            dir,
            "java -XX:+UseSerialGC -Xlog:class+load"
                + " -XX:SharedArchiveFile=\"$vedette.jsa\""
                + " -cp \"$vedette\" vedette.cli.Main --version");
    assertThat(run.out()).containsPattern("vedette\\.cli\\.Main source: shared objects file");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        ": >v.jsa",
        "rm v.jsa",
        "mkdir d && mv v.jsa d && mkdir v.jsa",
        "chmod a-r v.jsa",
        "touch v"
      })
  void an_archive_that_does_not_serve_is_no_harm(String damage) {
    assertAnswers(OWN + damage + " && ./v " + BATTLE);
  }

  @Test
  void a_program_that_was_moved_with_its_archive_does_not_change_it() {
    assertAnswers(OWN + "rm -rf m && mkdir m && cp v v.jsa m && m/v " + BATTLE);
  }

  @Test
  void a_read_only_place_is_no_harm() {
    assertAnswers(OWN + "chmod a-w . && ./v " + BATTLE + "; code=$?; chmod u+w .; exit $code");
  }
}
