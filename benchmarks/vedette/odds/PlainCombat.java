package vedette.odds;

import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A Loose Files combat of eight bases with a commander and the bayonet against six with a D.Point,
 * as one would first write it: factors are looked up by their names.
 */
final class PlainCombat {
  private static final int MOST_POINTS = 5;
  private static final List<Integer> AVERAGE_DIE = List.of(2, 3, 3, 4, 4, 5);
  private static final Map<String, Integer> FACTORS =
      Map.of("bayonet", 2, "commander", 2, "dp", -2, "outnumbered", -1);

  private final Random random;

  PlainCombat(Random random) {
    this.random = random;
  }

  /** A unit and what it has suffered. */
  static final class Unit {
    private final List<String> factors;
    private final int initial;
    private int bases;
    private int points;

    Unit(int bases, int points, String... factors) {
      this.bases = bases;
      this.points = points;
      this.factors = List.of(factors);
      initial = bases;
    }

    int factor(Unit enemy) {
      int sum = factors.stream().mapToInt(FACTORS::get).sum() + points * FACTORS.get("dp");
      return enemy.bases > bases ? sum + FACTORS.get("outnumbered") : sum;
    }

    void suffer(Outcome outcome) {
      int all = points + outcome.points;
      bases = Math.max(0, bases - outcome.casualties - Math.max(0, all - MOST_POINTS));
      points = Math.min(all, MOST_POINTS);
    }
  }

  /** Rows of the table of results that this combat comes to. */
  enum Outcome {
    ROUTED("routed", 4, 2),
    DEFEATED("defeated", 2, 2),
    DRIVEN_BACK("driven back", 2, 1),
    COMPLETE_SUCCESS("complete success", 0, 0);

    private final String words;
    private final int points;
    private final int casualties;

    Outcome(String words, int points, int casualties) {
      this.words = words;
      this.points = points;
      this.casualties = casualties;
    }

    private static Outcome of(int difference) {
      if (difference >= 4) {
        return COMPLETE_SUCCESS;
      } else if (difference >= -1) {
        throw new IllegalArgumentException("no difference of this combat: " + difference);
      } else if (difference >= -4) {
        return DRIVEN_BACK;
      } else if (difference >= -8) {
        return DEFEATED;
      } else {
        return ROUTED;
      }
    }
  }

  /** How a combat ended. */
  record Result(String attackerResult, String defenderResult, int defenderCasualties) {}

  /** Fights it once. */
  Result fight() {
    Unit attacker = new Unit(8, 0, "commander", "bayonet");
    Unit defender = new Unit(6, 1);
    int ahead = score(attacker, defender) - score(defender, attacker);
    Outcome won = Outcome.of(ahead);
    Outcome lost = Outcome.of(-ahead);
    attacker.suffer(won);
    defender.suffer(lost);
    return new Result(won.words, lost.words, defender.initial - defender.bases);
  }

  private int score(Unit unit, Unit enemy) {
    return unit.factor(enemy) + AVERAGE_DIE.get(random.nextInt(AVERAGE_DIE.size()));
  }
}
