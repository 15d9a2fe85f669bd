package vedette.rules.simplenapoleonic;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Side;
import vedette.fight.Umpire;

/** The roll for who moves first in a turn (SN8). */
final class Initiative {
  /**
   * The defender's die against each roll of the attacker, with one answer for all that come to the
   * same.
   */
  private static final List<Die> AGAINST =
      IntStream.rangeClosed(1, SimpleNapoleonicTables.D6.max())
          .mapToObj(roll -> SimpleNapoleonicTables.D6.merged(other -> Integer.compare(roll, other)))
          .toList();

  private Initiative() {}

  /**
   * Both sides roll.
   *
   * @param readings that the turn's order rests on, separated by spaces
   * @param told who has won it, where that is known
   * @return who moves first; empty if they have rolled the same and roll again
   */
  static Optional<Side> of(String readings, Optional<Side> told, Umpire umpire) {
    umpire.heading(readings, "Turn {turn}, initiative");
    if (told.isPresent()) {
      umpire.note("SN-V7", "the {} moves first", told.get());
      return told;
    }
    int attacker = umpire.roll(SimpleNapoleonicTables.D6);
    umpire.note("", "the {} rolls {} for initiative", Side.ATTACKER, attacker);
    int defender = umpire.roll(AGAINST.get(attacker - 1));
    umpire.note("", "the {} rolls {} for initiative", Side.DEFENDER, defender);
    return attacker == defender
        ? Optional.empty()
        : Optional.of(attacker > defender ? Side.ATTACKER : Side.DEFENDER);
  }
}
