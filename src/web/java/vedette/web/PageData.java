package vedette.web;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import vedette.cli.Vedette;

/**
 * The step of the web build that writes the descriptions of the program and of the example files
 * for the page.
 */
final class PageData {
  private static final Path EXAMPLES = Path.of("tables/examples");

  private PageData() {}

  /**
   * Writes {@code describe.json} into a directory, and the description of each example file by its
   * path.
   */
  public static void main(String[] args) throws IOException {
    Path data = Path.of(args[0]);
    describe(data.resolve("describe.json"), List.of("describe"));
    try (Stream<Path> files = Files.walk(EXAMPLES)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".json")).toList()) {
        describe(data.resolve(file), List.of("describe", file.toString()));
      }
    }
  }

  private static void describe(Path to, List<String> words) throws IOException {
    Vedette.Answer answer = Vedette.run(words, Map.of(), FileSystems.getDefault(), 0);
    if (answer.exit() != 0) {
      throw new IOException(String.join(" ", words) + ": " + answer.err());
    }
    Files.createDirectories(to.getParent());
    Files.writeString(to, answer.out());
  }
}
