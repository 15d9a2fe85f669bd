package vedette.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import vedette.platform.Platform;
import vedette.platform.WebPlatform;

/** The browser's replacement of a class yields the same words as the class. */
class WebXoroshiroStateTest {
  @Test
  void the_dice_of_a_browser_fall_as_those_of_the_program() {
    SplittableRandom seeds = new SplittableRandom(1);
    for (int seed = 0; seed < 100; seed++) {
      long first = seeds.nextLong();
      long second = seeds.nextLong();
      XoroshiroState expected = new XoroshiroState(first, second);
      WebXoroshiroState state = new WebXoroshiroState(first, second).copy();
      for (int i = 0; i < 1_000; i++) {
        expected.step();
        state.step();
        assertThat(state.word()).isEqualTo(expected.word());
        assertThat(state.upper()).isEqualTo(expected.upper());
        assertThat(state.lower()).isEqualTo(expected.lower());
      }
      assertThat(state.first()).isEqualTo(expected.first());
      assertThat(state.second()).isEqualTo(expected.second());
    }
  }

  @Test
  void a_word_is_scaled_to_a_bound_alike() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 100_000; i++) {
      long word = random.nextLong();
      long bound = random.nextLong(1, 1L << (1 + random.nextInt(32)));
      assertThat(WebPlatform.upperWord(word, bound)).isEqualTo(Platform.upperWord(word, bound));
    }
    assertThat(WebPlatform.upperWord(-1, 1L << 32)).isEqualTo(Platform.upperWord(-1, 1L << 32));
  }
}
