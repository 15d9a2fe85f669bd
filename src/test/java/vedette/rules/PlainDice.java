package vedette.rules;

import java.util.Random;

/** Dice for the plain fights, random or {@linkplain AllRolls all rolls in turn}. */
public interface PlainDice {
  /** Rolls a die, from 1. */
  int roll(int faces);

  /** Picks one of several by their weights, from 0. */
  int pick(int... weights);

  /** Returns random dice. */
  static PlainDice random(long seed) {
    Random random = new Random(seed);
    return new PlainDice() {
      @Override
      public int roll(int faces) {
        return random.nextInt(faces) + 1;
      }

      @Override
      public int pick(int... weights) {
        int sum = 0;
        for (int weight : weights) {
          sum += weight;
        }
        int left = random.nextInt(sum);
        int picked = 0;
        while (left >= weights[picked]) {
          left -= weights[picked++];
        }
        return picked;
      }
    };
  }
}
