package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.cli.console.ExitCode;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/**
 * The output shown in the README and the manual equals the program's answers: every console block
 * is run and compared. {@code -Dvedette.update=true} writes the answers into the pages.
 */
class ManualTest {
  /** The command of the README that writes the HTML of its picture. */
  private static final Pattern PICTURE =
      Pattern.compile("```sh\ntarget/vedette (.* --format html) > .*\n```", Pattern.DOTALL);

  private static final Pattern HTML =
      Pattern.compile("<style>\n(.*)</style>.*<body>\n(.*</main>\n)", Pattern.DOTALL);

  private static final Pattern SHELL = Pattern.compile("```sh\n(.*?)```", Pattern.DOTALL);

  /** A command of the program only, with nothing in it that a shell would expand. */
  private static final Pattern PLAIN = Pattern.compile("(?:target/)?vedette ([^$>|~*]*)");

  /** The files that commands of the manual write and read again. */
  private static final Pattern FILE = Pattern.compile("\\b(suite|baseline)\\.json\\b");

  /** Code within a line. */
  private static final Pattern CODE = Pattern.compile("`([^`\n]+)`");

  private static final Pattern SUITE = Pattern.compile("```json\n(\\{[^`]*\"scenarios\"[^`]*)```");

  /** An update of the baseline with its answer, run on a copy. */
  private static final Pattern ACCEPTED =
      Pattern.compile(
          "```text\n\\$ vedette (check [^`]*?--update-baseline)\n(.*?)```", Pattern.DOTALL);

  /** The HTML as a picture, for pages that can show only pictures. */
  private static final String SVG =
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="880" height="760" viewBox="0 0 880 760">
      <style>
      %s</style>
      <foreignObject width="880" height="760">
      <body xmlns="http://www.w3.org/1999/xhtml">
      %s</body>
      </foreignObject>
      </svg>
      """;

  static List<Path> pages() throws IOException {
    return Manual.pages();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("pages")
  void every_answer_of_a_page_is_the_programs_own(Path page) throws IOException {
    new Transcript(page, ManualTest::out).check();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void a_command_without_an_answer_runs_as_well(Path page, @TempDir Path directory)
      throws IOException {
    Matcher suite = SUITE.matcher(Manual.text(page));
    if (suite.find()) {
      Files.writeString(directory.resolve("written.json"), suite.group(1));
      assertThat(answer("check --odds " + directory.resolve("written.json")))
          .contains("2 scenarios");
    }
    for (MatchResult block : SHELL.matcher(Manual.text(page)).results().toList()) {
      for (String line : block.group(1).replace("\\\n", " ").split("\n")) {
        Matcher command = PLAIN.matcher(line);
        if (command.matches()) {
          String run = FILE.matcher(command.group(1)).replaceAll(directory + "/$0");
          assertThat(CapturedRun.vedette(run).code()).as(run).isEqualTo(ExitCode.DONE);
        }
      }
    }
  }

  @Test
  void what_an_update_accepts_is_shown_as_it_is(@TempDir Path directory) throws IOException {
    Path page = Manual.page("guarding");
    Matcher shown = ACCEPTED.matcher(Manual.text(page));
    assertThat(shown.find()).isTrue();
    String baseline = "reports/baseline.json";
    Path copy = Files.copy(Path.of(baseline), directory.resolve("baseline.json"));
    String command = shown.group(1).replace(baseline, copy.toString());
    String answer = answer(command).replace(copy.toString(), baseline);
    if (Transcript.UPDATE) {
      String text = shown.group().replace(shown.group(2), answer);
      Files.writeString(page, Manual.text(page).replace(shown.group(), text));
    } else {
      assertThat(shown.group(2)).isEqualTo(answer);
    }
  }

  @Test
  void the_picture_of_the_readme_is_the_programs_own() throws IOException {
    Matcher command = PICTURE.matcher(Manual.text(Manual.README));
    assertThat(command.find()).as("the command that makes the picture").isTrue();
    Matcher page = HTML.matcher(answer(command.group(1)));
    assertThat(page.find()).isTrue();
    String picture = SVG.formatted(page.group(1), page.group(2));
    if (Transcript.UPDATE) {
      Files.writeString(Manual.PICTURE, picture);
    }
    assertThat(Manual.text(Manual.PICTURE)).isEqualTo(picture);
  }

  @Test
  void the_table_that_the_manual_shows_is_the_example_file() throws IOException {
    String example = Files.readString(Path.of("tables/examples/odds.json"));
    assertThat(Manual.text(Manual.page("tables"))).contains("```json\n" + example + "```");
  }

  @Test
  void every_measure_stands_in_the_table_of_measures() {
    String page = Manual.text(Manual.page("formats"));
    Set<String> missing = new TreeSet<>();
    for (GameSystem system : Catalogue.systems()) {
      if (system.isOneEngagement()) {
        continue; // The names of its measures are those of the file's units and steps.
      }
      for (EngagementType<?> type : system.engagements()) {
        String name = system.id() + " " + type.name();
        String row = row(page, system.id(), type.name());
        for (String example : type.examples()) {
          String command = type.fightName() + " " + example + " --format json";
          for (String measure :
              CapturedRun.vedette(command).json().get("measures").propertyNames()) {
            if (!isTold(measure.replaceFirst("\\[.*", ""), row)) {
              missing.add(name + " " + measure);
            }
          }
        }
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void every_key_of_a_rule_system_stands_in_its_reference() {
    Set<String> told = new TreeSet<>();
    Matcher code = CODE.matcher(Manual.text(Manual.page("own-systems-reference")));
    while (code.find()) {
      told.addAll(List.of(code.group(1).split("[^A-Za-z]+")));
    }
    Set<String> keys = new TreeSet<>();
    CapturedRun.vedette("show --schema system")
        .json()
        .findValues("properties")
        .forEach(properties -> keys.addAll(properties.propertyNames()));
    assertThat(keys).contains("units", "orRetreat");
    assertThat(told).containsAll(keys);
  }

  private static String row(String page, String system, String name) {
    return page.lines()
        .filter(line -> line.startsWith("| `" + system + " "))
        .filter(line -> line.split("\\|")[1].matches(".*[ `]" + name + "`.*"))
        .findFirst()
        .orElse("");
  }

  /**
   * Returns whether a row mentions a measure; one of a side may be mentioned for either side, or
   * for the attacker.
   */
  private static boolean isTold(String measure, String row) {
    return row.contains("`" + measure)
        || row.contains("`…" + measure.replaceFirst("^(attacker|defender)", "") + "`")
        || row.contains("`" + measure.replaceFirst("^defender", "attacker"));
  }

  private static String answer(String command) {
    return out(CapturedRun.vedette(command.replace("\\\n", " ")));
  }

  private static String out(CapturedRun answer) {
    assertThat(answer.err()).isEmpty();
    // The answer of a check with findings is shown too.
    assertThat(answer.code()).isIn(ExitCode.DONE, ExitCode.FINDINGS);
    return answer.out();
  }
}
