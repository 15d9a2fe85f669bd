package vedette.suite.baseline;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static vedette.suite.scenario.Suites.PLUS_ONE;
import static vedette.suite.scenario.Suites.PLUS_SIX;
import static vedette.suite.scenario.Suites.baseline;
import static vedette.suite.scenario.Suites.baselineText;
import static vedette.suite.scenario.Suites.scenario;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.source.WrongFile;
import vedette.suite.figures.Figures;
import vedette.suite.scenario.Suites;
import vedette.work.Deadline;
import vedette.work.Workers;

/** A baseline is read as it was written, and not believed if it cannot be. */
class BaselineTest {
  private static final String SAMPLED =
      scenario(
          "sampled",
          "'attacker': 'inf 5', 'defender': 'inf 4'",
          ", 'method': 'simulate', 'trials': 1000, 'seed': 3");

  private static final String TEXT = baselineText(PLUS_ONE, SAMPLED);

  private static String refused(String text) {
    WrongFile wrong = catchThrowableOfType(WrongFile.class, () -> baseline(text));
    assertThat(wrong).as("it is read").isNotNull();
    assertThat(wrong.kind()).isEqualTo(WrongFile.Kind.WRONG);
    return wrong.getMessage();
  }

  @Test
  void it_is_read_as_it_was_written() {
    Baseline read = baseline(TEXT);
    assertThat(read.text()).isEqualTo(TEXT);
    Baseline now =
        Baseline.of(
            Runner.run(
                Suites.suite(PLUS_ONE, SAMPLED).scenarios(), null, Deadline.NONE, Workers.HERE));
    assertThat(read.tables()).isEqualTo(now.tables());
    assertThat(read.entries().values())
        .extracting(Baseline.Entry::figures)
        .containsExactlyElementsOf(
            now.entries().values().stream().map(Baseline.Entry::figures).toList());
  }

  @Test
  void a_difference_to_another_can_be_read_a_measure_or_a_value_a_line() {
    assertThat(TEXT)
        .contains("\n        \"success\": { \"yes\": 0.2 },\n")
        .contains("\n        \"attackerLosses\": { \"0\": 0.6000000000000001, \"1\": 0.4 },\n")
        .contains("\n      \"trials\": 1000,\n      \"seed\": 3,\n");
    String wide = baselineText(scenario("long", "'attacker': 'inf 9, inf 9', 'defender': 'inf 9'"));
    assertThat(wide)
        .contains("\"defenderLosses\": {\n          \"0\": 0.2,\n          \"1\": 0.3,\n");
    assertThat(wide.lines()).allMatch(line -> line.length() <= 150);
  }

  @Test
  void with_a_line_for_each_scenario_it_is_read_the_same() {
    String before = TEXT.replaceAll("\n {5,}", " ");
    assertThat(before.lines().filter(line -> line.contains("\"measures\"")))
        .hasSize(2)
        .allMatch(line -> line.contains("\"name\""));
    assertThat(baseline(before).text()).isEqualTo(TEXT);
  }

  @Test
  void it_keeps_the_cells_of_the_tables_consulted_a_line_each() {
    assertThat(TEXT)
        .contains("\n        { \"row\": \"1\", \"column\": \"-5\", \"text\": \"A3Rp\" },\n")
        .contains("\"id\": \"six-days/modifiers\"")
        .doesNotContain("musket-pike");
  }

  @Test
  void probabilities_are_kept_to_the_last_bit_and_samples_as_counts() {
    Figures exact = baseline(TEXT).entries().get("plus one").figures();
    Figures now =
        Runner.run(Suites.suite(PLUS_ONE).scenarios(), null, Deadline.NONE, Workers.HERE)
            .get(0)
            .figures();
    assertThat(exact).isEqualTo(now);
    Figures sampled = baseline(TEXT).entries().get("sampled").figures();
    double sum = sampled.weights("ending").values().stream().mapToDouble(Number::doubleValue).sum();
    assertThat(sum).isEqualTo(1000);
    assertThat(sampled.weights("attackerRepulsed")).containsOnlyKeys("yes");
  }

  @Test
  void one_that_is_not_there_says_how_to_make_it() {
    WrongFile wrong =
        catchThrowableOfType(
            WrongFile.class,
            () -> BaselineReader.read(Path.of("no/where.json"), "b.json", "vedette check"));
    assertThat(wrong.kind()).isEqualTo(WrongFile.Kind.UNREADABLE);
    assertThat(wrong.getMessage())
        .isEqualTo(
            "error[S020]: b.json: there is no baseline yet\n"
                + "help: write it on your own machine, and commit it: vedette check");
  }

  @Test
  void one_that_was_cut_off_is_refused_with_the_way_out() {
    for (int part = 1; part < 8; part++) {
      assertThat(refused(TEXT.substring(0, TEXT.length() * part / 8)))
          .contains("help: name a baseline", "version control (git checkout)");
    }
    assertThat(refused("\n")).contains("file is empty", "git checkout");
  }

  @Test
  void a_merge_conflict_is_called_one() {
    String conflict = TEXT.replace("  \"scenarios\"", "<<<<<<< HEAD\n  \"scenarios\"");
    assertThat(refused(conflict))
        .contains("error[S023]: baseline.json:", ":1: this is an unresolved merge conflict");
  }

  @Test
  void a_newer_format_is_refused() {
    assertThat(refused(TEXT.replace("\"format\": 1", "\"format\": 2")))
        .contains("file needs format 2; this program reads 1")
        .contains("help: use a newer version of the program");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"turns run out\": 0.7     | \"turns run out\": 0.6     | S022",
        "\"attackerEliminated\": { \"yes\": 0.0 | \"attackerEliminated\": { \"yes\": 1.5 | S022",
        "\"turns run out\": 0.7     | \"turns run out\": -0.7    | S021",
        "\"turns run out\": 0.7     | \"turns run out\": \"x\"   | J103",
        "\"name\": \"sampled\"      | \"name\": \"plus one\"     | S002",
        "\"trials\": 1000           | \"trials\": 1001           | S022",
        "\"error\":                 | \"error\": 1, \"x-was\":   | S022",
        "\"error\": 0.0             | \"error\": 1.0E-12         | S022"
      })
  void one_that_was_edited_by_hand_is_found_out(String passage, String edited, String code) {
    assertThat(TEXT).contains(passage);
    int at = TEXT.indexOf(passage);
    String text = TEXT.substring(0, at) + edited + TEXT.substring(at + passage.length());
    assertThat(refused(text)).startsWith("error[" + code + "]: baseline.json:");
  }

  @Test
  void it_names_scenarios_that_the_suite_has_no_more() {
    assertThat(baseline(baselineText(PLUS_ONE, PLUS_SIX)).without(Suites.suite(PLUS_SIX).entries()))
        .containsExactly("plus one");
  }
}
