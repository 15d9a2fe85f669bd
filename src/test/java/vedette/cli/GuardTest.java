package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import vedette.form.FightName;
import vedette.rules.Catalogue;
import vedette.rules.GameSystem;
import vedette.source.Source;
import vedette.suite.scenario.Scenario;
import vedette.suite.scenario.Suite;
import vedette.suite.scenario.SuiteReader;
import vedette.table.Tables;

/**
 * This project's own tables are guarded: their odds are what {@code reports/baseline.json} says.
 *
 * <p>After a change that is meant: {@code target/vedette check reports/suite.json --allow-outside
 * --baseline reports/baseline.json --update-baseline}.
 */
class GuardTest {
  private static final String SUITE = "reports/suite.json";

  private static Suite suite() {
    return SuiteReader.read(
        Source.read(Path.of(SUITE), SUITE), Tables.builtIn().relativeTo(Path.of("reports"), false));
  }

  @Test
  void the_odds_are_those_of_the_baseline() {
    CapturedRun check =
        CapturedRun.vedette(
            "check " + SUITE + " --allow-outside --baseline reports/baseline.json --strict");
    assertThat(check.answer()).contains(" 0 changed, 0 new, 0 missing\n");
    assertThat(check.out()).doesNotContain("Changed tables");
  }

  @Test
  void every_engagement_and_every_table_is_guarded() {
    Set<String> tables = new HashSet<>(Catalogue.tableIds());
    Set<String> fights = new HashSet<>();
    for (GameSystem system : Catalogue.systems()) {
      system.engagements().forEach(kind -> fights.add(kind.fightName().toString()));
    }
    Suite suite = suite();
    assertThat(suite.problems().list()).isEmpty();
    assertThat(suite.scenarios()).hasSizeGreaterThanOrEqualTo(60);
    for (Scenario scenario : suite.scenarios()) {
      tables.removeAll(scenario.tables().keySet());
      fights.remove(new FightName(scenario.system(), scenario.engagement()).toString());
    }
    assertThat(tables).as("tables that no scenario consults").isEmpty();
    assertThat(fights).as("engagements without a scenario").isEmpty();
  }
}
