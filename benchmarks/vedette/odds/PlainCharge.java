package vedette.odds;

import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;

/**
 * The Days of Glory charge of six stands of horse on twelve of foot, with six shooting at it, as
 * one would first write it: factors are looked up by their names, cells are text.
 */
final class PlainCharge {
  private static final int FIGURES = 4;
  private static final int SHOOTERS = 6;

  /** Hits on a fast target at medium range, by stands from 1. */
  private static final String[] SHOOTING = {"--", "6", "456H", "456H"};

  private static final Map<String, Integer> MORALE =
      Map.of(
          "class 2", 0,
          "class 3", -1,
          "each hit", 1,
          "class 3 or 4 to charge", 2,
          "cavalry charging formed troops", 2,
          "infantry charged by cavalry", 2,
          "target has passed", 2);

  private static final Map<String, Integer> ASSAULT =
      Map.of("cavalry fighting infantry", 4, "charging", 2);

  private final Random random;

  PlainCharge(Random random) {
    this.random = random;
  }

  /** A unit and what it has suffered. */
  static final class Unit {
    private final int troopClass;
    private final int initial;
    private int figures;
    private int hits;
    private String state = "good";

    Unit(int stands, int troopClass) {
      this.troopClass = troopClass;
      initial = stands * FIGURES;
      figures = initial;
    }

    int stands() {
      return (figures + FIGURES - 1) / FIGURES;
    }

    int lost() {
      return initial - figures;
    }

    void lose(int casualties) {
      figures = Math.max(0, figures - casualties);
    }

    void hit(int more) {
      hits += more;
      lose(more);
    }

    int score(String... factors) {
      int sum = MORALE.get("class " + troopClass) + hits * MORALE.get("each hit");
      return sum + Stream.of(factors).mapToInt(MORALE::get).sum();
    }

    int assault(Unit enemy, String... factors) {
      int sum = troopClass + Stream.of(factors).mapToInt(ASSAULT::get).sum();
      if (stands() >= 2 * enemy.stands()) {
        return sum + stands() / enemy.stands();
      } else if (2 * stands() >= 3 * enemy.stands()) {
        return sum + 1;
      } else {
        return sum;
      }
    }
  }

  /** Close assaults between horse and foot, by the letters of the sheet. */
  enum Outcome {
    E(1, 1, "good", "good"),
    F(1, 2, "disordered", "shaken"),
    G(1, 3, "disordered", "shaken"),
    X(0, 2, "good", "disordered"),
    Y(1, 3, "disordered", "routing"),
    Z(1, 6, "disordered", "routing");

    private final int winnerLoss;
    private final int loserLoss;
    private final String winnerState;
    private final String loserState;

    Outcome(int winnerLoss, int loserLoss, String winnerState, String loserState) {
      this.winnerLoss = winnerLoss;
      this.loserLoss = loserLoss;
      this.winnerState = winnerState;
      this.loserState = loserState;
    }

    private static Outcome of(boolean mountedWins, int difference) {
      if (difference >= 5) {
        return mountedWins ? Z : G;
      } else if (difference >= 3) {
        return mountedWins ? Y : F;
      } else {
        return mountedWins ? X : E;
      }
    }

    void apply(Unit winner, Unit loser) {
      winner.lose(winnerLoss);
      winner.state = winnerState;
      loser.lose(loserLoss);
      loser.state = loserState;
    }
  }

  /** How a charge ended. */
  record Result(
      String ending,
      int attackerCasualties,
      int defenderCasualties,
      String attackerState,
      String defenderState,
      boolean contact) {}

  /** Fights it once. */
  Result fight() {
    Unit charger = new Unit(6, 3);
    Unit target = new Unit(12, 2);
    String ending = charge(charger, target);
    return new Result(
        ending,
        charger.lost(),
        target.lost(),
        charger.state,
        target.state,
        ending.endsWith(" wins"));
  }

  private String charge(Unit charger, Unit target) {
    if (!passes(charger.score("class 3 or 4 to charge", "cavalry charging formed troops"))) {
      return "does not charge";
    }
    shootAt(charger);
    if (charger.hits > 0 && !passes(charger.score())) {
      charger.state = "disordered";
      return "halted by fire";
    }
    if (!passes(target.score("infantry charged by cavalry"))) {
      target.state = "routing";
      return "target runs";
    }
    if (!passes(charger.score("target has passed"))) {
      charger.state = "disordered";
      return "halts short";
    }
    return closeAssault(charger, target);
  }

  private void shootAt(Unit charger) {
    for (int left = SHOOTERS; left > 0; left -= SHOOTING.length) {
      String cell = SHOOTING[Math.min(left, SHOOTING.length) - 1];
      if (cell.contains(String.valueOf(d6()))) {
        charger.hit(1);
      }
    }
  }

  private String closeAssault(Unit charger, Unit target) {
    int attack = charger.assault(target, "cavalry fighting infantry", "charging");
    int defence = target.assault(charger);
    do {
      attack += d6();
      defence += d6();
    } while (attack == defence);
    boolean mountedWins = attack > defence;
    Outcome outcome = Outcome.of(mountedWins, Math.abs(attack - defence));
    if (mountedWins) {
      outcome.apply(charger, target);
      return "attacker wins";
    } else {
      outcome.apply(target, charger);
      return "defender wins";
    }
  }

  private boolean passes(int score) {
    return d6() > score;
  }

  private int d6() {
    return random.nextInt(6) + 1;
  }
}
