package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.CapturedRun.vedette;

import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The first sentences of answers of Days of Glory name every ending that decides. */
class DaysOfGlorySentenceTest {
  private static String sentenceOf(String fight) {
    String text = vedette("days-of-glory " + fight).out();
    return text.substring(0, text.indexOf("\n\n")).replace('\n', ' ');
  }

  /**
   * By hand. Cavalry charges formed infantry on 3 or more, which stands on 3 or more; cavalry comes
   * home on 3 or more and, 6 ahead, wins. Infantry 2 ahead of infantry wins 26 of 36 pairs and half
   * of 4 ties. Four smoothbores at 4 inches hit a line once in 4 of 6; class 1 and a hit are 2. Two
   * hits are 2.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "charge --charger 'cav 4' --target 'inf 4' --musket none | The charge succeeds 51.9% of the"
            + " time; the charger does not charge 33.3%; the target runs from the charge 22.2%; the"
            + " charger halts short of contact 14.8%; the charger wins the close assault 29.6%.",
        "close-assault --attacker 'inf 4' --defender 'inf 4' | The attacker wins 77.8% of the time;"
            + " the defender wins 22.2%.",
        "fire --target 'inf 4 class 1' --shooter '4 smoothbore; range 4' | The target loses 0.7"
            + " figures on average; it is not hit 33.3%; it continues 44.4%; it falls back shaken"
            + " 22.2%.",
        "morale --test shooting --unit 'inf 4 fell-back; with hit 2' | The unit passes the test"
            + " 66.7% of the time; it routs 33.3%.",
        "morale --test rally --unit 'inf 4 shaken' | The unit passes the test 66.7% of the"
            + " time.",
        "initiative | Own side has the initiative in the last turn 50.0% of the time and in"
            + " 0.5 turns on average.",
      })
  void worked_by_hand(String fight, String sentence) {
    assertThat(sentenceOf(fight)).startsWith(sentence);
  }

  /** Exactly one ending occurs, so those of a first sentence add up, each rounded to a tenth. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "charge --charger 'cav 6 class 3' --target 'inf 12' --fire-at-charger '6 smoothbore; range"
            + " 4'",
        "charge --charger 'cav 6' --charger 'inf 4' --target 'skirm 6 class 1'",
        "charge --charger 'cav 2 class 1' --target 'cav 2 class 1' --countercharge always --turns"
            + " 3",
        "charge --charger 'inf 1' --target 'inf 1 class 1 fell-back' --fire-at-charger '8 rifled;"
            + " range 2' --fire-at-target '8 rifled; range 2' --turns 2",
        "charge --charger 'cav 2' --charger 'inf 2; then' --target 'art 1' --turns 2",
        "fire --target 'inf 1 fell-back' --shooter '8 smoothbore; range 6' --advancing",
        "fire --target 'inf 3 routing' --shooter '8 smoothbore; range 6'",
        "fire --target 'art 1' --battery '8 rifled; range 6'",
        "damage --of artillery --hits 3",
        "damage --of staff --hits 3",
        "damage --of engineers --hits 3",
        "morale --test shooting --unit 'inf 4; with hit 3'",
        "morale --test charge --unit 'inf 4 class 3'",
        "morale --test being-charged --unit 'skirm 4 shaken'",
        "morale --test charge-home --unit 'cav 4; with target-passed'",
      })
  void the_endings_of_a_first_sentence_are_all_there_are(String fight) {
    String endings = sentenceOf(fight).split("\\. Average losses")[0];
    if (fight.startsWith("charge")) {
      endings = endings.substring(endings.indexOf(';'));
    }
    double[] shares =
        Pattern.compile("([0-9.]+)%")
            .matcher(endings)
            .results()
            .mapToDouble(share -> Double.parseDouble(share.group(1)))
            .toArray();
    double sum = 0;
    for (double share : shares) {
      sum += share;
    }
    assertThat(sum).as(endings).isCloseTo(100, within(0.05 * shares.length + 0.1));
  }
}
