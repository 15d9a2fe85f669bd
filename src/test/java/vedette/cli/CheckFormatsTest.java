package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Guarded.CHANGED;
import static vedette.cli.Guarded.scenario;

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
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a check found, for CI: JUnit XML, GitHub's annotations, Markdown, CSV and JSON. */
class CheckFormatsTest {
  /** A name with what each of the formats could take for its own. */
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
  void junit_has_a_test_case_a_scenario() throws Exception {
    Captured check = new Guarded(dir).asUsual().checkWith(CHANGED, "--format junit");
    assertThat(check.code()).isEqualTo(1);
    Document junit = xml(check.out());
    Element suite = (Element) junit.getElementsByTagName("testsuite").item(0);
    assertThat(suite.getAttribute("tests")).isEqualTo("2");
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(suite.getAttribute("errors")).isEqualTo("0");
    assertThat(testCase(junit, 0).getAttribute("name")).isEqualTo("plus three");
    assertThat(testCase(junit, 0).getChildNodes().getLength()).isZero();
    Element failure = (Element) testCase(junit, 1).getElementsByTagName("failure").item(0);
    assertThat(failure.getAttribute("message"))
        .isEqualTo(
            "changed: because of six-days/combat-results, row 7, column 5 or more:"
                + " D2 is now D2Rp");
    assertThat(failure.getTextContent().strip())
        .isEqualTo("the defender is repulsed: 20.00% is now 30.00%, +10.00 pp");
  }

