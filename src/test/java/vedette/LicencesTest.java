package vedette;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The list of licences in a release names every library in it. */
class LicencesTest {
  @Test
  void each_library_that_the_program_is_built_with_is_named_with_its_licence() throws Exception {
    String pom = Files.readString(Path.of("pom.xml"));
    String all =
        pom.substring(pom.indexOf("\n  <dependencies>"), pom.indexOf("\n  </dependencies>"));
    String named = Files.readString(Path.of("src/release/LICENSES.txt"));
    Matcher library = Pattern.compile("(?s)<dependency>(.*?)</dependency>").matcher(all);
    int compiled = 0;
    while (library.find()) {
      if (!library.group(1).contains("<scope>")) {
        assertThat(named)
            .contains(
                inside(library.group(1), "groupId") + ":" + inside(library.group(1), "artifactId"));
        compiled++;
      }
    }
    assertThat(compiled).isGreaterThan(3);
  }

  private static String inside(String xml, String element) {
    return xml.replaceAll("(?s).*<" + element + ">(.*?)</" + element + ">.*", "$1");
  }
}
