package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.CapturedRun.vedette;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Advice costs what the plain odds of each doctrine say. */
class BestCommandTest {
  private static final String FIGHT =
      "six-days battle --attacker 'inf 4, cav 2' --defender 'inf 6, officer' --turns 4 ";

  private static final String GOAL = "--goal '3*success + defenderLosses - attackerLosses' ";

  @Test
  void advice_says_first_what_to_do_and_then_what_all_else_costs() {
    String fight = FIGHT.replace("inf 4, cav 2", "inf 4") + GOAL;
    CapturedRun advice = vedette(fight + "--advise");

    // By hand: what `--stop` says is all that this attacker decides.
    assertThat(advice.answer())
        .containsSubsequence(
            "advice to the attacker", "Other doctrines", "--stop", "When to break off");
    JsonNode json = vedette(fight + "--advise --format json").json();
    double best = json.get("best").get("worth").get(0).asDouble();
    for (JsonNode instead : json.get("otherDoctrines")) {
      assertThat(instead.get("costs").asDouble()).isGreaterThan(-1e-9);
      // The same by the plain odds of the fight as it is named.
      String named =
          fight.replace(GOAL, "") + "--stop '" + instead.get("doctrine").asString() + "'";
      JsonNode measures = vedette(named + " --format json").json().get("measures");
      double worth =
          3 * measures.get("success").get("p").asDouble()
              + measures.get("defenderLosses").get("mean").asDouble()
              - measures.get("attackerLosses").get("mean").asDouble();
      assertThat(worth).isCloseTo(best - instead.get("costs").asDouble(), within(1e-9));
    }
  }

  @Test
  void each_weight_of_a_goal_in_braces_is_decided_as_in_the_fight_with_this_weight_alone() {
    String fight = FIGHT + "--best attacker --format json --goal ";
    JsonNode cells = vedette(fight + "'{1,4,8}*success - attackerLosses'").json().get("cells");

    assertThat(cells).hasSize(3);
    List<Double> successes = new ArrayList<>();
    for (JsonNode cell : cells) {
      String weight = cell.get("values").get(0).asString();
      JsonNode alone = vedette(fight + "'" + weight + "*success - attackerLosses'").json();
      double success = cell.get("figures").get("success").asDouble();
      assertThat(success)
          .isCloseTo(alone.get("measures").get("success").get("p").asDouble(), within(1e-12));
      successes.add(success);
    }
    // The more success counts, the longer the attacker goes on.
    assertThat(successes).isSorted().doesNotHaveDuplicates();
  }
}
