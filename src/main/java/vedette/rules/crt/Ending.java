package vedette.rules.crt;

import java.util.List;
import vedette.json.EnumWords;
import vedette.notation.HelpLine;
import vedette.rules.EndingLines;
import vedette.table.Effect.Forced;

/** Why a fight is over. */
enum Ending {
  ATTACKER_ELIMINATED,
  DEFENDER_ELIMINATED,
  BOTH_ELIMINATED,
  ATTACKER_REPULSED,
  DEFENDER_REPULSED,
  ATTACKER_RETREATS,
  DEFENDER_RETREATS,
  BOTH_FORCED_BACK,
  OFF_THE_TABLE,
  ROUNDS_OVER;

  /** Who is eliminated; one of them is. */
  static Ending eliminated(boolean attacker, boolean defender) {
    return attacker && defender
        ? BOTH_ELIMINATED
        : attacker ? ATTACKER_ELIMINATED : DEFENDER_ELIMINATED;
  }

  /** How the sides are forced back, both with something left; null if neither is. */
  static Ending forcedBack(Forced attacker, Forced defender) {
    if (attacker != Forced.NOT && defender != Forced.NOT) {
      return BOTH_FORCED_BACK;
    }
    if (attacker != Forced.NOT) {
      return attacker == Forced.REPULSED ? ATTACKER_REPULSED : ATTACKER_RETREATS;
    }
    if (defender != Forced.NOT) {
      return defender == Forced.REPULSED ? DEFENDER_REPULSED : DEFENDER_RETREATS;
    }
    return null;
  }

  /** What it means, for the help. */
  String meaning() {
    return switch (this) {
      case ATTACKER_ELIMINATED -> "nothing is left of the attacker";
      case DEFENDER_ELIMINATED -> "nothing is left of the defender";
      case BOTH_ELIMINATED -> "nothing is left of either side";
      case ATTACKER_REPULSED -> "a result Rp throws the attacker back";
      case DEFENDER_REPULSED -> "a result Rp throws the defender back";
      case ATTACKER_RETREATS -> "a result R drives the attacker back";
      case DEFENDER_RETREATS -> "a result R drives the defender back";
      case BOTH_FORCED_BACK -> "one result forces both sides back";
      case OFF_THE_TABLE -> "after losses the table allows no further attack";
      case ROUNDS_OVER -> "all rounds are fought, and both sides are still there";
    };
  }

  /** What each of them means. */
  static List<HelpLine> explained() {
    return EndingLines.of(values(), Ending::meaning);
  }

  @Override
  public String toString() {
    return EnumWords.spaced(this);
  }
}
