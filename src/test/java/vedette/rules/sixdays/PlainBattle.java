package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.rules.PlainDice;
import vedette.rules.sixdays.units.Unit.Arm;

/**
 * A battle of one stack against one, written in the simplest way: a list of units that change,
 * streams over them, the table as printed. It shares no code with the program, so that results and
 * times of both can be compared.
 *
 * @param attackTerrain effect of the defender's ground on the attack's differential
 * @param counterTerrain effect of the ground on a counterattack's differential
 * @param counterattackFrom least differential at which the defender counterattacks
 */
public record PlainBattle(
    Stack attacker,
    Stack defender,
    int turns,
    int attackTerrain,
    int counterTerrain,
    int counterattackFrom) {
  /** A differential that is never reached, for a defender that never counterattacks. */
  public static final int NEVER = 1000;

  /** An arm, in the order of the default loss doctrine. */
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
  public static final class Stack {
    private final List<Unit> units = new ArrayList<>();
    private final boolean officer;
    private final List<Arm> lossOrder;
    private final int initial;
    private boolean repulsed;

    /**
     * Makes a stack.
     *
     * @param lossOrder arms in the order of their losses
     */
    Stack(List<Unit> units, boolean officer, List<Arm> lossOrder) {
      units.forEach(unit -> this.units.add(new Unit(unit.arm, unit.strength)));
      this.officer = officer;
      this.lossOrder = lossOrder;
      initial = strength();
    }

    /**
     * Reads {@code inf 5, cav 2, officer}, with losses in an order such as {@code infantry-first}.
     */
    public static Stack of(String text, String losses) {
      List<Unit> units = new ArrayList<>();
      for (String unit : text.split(", ")) {
        if (!unit.equals("officer")) {
          Arm arm = Arm.values()["infcavart".indexOf(unit.substring(0, 3)) / 3];
          units.add(new Unit(arm, Integer.parseInt(unit.substring(4))));
        }
      }
      List<Arm> order =
          switch (losses) {
            case "cavalry-first" -> List.of(Arm.CAVALRY, Arm.INFANTRY, Arm.ARTILLERY);
            case "artillery-first" -> List.of(Arm.ARTILLERY, Arm.INFANTRY, Arm.CAVALRY);
            default -> List.of(Arm.values());
          };
      return new Stack(units, text.endsWith("officer"), order);
    }

    Stack fresh() {
      return new Stack(units, officer, lossOrder);
    }

    int strength() {
      return units.stream().mapToInt(unit -> unit.strength).sum();
    }

    int strength(Arm arm) {
      return units.stream().filter(unit -> unit.arm == arm).mapToInt(unit -> unit.strength).sum();
    }

    private Comparator<Unit> nextToLose() {
      return Comparator.comparing((Unit unit) -> lossOrder.indexOf(unit.arm))
          .thenComparing(unit -> -unit.strength);
    }

    /** Takes losses point by point, each unit once before any twice. */
    void lose(int points) {
      Map<Unit, Integer> taken = new HashMap<>();
      for (int i = 0; i < points; i++) {
        Optional<Unit> next =
            units.stream()
                .filter(unit -> unit.strength > 0)
                .min(
                    Comparator.comparing((Unit unit) -> taken.getOrDefault(unit, 0))
                        .thenComparing(nextToLose()));
        if (next.isPresent()) {
          next.get().strength--;
          taken.merge(next.get(), 1, Integer::sum);
        }
      }
    }

    /** Repulses the stack, which costs another point of cavalry or artillery. */
    void repulse() {
      repulsed = true;
      units.stream()
          .filter(unit -> unit.arm != Arm.INFANTRY && unit.strength > 0)
          .min(nextToLose())
          .ifPresent(unit -> unit.strength--);
    }

    boolean isOut() {
      return repulsed || strength() == 0;
    }

    int lost() {
      return initial - strength();
    }
  }

  /** The result of a battle. */
  public record Result(
      int attackerLosses,
      int defenderLosses,
      boolean attackerRepulsed,
      boolean defenderRepulsed,
      boolean attackerEliminated,
      boolean defenderEliminated,
      int turns) {
    @Override
    public String toString() {
      return (attackerLosses + " " + defenderLosses)
          + (" " + attackerRepulsed + " " + defenderRepulsed)
          + (" " + attackerEliminated + " " + defenderEliminated + " " + turns);
    }
  }

  /** Returns the README's sample battle. */
  public static PlainBattle sample() {
    return new PlainBattle(
        Stack.of("inf 5, inf 5, cav 2, art 2", "infantry-first"),
        Stack.of("inf 4, inf 4, cav 1, art 1, officer", "infantry-first"),
        5,
        1,
        1,
        NEVER);
  }

  /** Returns the maximum number of rolls. */
  int rolls() {
    return counterattackFrom == NEVER ? turns : 2 * turns;
  }

  /** Plays the battle once. */
  public Result fight(PlainDice dice) {
    Stack attacks = attacker.fresh();
    Stack defends = defender.fresh();
    int turn = 0;
    do {
      turn++;
      attack(attacks, defends, attackTerrain, dice);
      if (!attacks.isOut()
          && !defends.isOut()
          && differential(defends, attacks, counterTerrain) >= counterattackFrom) {
        attack(defends, attacks, counterTerrain, dice);
      }
    } while (turn < turns && !attacks.isOut() && !defends.isOut());
    return new Result(
        attacks.lost(),
        defends.lost(),
        attacks.repulsed,
        defends.repulsed,
        attacks.strength() == 0,
        defends.strength() == 0,
        turn);
  }

  private static void attack(Stack from, Stack to, int terrain, PlainDice dice) {
    PrintedResults.Cell cell =
        PrintedResults.at(differential(from, to, terrain), dice.roll(PrintedResults.DIE));
    Stack loser = cell.attacker() ? from : to;
    loser.lose(cell.points());
    if (cell.repulsed()) {
      loser.repulse();
    }
  }

  private static int differential(Stack from, Stack to, int terrain) {
    return from.strength()
        - to.strength()
        - terrain
        + Boolean.compare(from.officer, to.officer)
        + superiority(Arm.CAVALRY, from, to)
        + superiority(Arm.ARTILLERY, from, to);
  }

  private static int superiority(Arm arm, Stack from, Stack to) {
    return Integer.signum(from.strength(arm) - to.strength(arm));
  }
}
