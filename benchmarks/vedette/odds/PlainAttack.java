package vedette.odds;

import java.util.Random;

/**
 * 40 against 40 on the loss table of the examples, up to 40 rounds, as one would first write it:
 * the cells are text that is taken apart each time it comes up.
 */
final class PlainAttack {
  private static final int STRENGTH = 40;
  private static final int ROUNDS = 40;

  private static final String[][] TABLE = {
    {"A3Rp", "A2Rp", "A2Rp", "A1", "A1"},
    {"A2", "A1", "A1", "A1", "A1/D1"},
    {"A1", "A1", "A1/D1", "A1/D1", "D1"},
    {"A1/D1", "A1/D1", "A1/D1", "D1", "D1"},
    {"D1", "D1", "D1", "D1", "D2"},
    {"D1", "D1", "D2", "D2R", "D3R2"},
  };

  private final Random random;

  PlainAttack(Random random) {
    this.random = random;
  }

  /** A side, which loses strength. */
  static final class Force {
    private final char letter;
    private int strength = STRENGTH;
    private boolean forcedBack;

    Force(char letter) {
      this.letter = letter;
    }

    void suffer(String result) {
      for (String part : result.split("/")) {
        if (part.charAt(0) == letter) {
          int loss = Integer.parseInt(part.substring(1, 2));
          strength = Math.max(0, strength - loss);
          forcedBack |= part.contains("R");
        }
      }
    }

    boolean isOut() {
      return forcedBack || strength == 0;
    }
  }

  /** How an attack ended. */
  record Result(int attackerLoss, int defenderLoss, int rounds) {}

  /** Fights it once. */
  Result fight() {
    Force attacker = new Force('A');
    Force defender = new Force('D');
    int round = 0;
    while (round < ROUNDS && !attacker.isOut() && !defender.isOut()) {
      String[] row = TABLE[random.nextInt(TABLE.length)];
      String result = row[column(attacker.strength - defender.strength)];
      attacker.suffer(result);
      defender.suffer(result);
      round++;
    }
    return new Result(STRENGTH - attacker.strength, STRENGTH - defender.strength, round);
  }

  private static int column(int differential) {
    if (differential <= -4) {
      return 0;
    } else if (differential <= -1) {
      return 1;
    } else if (differential == 0) {
      return 2;
    } else if (differential <= 3) {
      return 3;
    } else {
      return 4;
    }
  }
}
