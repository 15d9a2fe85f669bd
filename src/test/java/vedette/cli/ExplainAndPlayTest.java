package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.BATTLE;
import static vedette.cli.Captured.LONG_BATTLE;
import static vedette.cli.Captured.vedette;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** The program says how a roll comes about, and tells one battle aloud. */
class ExplainAndPlayTest {

  @Test
  void explain_adds_how_the_differential_comes_about_to_the_same_odds() {
    String explained = vedette(BATTLE + " --explain").answer();
    // 7 against 4, the defender's officer, the attacker's cavalry: 3 - 1 + 1.
    assertThat(explained)
        .containsSubsequence("+3  strength", "-1  officer", "+1  cavalry", "+3, column 3 or 4");
    assertThat(odds(explained)).isEqualTo(odds(vedette(BATTLE).answer()));
  }

  private static String odds(String answer) {
    return answer.substring(
        answer.indexOf("\nHow the battle ends\n"), answer.indexOf("\nBattle turns fought"));
  }

  @Test
  void json_holds_the_explanation_only_if_asked_for() {
    JsonNode json = vedette(BATTLE + " --explain --format json").json();
    assertThat(json.get("explanation").toString()).contains("differential +3, column 3 or 4");
    assertThat(vedette(BATTLE + " --format json").json().has("explanation")).isFalse();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "six-days repulse --attacker 'inf 5' --defender 'inf 4' | elimination-ends-movement",
        "simple-napoleonic assault --attacker 'cav line' --defender inf --start-range 3"
            + " | no-fire-between",
        "loose-files combat --attacker 'inf 6' --attacker 'inf 6' --defender 'inf 5'"
            + " | outnumbering-halved",
        "musket-pike assault --attacker 'hi1 6/6 ql7' --defender 'hi1 6/6 ql7' --contact"
            + " | check-per-phase",
      })
  void a_reading_that_a_variant_replaces_says_what_is_played(String fight, String variant) {
    assertThat(oneLine(fight + " --variant " + variant + " --explain"))
        .contains("In force instead, by the variant " + variant + ": ");
    assertThat(oneLine(fight + " --explain")).doesNotContain("In force");
  }

  private static String oneLine(String command) {
    return vedette(command).answer().replaceAll("\\s+", " ");
  }

  @Test
  void a_seed_tells_the_same_battle_again() {
    String told = vedette(LONG_BATTLE + " --play --seed 3").answer();
    assertThat(vedette(LONG_BATTLE + " --play --seed 3").answer()).isEqualTo(told);
    assertThat(vedette(LONG_BATTLE + " --play --seed 0x3").answer()).isEqualTo(told);
  }

  /** Ten battles of one seed in a million: that all are the same comes about once in 10^54. */
  @Test
  void a_random_seed_is_said_and_tells_its_battle_again() {
    Set<String> seeds = new HashSet<>();
    for (int i = 0; i < 10; i++) {
      String told = vedette(LONG_BATTLE + " --play --seed random").answer();
      String seed = told.replaceFirst("(?s).*?, seed (\\d+)\n.*", "$1");
      assertThat(vedette(LONG_BATTLE + " --play --seed " + seed).answer()).isEqualTo(told);
      seeds.add(seed);
    }
    assertThat(seeds).hasSizeGreaterThan(1);
  }

  @Test
  void odds_never_have_a_random_seed() {
    assertThat(vedette(BATTLE + " --method simulate --seed random"))
        .satisfies(it -> assertThat(it.code()).isEqualTo(2))
        .satisfies(it -> assertThat(it.err()).contains("`random` is for --play alone"));
  }

  @Test
  void other_seeds_tell_other_battles() {
    Set<String> battles = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      String told = vedette(LONG_BATTLE + " --play --seed " + seed).answer();
      battles.add(told.replaceFirst("seed \\d+", ""));
    }
    assertThat(battles).hasSizeGreaterThan(15);
  }

  @Test
  void a_told_roll_is_read_on_the_table_as_printed() {
    // Column `3 or 4` of the table, rows 1 to 10.
    List<String> column = List.of("A1Rp", "A1", "A1", "D1", "D1", "D1", "D2", "D2", "D2Rp", "D2Rp");
    Set<Integer> rolled = new HashSet<>();
    for (int seed = 0; rolled.size() < 10; seed++) {
      String told = vedette(BATTLE + " --play --seed " + seed).answer();
      int roll = Integer.parseInt(told.replaceFirst("(?s).*D10: (\\d+)\n.*", "$1"));
      rolled.add(roll);
      assertThat(told).contains("row " + roll + ", column 3 or 4: " + column.get(roll - 1) + " ");
    }
  }

  @Test
  void a_melee_that_is_never_fought_is_not_explained() {
    String assault =
        "musket-pike assault --attacker 'hi1 6/6 ql6' --defender 'hi1 6/6 ql6' --explain --melee ";
    assertThat(explained(assault + "never")).contains("defender fires").doesNotContain("melee");
    // At 200% it is not fought as things stand, but may be once the defender has lost.
    assertThat(explained(assault + "'at 200%'")).contains("attacker in melee with defender");
    assertThat(
            explained(
                "musket-pike activation --attacker 'hi1 8/8 ql7; against 1'"
                    + " --defender 'hi1 6/6 ql5' --melee never --explain"))
        .contains("defender fires")
        .doesNotContain("melee");
  }

  private static String explained(String commandLine) {
    String answer = vedette(commandLine).answer();
    int from = answer.indexOf("How the first rolls come about");
    return answer.substring(from, answer.indexOf("\nSuccess", from));
  }

  @Test
  void a_unit_in_good_order_is_told_that_it_needs_no_rally() {
    String none = "in good order: it needs no rally";
    assertThat(
            vedette("musket-pike rally --unit 'hi1 6/6 ql6' --unit 'cav 3 ql6 disordered'").out())
        .contains("unit 1       hi1 6/6 ql6, " + none)
        .containsPattern("unit 2 +cav 3/3 ql6 disordered\n");
    assertThat(vedette("days-of-glory morale --test rally --unit 'inf 8'").answer()).contains(none);
    assertThat(vedette("days-of-glory morale --test rally --unit 'inf 8 shaken'").answer())
        .doesNotContain(none);
    assertThat(vedette("days-of-glory morale --test rally --unit 'inf 8; with Routing'").answer())
        .doesNotContain(none);
  }

  @ParameterizedTest
  @CsvSource({
    "'in obstructed', 'on obstructed ground: it cannot rally'",
    "just-disordered, 'disordered in this activation: it cannot rally'"
  })
  void a_unit_that_cannot_rally_is_told_why(String clause, String why) {
    String rally = "musket-pike rally --unit 'cav 3 ql6 disordered; " + clause + "'";
    assertThat(oneLine(rally)).contains(why);
    assertThat(oneLine(rally + " --play")).contains(why);
  }

  @Test
  void an_answer_lists_each_reading_that_it_rests_on() {
    assertThat(vedette("six-days repulse --attacker 'inf 2' --defender 'inf 4'").answer())
        .containsPattern("readings .*SD-V8");
    assertThat(
            vedette("days-of-glory morale --test shooting --unit 'inf 8 fell-back; with hit 3'")
                .answer())
        .containsPattern("readings .*DG-V5");
    // Fire alone can drive the defender off; into the place the attacker never goes.
    assertThat(
            vedette(
                    "musket-pike assault --attacker 'hi1 6/6 ql6' --melee never"
                        + " --defender 'li 1 ql4 disordered'")
                .answer())
        .containsPattern("readings(.*\\n?.*) MP-V3");
  }
}
