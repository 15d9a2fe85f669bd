package vedette.rules.simplenapoleonic;

import vedette.fight.Engagement.Fact;

/** Puts a situation into lines. */
final class Facts {
  private Facts() {}

  /** A unit, with its strength if that was not said. */
  static Fact of(Troop troop) {
    String written = troop.unit().withoutName();
    String strength =
        troop.unit().strength().isPresent() ? "" : " (" + troop.strength().left() + ")";
    return new Fact(troop.label(), written + strength);
  }

  static String hexes(int range) {
    return range == 1 ? "1 hex" : range + " hexes";
  }
}
