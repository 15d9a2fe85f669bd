package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.BATTLE;
import static vedette.cli.CapturedRun.LONG_BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.cli.CapturedRun.RunEnvironment;
import vedette.source.Printable;

/** The look of an answer follows the terminal, its width and the environment. */
class TerminalTest {
  private static final String ESCAPE = "\u001b";

  private static RunEnvironment terminal(Map<String, String> environment) {
    return new RunEnvironment(environment, true, 80);
  }

  private static RunEnvironment pipe(Map<String, String> environment) {
    return new RunEnvironment(environment, false, 0);
  }

  /** Returns variables in the notation of a shell: {@code NO_COLOR=1 TERM=dumb}. */
  private static Map<String, String> environment(String set) {
    Map<String, String> environment = new HashMap<>();
    for (String each : set.split(" ")) {
      int equals = each.indexOf('=');
      environment.put(each.substring(0, equals), each.substring(equals + 1));
    }
    return environment;
  }

  @Test
  void colour_and_bars_are_for_terminals() {
    assertThat(terminal(Map.of()).vedette(BATTLE).answer()).contains(ESCAPE + "[1m", "####");
    assertThat(vedette(BATTLE).answer()).doesNotContain(ESCAPE, "#", "█");
  }

  @ParameterizedTest
  @CsvSource({
    // the variables; whether there is colour on a terminal, and in a pipe
    "X=1, true, false",
    "NO_COLOR=1, false, false",
    "NO_COLOR=0, false, false",
    "NO_COLOR=, true, false",
    "TERM=dumb, false, false",
    "TERM=xterm, true, false",
    "CLICOLOR_FORCE=1, true, true",
    "CLICOLOR_FORCE=0, true, false",
    "CLICOLOR_FORCE=, true, false",
    "CLICOLOR_FORCE=1 TERM=dumb, true, true",
    "CLICOLOR_FORCE=1 NO_COLOR=1, false, false",
    "CLICOLOR_FORCE=1 NO_COLOR=, true, true"
  })
  void colour_follows_the_environment(String set, boolean onTerminal, boolean inPipe) {
    Map<String, String> environment = environment(set);
    assertColour(terminal(environment), "", onTerminal);
    assertColour(pipe(environment), "", inPipe);
    // The option takes precedence.
    assertColour(pipe(environment), " --color always", true);
    assertColour(terminal(environment), " --color never", false);
    assertColour(terminal(environment), " --color=auto", onTerminal);
  }

  private static void assertColour(RunEnvironment runEnvironment, String option, boolean expected) {
    for (String command : List.of(BATTLE, BATTLE + " --play", "list")) {
      assertThat(runEnvironment.vedette(command + option).answer().contains(ESCAPE))
          .isEqualTo(expected);
    }
  }

  @Test
  void json_has_no_colour_whatever_is_asked() {
    assertThat(
            terminal(Map.of("CLICOLOR_FORCE", "1"))
                .vedette(BATTLE + " --format json --color always")
                .answer())
        .isEqualTo(vedette(BATTLE + " --format json").answer());
  }

  @Test
  void without_colour_the_text_is_the_same() {
    String coloured = terminal(Map.of()).vedette(BATTLE).answer();
    assertThat(coloured.replaceAll(ESCAPE + "\\[[\\d;]+m", ""))
        .isEqualTo(terminal(Map.of("NO_COLOR", "1")).vedette(BATTLE).answer());
  }

  @ParameterizedTest
  @CsvSource({
    "LANG=en_US.UTF-8, true",
    "LANG=C.utf8, true",
    "LANG=C, false",
    "X=, false",
    "LC_ALL=C LANG=C.UTF-8, false",
    "LC_ALL= LANG=C.UTF-8, true",
    "LC_ALL=de_DE.UTF-8 LANG=C, true",
    "LC_CTYPE=C LANG=C.UTF-8, false",
    "LC_ALL=de_DE.ISO-8859-1, false"
  })
  void bars_are_blocks_only_where_the_locale_has_them(String set, boolean blocks) {
    Map<String, String> environment = environment(set + " NO_COLOR=1");
    String answer = terminal(environment).vedette(BATTLE).answer();
    assertThat(answer.contains("█")).isEqualTo(blocks);
    assertThat(answer.contains("#")).isEqualTo(!blocks);
    if (!blocks) {
      assertThat(answer.chars()).allMatch(c -> c < 128);
    }
  }

