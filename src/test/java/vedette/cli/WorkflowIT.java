package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import vedette.cli.console.ExitCode;
import vedette.json.Version;

/**
 * The workflow of the manual, run as GitHub's runner would run the step of its action: in a
 * repository whose tables, own ones and overlays, are in one directory. The program replaces the
 * npm package.
 */
@EnabledOnOs(OS.LINUX)
@Tag("slow")
class WorkflowIT {
  private static final Path ACTION = Path.of(".github/actions/vedette/action.yml");

  /** The inputs of the action in the manual's workflow. */
  private static final Pattern WITH = Pattern.compile("with: \\{ (.*) }");

  /** An input of the action with its default. */
  private static final Pattern INPUT =
      Pattern.compile("(?m)^  (\\w+):\n    description: .*\n    default: (.*)$");

  private static final String OWN =
      "{ \"name\": \"mine\", \"system\": \"own\", \"engagement\": \"fight\", \"request\":"
          + " { \"table\": \"tables/odds.json\", \"attacker\": 12, \"defender\": 5 } }";

  @TempDir Path dir;
  private GuardedSuite repository;
  private Path summary;

  @BeforeEach
  void aRepositoryWithItsBaseline() throws IOException {
    repository = new GuardedSuite(Files.createDirectory(dir.resolve("repository")));
    Path npx = Files.createDirectory(dir.resolve("bin")).resolve("npx");
    String program = Run.PROGRAM.toAbsolutePath().toString();
    Files.writeString(
        npx,
        "[ \"$1 $2\" = \"--yes vedette@"
            + Version.NUMBER
            + "\" ] || exit 9\nshift 2\nexec '"
            + program
            + "' \"$@\"\n");
    assertThat(npx.toFile().setExecutable(true)).isTrue();
    repository
        .write("tables/odds.json", Files.readString(Path.of("tables/examples/odds.json")))
        .write("tables/combat-results.json", OwnTables.COMBAT_RESULTS)
        .suite(OWN, GuardedSuite.scenario("plus six", "inf 8 corps", ""));
    summary = dir.resolve("summary");
    Files.createFile(summary);
    Run update =
        Run.of(
            dir,
            Map.of("CI", ""),
            "cd repository && '"
                + program
                + "' check suite.json --baseline baseline.json --update-baseline");
    assertThat(update.code()).isZero();
  }

  /** Runs the step of the action, with the inputs of the manual's workflow. */
  private Run step() throws IOException {
    String action = Files.readString(ACTION);
    Map<String, String> environment = new HashMap<>();
    for (Matcher input = INPUT.matcher(action); input.find(); ) {
      environment.put(input.group(1).toUpperCase(Locale.ROOT), input.group(2).replace("\"\"", ""));
    }
    Matcher with = WITH.matcher(Manual.text(Manual.page("guarding")));
    assertThat(with.find()).isTrue();
    for (String said : with.group(1).split(", ")) {
      String[] input = said.split(": ");
      assertThat(environment).containsKey(input[0].toUpperCase(Locale.ROOT));
      environment.put(input[0].toUpperCase(Locale.ROOT), input[1]);
    }
    environment.put("PATH", dir.resolve("bin") + ":" + System.getenv("PATH"));
    environment.put("CI", "true");
    environment.put("GITHUB_WORKSPACE", repository.dir().toString());
    environment.put("GITHUB_STEP_SUMMARY", summary.toString());
    Files.writeString(
        dir.resolve("step"), action.substring(action.indexOf("run: |\n") + "run: |\n".length()));
    return Run.of(
        dir, environment, "cd repository && exec bash --noprofile --norc -eo pipefail ../step");
  }

  private String summary() throws IOException {
    return Files.readString(summary);
  }

  @Test
  void a_push_that_moves_no_odds_is_green() throws IOException {
    Run green = step();
    assertThat(green.err()).isEmpty();
    assertThat(green.out()).isEqualTo("Odds are as they were.\n");
    assertThat(green.code()).isZero();
    assertThat(summary()).contains("2 scenarios: 2 unchanged");
    assertThat(repository.read("odds.xml")).contains("tests=\"2\" failures=\"0\" errors=\"0\"");
  }

  @Test
  void a_cell_that_moves_odds_makes_one_step_red_and_is_annotated() throws IOException {
    repository.write("tables/combat-results.json", GuardedSuite.CHANGED);
    Run red = step();
    assertThat(red.code()).isEqualTo(ExitCode.FINDINGS);
    assertThat(red.out())
        .startsWith("::error file=tables/combat-results.json,line=37,col=64,title=changed");
    assertThat(summary()).contains("## Changed: plus six");
    assertThat(repository.read("odds.xml")).contains("failures=\"1\"");
  }

  @Test
  void a_table_that_cannot_be_read_makes_one_step_red_and_is_named_everywhere() throws IOException {
    repository.write("tables/odds.json", "{ \"format\": 1, ");
    Run red = step();
    assertThat(red.code()).isEqualTo(ExitCode.WRONG_FILE);
    assertThat(red.out()).startsWith("::error file=tables/odds.json,line=1,");
    assertThat(summary()).contains("the check itself", "tables/odds.json:1:");
    assertThat(repository.read("odds.xml")).contains("errors=\"1\"");
  }
}
