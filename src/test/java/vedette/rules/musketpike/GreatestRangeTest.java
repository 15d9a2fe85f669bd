package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static vedette.rules.musketpike.MusketPikeFights.fire;
import static vedette.rules.musketpike.MusketPikeFights.fireOdds;
import static vedette.rules.musketpike.MusketPikeFights.fireValueOf;

import org.junit.jupiter.api.Test;
import vedette.source.TextFault;

/** Artillery reaches as far as its counter says (comments, Other ranged fire; MP-V12). */
class GreatestRangeTest {
  private static final String FOOT = "hi1 8/8 ql7";

  private static TextFault refusal(String shooter) {
    return catchThrowableOfType(TextFault.class, () -> fire(shooter, FOOT));
  }

  @Test
  void a_gun_fires_at_one_up_to_the_range_on_its_counter_and_not_beyond() {
    assertThat(fireValueOf("art 12lb max 12; range 9", FOOT)).isEqualTo(2);
    assertThat(fireValueOf("art 12lb max 12; range 12", FOOT)).isEqualTo(1);
    assertThat(refusal("art 12lb max 12; range 13"))
        .hasMessageContaining("exceeds the greatest range of the artillery, 12");
  }

  @Test
  void an_answer_says_that_a_long_range_was_not_checked() {
    assertThat(fireOdds("art 3lb; range 99", FOOT).readings()).contains("MP-V12");
    assertThat(fire("art 3lb; range 99", FOOT).story().situation().toString())
        .contains("not checked");
    assertThat(fireOdds("art 3lb; range 99; grazing", FOOT).readings()).contains("MP-V12");
    assertThat(fireOdds("art 3lb max 99; range 99", FOOT).readings()).doesNotContain("MP-V12");
    assertThat(fire("art 3lb; range 5", FOOT).story().situation().toString())
        .doesNotContain("not checked");
  }
}
