package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.TestFactory;

/**
 * What the program answers to the command lines of {@code src/test/resources/transcripts}: standard
 * output, the lines of standard error after an exclamation mark, and an exit code that is not 0.
 */
class TranscriptsTest {
  private static final Path PAGES = Path.of("src/test/resources/transcripts");

  @TestFactory
  Stream<DynamicContainer> transcripts() throws IOException {
    String only = System.getProperty("vedette.transcript", "");
    List<Path> pages;
    try (Stream<Path> files = Files.list(PAGES)) {
      pages = files.filter(page -> page.toString().contains(only)).sorted().toList();
    }
    return pages.stream()
        .map(
            page ->
                DynamicContainer.dynamicContainer(
                    page.getFileName().toString(),
                    new Transcript(page, TranscriptsTest::shown).tests()));
  }

  private static String shown(Captured run) {
    Captured.assertNothingOfJava(run.out() + run.err());
    if (run.err().contains("error[")) {
      assertThat(run.err()).contains("\nhelp: ");
    }
    String err = run.err().replaceAll("(?m)^(?=.|\n)", "! ");
    return run.out() + err + (run.code() == 0 ? "" : "exit code " + run.code() + "\n");
  }
}
