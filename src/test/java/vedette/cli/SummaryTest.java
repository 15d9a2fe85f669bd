package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.cli.Captured.vedette;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
        "days-of-glory morale --test charge --unit 'inf 8 class 3 disordered' | The test is passed 66.7%"
            + " of the time; the unit does not charge 33.3%.",
        "simple-napoleonic morale --unit 'inf 3/6 square' | The unit stays 66.7%.",
        "loose-files commander --checks 4 | The commander stays unhurt 70.6%; he is killed 9.8%."
      })
  void worked_by_hand(String command, String sentence) {
    assertThat(sentenceOf(command)).isEqualTo(sentence);
  }

  /** Whoever could shoot and does not is told where the decision is read, and in the situation. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "simple-napoleonic assault --attacker 'cav line' --defender art"
            + " | he does not fire before the first round. | none of the defender before",
        "simple-napoleonic firefight --attacker 'inf column' --attacker art --defender inf"
            + " --closing attacker --start-range 3 --range 2"
            + " | artillery does not move and fire in one turn. | none of attacker 2 in turns",
        "loose-files combat --attacker 'inf 6' --defender 'cav 6'"
            + " | nobody fires before the combat. | none before the combat",
        "loose-files bombardment --attacker 'art 3' --defender 'art 2' --range long"
            + " | his guns do not fire back. | none of the defender's guns",
        "loose-files firefight --attacker 'inf 6' --attacker 'art 2 column' --defender 'inf 6'"
            + " | not all who have guns or muskets fire. | none of attacker 2, which is limbered",
        "loose-files firefight --attacker 'inf 6' --defender 'art 3' --range long"
            + " | not all who have guns or muskets fire. | none of the attacker's foot",
      })
  void who_could_shoot_and_does_not_is_told(String command, String sentence, String situation) {
    assertThat(sentenceOf(command)).endsWith("; " + sentence);
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
        "artillery | Nothing happens to the guns 16.7% of the time; a limber is hit 55.6%; one gun is"
            + " suppressed for a turn 19.4%; the battery is suppressed for a turn 5.6%; a gun is"
            + " destroyed 2.8%.",
        "staff | Nothing happens to the general 16.7% of the time; an escort is lost 55.6%; the general"
            + " is lightly wounded 19.4%; seriously wounded 5.6%; killed 2.8%.",
        "engineers | Only a pioneer is lost 16.7% of the time; the engineer is slightly wounded 55.6%;"
            + " seriously wounded 19.4%; killed, or two pioneers are lost 8.3%.",
      })
  void damage_speaks_of_who_is_hit(String whom, String sentence) {
    assertThat(sentenceOf("days-of-glory damage --of " + whom)).isEqualTo(sentence);
  }

  @Test
  void a_sampled_figure_has_its_interval() {
    assertThat(sentenceOf(Captured.BATTLE + " --method simulate --trials 1000"))
        .containsPattern("taken [0-9.]+% \\([0-9.]+-[0-9.]+\\)");
  }
}
