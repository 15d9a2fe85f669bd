package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A code identifies one mistake: no two packages use the same code. */
class CodesTest {
  private static final Pattern CODE = Pattern.compile("\"([A-Z][0-9]{3})\"");
  private static final Path PROGRAM = Path.of("src/main/java/vedette");

  @Test
  void no_two_packages_give_one_code() throws IOException {
    Map<String, Set<String>> givers = new TreeMap<>();
    try (Stream<Path> files = Files.walk(PROGRAM)) {
      for (Path file : files.filter(it -> it.toString().endsWith(".java")).toList()) {
        CODE.matcher(Files.readString(file))
            .results()
            .forEach(
                code ->
                    givers
                        .computeIfAbsent(code.group(1), each -> new TreeSet<>())
                        .add(room(PROGRAM.relativize(file))));
      }
    }
    assertThat(givers).hasSizeGreaterThan(150);
    assertThat(givers).allSatisfy((code, packages) -> assertThat(packages).as(code).hasSize(1));
  }

  /** Returns the package of a file, without subpackages. */
  private static String room(Path file) {
    int names = file.startsWith("rules") ? 2 : 1;
    return file.subpath(0, names).toString();
  }

  /** Each mistake in a file has its own code; codes of command lines are for kinds of mistakes. */
  @Test
  void no_code_of_a_file_stands_for_two_mistakes() throws IOException {
    List<String> codes = new ArrayList<>();
    try (Stream<Path> files = Files.walk(PROGRAM)) {
      for (Path file : files.filter(it -> it.toString().endsWith("Code.java")).toList()) {
        CODE.matcher(Files.readString(file)).results().forEach(it -> codes.add(it.group(1)));
      }
    }
    assertThat(codes).hasSizeGreaterThan(80).doesNotHaveDuplicates();
  }
}
