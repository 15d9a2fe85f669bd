package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.model.Part;

/** Puts a situation into lines. */
final class SituationText {
  /** The sentence about generals whom the enemy tries to kill. */
  static final String GENERALS =
      "The attacker's general is killed {-attackerLeaderLost} of the time; "
          + "the defender's general is killed {+defenderLeaderLost} of the time. ";

  private SituationText() {}

  /** Returns a unit of a side, with its strength if that was not said. */
  static Fact ofSide(PreparedUnit troop) {
    boolean named = !troop.unit().name().isEmpty();
    Fact fact = of(troop);
    return named ? new Fact(troop.side() + " " + fact.label(), fact.text()) : fact;
  }

  /** Returns a unit, with its strength if that was not said. */
  static Fact of(PreparedUnit troop) {
    String written = troop.unit().withoutName();
    Part strength = troop.strength();
    String unsaid =
        troop
            .unit()
            .strength()
            .map(said -> said.original().isPresent() ? "" : " (of " + strength.original() + ")")
            .orElse(" (" + strength.left() + ")");
    return new Fact(troop.label().replaceFirst("^the ", ""), written + unsaid);
  }

  /** Who moves first in the first turn. */
  static Fact first(Side side) {
    return new Fact("moves first", "the " + side + ", in the first turn");
  }

  /** Says that no enemy tries to kill the generals of a side, and which option changes that. */
  static Fact spared(Side side, String option) {
    return new Fact("general", "no attempt to kill the " + side + "'s general; see " + option);
  }

  /** Returns the clause about fights that are undecided when the turns run out. */
  static String undecidedAfter(int turns) {
    return "; undecided after "
        + (turns == 1 ? "1 turn" : turns + " turns")
        + ": {?ending is undecided}";
  }

  /** Returns a range. */
  static String hexes(int range) {
    return hexes(List.of(range));
  }

  /** Ranges turn by turn, or one for all turns. */
  static String hexes(List<Integer> ranges) {
    String list = String.join(", ", ranges.stream().map(String::valueOf).toList());
    return list.equals("1") ? "1 hex" : list + " hexes";
  }
}
