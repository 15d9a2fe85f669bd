package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.LONG_BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import vedette.rules.EngagementType;

/** {@code --influence} answers for every engagement, without rounding noise. */
class InfluenceCommandTest {
  static List<EngagementType<?>> engagements() {
    return HelpTest.engagements();
  }

  @ParameterizedTest
  @MethodSource("engagements")
  void it_answers_for_every_engagement(EngagementType<?> type) {
    // The smallest fight of a user's own rule system has no number that could be changed.
    boolean own = type.system().equals("own");
    String fight =
        (own ? type.fightName() + " " + type.examples().get(1) : HelpTest.smallestFight(type))
            + " --influence";
    JsonNode json = vedette(fight + " --format json").json();
    List<String> fields =
        List.of(
            "vedette",
            "system",
            "engagement",
            "request",
            "tables",
            "method",
            "states",
            "undecided",
            "error",
            "figures",
            "influence");
    assertThat(json.propertyNames()).containsSubsequence(fields);
    for (JsonNode part : json.get("influence")) {
      assertThat(part.get("part").asString()).isNotEmpty();
      assertThat(part.get("row").isNull() || part.get("times").asDouble() > 0).isTrue();
    }
    assertThat(json.get("influence").isEmpty() && own).isFalse();
  }

  @Test
  void a_change_by_rounding_only_is_no_change() {
    // A change is a sum of products of tenths or exactly 0: nothing of the order of 10^-17.
    String fight = "six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4, officer\"";
    JsonNode json =
        vedette(fight + " --influence --turns 3 --measure defenderRepulsed --format json").json();
    int still = 0;
    for (JsonNode part : json.get("influence")) {
      for (String step : List.of("up", "down")) {
        double move = part.at("/" + step + "/moves/defenderRepulsed").asDouble();
        assertThat(move)
            .satisfiesAnyOf(
                m -> assertThat(m).isZero(), m -> assertThat(Math.abs(m)).isGreaterThan(1e-6));
        still += move == 0 ? 1 : 0;
      }
    }
    assertThat(still).isPositive();
  }

  @Test
  void any_number_of_threads_gives_the_same_bytes() {
    String fight = LONG_BATTLE + " --influence --format json --threads ";
    assertThat(vedette(fight + 7).answer()).isEqualTo(vedette(fight + 1).answer());
  }
}
