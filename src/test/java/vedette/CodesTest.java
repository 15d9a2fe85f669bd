package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who reads a code knows which mistake it stands for: no two packages give one code. */
class CodesTest {
  private static final Pattern CODE = Pattern.compile("\"([A-Z][0-9]{3})\"");

  @Test
  void no_code_stands_for_two_mistakes() throws IOException {
    List<String> codes;
    try (Stream<Path> files = Files.walk(Path.of("src/main/java/vedette"))) {
      codes =
          files
              .filter(file -> file.toString().endsWith("Code.java"))
              .flatMap(file -> CODE.matcher(text(file)).results())
              .map(MatchResult::group)
              .toList();
    }
    assertThat(codes).hasSizeGreaterThan(80).doesNotHaveDuplicates();
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
