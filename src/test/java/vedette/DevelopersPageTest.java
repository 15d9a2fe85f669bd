package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** All classes named on the page for developers exist. */
class DevelopersPageTest {
  private static final Path PAGE = Path.of("src/site/markdown/developers.md");
  private static final Path PROGRAM = Path.of("src/main/java/vedette");

  /** A path to a class, as {@code cli/OddsCommand}; for rules without their common package. */
  private static final Pattern CLASS = Pattern.compile("`((?:[a-z]+/)+[A-Z]\\w+)`");

  @Test
  void each_class_that_it_names_is_where_it_says() throws IOException {
    List<String> named =
        CLASS
            .matcher(Files.readString(PAGE))
            .results()
            .map((MatchResult each) -> each.group(1))
            .toList();
    assertThat(named).hasSizeGreaterThan(20);
    assertThat(named)
        .filteredOn(
            name ->
                !Files.exists(PROGRAM.resolve(name + ".java"))
                    && !Files.exists(PROGRAM.resolve("rules").resolve(name + ".java")))
        .isEmpty();
  }
}
