package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The answers of the program to the command lines of {@code src/test/resources/transcripts}:
 * standard output, the lines of standard error after an exclamation mark, and an exit code that is
 * not 0. {@code -Dvedette.transcript=NAME} runs only the pages with this in their names.
 */
@Execution(ExecutionMode.CONCURRENT)
class TranscriptsTest {
  private static final Path PAGES = Path.of("src/test/resources/transcripts");

  static List<Path> pages() throws IOException {
    String only = System.getProperty("vedette.transcript", "");
    try (Stream<Path> files = Files.list(PAGES)) {
      return files.filter(page -> page.getFileName().toString().contains(only)).sorted().toList();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  void every_answer_of_a_page_is_the_programs_own(Path page) throws IOException {
    new Transcript(page, TranscriptsTest::shown).check();
  }

  private static String shown(CapturedRun run) {
    CapturedRun.assertNothingOfJava(run.out() + run.err());
    if (run.err().contains("error[")) {
      assertThat(run.err()).contains("\nhelp: ");
    }
    String err = run.err().replaceAll("(?m)^(?=.|\n)", "! ");
    return run.out() + err + (run.code() == 0 ? "" : "exit code " + run.code() + "\n");
  }
}
