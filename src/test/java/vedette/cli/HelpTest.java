package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.cli.console.ExitCode;
import vedette.form.model.Slot;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.Optimization;

/** The program explains itself: usage, help of every command, version. */
class HelpTest {
  static List<EngagementType<?>> engagements() {
    List<EngagementType<?>> engagements = new ArrayList<>();
    Catalogue.systems().forEach(system -> engagements.addAll(system.engagements()));
    return engagements;
  }

  /** Returns the example of an engagement with the fewest states, as a command line. */
  static String smallestFight(EngagementType<?> type) {
    return type.examples().stream()
        .map(options -> type.fightName() + " " + options)
        .min(Comparator.comparingInt(HelpTest::states))
        .orElseThrow();
  }

  private static int states(String fight) {
    return vedette(fight + " --format json").json().get("states").asInt();
  }

  static List<String> commands() {
    List<String> commands =
        new ArrayList<>(
            List.of(
                "",
                "list",
                "show",
                "describe",
                "own",
                "compare",
                "lint",
                "diff",
                "tune",
                "new",
                "new table",
                "import",
                "completion",
                "check",
                "six-days reorganize"));
    Catalogue.systems().stream().map(GameSystem::id).forEach(commands::add);
    engagements().forEach(type -> commands.add(type.fightName().toString()));
    return commands.stream().distinct().toList();
  }

  @Test
  void without_arguments_there_is_a_short_usage_with_three_examples() {
    CapturedRun run = vedette("");
    assertThat(run.code()).isEqualTo(ExitCode.DONE);
    assertThat(run.err()).isEmpty();
    assertThat(run.out()).startsWith("Usage: vedette ");
    assertThat(run.out().lines().filter(line -> line.startsWith("  vedette "))).hasSize(3);
    assertThat(run.out().lines().count()).isLessThanOrEqualTo(32);
  }

  @Test
  void the_version_is_that_of_the_build() throws IOException {
    Matcher version =
        Pattern.compile("<artifactId>vedette</artifactId>\\s*<version>([^<]+)</version>")
            .matcher(Files.readString(Path.of("pom.xml")));
    assertThat(version.find()).isTrue();
    assertThat(vedette("--version").answer()).isEqualTo("vedette " + version.group(1) + "\n");
    assertThat(vedette("-V").answer()).isEqualTo("vedette " + version.group(1) + "\n");
  }

  @ParameterizedTest
  @MethodSource("commands")
  void every_command_explains_itself(String command) {
    String help = vedette(command + " --help").answer();
    assertThat(help).startsWith(("Usage: vedette " + command).strip());
    assertThat(help).contains("--help");
    assertThat(vedette(command + " -h").answer()).startsWith(("Usage: vedette " + command).strip());
  }

  /** A page has the usage, options and an example in 24 lines; the notation comes on top. */
  @ParameterizedTest
  @MethodSource("engagements")
  void a_page_of_help_fits_a_screen_without_the_notation(EngagementType<?> type) {
    String page =
        new CapturedRun.RunEnvironment(Map.of("COLUMNS", "80"), true, 0)
            .vedette(type.fightName() + " -h")
            .answer();
    String withoutNotation = page.replaceFirst("(?s)\nNotation:\n.*?\n(?=\nExample)", "");
    assertThat(withoutNotation).doesNotContain("Notation:").contains("\nExample");
    assertThat(withoutNotation.lines().count()).isLessThanOrEqualTo(24);
  }

  /** A page of 60 lines, which also fits a terminal of 40 columns. */
  @ParameterizedTest
  @MethodSource("engagements")
  void a_page_of_help_has_what_everybody_needs(EngagementType<?> type) {
    String page = vedette(type.fightName() + " -h").answer();
    assertThat(page.lines().count()).isLessThanOrEqualTo(60);
    String narrow =
        new CapturedRun.RunEnvironment(Map.of("COLUMNS", "40"), true, 0)
            .vedette(type.fightName() + " -h")
            .answer();
    assertThat(narrow.substring(0, narrow.indexOf("\nExample")).lines())
        .allMatch(line -> line.length() <= 40, "40 columns wide at most");
    for (Slot parameter : type.form().slots()) {
      // The options of the optimal policy are only in the full help.
      if (!Optimization.isOption(parameter.option())) {
        assertThat(page).contains(parameter.option());
      }
    }
    assertThat(page)
        .contains("--chance", "--explain", "--play", "--save-scenario", "--tables", "--format")
        .contains("\nExample", "--help")
        .doesNotContain("--max-states", "Endings:");
  }

  /** After an option for help, subcommands are only listed; after the word they are built. */
  @ParameterizedTest
  @MethodSource("commands")
  void both_ways_to_ask_for_help_get_the_same(String command) {
    assertThat(vedette("help " + command).answer())
        .isEqualTo(vedette(command + " --help").answer());
  }

  @ParameterizedTest
  @MethodSource("commands")
  void help_keeps_to_the_width_of_the_terminal(String command) {
    for (int columns : new int[] {50, 60, 80, 100}) {
      String help =
          new CapturedRun.RunEnvironment(Map.of("COLUMNS", "" + columns), true, 0)
              .vedette(command + " --help")
              .answer();
      // Examples can be copied unchanged, including the suite of `check`.
      assertThat(help.lines().takeWhile(line -> !line.matches("Examples?:|A suite is .*")))
          .allMatch(line -> line.length() <= columns, columns + " columns wide at most");
    }
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void help_of_a_fight_lists_each_of_its_parameters(EngagementType<?> type) {
    String help = vedette(type.fightName() + " --help").answer();
    for (Slot parameter : type.form().slots()) {
      assertThat(help).containsPattern("\n +" + parameter.option() + "[ \n\\[]");
      if (parameter.required()) {
        assertThat(help.substring(0, help.indexOf(":\n"))).contains(parameter.option());
      }
    }
  }

  @Test
  void examples_of_the_usage_can_be_run() {
    vedette("")
        .out()
        .lines()
        .filter(line -> line.startsWith("  vedette "))
        .forEach(line -> vedette(line.replaceFirst(" *vedette ", "")).answer());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "six-days battle --nope --trials x --help",
        "six-days battle --help --seed 1 --seed 2",
        "six-days battle --tables /no/such/place --help"
      })
  void help_wins_over_whatever_else_is_wrong(String commandLine) {
    assertThat(vedette(commandLine).answer()).isEqualTo(vedette("six-days battle --help").answer());
  }

  @ParameterizedTest
  @ValueSource(strings = {"-V", "--version", "-h", "--help"})
  void the_value_of_an_option_does_not_request_help(String word) {
    // A check that printed the version and passed would have checked nothing.
    assertThat(vedette("check suite.json --baseline baseline.json --only " + word).code())
        .isNotZero();
    vedette("six-days battle --defender " + word).misuse();
    assertThat(vedette("check --only x " + word).answer()).isNotEmpty();
  }

  @Test
  void the_version_wins_over_whatever_else_is_wrong() {
    assertThat(vedette("tabel --bogus --version").answer())
        .isEqualTo(vedette("--version").answer());
  }
}
