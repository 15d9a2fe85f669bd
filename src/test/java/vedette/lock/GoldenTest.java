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
import vedette.cli.CapturedRun;

/**
 * Output for other programs stays the same byte by byte. {@code -Dvedette.update=true} writes it
 * anew after an intended change.
 */
class GoldenTest {
  private static final Path GOLDEN = LockedRequests.DIRECTORY.resolve("golden");

  static Stream<Arguments> commands() {
    return LockedRequests.named(GOLDEN.resolve("commands.txt")).entrySet().stream()
        .map(command -> Arguments.of(command.getKey(), command.getValue()));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("commands")
  void nothing_that_a_program_reads_has_changed(String file, String command) throws IOException {
    List<String> words = new ArrayList<>(List.of(CapturedRun.words(command)));
    if (!words.contains("--format")) {
      words.addAll(List.of("--format", file.substring(file.indexOf('.') + 1)));
    }
    CapturedRun answer = CapturedRun.of(words.toArray(String[]::new));
    assertThat(answer.err()).isEmpty();
    if (Boolean.getBoolean("vedette.update")) {
      Files.writeString(GOLDEN.resolve(file), answer.out());
    }
    assertThat(answer.out()).isEqualTo(Files.readString(GOLDEN.resolve(file)));
  }
}
