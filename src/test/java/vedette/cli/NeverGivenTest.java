package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.vedette;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import vedette.cli.console.ExitCode;
import vedette.report.page.WellFormed;
import vedette.rules.Catalogue;
import vedette.rules.GameSystem;

/**
 * Questions whose condition holds at no end of some fights: every command and format answers the
 * others and gives the same reason for the missing answer.
 */
class NeverGivenTest {
  private static final String QUESTION = "success given defenderLosses >= 3";
  private static final String ASKED = " --chance '" + QUESTION + "'";
  private static final String NEVER = "its condition never holds";
  private static final String SIMULATED = " --method simulate --trials 1000";

  @TempDir Path dir;

  @BeforeEach
  void write() throws IOException {
    write("1");
  }

  private void write(String shots) throws IOException {
    Files.writeString(
        dir.resolve("shots.json"),
        """
        { "format": 1, "id": "t/shots", "title": "Shots", "kind": "system",
          "units": { "r": { "shots": %s }, "g": { "shots": 1 } },
          "fire": { "f": { "dice": "strength x shots", "die": "d6", "atLeast": 5 } } }
        """
            .formatted(shots));
  }

  private String request(String attacker) {
    return "own '" + dir + "/shots.json' --attacker '" + attacker + "' --defender 'g 3'";
  }

  private CapturedRun fight(String attacker, String more) {
    return vedette(request(attacker) + more);
  }

  /** Two shots never take three. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          text     | success given defenderLosses >= 3: its condition never holds
          markdown | success given defenderLosses \\>= 3: its condition never holds
          html     | success given defenderLosses >= 3its condition never holds
          csv      | success given defenderLosses >= 3,missing,its condition never holds,,,,
          csv      | success given defenderLosses >= 3,given,,0.0,,,
          json     | "p": null, "low": null, "high": null, "fraction": null, "given": 0.0, \
          "missing": "its condition never holds"
          """)
  void the_odds_of_a_fight_say_it_beside_all_others(String format, String words) {
    String answer = fight("r 2", ASKED + " --format " + format).answer();
    assertThat(format.equals("html") ? WellFormed.text(answer) : answer)
        .contains(words)
        .containsPattern("defenderLosses\"?[:,]|Points the defender loses(: )?mean 0\\.6667");
  }

  @Test
  void a_number_has_none_either() {
    String asked = " --value 'attackerLosses given defenderLosses >= 3' --format ";
    assertThat(fight("r 2", asked + "text").answer()).contains("defenderLosses >= 3: " + NEVER);
    assertThat(fight("r 2", asked + "json").answer())
        .contains("\"mean\": null, \"distribution\": [], \"given\": 0.0, \"missing\": \"" + NEVER);
  }

  @Test
  void a_sample_says_that_it_did_not_meet_the_condition_and_not_that_there_is_none() {
    String words = QUESTION + ": its condition held in none of 1,000 battles";
    assertThat(fight("r 2", ASKED + SIMULATED).answer()).contains(words);
    String json = fight("r 2", ASKED + SIMULATED + " --format json").answer();
    assertThat(json).contains("\"missing\": \"its condition held in none of 1,000 battles\"");
    assertThat(fight("r {2,3}", ASKED + SIMULATED).answer())
        .containsPattern(QUESTION + " at 2: its condition held in none\\s+of\\s+1,000 battles\\.");
  }

  @Test
  void one_battle_played_says_it_of_itself() {
    assertThat(fight("r 2", ASKED + " --play").answer())
        .contains(QUESTION + ": its condition did not hold in this battle");
  }

  /**
   * Three hits kill all three of the enemy, which shoots at the same time: it is a success unless
   * all three of its shots hit too, 26/27.
   */
  @Test
  void a_cell_of_a_sweep_is_empty() {
    assertThat(fight("r {2,3}", ASKED).answer())
        .contains("A dash in " + QUESTION + " at 2: " + NEVER + ".");
    assertThat(fight("r {2,3}", ASKED + " --format csv").answer().lines().skip(1))
        .satisfiesExactly(
            none -> assertThat(none).endsWith(",,0.0," + QUESTION + ": " + NEVER),
            some -> assertThat(some).contains(",0.962962962962").endsWith(",0.0,"));
    assertThat(fight("r {2,3}", ASKED + " --format json").answer())
        .containsOnlyOnce("\"missing\": { \"" + QUESTION + "\": \"" + NEVER + "\" }");
  }

  /**
   * In 20 battles a hit in a hundred may just not be seen: that plan may be better than all others.
   * The other two certainly differ: the attacker is hit by 20 or more, or by 90 or more.
   */
  @Test
  void no_way_is_best_beside_one_whose_condition_was_only_not_met() throws IOException {
    String ways = "";
    int[][] rolls = {{100, 1}, {50, 20}, {50, 90}};
    for (int way = 0; way < rolls.length; way++) {
      Files.writeString(
          dir.resolve("duel" + way + ".json"),
          """
          { "format": 1, "id": "t/duel", "title": "Duel", "kind": "system",
            "fire": { "f": { "rolls": "side", "dice": "1", "die": "d100",
              "atLeast": { "attacker": %d, "defender": %d } } },
            "round": [ { "fire": "f", "by": "both" } ] }
          """
              .formatted(rolls[way][0], rolls[way][1]));
      ways += way == 0 ? "" : " vs ";
      ways += "own '" + dir + "/duel" + way + ".json' --attacker 1 --defender 1";
    }
    String question = "attackerEliminated given defenderLosses = 1";
    String answer =
        vedette("compare --chance '" + question + "' --method simulate --trials 20 " + ways)
            .answer();
    assertThat(answer).containsPattern("its condition held in none of 20 battles +70\\.00% +0%\n");
  }