  @Test
  void junit_tells_what_is_wrong_open_or_obsolete_from_failures() throws Exception {
    Guarded guarded = new Guarded(dir).asUsual();
    guarded.suite(
        scenario("wrong", "inf 0", ""),
        scenario(
            "over the limit",
            "inf 4, inf 4, cav 2; turns 5",
            ", \"method\": \"exact\", \"maxStates\": 2"),
        scenario("newcomer", "inf 6", ""));
    Document junit = xml(guarded.check("--format junit").out());
    List<String> kinds = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      Element testCase = testCase(junit, i);
      Element found = (Element) testCase.getElementsByTagName("*").item(0);
      kinds.add(testCase.getAttribute("name") + ": " + found.getTagName());
    }
    assertThat(kinds)
        .containsExactly(
            "wrong: error",
            "over the limit: error",
            "newcomer: failure",
            "plus three: skipped",
            "plus six: skipped");
    Element wrong = (Element) testCase(junit, 0).getElementsByTagName("error").item(0);
    assertThat(wrong.getTextContent()).startsWith("error[R001]: " + dir + "/suite.json:2:");
  }

  @Test
  void a_check_that_could_not_be_made_is_told_to_ci_as_well() throws Exception {
    Guarded guarded = new Guarded(dir).asUsual();
    String typo = CHANGED.replace("D2Rp\"]", "D2Rq\"]");
    Captured junit = guarded.checkWith(typo, "--format junit");
    assertThat(junit.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(junit.err()).contains("/mine/crt.json:37:64: ");
    Document document = xml(junit.out());
    Element suite = (Element) document.getElementsByTagName("testsuite").item(0);
    assertThat(suite.getAttribute("tests")).isEqualTo("1");
    assertThat(suite.getAttribute("errors")).isEqualTo("1");
    Element error = (Element) testCase(document, 0).getElementsByTagName("error").item(0);
    assertThat(error.getTextContent()).contains("/mine/crt.json:37:64: ");
    assertThat(guarded.checkWith(typo, "--format github").out())
        .startsWith("::error file=" + dir + "/mine/crt.json,line=37,col=64,title=wrong [T");
    guarded.write("baseline.json", "<<<<<<< HEAD\n");
    assertThat(guarded.check("--format github").out())
        .startsWith("::error file=" + dir + "/baseline.json,line=1,col=1,title=wrong [S023]");
    Captured json = guarded.check("--format json");
    assertThat(json.code()).isEqualTo(ExitCode.WRONG_FILE);
    JsonNode problem = JsonMapper.builder().build().readTree(json.out()).get("problems").get(0);
    assertThat(problem.get("code").asString()).isEqualTo("S023");
    assertThat(guarded.check("--format markdown").out()).isEmpty();
  }

  @Test
  void what_is_open_is_not_told_as_if_it_were_so() throws Exception {
    String few = ", \"method\": \"simulate\", \"trials\": 500, \"seed\": ";
    Guarded guarded = new Guarded(dir).suite(scenario("few", "inf 6", few + 1));
    guarded.check("--update-baseline");
    guarded.suite(scenario("few", "inf 6", few + 2));
    Captured github = guarded.check("--format github");
    assertThat(github.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(github.out())
        .contains(": open, ")
        .contains("write the baseline again, from the old");
    Element error =
        (Element)
            testCase(xml(guarded.check("--format junit").out()), 0)
                .getElementsByTagName("error")
                .item(0);
    assertThat(error.getAttribute("message")).isEqualTo("inconclusive");
    assertThat(error.getTextContent()).contains(": open, ").doesNotContain(" is now ");
  }

  @Test
  void junit_is_valid_whatever_a_scenario_is_called() throws Exception {
    Guarded guarded = new Guarded(dir).asUsual();
    guarded.suite(scenario(NASTY, "inf 6", ""));
    Document junit = xml(guarded.check("--format junit").out());
    assertThat(testCase(junit, 0).getAttribute("name"))
        .startsWith(
            "]]> <b>&amp; \\u0001 \\u001b[31m | =cmd() 100%, a:b ::error::x\\nnew \"line\"");
  }

  @Test
  void an_annotation_stands_at_the_changed_cell() {
    Captured check = new Guarded(dir).asUsual().checkWith(CHANGED, "--format github");
    assertThat(check.code()).isEqualTo(1);
    assertThat(check.out())
        .isEqualTo(
            "::error file="
                + dir
                + "/mine/crt.json,line=37,col=64,title=changed%3A plus six::because of"
                + " six-days/combat-results, row 7, column 5 or more: D2 is now D2Rp%0Athe"
                + " defender is repulsed: 20.00%25 is now 30.00%25, +10.00 pp\n");
  }

  @Test
  void a_table_inside_the_program_is_annotated_at_the_scenario() {
    // The baseline is from my own table; without it the program's is the one that changed, and no
    // file of my repository has its cell.
    Guarded guarded = new Guarded(dir).asUsual();
    guarded.checkWith(CHANGED, "--update-baseline");
    assertThat(guarded.check("--format github").out())
        .startsWith(
            "::error file="
                + dir
                + "/suite.json,line=3,col=11,title=changed%3A plus six::because of"
                + " six-days/combat-results, row 7, column 5 or more: D2Rp is now D2 (the program's own: the baseline has another)%0A");
  }

  @Test
  void a_new_scenario_is_told_in_every_format() {
    Guarded guarded = new Guarded(dir).asUsual();
    guarded.suite(scenario("plus three", "inf 5", ""), scenario("the guard", "inf 9 corps", ""));
    assertThat(guarded.check("--format github").out())
        .contains("title=new%3A the guard::not in the baseline yet\n");
    assertThat(guarded.check("--format junit").out()).contains("new: not in the baseline yet");
  }

  @Test
  void what_no_cell_did_is_annotated_at_the_scenario() {
    Guarded guarded = new Guarded(dir).asUsual();
    String expect = ", \"expect\": { \"attackerLoss\": { \"atLeast\": 3 } }";
    guarded.suite(scenario("plus three", "inf 6", ""), scenario("plus six", "inf 8 corps", expect));
    assertThat(guarded.check("--format github").out().lines())
        .hasSize(2)
        .anySatisfy(
            line ->
                assertThat(line)
                    .startsWith("::error file=" + dir + "/suite.json,line=2,col=11,title=changed")
                    .contains("its request changed%0Aattacker was \"inf 5\" and is now \"inf 6\""))
        .anySatisfy(
            line ->
                assertThat(line)
                    .contains("/suite.json,line=3,", "title=expectation%3A plus six::"));
  }

  @Test
  void a_changed_request_is_annotated_at_the_scenario_whatever_else_changed() {
    Guarded guarded = new Guarded(dir).asUsual();
    guarded.suite(scenario("plus six", "inf 9 corps", ""));
    assertThat(guarded.checkWith(CHANGED, "--format github").out())
        .startsWith("::error file=" + dir + "/suite.json,line=2,col=11,title=changed");
  }

  @Test
  void no_name_can_end_an_annotation_or_begin_another() {
    Guarded guarded = new Guarded(dir).asUsual();
    guarded.suite(scenario(NASTY, "inf 6", ""));
    String out = guarded.check("--format github").out();
    assertThat(out.lines()).hasSize(1);
    assertThat(out)
        .contains("title=new%3A ]]> <b>&amp; \\u0001 \\u001b[31m | =cmd() 100%25%2C a%3Ab")
        .contains("%3A%3Aerror%3A%3Ax%0Anew")
        .contains("::not in the baseline yet");
  }

  @Test
  void github_is_given_the_ten_worst_and_told_how_many_more_there_are() {
    Guarded guarded = new Guarded(dir);
    List<String> scenarios = new ArrayList<>();
    for (int i = 1; i <= 15; i++) {
      scenarios.add(scenario("battle " + i, "inf 5", ""));
    }
    guarded.suite(scenarios.toArray(String[]::new)).check("--update-baseline");
    // Each is off by a percent more than the one before; the first, by points and not by chances.
    List<String> edited = new ArrayList<>();
    int battle = 0;
    for (String line : guarded.read("baseline.json").lines().toList()) {
      battle += line.contains("\"name\"") ? 1 : 0;
      String off = String.format(Locale.ROOT, "\"attackerEliminated\": 0.%02d", battle);
      edited.add(
          battle == 1
              ? line.replaceFirst("\"turnsFought\": \\{ \"1\"", "\"turnsFought\": { \"100\"")
              : line.replaceFirst("\"attackerEliminated\": 0\\.0", off));
    }
    guarded.write("baseline.json", String.join("\n", edited));
    List<String> lines = guarded.check("--format github").out().lines().toList();
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

  @Test
  void nothing_found_is_nothing_annotated() {
    Captured check = new Guarded(dir).asUsual().check("--format github");
    assertThat(check.out()).isEmpty();
    assertThat(check.code()).isZero();
  }

  @Test
  void markdown_is_fit_for_the_summary_of_a_job() {
    assertThat(new Guarded(dir).asUsual().checkWith(CHANGED, "--format markdown").out())
        .contains("## Changed: plus six\n")
        .contains("| the defender is repulsed | 20.00% | 30.00% | +10.00 pp |\n")
        .contains("| row 7, column 5 or more | D2 | D2Rp |\n");
  }

  @Test
  void json_has_all_of_it() {
    Captured check = new Guarded(dir).asUsual().checkWith(CHANGED, "--format json");
    JsonNode json = JsonMapper.builder().build().readTree(check.out());
    assertThat(json.get("counts").get("changed").asInt()).isEqualTo(1);
    JsonNode cell = json.get("tables").get(0).get("cells").get(0);
    assertThat(cell.get("old").asString()).isEqualTo("D2");
    assertThat(cell.get("at").asString()).isEqualTo("37:64");
    JsonNode changed = json.get("scenarios").get(1);
    assertThat(changed.get("cause").asString()).isEqualTo("table");
    assertThat(changed.get("moved").get(0).get("measure").asString()).isEqualTo("defenderRepulsed");
    assertThat(changed.get("moved").get(0).get("change").asDouble()).isBetween(0.0999, 0.1001);
  }

  @Test
  void csv_has_a_row_a_figure() {
    List<String> lines =
        new Guarded(dir).asUsual().checkWith(CHANGED, "--format csv").out().lines().toList();
    assertThat(lines.get(0)).isEqualTo("scenario,verdict,cause,measure,value,old,new,low,high");
    assertThat(lines.get(1)).isEqualTo("plus three,same,,,,,,,");
    assertThat(lines.get(2)).startsWith("plus six,changed,table,defenderRepulsed,yes,0.2");
  }

  @Test
  void a_format_that_is_not_known_is_refused() {
    assertThat(new Guarded(dir).check("--format xml").misuse())
        .contains("text, json, csv, markdown, html, junit, github");
  }
}
