package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.report.page.WellFormed.all;
import static vedette.report.page.WellFormed.words;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.json.Version;

/** HTML reports of the command line, as a reader sees them. */
class HtmlReportsTest {
  private static final String FIGHT =
      "six-days battle --attacker 'inf 5, cav 2' --defender 'inf 4'";

  /** The date in UTC of 1,796,000,000 seconds after 1970. */
  private static final CapturedRun.RunEnvironment FIXED =
      new CapturedRun.RunEnvironment(Map.of("SOURCE_DATE_EPOCH", "1796000000"), false, 0);

  @TempDir Path dir;

  private static String page(String command) {
    return FIXED.vedette(command + " --format html").answer();
  }

  @Test
  void a_report_can_be_repeated_from_its_foot() {
    String page = page(FIGHT + " --turns 2");
    assertThat(words("code", page))
        .containsExactly(
            "vedette six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4\" --turns 2"
                + " --format html");
    assertThat(words("footer", page).get(0)).contains("Vedette " + Version.NUMBER + ", 2026-11-30");
  }

  @Test
  void the_command_of_a_comparison_is_in_the_order_in_which_it_was_typed() {
    String command = "compare " + FIGHT + " vs " + FIGHT + " --turns 2 --by success";
    assertThat(words("code", page(command)).get(0))
        .endsWith(" --turns 2 --by success --format html");
  }

  @Test
  void a_report_file_of_a_check_has_the_same_foot() throws IOException {
    Path file = dir.resolve("page.html");
    FIXED.vedette(
        "check reports/suite.json --allow-outside --baseline reports/baseline.json"
            + " --only 'six days: even' --report html="
            + file);
    assertThat(words("code", Files.readString(file)).get(0)).endsWith("--report html=" + file);
  }

  @Test
  void a_date_that_is_no_number_is_that_of_the_clock() {
    for (String date : List.of("", "yesterday", "-1", "999999999999")) {
      CapturedRun.RunEnvironment environment =
          new CapturedRun.RunEnvironment(Map.of("SOURCE_DATE_EPOCH", date), false, 0);
      assertThat(words("time", environment.vedette("list --format html").answer()).get(0))
          .matches("20\\d\\d-\\d\\d-\\d\\d");
    }
  }

  @Test
  void compared_fights_have_names_and_bars_in_the_colours_of_the_sides() {
    String page =
        page("compare " + FIGHT + " vs " + FIGHT.replace("inf 5, cav 2", "inf 7") + " --turns 2");
    assertThat(words("small", page)).endsWith("attacker inf 5, cav 2", "attacker inf 7; turns 2");
    assertThat(all("p", "lead", page).get(0).getTextContent())
        .startsWith("Best by success: fight 2 (attacker inf 7; turns 2), and");
    assertThat(rows("attacker", page))
        .contains("success", "attackerLosses")
        .doesNotContain("defenderLosses");
    assertThat(rows("defender", page)).contains("defenderLosses");
  }

  private static List<String> rows(String side, String page) {
    return all("tr", side, page).stream()
        .map(row -> row.getElementsByTagName("th").item(0).getTextContent().strip())
        .toList();
  }

  @Test
  void the_losses_of_each_side_are_drawn_in_its_colour() {
    String page = page(FIGHT);
    assertThat(all("svg", "attacker", page)).hasSize(1);
    assertThat(all("svg", "attacker", page).get(0).getAttribute("aria-label"))
        .startsWith("Strength points the attacker loses");
    assertThat(rows("defender", page)).contains("the defender is repulsed", "defender repulsed");
  }

  /** Of 20% and 40%, half the highest shade and the highest. */
  @Test
  void the_colours_of_a_probability_start_at_0() {
    String page =
        page(FIGHT + " --turns {1,2} --measure success").replaceAll("\\s+class=\"whole\"", "");
    assertThat(all("td", page).stream().filter(td -> td.getTextContent().endsWith("%")))
        .extracting(td -> td.getTextContent() + " " + td.getAttribute("class"))
        .contains("20.00% good-4", "40.00% good-8");
    assertThat(all("p", "legend", page).get(0).getTextContent()).contains("0%", "highest");
  }
}
