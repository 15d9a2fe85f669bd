package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.fight.Side;
import vedette.fight.Story.Fact;
import vedette.form.model.Part;

/** The lines of a situation. */
final class SituationText {
  /** The sentence about generals that the enemy tries to kill. */
  static final String GENERALS =
      "The attacker's general is killed {-attackerLeaderLost} of the time; "
          + "the defender's general is killed {+defenderLeaderLost} of the time. ";

  private SituationText() {}

  /** Returns a unit of a side, with its strength from the table if none was given. */
  static Fact ofSide(PreparedUnit troop) {
    boolean named = !troop.unit().name().isEmpty();
    Fact fact = of(troop);
    return named ? new Fact(troop.side() + " " + fact.label(), fact.text()) : fact;
  }

  /** Returns a unit, with its strength from the table if none was given. */
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

  /** Returns the line for the side that moves first in the first turn. */
  static Fact first(Side side) {
    return new Fact("moves first", "the " + side + ", in the first turn");
  }

  /**
   * Returns the line that says that no enemy tries to kill the generals of a side, and which option
   * changes that.
   */
  static Fact spared(Side side, String option) {
    return new Fact("general", "no attempt to kill the " + side + "'s general; see " + option);
  }

  /** Returns the clause about fights that are undecided when the turns run out. */
  static String undecidedAfter(int turns) {
    return "; undecided after "
        + (turns == 1 ? "1 turn" : turns + " turns")
        + ": {?ending is undecided}";
  }

  /** Returns a range in hexes. */
  static String hexes(int range) {
    return hexes(List.of(range));
  }

  /** Returns ranges turn by turn, or one range for all turns. */
  static String hexes(List<Integer> ranges) {
    String list = String.join(", ", ranges.stream().map(String::valueOf).toList());
    return list.equals("1") ? "1 hex" : list + " hexes";
  }
}