  @Test
  void the_likelier_the_longer_the_bar() {
    // Of the differential +3: repulsed 10% and 20%, neither 70%; a bar of 30 columns is 100%.
    String answer = terminal(Map.of("NO_COLOR", "1")).vedette(BATTLE).answer();
    assertThat(answer)
        .contains("attacker repulsed  10.00%  ###\n")
        .contains("defender repulsed  20.00%  ######\n")
        .contains("turns run out      70.00%  #####################\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "0", "-5", "abc", "9999999999", "80.5", "８０", " 80", "80"})
  void columns_that_are_none_are_80(String columns) {
    assertThat(pipe(Map.of("COLUMNS", columns)).vedette(BATTLE).answer())
        .isEqualTo(vedette(BATTLE).answer());
  }

  @Test
  void columns_beyond_reason_are_kept_within_it() {
    String show = "show six-days/combat-results";
    assertThat(pipe(Map.of("COLUMNS", "100000")).vedette(show).answer())
        .isEqualTo(pipe(Map.of("COLUMNS", "200")).vedette(show).answer());
    assertThat(pipe(Map.of("COLUMNS", "1")).vedette(show).answer())
        .isEqualTo(pipe(Map.of("COLUMNS", "20")).vedette(show).answer());
  }

  @Test
  void the_width_is_that_of_the_terminal_unless_columns_says_otherwise() {
    String show = "show six-days/combat-results --color never";
    String narrow = pipe(Map.of("COLUMNS", "40")).vedette(show).answer();
    assertThat(narrow).isNotEqualTo(vedette(show).answer());
    assertThat(new RunEnvironment(Map.of(), true, 40).vedette(show).answer()).isEqualTo(narrow);
    assertThat(new RunEnvironment(Map.of("COLUMNS", "40"), true, 120).vedette(show).answer())
        .isEqualTo(narrow);
  }

  private static List<String> widelyUsed() {
    List<String> commands = new ArrayList<>();
    for (String options :
        List.of("", "--explain", "--play", "--fractions", "--method simulate --trials 1000")) {
      commands.add(LONG_BATTLE + " " + options);
    }
    commands.add("six-days repulse --attacker 'inf 5, cav 3' --defender 'inf 2; distance 1'");
    commands.add("six-days reorganize --command 'Marmont: inf 3/5, inf 0/4, cav 2/2'");
    for (String table : List.of("combat-results", "modifiers", "stacking", "reorganization")) {
      commands.add("show six-days/" + table);
    }
    commands.add("list");
    return commands;
  }

  @ParameterizedTest
  @ValueSource(ints = {20, 25, 32, 40, 60, 80, 132})
  void no_line_is_wider_than_the_terminal(int columns) {
    for (String command : widelyUsed()) {
      assertFits(new RunEnvironment(Map.of(), true, columns).vedette(command).answer(), columns);
      assertFits(pipe(Map.of("COLUMNS", "" + columns)).vedette(command).answer(), columns);
    }
  }

  @Test
  void nor_is_one_with_the_file_of_a_table(@TempDir Path dir) {
    OwnTables own = new OwnTables(dir).with("crt.json", OwnTables.COMBAT_RESULTS);
    assertFits(own.vedette("list").answer(), 80);
    assertFits(own.vedette("show six-days/combat-results").answer(), 80);
  }

  /** Asserts that only lines with a single word, such as a file's name, are wider. */
  private static void assertFits(String answer, int columns) {
    for (String line : answer.replaceAll(ESCAPE + "\\[[\\d;]+m", "").split("\n")) {
      if (line.strip().contains(" ")) {
        assertThat(Printable.width(line)).as(line).isLessThanOrEqualTo(columns);
      }
    }
  }

  @Test
  void a_short_simulation_shows_no_progress() {
    CapturedRun run = terminal(Map.of()).vedette(BATTLE + " --method simulate --trials 1000");
    assertThat(run.err()).isEmpty();
  }

  @Test
  void the_line_of_a_file_in_an_error_is_no_wider_than_the_terminal(@TempDir Path dir) {
    String text = OwnTables.changed("\"D2Rp\", \"D3Rp\"", "\"D2Rp\", \"DxRp\"");
    OwnTables own = new OwnTables(dir).with("crt.json", text);
    String command = "show '" + own.named("crt.json") + "'";
    assertThat(widest(vedette(command).err())).isBetween(60, 100);
    for (RunEnvironment narrow :
        List.of(new RunEnvironment(Map.of(), true, 40), pipe(Map.of("COLUMNS", "40")))) {
      String message = narrow.vedette(command).err();
      assertThat(widest(message)).isBetween(37, 40);
      assertThat(message).contains("…");
    }
    assertThat(widest(new RunEnvironment(Map.of(), false, 40).vedette(command).err()))
        .isBetween(60, 100);
  }

  @Test
  void what_was_given_is_shown_no_wider_than_the_terminal() {
    String command =
        "six-days battle --attacker 'inf 5, inf 5, cav 2, art 2, inf 4, cav 1, arty 1'"
            + " --defender 'inf 4'";
    RunEnvironment narrow = new RunEnvironment(Map.of(), true, 40);
    assertThat(narrow.vedette(command).err())
        .contains("\n  …", "arty 1\n" + " ".repeat(34) + "^\n");
  }

  /** Returns the width of the lines of a file in a message, and of those under them. */
  private static int widest(String message) {
    return message
        .lines()
        .filter(it -> it.startsWith("  "))
        .mapToInt(Printable::width)
        .max()
        .orElseThrow();
  }
}