  /** A plan without an answer is not the best by it, and no other is better than it. */
  @Test
  void a_way_that_has_no_answer_stands_beside_one_that_has() {
    String ways = " " + request("r 2") + " vs " + request("r 3");
    assertThat(vedette("compare" + ASKED + ways).answer())
        .containsPattern(QUESTION + " +" + NEVER + " +96\\.30%\n");
    assertThat(vedette("compare" + ASKED + ways + " --format csv").answer())
        .contains("," + QUESTION + ",p,,,,,,,,false," + NEVER);
    assertThat(vedette("compare" + ASKED + ways + " --format json").answer())
        .containsOnlyOnce("\"estimate\": null")
        .contains("\"missing\": \"" + NEVER + "\"");
  }

  /**
   * Without shots nothing is ever hit. With two each nothing changes, since there are only three
   * units and the enemy's hits do not depend on it.
   */
  @Test
  void a_step_of_influence_without_an_answer_is_listed_beside_the_others() {
    String asked = " --influence" + ASKED;
    assertThat(fight("r 3", asked).answer())
        .containsPattern("unit r shots +1 +2: 0 +0: " + NEVER + "\n");
    assertThat(fight("r 3", asked + " --format json").answer())
        .contains("\"missing\": { \"" + QUESTION + "\": \"" + NEVER + "\" }");
    assertThat(fight("r 3", asked + " --format csv").answer())
        .contains(",down,0," + QUESTION + ",," + NEVER);
  }

  /** Four shots eliminate all three with 3 or 4 hits, whatever the enemy does before it falls. */
  @Test
  void influence_on_what_has_no_answer_says_what_it_becomes() {
    assertThat(fight("r 2", " --influence" + ASKED).answer())
        .contains(QUESTION + ": " + NEVER + " now")
        .containsPattern("unit r shots +1 +2: becomes [0-9.]+% +0: 0\n");
  }

  @Test
  void advice_is_given_all_the_same() {
    assertThat(
            vedette(
                    CapturedRun.BATTLE
                        + " --turns 3 --advise attacker --chance 'success given attackerLosses >"
                        + " 99'")
                .answer())
        .startsWith("Best: ");
  }

  /** Besides fights, whose options are all above, and suites, whose questions are expectations. */
  @Test
  void no_other_command_takes_questions() {
    Set<String> systems =
        Catalogue.systems().stream().map(GameSystem::id).collect(Collectors.toSet());
    Map<String, CommandLine> asking = new TreeMap<>(Commands.whole().getSubcommands());
    asking.keySet().removeAll(systems);
    asking.values().removeIf(it -> it.getCommandSpec().findOption("--chance") == null);
    assertThat(asking).containsOnlyKeys("compare");
  }

  private void suite(String expected) throws IOException {
    Files.writeString(
        dir.resolve("suite.json"),
        """
        { "format": 1, "scenarios": [ { "name": "a", "system": "own", "engagement": "fight",
          "request": { "table": "shots.json", "attacker": "r 3", "defender": "g 3" },
          "expect": { "success given defenderLosses >= 3": { %s } } } ] }
        """
            .formatted(expected));
  }

  private CapturedRun check(String more) {
    return vedette("check '" + dir + "/suite.json'" + more);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          text   | 96.30%  its condition never holds
          csv    | 0.962962962962963,,,,,,its condition never holds
          json   | "new": null, "change": null, "missing": "its condition never holds"
          junit  | 3: 96.30% is now missing: its condition never holds
          """)
  void a_check_says_that_a_figure_is_missing_now_and_later_that_it_is_back(
      String format, String words) throws IOException {
    suite("\"atMost\": 1");
    String baseline = " --baseline '" + dir + "/base.json'";
    check(baseline + " --update-baseline").answer();
    write("0");
    assertThat(check(baseline + " --format " + format).out()).contains(words);
    check(baseline + " --update-baseline");
    assertThat(check(baseline).out()).contains("1 scenario: 1 unchanged");
    write("1");
    assertThat(check(baseline).out()).containsPattern(NEVER + " +96\\.30%");
  }

  @Test
  void a_suite_says_it_beside_the_odds_and_leaves_the_expectation_open() throws IOException {
    suite("\"atLeast\": 0.5");
    write("0");
    assertThat(check(" --odds").out())
        .containsPattern(QUESTION + "\\s+" + NEVER)
        .containsPattern("attackerLosses      +mean 1\\.0000");
    assertThat(check("").out()).containsPattern("has no value,\\s+undecided:\\s+" + NEVER);
    assertThat(check("").code()).isEqualTo(ExitCode.REFUSED);
  }
}
