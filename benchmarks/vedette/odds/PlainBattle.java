package vedette.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * The README's sample battle as one would first write it: a list of units that change, streams over
 * them, the table as it is printed, {@code java.util.Random}. What the engine is compared with.
 */
final class PlainBattle {
  private static final int TURNS = 5;

  private static final String[][] TABLE = {
    {"A3Rp", "A2Rp", "A2Rp", "A2Rp", "A1Rp", "A1Rp", "A1Rp"},
    {"A2Rp", "A2Rp", "A2Rp", "A1Rp", "A1", "A1", "A1"},
    {"A2", "A1", "A1", "A1", "A1", "A1", "D1"},
    {"A1", "A1", "A1", "A1", "A1", "D1", "D1"},
    {"A1", "A1", "A1", "A1", "D1", "D1", "D1"},
    {"A1", "A1", "D1", "D1", "D1", "D1", "D2"},
    {"A1", "A1", "D1", "D1", "D1", "D2", "D2"},
    {"A1", "D1", "D1", "D1", "D2", "D2", "D2"},
    {"D1", "D1", "D1", "D1Rp", "D2Rp", "D2Rp", "D2Rp"},
    {"D1Rp", "D1Rp", "D1Rp", "D1Rp", "D2Rp", "D2Rp", "D3Rp"},
  };

  private final Random random;

  PlainBattle(Random random) {
    this.random = random;
  }

  enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY
  }

  /** A unit, which loses strength points. */
  static final class Unit {
    private final Arm arm;
    private int strength;

    Unit(Arm arm, int strength) {
      this.arm = arm;
      this.strength = strength;
    }
  }

  /** A stack of units, perhaps with an officer. */
  static final class Stack {
    private final List<Unit> units = new ArrayList<>();
    private final boolean officer;
    private final int initial;
    private boolean repulsed;

    Stack(boolean officer, Unit... units) {
      this.officer = officer;
      this.units.addAll(List.of(units));
      initial = strength();
    }

    int strength() {
      return units.stream().mapToInt(unit -> unit.strength).sum();
    }

    int strength(Arm arm) {
      return units.stream().filter(unit -> unit.arm == arm).mapToInt(unit -> unit.strength).sum();
    }

    /** Point by point, nobody twice before everybody once; infantry first, the strongest first. */
    void lose(int points) {
      Map<Unit, Integer> taken = new HashMap<>();
      for (int i = 0; i < points; i++) {
        Optional<Unit> next =
            units.stream()
                .filter(unit -> unit.strength > 0)
                .min(
                    Comparator.comparing((Unit unit) -> taken.getOrDefault(unit, 0))
                        .thenComparing(unit -> unit.arm)
                        .thenComparing(unit -> -unit.strength));
        if (next.isPresent()) {
          next.get().strength--;
          taken.merge(next.get(), 1, Integer::sum);
        }
      }
    }

    /** Repulsed: a point more of cavalry or else of artillery. */
    void repulse() {
      repulsed = true;
      units.stream()
          .filter(unit -> unit.arm != Arm.INFANTRY && unit.strength > 0)
          .min(Comparator.comparing((Unit unit) -> unit.arm))
          .ifPresent(unit -> unit.strength--);
    }

    boolean isOut() {
      return repulsed || strength() == 0;
    }

    int lost() {
      return initial - strength();
    }
  }

  /** How a battle ended. */
  record Result(
      int attackerLoss,
      int defenderLoss,
      boolean attackerRepulsed,
      boolean defenderRepulsed,
      int turns) {}

  /** Fights the sample battle once. */
  Result fight() {
    Stack attacker =
        new Stack(
            false,
            new Unit(Arm.INFANTRY, 5),
            new Unit(Arm.INFANTRY, 5),
            new Unit(Arm.CAVALRY, 2),
            new Unit(Arm.ARTILLERY, 2));
    Stack defender =
        new Stack(
            true,
            new Unit(Arm.INFANTRY, 4),
            new Unit(Arm.INFANTRY, 4),
            new Unit(Arm.CAVALRY, 1),
            new Unit(Arm.ARTILLERY, 1));
    int turn = 0;
    do {
      attack(attacker, defender);
      turn++;
    } while (turn < TURNS && !attacker.isOut() && !defender.isOut());
    return new Result(attacker.lost(), defender.lost(), attacker.repulsed, defender.repulsed, turn);
  }

  private void attack(Stack attacker, Stack defender) {
    int behindStream = -1;
    int differential =
        attacker.strength()
            - defender.strength()
            + Boolean.compare(attacker.officer, defender.officer)
            + superiority(Arm.CAVALRY, attacker, defender)
            + superiority(Arm.ARTILLERY, attacker, defender)
            + behindStream;
    String cell = TABLE[random.nextInt(TABLE.length)][column(differential)];
    Stack loser = cell.startsWith("A") ? attacker : defender;
    loser.lose(Integer.parseInt(cell.substring(1, 2)));
    if (cell.endsWith("Rp")) {
      loser.repulse();
    }
  }

  private static int superiority(Arm arm, Stack attacker, Stack defender) {
    return Integer.signum(attacker.strength(arm) - defender.strength(arm));
  }

  private static int column(int differential) {
    if (differential <= -5) {
      return 0;
    } else if (differential <= -3) {
      return 1;
    } else if (differential <= -1) {
      return 2;
    } else if (differential == 0) {
      return 3;
    } else if (differential <= 2) {
      return 4;
    } else if (differential <= 4) {
      return 5;
    } else {
      return 6;
    }
  }
}
