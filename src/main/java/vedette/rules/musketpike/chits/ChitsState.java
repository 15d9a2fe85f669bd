package vedette.rules.musketpike.chits;

import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.musketpike.chits.InitiativeEngagement.Request.Holder;

/**
 * Chits between two draws. The own side is the attacker here, the enemy the defender.
 *
 * @param holder who has the initiative
 * @param last whose activation was the last; null before the first
 * @param next who draws next; null before the initiative of a turn
 * @param activations of this turn so far
 * @param wings the wings asked about
 * @param twice whether a side has acted twice in a row over the end of a turn
 */
record ChitsState(
    Holder holder,
    Side last,
    Side next,
    int activations,
    BySide<Cup> cups,
    List<Wing> wings,
    BySide<Boolean> twice) {

  /**
   * A wing asked about.
   *
   * @param place which activation of the turn was its own, 0 if it has not acted
   * @param unanswered whether no enemy has acted since it did
   * @param twice whether it has acted twice with no enemy between
   */
  record Wing(Side side, int place, boolean unanswered, boolean twice) {
    static Wing of(Side side) {
      return new Wing(side, 0, false, false);
    }

    Wing acts(int which) {
      return new Wing(side, which, true, twice || unanswered);
    }

    Wing answered() {
      return new Wing(side, place, false, twice);
    }

    Wing nextTurn() {
      return new Wing(side, 0, unanswered, twice);
    }
  }

  /** When a side has won the initiative of a turn. */
  ChitsState won(Holder by) {
    Side first = by == Holder.OWN ? Side.ATTACKER : Side.DEFENDER;
    return new ChitsState(by, last, first, activations, cups, wings, twice);
  }

  /** When it is a side's turn to draw. */
  ChitsState draws(Side side) {
    return new ChitsState(holder, last, side, activations, cups, wings, twice);
  }

  ChitsState with(Side side, Cup cup) {
    return new ChitsState(holder, last, next, activations, cups.with(side, cup), wings, twice);
  }

  /**
   * When the side that draws has acted.
   *
   * @param wing number of the wing asked about that its commander has led, or -1
   */
  ChitsState acted(int wing) {
    List<Wing> after =
        IntStream.range(0, wings.size()).mapToObj(it -> after(wings.get(it), it == wing)).toList();
    boolean again = activations == 0 && last == next;
    return new ChitsState(
        holder, next, next, activations + 1, cups, after, again ? twice.with(next, true) : twice);
  }

  private Wing after(Wing wing, boolean acts) {
    if (wing.side() != next) {
      return wing.answered();
    }
    return acts ? wing.acts(activations + 1) : wing;
  }

  /** Before the initiative of the next turn, with all chits in their cups again. */
  ChitsState nextTurn(BySide<Cup> full) {
    return new ChitsState(
        holder, last, null, 0, full, wings.stream().map(Wing::nextTurn).toList(), twice);
  }

  /**
   * What is left in a side's cup.
   *
   * @param asked numbers of the wings asked about whose chits are in it
   * @param overall chits of overall commanders, by the numbers of their armies
   * @param others chits of other wings, and any-unit markers
   */
  record Cup(List<Integer> asked, List<Integer> overall, int others) {
    static final Cup EMPTY = new Cup(List.of(), List.of(), 0);

    int chits() {
      return asked.size() + overall.size() + others;
    }

    /** Returns what a chit is, by its number from 1: those of the wings asked about come first. */
    Chit chit(int number) {
      if (number <= asked.size()) {
        return new Chit(Chit.Kind.WING, asked.get(number - 1));
      }
      int behind = number - asked.size();
      return behind <= overall.size()
          ? new Chit(Chit.Kind.OVERALL, overall.get(behind - 1))
          : new Chit(Chit.Kind.OTHER, -1);
    }

    /** Without a chit that has been drawn. */
    Cup without(Chit chit) {
      return switch (chit.kind()) {
        case WING -> new Cup(without(asked, chit), overall, others);
        case OVERALL -> new Cup(asked, without(overall, chit), others);
        case OTHER -> new Cup(asked, overall, others - 1);
      };
    }

    private static List<Integer> without(List<Integer> numbers, Chit chit) {
      return numbers.stream().filter(it -> it != chit.number()).toList();
    }

    /**
     * A chit.
     *
     * @param number of the wing asked about whose it is, or of its overall commander's army; else
     *     -1
     */
    record Chit(Kind kind, int number) {
      /** Whose a chit is. */
      enum Kind {
        WING,
        OVERALL,
        OTHER
      }
    }
  }
}
