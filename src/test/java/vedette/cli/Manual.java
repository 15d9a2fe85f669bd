package vedette.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The README and the pages of the manual, as files of the repository. */
final class Manual {
  static final Path README = Path.of("README.md");
  static final Path PAGES = Path.of("src/site/markdown");

  static final Path PICTURE = Path.of("src/site/resources/images/sweep.svg");

  private Manual() {}

  static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.list(PAGES)) {
      Stream<Path> pages = files.filter(file -> file.toString().endsWith(".md")).sorted();
      return Stream.concat(Stream.of(README), pages).toList();
    }
  }

  static Path page(String name) {
    return PAGES.resolve(name + ".md");
  }

  static String text(Path page) {
    try {
      return Files.readString(page);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
