package vedette.rules.daysofglory;

import java.util.Optional;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * The dice of a close assault: a D6 for each side upon class and factors; on a tie each adds one
 * more until they differ (DG5).
 */
record Clash(CloseFight fight) {
  /** The side that wins without dice, if one does and the other does not. */
  private Optional<Side> automatic(Listener listener) {
    boolean attacker = fight.isAutomatic(Side.ATTACKER, listener);
    boolean defender = fight.isAutomatic(Side.DEFENDER, listener);
    if (attacker && defender) {
      listener.note(new Note.Happens("both", "would win at once, so the dice decide", "DG9"));
    }
    return attacker == defender
        ? Optional.empty()
        : Optional.of(attacker ? Side.ATTACKER : Side.DEFENDER);
  }

  /**
   * Rolls once for each side.
   *
   * @param tied whether the scores have been equal so far
   * @return the outcome, or nothing if the scores are equal
   */
  Optional<CloseOutcome> roll(boolean tied, Umpire umpire) {
    Optional<Side> automatic = automatic(tied ? Listener.NOBODY : umpire);
    if (automatic.isPresent()) {
      return Optional.of(CloseOutcome.automatic(fight, automatic.get(), umpire));
    }
    int lead = tied ? 0 : lead(umpire);
    int attacker = umpire.roll(DaysOfGloryTables.D6);
    int defender = umpire.roll(DaysOfGloryTables.D6);
    umpire.note(new Note.Happens("attacker", "rolls " + attacker + ", the defender " + defender));
    int difference = lead + attacker - defender;
    if (difference == 0) {
      umpire.note(new Note.Happens("a tie", "takes one more die for each side", "DG5"));
      return Optional.empty();
    }
    Side winner = difference > 0 ? Side.ATTACKER : Side.DEFENDER;
    umpire.note(new Note.Happens(winner.toString(), "wins by " + Math.abs(difference), "DG5"));
    return Optional.of(CloseOutcome.of(fight, winner, Math.abs(difference), umpire));
  }

  private int lead(Listener listener) {
    return fight.adds(Side.ATTACKER, listener) - fight.adds(Side.DEFENDER, listener);
  }

  /** Notes how the dice come about. */
  void preview(Listener listener) {
    if (automatic(listener).isEmpty()) {
      lead(listener);
    }
  }
}
