package vedette.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import vedette.work.Refusal;
import vedette.work.Remedy;

/** How the remedies of a refusal read. */
class RemedyWordsTest {
  private static String words(Remedy... remedies) {
    return RemedyWords.of(new Refusal("run this fight: too large", remedies));
  }

  @Test
  void several_remedies_are_one_phrase() {
    assertThat(words(Remedy.AGAIN)).isEqualTo("run it again");
    assertThat(words(Remedy.SAMPLE, Remedy.MORE_STATES))
        .isEqualTo("simulate with `--method simulate`, or raise `--max-states`");
    assertThat(words(Remedy.MORE_STATES_FOR_BEST, Remedy.FEWER_TURNS, Remedy.MORE_DOCTRINES))
        .isEqualTo(
            "optimal play is never sampled: raise `--max-states`, fight fewer turns, or fix more"
                + " doctrines of either side");
  }

  @ParameterizedTest
  @EnumSource
  void every_remedy_begins_a_phrase_in_lower_case(Remedy remedy) {
    assertThat(words(remedy)).matches("[a-z].*[^.,]");
  }
}
