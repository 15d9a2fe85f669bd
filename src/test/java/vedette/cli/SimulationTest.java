package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.CapturedRun.LONG_BATTLE;
import static vedette.cli.CapturedRun.vedette;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import vedette.cli.console.ExitCode;

/** A simulated answer depends only on its seed and its trials. */
class SimulationTest {
  private static final String SIMULATE = LONG_BATTLE + " --method simulate ";

  static List<String> simulations() {
    List<String> fights = new ArrayList<>(List.of(LONG_BATTLE));
    fights.add(
        "six-days repulse --attacker 'inf 5, inf 5, cav 3' --defender 'inf 2; distance 1'"
            + " --defender 'inf 3, cav 1; distance 2; in woods' --due fight");
    fights.add("six-days reorganize --command 'Marmont: inf 3/5, inf 0/4, cav 2/2' --turns 2");
    List<String> simulations = new ArrayList<>();
    for (String fight : fights) {
      for (String method : List.of("simulate", "direct")) {
        for (String format : List.of("text", "json")) {
          simulations.add(fight + " --method " + method + " --format " + format);
        }
      }
    }
    return simulations;
  }

  @ParameterizedTest
  @MethodSource("simulations")
  void any_number_of_threads_gives_the_same_bytes(String simulation) {
    // 40,000 battles are three blocks, the last one not full.
    String options = simulation + " --trials 40k --seed 5 --threads ";
    String one = vedette(options + 1).answer();
    for (int threads : new int[] {2, 3, 16}) {
      assertThat(vedette(options + threads).answer()).isEqualTo(one);
    }
  }

  @ParameterizedTest
  @MethodSource("simulations")
  void another_seed_gives_other_numbers(String simulation) {
    assertThat(vedette(simulation + " --trials 2k --seed 1").answer().replaceAll("seed\\W+1", ""))
        .isNotEqualTo(
            vedette(simulation + " --trials 2k --seed 2").answer().replaceAll("seed\\W+2", ""));
  }

  @Test
  void the_seed_and_the_trials_have_defaults_that_are_shown() {
    String answer = vedette(SIMULATE).answer();
    assertThat(answer)
        .contains("\n\nsix-days battle: 1,000,000 battles simulated, seed 1, 95% within");
    assertThat(vedette(SIMULATE + "--seed 1 --trials 1M").answer()).isEqualTo(answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1%", "0.01", "0.5%"})
  void a_precision_ends_the_simulation_once_it_is_reached(String precision) {
    JsonNode json = vedette(SIMULATE + "--format json --precision " + precision).json();
    double asked = precision.equals("0.5%") ? 0.005 : 0.01;
    assertThat(widestHalf(json)).isLessThanOrEqualTo(asked);
    assertThat(json.get("trials").asLong()).isLessThan(1_000_000);
  }

  /** Returns half the widest interval of all probabilities of the answer. */
  private static double widestHalf(JsonNode json) {
    double widest = 0;
    for (JsonNode measure : json.get("measures")) {
      Iterable<JsonNode> chances =
          measure.has("distribution") ? measure.get("distribution") : List.of(measure);
      for (JsonNode chance : chances) {
        widest = Math.max(widest, chance.get("high").asDouble() - chance.get("low").asDouble());
      }
    }
    return widest / 2;
  }

  @Test
  void a_precision_is_reached_after_the_same_battles_with_any_number_of_threads() {
    String options = SIMULATE + "--precision 0.2% --seed 9 --threads ";
    String one = vedette(options + 1).answer();
    assertThat(vedette(options + 2).answer()).isEqualTo(one);
    assertThat(vedette(options + 5).answer()).isEqualTo(one);
  }

  @Test
  void a_precision_that_is_not_reached_is_answered_with_a_warning_and_code_6() {
    CapturedRun run = vedette(SIMULATE + "--precision 0.01% --trials 10k");
    assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
    assertThat(run.err()).startsWith("warning[L003]: ").contains("10000 battles", "\nhelp: ");
    assertThat(run.out()).isEqualTo(vedette(SIMULATE + "--trials 10k").answer());
  }

  @Test
  void a_fight_of_too_many_states_for_exact_odds_can_still_be_simulated() {
    assertThat(vedette(LONG_BATTLE + " --method exact --max-states 3").complaint(ExitCode.REFUSED))
        .startsWith("error[L001]: ")
        .contains("\nhelp: ", "--method simulate");
    assertThat(vedette(SIMULATE + "--trials 10k --max-states 3").answer())
        .isEqualTo(vedette(SIMULATE + "--trials 10k").answer());
  }
}
