package vedette.suite.check;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.suite.scenario.Suites.PLUS_SIX;
import static vedette.suite.scenario.Suites.baselineText;
import static vedette.suite.scenario.Suites.change;
import static vedette.suite.scenario.Suites.check;
import static vedette.suite.scenario.Suites.overlaid;
import static vedette.suite.scenario.Suites.scenario;
import static vedette.suite.scenario.Suites.suite;
import static vedette.suite.scenario.Suites.tables;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import vedette.suite.check.CheckedScenario.Cause;
import vedette.suite.check.CheckedScenario.Verdict;
import vedette.table.Tables;

/** The causes of a scenario's change are those changed cells that it consults. */
class TableCausesTest {
  /** Row 7 at 5 or more, and row 9 at zero; no battle consults both. */
  private static final String[] TWO_CELLS = {
    "\"D1\", \"D2\", \"D2\"] },\n      { \"at\": 8",
    "\"D1\", \"D2\", \"D2Rp\"] },\n      { \"at\": 8",
    "\"D1\", \"D1\", \"D1\", \"D1Rp\", \"D2Rp\"",
    "\"D1\", \"D1\", \"D1\", \"D1\", \"D2Rp\""
  };

  private static final String EVEN = scenario("even", "'attacker': 'inf 4', 'defender': 'inf 4'");

  private static final String WOODS =
      scenario("woods", "'attacker': 'inf 4', 'defender': 'inf 4; in woods'");

  @TempDir Path dir;

  /** Returns the parts named as the cause, for each scenario. */
  private static List<List<String>> causes(Check check) {
    return check.scenarios().stream()
        .map(
            each ->
                each.because().stream()
                    .flatMap(it -> it.changes().stream())
                    .map(part -> part.part() + ": " + part.now())
                    .toList())
        .toList();
  }

  @Test
  void each_is_told_of_its_own_cell() {
    Check check =
        check(suite(tables(dir, TWO_CELLS), PLUS_SIX, EVEN), baselineText(PLUS_SIX, EVEN));
    assertThat(check.of(Verdict.CHANGED)).hasSize(2);
    assertThat(causes(check))
        .containsExactly(List.of("row 7 column 5 or more: D2Rp"), List.of("row 9 column zero: D1"));
    // Line 39 of the file as it is in the repository.
    assertThat(check.at(check.scenarios().get(1).because().get(0)).line()).isEqualTo(39);
  }

  @Test
  void a_modifier_is_named_to_whom_it_applies() {
    String woods = "\"name\": \"woods\", \"when\": \"terrain\", \"value\": ";
    change(dir, "modifiers", woods + "-1", woods + "-3");
    Tables tables = tables(dir, TWO_CELLS);
    Check check = check(suite(tables, EVEN, WOODS), baselineText(EVEN, WOODS));
    assertThat(check.of(Verdict.CHANGED)).hasSize(2);
    assertThat(causes(check))
        .containsExactly(List.of("row 9 column zero: D1"), List.of("modifier woods: -3"));
  }

  @Test
  void of_a_fight_too_large_to_be_looked_at_only_the_table_is_known() {
    String sampled =
        scenario(
            "even",
            "'attacker': 'inf 4', 'defender': 'inf 4', 'turns': 3",
            ", 'method': 'simulate', 'trials': 20000, 'maxStates': 1");
    Check check = check(suite(tables(dir, TWO_CELLS), sampled), baselineText(sampled));
    CheckedScenario checked = check.of(Verdict.CHANGED).get(0);
    assertThat(checked.cause()).isEqualTo(Cause.TABLE);
    assertThat(checked.because()).hasSize(1);
    assertThat(checked.because().get(0).changes()).isEmpty();
    assertThat(check.tables().get(0).changes()).hasSize(2);
    assertThat(check.at(checked.because().get(0)).line()).isEqualTo(37);
  }

  @Test
  void other_words_in_a_list_of_modifiers_move_nothing_so_the_engine_did() {
    change(dir, "modifiers", "Terrain is that", "Terrain means that");
    String edited =
        baselineText(EVEN)
            .replace(
                "\"attackerEliminated\": { \"yes\": 0.0", "\"attackerEliminated\": { \"yes\": 0.5");
    CheckedScenario checked = check(suite(overlaid(dir), EVEN), edited).scenarios().get(0);
    assertThat(checked.verdict()).isEqualTo(Verdict.CHANGED);
    assertThat(checked.tables()).hasSize(1);
    assertThat(checked.because()).isEmpty();
    assertThat(checked.cause()).isEqualTo(Cause.ENGINE);
  }

  @Test
  void another_request_has_no_cell_for_its_cause() {
    String other = scenario("even", "'attacker': 'inf 4', 'defender': 'inf 4', 'turns': 2");
    CheckedScenario checked =
        check(suite(tables(dir, TWO_CELLS), other), baselineText(EVEN)).scenarios().get(0);
    assertThat(checked.cause()).isEqualTo(Cause.REQUEST);
    assertThat(checked.because()).isEmpty();
  }
}
