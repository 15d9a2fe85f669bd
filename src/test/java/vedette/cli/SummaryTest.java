package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;

/** An answer begins with what a player decides on. */
class SummaryTest {
  static List<String> examples() {
    List<String> examples = new ArrayList<>();
    for (GameSystem system : Catalogue.systems()) {
      for (EngagementType<?> type : system.engagements()) {
        type.examples().forEach(it -> examples.add(type.called() + " " + it));
      }
    }
    return examples;
  }

  @ParameterizedTest
  @MethodSource("examples")
  void every_engagement_sums_itself_up_in_one_sentence(String command) {
    String sentence = sentence(command);
    assertThat(sentence).matches("[A-Z0-9][^{}]*[0-9][^{}]*\\.");
    assertThat(vedette(command + " --format json").json().get("summary").asString())
        .isEqualTo(sentence);
    assertThat(vedette(command + " --format markdown").out()).contains("**");
  }

  private static String sentence(String command) {
    String out = vedette(command).out();
    return out.substring(0, out.indexOf("\n\n")).replace("\n", " ");
  }

  /**
   * By hand. Six Days at +1: 9 and 10 repulse the defender, a 1 the attacker; 1 to 4 cost him one,
   * 5 to 7 the defender one, 8 to 10 two. Musket and Pike: a D10 up to 7. Days of Glory: class 3
   * -1, disordered +1, and +2 for the attempt, so 3 to 6. Really Simple Napoleonic: a square 3 to
   * 6. Loose Files: a check hurts him on a 1 and then 1 to 3, in 1 of 12, and a third of that
   * kills.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "six-days battle --attacker 'inf 5' --defender 'inf 4' | The place is taken 20.0%; you are"
            + " thrown back 10.0%; you lose 0.4, he 0.9 on average.",
        "musket-pike rally --unit 'cav 3/3 ql7 disordered' | All rally 70.0%; 0.7 of them do on"
            + " average.",
        "days-of-glory morale --test charge --class 3 --disordered | The test is passed 66.7%.",
        "simple-napoleonic morale --unit 'inf 3/6 square' | The unit stays 66.7%.",
        "loose-files commander --checks 4 | The commander stays unhurt 70.6%; he is killed 9.8%."
      })
  void worked_by_hand(String command, String sentence) {
    assertThat(sentence(command)).isEqualTo(sentence);
  }

  @Test
  void a_sampled_figure_has_its_interval() {
    assertThat(sentence(Captured.BATTLE + " --method simulate --trials 1000"))
        .containsPattern("taken [0-9.]+% \\([0-9.]+-[0-9.]+\\)");
  }
}
