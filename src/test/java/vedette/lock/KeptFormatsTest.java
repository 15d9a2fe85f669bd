package vedette.lock;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.cli.Captured;

/**
 * Files of released versions are read for ever. {@code kept} has a directory a version, with a file
 * of every format that it wrote or read and what it answered. Nothing in there is ever changed: a
 * new format gets a directory of its own.
 */
class KeptFormatsTest {
  private static final Path KEPT = Path.of("src/test/resources/kept");

  static List<Path> versions() throws IOException {
    try (Stream<Path> directories = Files.list(KEPT)) {
      return directories.sorted().toList();
    }
  }

  static List<Arguments> commands() throws IOException {
    List<Arguments> commands = new ArrayList<>();
    for (Path version : versions()) {
      LockedRequests.named(version.resolve("commands.txt"))
          .forEach((answer, command) -> commands.add(Arguments.of(version, answer, command)));
    }
    return commands;
  }

  private static Captured vedette(Path version, String command) {
    Captured said = Captured.vedette(command.replace("$", version.toString()) + " --format csv");
    assertThat(said.err()).isEmpty();
    return said;
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("commands")
  void a_file_of_a_released_version_answers_what_it_did(Path version, String answer, String command)
      throws IOException {
    assertThat(vedette(version, command).out())
        .isEqualTo(Files.readString(version.resolve("answers/" + answer + ".csv")));
  }

  /** One scenario of every engagement: a corrected rule may move its odds, and then it is named. */
  @ParameterizedTest
  @MethodSource("versions")
  void a_suite_and_its_baseline_are_read_and_only_rules_have_moved_odds(Path version) {
    Captured check = vedette(version, "check $/suite.json --baseline $/baseline.json");
    assertThat(check.out().lines().skip(1))
        .hasSizeGreaterThanOrEqualTo(39)
        .allMatch(row -> row.matches("(\"[^\"]+\"|[^,]+),(same,|changed,rules,).*"));
  }
}
