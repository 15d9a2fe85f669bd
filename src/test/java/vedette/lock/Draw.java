package vedette.lock;

import java.util.List;
import java.util.Random;

/** Draws by a seed; the same seed draws the same. */
final class Draw {
  private final Random random;

  Draw(long seed) {
    random = new Random(seed);
  }

  /** Whether something holds that does so in {@code percent} of 100 cases. */
  boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  /** A number from {@code least} to {@code most}. */
  int between(int least, int most) {
    return least + random.nextInt(most - least + 1);
  }

  String pick(String... words) {
    return words[random.nextInt(words.length)];
  }

  <T> T pick(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }

  /** The text in {@code percent} of 100 cases, else nothing. */
  String maybe(int percent, String text) {
    return chance(percent) ? text : "";
  }

  /** What is left of something and what it was, as in {@code 3/5}, or both in one number. */
  String part(int least, int most) {
    int original = between(least, most);
    return chance(50) ? original + "" : between(least, original) + "/" + original;
  }
}
