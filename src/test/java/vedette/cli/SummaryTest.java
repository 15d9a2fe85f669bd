package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static vedette.cli.CapturedRun.vedette;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** An answer begins with what a player decides on. */
class SummaryTest {
  private static String sentenceOf(String command) {
    return sentence(vedette(command).out());
  }

  /** The first paragraph of an answer, in one line. */
  static String sentence(String out) {
    return out.substring(0, out.indexOf("\n\n")).replace("\n", " ");
  }

  /**
   * By hand. Six Days at +1: 9 and 10 repulse the defender, a 1 the attacker; 1 to 4 cost him one,
   * 5 to 7 the defender one, 8 to 10 two. At -2: 1 to 5 eliminate an attacker of one, and 1 and 2
   * one of two; a 10 repulses the defender. 4 to 6 give the two points that are lacking. Musket and
   * Pike: a D10 up to 7. Days of Glory: class 3 -1, disordered +1, and +2 for the attempt, so 3 to
   * 6. Really Simple Napoleonic: a square 3 to 6. Loose Files: a check hurts him on a 1 and then 1
   * to 3, in 1 of 12, and a third of that kills. Four D.Points put the attacker 8 behind: routed
   * where the average die is lower, 13 of 36, for 4 D.Points and 2 casualties, else defeated for 2
   * and 2; what exceeds 5 D.Points is a base each, so 5 bases or 3.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "six-days battle --attacker 'inf 5' --defender 'inf 4' | The attacker takes the position"
            + " 20.0% of the time and is repulsed 10.0%; undecided after 1 battle turn: 70.0%."
            + " Average losses: attacker 0.4, defender 0.9.",
        "six-days battle --attacker 'inf 1' --defender 'inf 3' | The attacker takes the position"
            + " 10.0% of the time; it is eliminated 50.0%; undecided after 1 battle turn: 40.0%."
            + " Average losses: attacker 0.5, defender 0.5.",
        "six-days battle --attacker 'inf 2' --defender 'inf 2' --defender 'inf 2' | The attacker"
            + " drives out both defending stacks 10.0% of the time; it is eliminated 20.0%;"
            + " undecided after 1 battle turn: 70.0%. Average losses: attacker 0.7, defender 0.5.",
        "six-days repulse --attacker 'inf 1' --defender 'inf 3' | The attacker overruns the target"
            + " 10.0% of the time and is held 40.0%; it is eliminated 50.0%. Average losses:"
            + " attacker 0.5, defender 0.5.",
        "six-days reorganize --command 'inf 3/5, inf 3/5' --order best --goal pointsRegained | All"
            + " units regain all they can 50.0% of the time. On average 1.5 strength points are"
            + " regained and 0.0 units"
            + " return from the dead pile.",
        "musket-pike rally --unit 'cav 3/3 ql7 disordered' | All disordered units rally 70.0%"
            + " of the time; 0.7 units rally on average.",
        "days-of-glory morale --test charge --unit 'inf 8 class 3 disordered' | The unit passes the"
            + " test 66.7% of the time; it does not charge 33.3%.",
        "simple-napoleonic morale --unit 'inf 3/6 square' | The unit passes 66.7% of the time.",
        "loose-files commander --checks 4 | The commander stays unhurt 70.6% of the time and is"
            + " killed"
            + " 9.8%.",
        "loose-files combat --attacker 'inf 6 dp 4' --defender 'inf 6' | The attacker drives the"
            + " defender out 0% of the time; the attacker is driven back 0%, defeated 63.9%, routed"
            + " 36.1%. Average losses: attacker 2.7 D.Points and 3.7 bases, defender 0.0 D.Points"
            + " and 0.0 bases. No unit fires before the combat."
      })
  void worked_by_hand(String command, String sentence) {
    assertThat(sentenceOf(command)).isEqualTo(sentence);
  }

  /**
   * A battle and a row of overruns have one ending: an attacker who is eliminated is not told as
   * repulsed as well, and what is left undecided is told. Each share is rounded to a tenth.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "battle --attacker 'inf 1' --defender 'inf 3' --turns 3",
        "battle --attacker 'inf 5, cav 1' --defender 'inf 4, art 1' --stop 'below 0' --turns 4",
        "battle --attacker 'inf 5; against 1' --attacker 'inf 3; against 2' --defender 'inf 4'"
            + " --defender 'inf 2; rearguard 2: inf 3' --turns 3 --counterattack always",
        "repulse --attacker 'inf 4, cav 3' --defender 'inf 2' --defender 'inf 4, cav 9' --movement"
            + " 2 --press revealed",
        "repulse --attacker 'inf 2' --defender 'inf 2' --defender 'inf 1; distance 3' --movement 2"
            + " --variant elimination-ends-movement",
      })
  void the_endings_of_a_first_sentence_are_all_there_are(String fight) {
    String sentence = sentenceOf("six-days " + fight);
    String endings = sentence.substring(0, sentence.indexOf(" Average losses"));
    List<Double> shares =
        Pattern.compile("([0-9.]+)%")
            .matcher(endings)
            .results()
            .map(share -> Double.valueOf(share.group(1)))
            .toList();
    assertThat(shares).hasSizeGreaterThan(1);
    assertThat(shares.stream().mapToDouble(Double::doubleValue).sum())
        .isCloseTo(100, within(0.05 * shares.size() + 1e-9));
  }

  /** Whoever could shoot and does not is told where the decision is read, and in the situation. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simple-napoleonic assault --attacker 'cav line' --defender art | . The defender does not"
            + " fire before the first round. | the defender does not fire before",
        "simple-napoleonic firefight --attacker 'inf column' --attacker art --defender inf"
            + " --closing attacker --start-range 3 --range 2 | . Artillery does not move and fire"
            + " in one turn. | attacker 2 does not fire in turns",
        "loose-files combat --attacker 'inf 6' --defender 'cav 6'"
            + " | . No unit fires before the combat. | none before the combat",
        "loose-files bombardment --attacker 'art 3' --defender 'art 2' --range long"
            + " | . The defender's guns do not fire back. | the defender's guns do not fire",
        "loose-files firefight --attacker 'inf 6' --attacker 'art 2 column' --defender 'inf 6' | ."
            + " Not all units with guns or muskets fire. | attacker 2 is limbered",
        "loose-files firefight --attacker 'inf 6' --defender 'art 3' --range long"
            + " | . Not all units with guns or muskets fire. | the attacker's infantry does not",
      })
  void who_could_shoot_and_does_not_is_told(String command, String sentence, String situation) {
    assertThat(sentenceOf(command)).endsWith(sentence);
    assertThat(vedette(command).out()).containsPattern("\n  fire +" + situation);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simple-napoleonic assault --attacker 'cav line' --defender art --start-range 3",
        "simple-napoleonic assault --attacker 'cav line' --defender 'cav line'",
        "simple-napoleonic firefight --attacker 'inf column' --attacker 'art; range 4'"
            + " --defender inf --closing attacker --start-range 3 --range 2",
        "loose-files combat --attacker 'cav 6' --defender 'art 2 column'",
        "loose-files bombardment --attacker 'art 3' --defender 'inf 6' --range long",
        "loose-files firefight --attacker 'inf 6' --attacker 'art 2' --defender 'cav 6'",
      })
  void where_nobody_is_silent_nothing_is_said(String command) {
    assertThat(vedette(command).out()).doesNotContain(" fire  ").doesNotContain(" not fire");
  }

  /** The column of the damage table is that of who is hit (Casualties and damage). */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "artillery | Nothing happens to the guns 16.7% of the time; a limber is hit 55.6%; one gun"
            + " is suppressed for a turn 19.4%; the battery is suppressed for a turn 5.6%; a gun is"
            + " destroyed 2.8%.",
        "staff | Nothing happens to the general 16.7% of the time; an escort is lost 55.6%; the"
            + " general is lightly wounded 19.4%; seriously wounded 5.6%; killed 2.8%.",
        "engineers | Only a pioneer is lost 16.7% of the time; the engineer is slightly wounded"
            + " 55.6%; seriously wounded 19.4%; killed, or two pioneers are lost 8.3%.",
      })
  void damage_speaks_of_who_is_hit(String whom, String sentence) {
    assertThat(sentenceOf("days-of-glory damage --of " + whom)).isEqualTo(sentence);
  }

  @Test
  void a_sampled_figure_has_its_interval() {
    assertThat(sentenceOf(CapturedRun.BATTLE + " --method simulate --trials 1000"))
        .containsPattern("position [0-9.]+% \\([0-9.]+-[0-9.]+\\)");
  }
}
