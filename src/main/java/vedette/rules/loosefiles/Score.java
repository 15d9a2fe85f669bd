package vedette.rules.loosefiles;

import java.util.List;
import java.util.Set;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/**
 * What a side adds to its average die in combat (LF5, LF8).
 *
 * @param own units of the side
 * @param enemy units of the other
 */
record Score(LooseFilesTables tables, Side side, List<Band> own, List<Band> enemy) {
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
  int factors(Listener listener) {
    int sum = 0;
    for (Band unit : own) {
      sum += factors(unit, listener);
    }
    int factors = own.size() == 1 ? sum : -Math.floorDiv(-sum, own.size());
    int grade = own.stream().mapToInt(Band::grade).max().orElseThrow();
    if (grade != 0) {
      listener.note(new Note.Modifier("training grade", grade, side, List.of("LF8")));
    }
    listener.note(new Note.Happens(side.toString(), "adds " + Note.signed(factors + grade), "LF5"));
    return factors + grade;
  }

  private int factors(Band unit, Listener listener) {
    int sum = 0;
    for (Modifier modifier :
        Modifiers.strongest(
            tables.combat().stream().filter(m -> times(unit, m.when()) > 0).toList())) {
      int value = modifier.value(times(unit, modifier.when()));
      sum += value;
      listener.note(
          new Note.Modifier(
              modifier.name(),
              value,
              HitMeasures.label(unit, side.toString()),
              modifier.readings()));
    }
    return sum;
  }

  private int times(Band unit, String when) {
    return switch (when) {
      case "commander" -> unit.commander() ? 1 : 0;
      case "skirmish" -> unit.skirmish() ? 1 : 0;
      case "casualties" -> unit.casualties();
      case "dp" -> unit.dp();
      case "outnumbered" -> bases(enemy) > bases(own) ? 1 : 0;
      case "outnumbered 2:1" -> bases(enemy) >= 2 * bases(own) ? 1 : 0;
      case "outnumbered 3:1" -> bases(enemy) >= 3 * bases(own) ? 1 : 0;
      default -> unit.with().contains(when) ? 1 : 0;
    };
  }

  private static int bases(List<Band> units) {
    return units.stream().mapToInt(Band::bases).sum();
  }
}
