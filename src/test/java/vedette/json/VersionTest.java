package vedette.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A pin names the oldest version that will do, by two or three numbers. */
class VersionTest {
  private static final int[] THIS =
      Arrays.stream(Version.NUMBER.split("\\.")).mapToInt(Integer::parseInt).toArray();

  private static boolean tooOldFor(int major, int minor) {
    return Version.isTooOldFor(">=" + (THIS[0] + major) + "." + (THIS[1] + minor));
  }

  @Test
  void this_version_and_older_ones_will_do() {
    assertThat(Version.isTooOldFor(">=" + Version.NUMBER)).isFalse();
    assertThat(tooOldFor(0, 0)).isFalse();
    assertThat(Version.isTooOldFor(">=0.0.9999")).isFalse();
  }

  @Test
  void a_newer_number_in_any_place_is_newer_and_counts_as_a_number() {
    assertThat(tooOldFor(1, 0)).isTrue();
    assertThat(tooOldFor(0, 1)).isTrue();
    assertThat(tooOldFor(0, 10)).isTrue();
    assertThat(tooOldFor(1, -THIS[1])).isTrue();
    assertThat(Version.isTooOldFor(">=" + THIS[0] + "." + THIS[1] + "." + (THIS[2] + 1))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"99.0", "=99.0", ">99.0", "^99.0", ">=99", ">=99.0.0.1", ">=99.x", ""})
  void what_is_no_pin_refuses_nothing(String word) {
    assertThat(Version.isTooOldFor(word)).isFalse();
  }
}
