package vedette.rules.loosefiles;

import java.util.List;
import java.util.Set;
import vedette.fight.Listener;
import vedette.fight.Note;

/**
 * What a side adds to its average die in combat (LF5, LF8).
 *
 * @param own units of the side
 * @param enemies units of the other
 */
record Score(Factors factors, Party own, List<Band> enemies) {
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

  /** Factors of the side; those of two units are added and halved, towards plus. */
  int sum(Listener listener) {
    int factor = 0;
    for (int i = 0; i < own.size(); i++) {
      Band unit = own.units().get(i);
      String label = own.label(i);
      factor += factors.sum(when -> times(unit, when), modifier -> label, listener);
    }
    if (own.size() > 1) {
      int half = -Math.floorDiv(-factor, own.size());
      listener.note(
          new Note.Happens(
              "factors",
              Note.signed(factor) + ", halved and rounded up: " + Note.signed(half),
              "LF5"));
      factor = half;
    }
    factor += factors.sum(this::timesOutnumbered, modifier -> own.role(), listener);
    int grade = own.units().stream().mapToInt(Band::grade).max().orElseThrow();
    if (own.units().stream().anyMatch(unit -> unit.grade() != 0)) {
      List<String> readings = own.size() > 1 ? List.of("LF8", "LF-V6") : List.of("LF8");
      listener.note(new Note.Modifier("training grade", grade, own.role(), readings));
    }
    listener.note(new Note.Happens(own.role(), "adds " + Note.signed(factor + grade)));
    return factor + grade;
  }

  /** How often a condition holds that is a unit's own. */
  private static int times(Band unit, String when) {
    return switch (when) {
      case "fort", "fieldwork" ->
          unit.works().filter(works -> works.toString().equals(when)).isPresent() ? 1 : 0;
      case "commander" -> unit.commander() ? 1 : 0;
      case "skirmish" -> unit.skirmish() ? 1 : 0;
      case "casualties" -> unit.casualties();
      case "dp" -> unit.dp();
      default -> unit.with().contains(when) ? 1 : 0;
    };
  }

  /** Whether a condition holds that is the whole side's. */
  private int timesOutnumbered(String when) {
    boolean holds =
        switch (when) {
          case "outnumbered" -> bases(enemies) > bases(own.units());
          case "outnumbered 2:1" -> bases(enemies) >= 2 * bases(own.units());
          case "outnumbered 3:1" -> bases(enemies) >= 3 * bases(own.units());
          default -> false;
        };
    return holds ? 1 : 0;
  }

  private static int bases(List<Band> units) {
    int sum = 0;
    for (Band unit : units) {
      sum += unit.bases();
    }
    return sum;
  }
}
