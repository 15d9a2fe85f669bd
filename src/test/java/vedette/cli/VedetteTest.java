package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program as a function, which a page and Node call, here in Java. */
class VedetteTest {
  private static final CapturedRun.RunEnvironment UTF8 =
      new CapturedRun.RunEnvironment(Map.of("LC_ALL", "C.UTF-8"), false, 0);

  @TempDir Path dir;

  private static Vedette.Answer run(Map<String, String> files, String commandLine) {
    return Vedette.run(List.of(CapturedRun.words(commandLine)), files, FileSystems.getDefault(), 0);
  }

  private static void assertSame(Vedette.Answer answer, CapturedRun printed) {
    assertThat(new CapturedRun(answer.exit(), answer.out(), answer.err())).isEqualTo(printed);
  }

  @Test
  void it_returns_what_the_program_prints() {
    for (String line : List.of(BATTLE, BATTLE + " --format json", "six-days battel", "-h", "")) {
      assertSame(run(Map.of(), line), UTF8.vedette(line));
    }
  }

  @Test
  void it_reads_the_files_that_it_is_given() throws IOException {
    String table = Files.readString(Path.of("tables/examples/axis.json"));
    String file = dir + "/of/mine/table.json";
    String line = "own " + file + " --attacker 'inf 10, arm 3' --defender 'inf 10'";

    Vedette.Answer answer = run(Map.of(file, table), line);

    assertThat(answer.exit()).isZero();
    assertSame(answer, UTF8.vedette(line));
  }

  @Test
  void its_messages_come_as_data() {
    assertThat(run(Map.of(), BATTLE).problems()).isEqualTo("[]");
    assertThat(run(Map.of(), BATTLE.replace("cav 2", "cav x")).problems())
        .contains("\"severity\": \"error\"", "\"option\": \"--attacker\"")
        .contains("\"value\": \"inf 5, cav x\"", "\"offset\": 11")
        .contains("\"message\": \"`x` is not a strength\"");
    assertThat(run(Map.of(), BATTLE + " --chance wins").problems())
        .doesNotContain("\"option\"")
        .contains("\"value\": \"wins\"", "\"offset\": 0");
    assertThat(run(Map.of(), BATTLE + " --turns 2 --spent 1").problems())
        .contains("\"option\": \"--spent\"");
    String file = dir + "/mine.json";
    assertThat(run(Map.of(file, "{"), "own " + file + " --attacker 1 --defender 1").problems())
        .contains("\"file\": \"" + file + "\"", "\"line\": 1", "\"column\": 2");
  }

  @Test
  void answers_are_as_wide_as_asked() {
    Vedette.Answer narrow =
        Vedette.run(List.of(CapturedRun.words(BATTLE)), Map.of(), FileSystems.getDefault(), 40);

    assertThat(narrow.out().lines()).allMatch(line -> line.length() <= 40);
    assertSame(
        narrow,
        new CapturedRun.RunEnvironment(Map.of("LC_ALL", "C.UTF-8"), false, 40).vedette(BATTLE));
  }
}
