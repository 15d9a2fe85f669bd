package vedette.rules.loosefiles;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Die;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * Commanders take D.Points off the units of one side (LF7).
 *
 * @param commanders who roll for command points
 * @param readings why they do
 */
record Command(Party party, int commanders, List<String> readings) {
  /** D.Points on all units. */
  static int points(List<Status> units) {
    return units.stream().mapToInt(Status::dp).sum();
  }

  /** Each commander with a unit spends his free point on it. */
  List<Status> free(List<Status> units, Listener listener) {
    List<Status> left = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      Status unit = units.get(i);
      boolean spends = unit.isLed() && unit.dp() > 0;
      if (spends) {
        listener.note(
            new Note.Happens(
                party.commander(i), "takes a D.Point off, " + (unit.dp() - 1) + " left", "LF7"));
      }
      left.add(spends ? unit.recover(1) : unit);
    }
    return List.copyOf(left);
  }

  /** The commanders roll for command points, each of which takes a D.Point off. */
  List<Status> roll(List<Status> units, Umpire umpire) {
    int points = umpire.roll(Die.sum(commanders, LooseFilesTables.FACES));
    umpire.note(new Told.Commands(party.role(), commanders, points, readings));
    List<Status> left = new ArrayList<>(units);
    int worst = worst(left);
    for (int spent = 0; spent < points && worst >= 0; spent++) {
      left.set(worst, left.get(worst).recover(1));
      worst = worst(left);
    }
    boolean chosen = units.stream().filter(unit -> unit.dp() > 0).count() > 1;
    for (int i = 0; i < left.size(); i++) {
      int off = units.get(i).dp() - left.get(i).dp();
      if (off > 0) {
        umpire.note(
            new Told.Recovers(
                party.label(i), off, left.get(i).dp(), chosen ? List.of("LF-V3") : List.of()));
      }
    }
    return List.copyOf(left);
  }

  /** The unit with most D.Points, the first of equals; -1 if none has any. */
  private static int worst(List<Status> units) {
    int worst = -1;
    for (int i = 0; i < units.size(); i++) {
      if (units.get(i).dp() > (worst < 0 ? 0 : units.get(worst).dp())) {
        worst = i;
      }
    }
    return worst;
  }
}
