package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.GuardedSuite.scenario;

import java.io.StringReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

/** JUnit XML is valid for any name of a scenario, and GitHub gets the ten worst. */
class CheckFormatsTest {
  /** A name with characters that are special in each of the formats. */
  private static final String NASTY =
      "]]> <b>&amp; \\u0001 \\u001b[31m | =cmd() 100%, a:b ::error::x\\nnew \\\"line\\\" \\uffff";

  @TempDir Path dir;

  private static Document xml(String text) throws Exception {
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
    return factory.newDocumentBuilder().parse(new InputSource(new StringReader(text)));
  }

  private static Element testCase(Document junit, int index) {
    return (Element) junit.getElementsByTagName("testcase").item(index);
  }

  @Test
  void junit_is_valid_whatever_a_scenario_is_called() throws Exception {
    GuardedSuite guardedSuite = new GuardedSuite(dir).asUsual();
    guardedSuite.suite(scenario(NASTY, "inf 6", ""));
    Document junit = xml(guardedSuite.check("--format junit").out());
    assertThat(testCase(junit, 0).getAttribute("name"))
        .startsWith(
            "]]> <b>&amp; \\u0001 \\u001b[31m | =cmd() 100%, a:b ::error::x\\nnew \"line\"");
  }

  @Test
  void github_gets_the_ten_worst_and_the_number_of_the_others() {
    GuardedSuite guardedSuite = new GuardedSuite(dir);
    List<String> scenarios = new ArrayList<>();
    for (int i = 1; i <= 15; i++) {
      scenarios.add(scenario("battle " + i, "inf 5", ""));
    }
    guardedSuite.suite(scenarios.toArray(String[]::new)).check("--update-baseline");
    // Each is off by a percent more than the one before; the first one by points and not by
    // chances.
    List<String> edited = new ArrayList<>();
    int battle = 0;
    for (String line : guardedSuite.read("baseline.json").lines().toList()) {
      battle += line.contains("\"name\"") ? 1 : 0;
      String off = String.format(Locale.ROOT, "\"attackerEliminated\": { \"yes\": 0.%02d", battle);
      edited.add(
          battle == 1
              ? line.replaceFirst("\"turns\": \\{ \"1\"", "\"turns\": { \"100\"")
              : line.replaceFirst("\"attackerEliminated\": \\{ \"yes\": 0\\.0", off));
    }
    guardedSuite.write("baseline.json", String.join("\n", edited));
    List<String> lines = guardedSuite.check("--format github").out().lines().toList();
    assertThat(lines).hasSize(11);
    List<String> worst = new ArrayList<>(List.of("battle 1"));
    for (int i = 15; i > 6; i--) {
      worst.add("battle " + i);
    }
    assertThat(lines.subList(0, 10))
        .extracting(line -> line.replaceFirst(".*title=changed%3A (battle \\d+)::.*", "$1"))
        .isEqualTo(worst);
    assertThat(lines.get(10)).isEqualTo("::notice title=vedette check::… 5 more in the report");
  }
}
