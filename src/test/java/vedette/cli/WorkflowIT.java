package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * The workflow of the manual, as GitHub's runner would run its steps: in a repository whose tables,
 * own ones and overlays, lie in one directory.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class WorkflowIT {
  private static final Pattern WORKFLOW = Pattern.compile("(?s)```yaml\n(.*?)```");

  /** The shell's part of a step: on the line, or folded below it. */
  private static final Pattern STEP =
      Pattern.compile("(?m)^( *)(?:- )?run: (?:>\n((?:\\1  +.*\n)+)|(.*)\n)");

  private static final String OWN =
      "{ \"name\": \"mine\", \"system\": \"crt\", \"engagement\": \"attack\", \"request\":"
          + " { \"table\": \"tables/odds.json\", \"attacker\": 12, \"defender\": 5 } }";

  @TempDir Path dir;
  private Guarded repository;
  private Path summary;

  @BeforeEach
  void aRepositoryWithItsBaseline() throws IOException {
    repository = new Guarded(Files.createDirectory(dir.resolve("repository")));
    Files.copy(Run.PROGRAM, repository.dir().resolve("vedette"));
    repository
        .write("tables/odds.json", Files.readString(Path.of("tables/examples/odds.json")))
        .write("tables/combat-results.json", OwnTables.COMBAT_RESULTS)
        .suite(OWN, Guarded.scenario("plus six", "inf 8 corps", ""));
    summary = dir.resolve("summary");
    Files.createFile(summary);
    String update = "./vedette check suite.json --baseline baseline.json --update-baseline";
    assertThat(run("unset CI; " + update).code()).isZero();
  }

  private Run run(String script) {
    return Run.of(dir, environment(), "cd repository && exec bash -e -c '" + script + "'");
  }

  private Map<String, String> environment() {
    return Map.of(
        "CI",
        "true",
        "GITHUB_WORKSPACE",
        repository.dir().toString(),
        "GITHUB_STEP_SUMMARY",
        summary.toString());
  }

  /** Runs all steps, whatever becomes of those before. */
  private List<Run> steps() {
    Matcher workflow = WORKFLOW.matcher(Manual.text(Manual.page("guarding")));
    assertThat(workflow.find()).isTrue();
    List<Run> runs = new ArrayList<>();
    for (MatchResult step : STEP.matcher(workflow.group(1)).results().toList()) {
      String script = step.group(3) == null ? step.group(2).replaceAll("\\s+", " ") : step.group(3);
      runs.add(run(script));
    }
    assertThat(runs).isNotEmpty();
    return runs;
  }

  private String summary() throws IOException {
    return Files.readString(summary);
  }

  @Test
  void a_push_that_moves_no_odds_is_green() throws IOException {
    assertThat(steps()).extracting(Run::code, Run::out, Run::err).containsOnly(green());
    assertThat(summary()).contains("2 scenarios: 2 same");
    assertThat(repository.read("odds.xml")).contains("tests=\"2\" failures=\"0\" errors=\"0\"");
  }

  private static Tuple green() {
    return Tuple.tuple(0, "", "");
  }

  @Test
  void a_cell_that_moves_odds_makes_one_step_red_and_is_annotated() throws IOException {
    repository.write("tables/combat-results.json", Guarded.CHANGED);
    List<Run> red = steps().stream().filter(step -> step.code() != 0).toList();
    assertThat(red).hasSize(1);
    assertThat(red.get(0).code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(red.get(0).out())
        .startsWith("::error file=tables/combat-results.json,line=37,col=64,title=changed");
    assertThat(summary()).contains("## Changed: plus six");
    assertThat(repository.read("odds.xml")).contains("failures=\"1\"");
  }

  @Test
  void a_table_that_cannot_be_read_makes_one_step_red_and_is_named_everywhere() throws IOException {
    repository.write("tables/odds.json", "{ \"format\": 1, ");
    List<Run> red = steps().stream().filter(step -> step.code() != 0).toList();
    assertThat(red).hasSize(1);
    assertThat(red.get(0).code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(red.get(0).out()).startsWith("::error file=tables/odds.json,line=1,");
    assertThat(summary()).contains("the check itself", "tables/odds.json:1:");
    assertThat(repository.read("odds.xml")).contains("errors=\"1\"");
  }
}
