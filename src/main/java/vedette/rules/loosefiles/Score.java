package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import vedette.fight.Umpire;

/** What a side adds to its average die in combat (LF5, LF8). */
final class Score {
  /** What factors can depend on. */
  static final Set<String> CONDITIONS =
      Set.of(
          "fort",
          "fieldwork",
          "bayonet",
          "terrain",
          "commander",
          "skirmish",
          "flank",
          "casualties",
          "dp",
          "outnumbered",
          "outnumbered 2:1",
          "outnumbered 3:1");

  private final Roster own;
  private final List<Factor> ofUnits = new ArrayList<>();
  private final List<Factor> ofSide = new ArrayList<>();

  /**
   * Works out which factors count: nothing of that changes in a combat.
   *
   * @param own units of the side
   * @param enemies units of the other
   */
  Score(Factors factors, Roster own, List<Unit> enemies) {
    this.own = own;
    for (int i = 0; i < own.size(); i++) {
      Unit unit = own.units().get(i);
      String label = own.label(i);
      ofUnits.addAll(factors.counting(when -> times(unit, when), modifier -> label));
    }
    ofSide.addAll(
        factors.counting(when -> timesOutnumbered(when, enemies), modifier -> own.role()));
    if (own.units().stream().anyMatch(unit -> unit.with().grade() != 0)) {
      int grade = own.units().stream().mapToInt(unit -> unit.with().grade()).max().orElseThrow();
      List<String> readings = own.size() > 1 ? List.of("LF8", "LF-V6") : List.of("LF8");
      ofSide.add(Factor.of("training grade", grade, own.role(), readings));
    }
  }

  /** Factors of the side; those of two units are added and halved, towards plus. */
  int sum(Umpire umpire) {
    int sum = Factor.sum(ofUnits, umpire);
    if (own.size() > 1) {
      int half = -Math.floorDiv(-sum, own.size());
      umpire.note("LF5", "factors {+}, halved and rounded up: {+}", sum, half);
      sum = half;
    }
    sum += Factor.sum(ofSide, umpire);
    umpire.note("", "{} adds {+}", own.role(), sum);
    return sum;
  }

  /** How often a condition holds that is a unit's own. */
  private static int times(Unit unit, String when) {
    return switch (when) {
      case "fort", "fieldwork" ->
          unit.works().filter(works -> works.toString().equals(when)).isPresent() ? 1 : 0;
      case "commander" -> unit.commander() ? 1 : 0;
      case "skirmish" -> unit.skirmish() ? 1 : 0;
      case "casualties" -> unit.casualties();
      case "dp" -> unit.dp();
      default -> unit.with().has(when) ? 1 : 0;
    };
  }

  /** Whether a condition holds that is the whole side's. */
  private int timesOutnumbered(String when, List<Unit> enemies) {
    boolean holds =
        switch (when) {
          case "outnumbered" -> bases(enemies) > bases(own.units());
          case "outnumbered 2:1" -> bases(enemies) >= 2 * bases(own.units());
          case "outnumbered 3:1" -> bases(enemies) >= 3 * bases(own.units());
          default -> false;
        };
    return holds ? 1 : 0;
  }

  private static int bases(List<Unit> units) {
    int sum = 0;
    for (Unit unit : units) {
      sum += unit.bases();
    }
    return sum;
  }
}
