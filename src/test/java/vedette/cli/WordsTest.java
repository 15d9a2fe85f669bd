package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Players' words for units and tables are understood, in any case. */
class WordsTest {
  /** The command of a system for one unit, with its arm left open. */
  private static final String[][] SYSTEMS = {
    {"six-days battle --attacker '%s 4' --defender 'inf 4'", "inf", "cav", "art"},
    {"simple-napoleonic fire --shooter inf --target '%s'", "inf", "cav", "art"},
    {"days-of-glory fire --target '%s 6' --shooter '8 rifled; range 4'", "inf", "cav", "art"},
    {"musket-pike melee --attacker 'hi1 6/6 ql6' --defender '%s 3/3 ql6'", null, "cav", null},
    {"musket-pike fire --shooter '%s 6lb ql6' --target 'hi1 6/6 ql6'", null, null, "art"},
    {"loose-files volley --shooter 'inf 6' --target '%s 4'", "inf", "cav", "art"},
  };

  @ParameterizedTest
  @CsvSource({"infantry,1", "foot,1", "cavalry,2", "horse,2", "artillery,3", "Foot,1", "HORSE,2"})
  void an_arm_goes_by_its_names_in_every_system(String name, int arm) {
    int systems = 0;
    for (String[] system : SYSTEMS) {
      if (system[arm] != null) {
        assertThat(vedette(system[0].formatted(name)).answer())
            .as(system[0])
            .isEqualTo(vedette(system[0].formatted(system[arm])).answer());
        systems++;
      }
    }
    // Musket-pike has several kinds of foot.
    assertThat(systems).isEqualTo(arm == 1 ? 4 : 5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "six-days battle --attacker 'inf 5' --defender 'inf 4' --terrain Woods,STREAM"
            + " --counterattack 'At +2' --attacker-loss-order Cavalry-First",
        "six-days battle --attacker 'inf 5' --defender 'inf 4; in Woods CHATEAU'",
        "musket-pike melee --attacker 'hi1 6/6 ql6' --defender 'hi1 6/6 ql6; in Redoubt'",
        "musket-pike melee --attacker 'hi1 6/6 ql6' --defender 'art 12LB ql6' --terrain REDOUBT"
            + " --evade 'At 150%'",
        "days-of-glory morale --test CHARGE --unit 'inf 8; with Hit 2, SURPRISED'",
        "days-of-glory close-assault --attacker 'inf 12' --defender 'inf 10; with Fought-Before'",
        "own tables/examples/odds.json --attacker 12 --defender 5 --with WOODS"
            + " --turns Until-Decided",
      })
  void words_of_the_tables_may_have_capitals(String commandLine) {
    assertThat(figures(commandLine)).isEqualTo(figures(commandLine.toLowerCase(Locale.ROOT)));
  }

  private static String figures(String commandLine) {
    String json = vedette(commandLine + " --format json").answer();
    return json.substring(json.indexOf("\"measures\""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        // The words in the order of the files of the tables.
        "six-days battle | --terrain | known: clear, woods, town, stream, chateau",
        "six-days battle | ; in | is in or behind: clear, woods, town, stream, chateau",
        "six-days repulse | --terrain | known: clear, woods, town, stream, chateau",
        "musket-pike melee | --terrain | known: clear, obstructed, obstacle, wall, redoubt,",
        "musket-pike fire --influence | ; in obstructed | terrain: clear, obstructed, obstacle,"
            + " wall,",
        "musket-pike melee | art 12lb | after a comma: 3lb, 4lb, 5lb, 6lb, 7lb, 8lb, 12lb,",
        "days-of-glory morale | ; with | below-half,",
        "days-of-glory close-assault | ; with | fought-before,",
      })
  void words_of_the_tables_stand_in_the_help(String command, String written, String words) {
    for (int columns : new int[] {60, 100}) {
      String help =
          new CapturedRun.RunEnvironment(Map.of("COLUMNS", "" + columns), true, 0)
              .vedette(command + " --help")
              .answer()
              .replaceAll("\\s+", " ");
      int at = help.indexOf(" " + written);
      assertThat(help.substring(at, Math.min(help.length(), at + 900))).contains(words);
    }
  }

  @Test
  void conditions_of_a_shooting_test_are_those_that_count_in_it() {
    String help = vedette("days-of-glory fire --help").answer();
    assertThat(help).contains("; with").contains("hit").doesNotContain("charges-downhill");
  }

  @Test
  void where_it_changes_something_it_is_taken() {
    String repulse = "six-days repulse --attacker 'inf 5' --defender 'inf 4' --due fight ";
    assertThat(vedette(repulse + "--counterattack always").answer())
        .isNotEqualTo(vedette(repulse).answer());
    String assault = "simple-napoleonic assault --attacker 'inf column' --defender inf ";
    assertThat(vedette(assault + "--first attacker").answer())
        .isNotEqualTo(vedette(assault + "--first defender").answer());
  }
}
