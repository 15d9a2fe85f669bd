package vedette.rules.daysofglory;

import java.util.Optional;
import java.util.function.Function;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Umpire;

/**
 * The dice of a close assault: a D6 for each side upon class and factors; on a tie each adds one
 * more until they differ (DG5).
 */
record Clash(Contender attacker, Contender defender) {
  /** The side that wins without dice, if one does and the other does not. */
  private Optional<Side> automatic(Listener listener) {
    boolean attackerWins = attacker.isAutomatic(listener);
    boolean defenderWins = defender.isAutomatic(listener);
    if (attackerWins && defenderWins) {
      listener.note(new Note.Happens("both", "would win at once, so the dice decide", "DG9"));
    }
    return attackerWins == defenderWins
        ? Optional.empty()
        : Optional.of(attackerWins ? Side.ATTACKER : Side.DEFENDER);
  }

  /**
   * Finds and notes what is settled before the dice.
   *
   * @param tied whether the scores have been equal so far
   * @return rolls once for each side: the outcome, or nothing if the scores are equal
   */
  Function<Umpire, Optional<CloseOutcome>> ready(boolean tied, Listener listener) {
    Optional<Side> automatic = automatic(tied ? Listener.NOBODY : listener);
    if (automatic.isPresent()) {
      return umpire -> Optional.of(CloseOutcome.automatic(this, automatic.get(), umpire));
    }
    int lead = tied ? 0 : lead(listener);
    return umpire -> roll(lead, umpire);
  }

  private Optional<CloseOutcome> roll(int lead, Umpire umpire) {
    int attackers = umpire.roll(DaysOfGloryTables.D6);
    int defenders = umpire.roll(DaysOfGloryTables.D6);
    umpire.note(new Told.Rolls(attackers, defenders));
    int difference = lead + attackers - defenders;
    if (difference == 0) {
      umpire.note(new Note.Happens("a tie", "takes one more die for each side", Told.DG5));
      return Optional.empty();
    }
    Side winner = difference > 0 ? Side.ATTACKER : Side.DEFENDER;
    umpire.note(new Told.Wins(winner, Math.abs(difference)));
    return Optional.of(CloseOutcome.of(this, winner, Math.abs(difference), umpire));
  }

  private int lead(Listener listener) {
    return attacker.adds(listener) - defender.adds(listener);
  }

  DaysOfGloryTables tables() {
    return attacker.tables();
  }

  Contender of(Side side) {
    return side == Side.ATTACKER ? attacker : defender;
  }

  /** Notes how the dice come about. */
  void preview(Listener listener) {
    if (automatic(listener).isEmpty()) {
      lead(listener);
    }
  }
}
