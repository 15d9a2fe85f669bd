package vedette.rules.musketpike.chits;

import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.musketpike.chits.InitiativeEngagement.Request.Holder;

/**
 * The state of both cups between two draws. The own side is the attacker here, the enemy the
 * defender.
 *
 * @param holder the holder of the initiative
 * @param last the side of the last activation; null before the first
 * @param next the side that draws next; null before the initiative of a turn
 * @param activations number of activations in this turn
 * @param wings the wings of the question
 * @param twice whether each side has acted twice in a row over the end of a turn
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
   * A wing of the question.
   *
   * @param place number of its activation in the turn, from 1; 0 if it has not acted
   * @param unanswered whether no enemy has acted since it did
   * @param twice whether it has acted twice without an enemy in between
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

  /** Returns the state after a side has won the initiative of a turn. */
  ChitsState won(Holder by) {
    Side first = by == Holder.OWN ? Side.ATTACKER : Side.DEFENDER;
    return new ChitsState(by, last, first, activations, cups, wings, twice);
  }

  /** Returns the state in which a side draws next. */
  ChitsState draws(Side side) {
    return new ChitsState(holder, last, side, activations, cups, wings, twice);
  }

  ChitsState with(Side side, Cup cup) {
    return new ChitsState(holder, last, next, activations, cups.with(side, cup), wings, twice);
  }

  /**
   * Returns the state after the side that draws has acted.
   *
   * @param wing number of the wing of the question that its commander has led, or -1
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

  /**
   * Returns the state before the initiative of the next turn, with all chits in their cups again.
   */
  ChitsState nextTurn(BySide<Cup> full) {
    return new ChitsState(
        holder, last, null, 0, full, wings.stream().map(Wing::nextTurn).toList(), twice);
  }

  /**
   * The chits left in a side's cup.
   *
   * @param asked numbers of the wings of the question whose chits are in it
   * @param overall numbers of the armies whose overall commanders' chits are in it
   * @param others number of chits of other wings and any-unit markers
   */
  record Cup(List<Integer> asked, List<Integer> overall, int others) {
    static final Cup EMPTY = new Cup(List.of(), List.of(), 0);

    int chits() {
      return asked.size() + overall.size() + others;
    }

    /** Returns a chit by its number, from 1; the wings of the question come first. */
    Chit chit(int number) {
      if (number <= asked.size()) {
        return new Chit(Chit.Kind.WING, asked.get(number - 1));
      }
      int behind = number - asked.size();
      return behind <= overall.size()
          ? new Chit(Chit.Kind.OVERALL, overall.get(behind - 1))
          : new Chit(Chit.Kind.OTHER, -1);
    }

    /** Returns the cup without a chit that has been drawn. */
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
     * @param number number of its wing, if that is a wing of the question, or of its overall
     *     commander's army; otherwise -1
     */
    record Chit(Kind kind, int number) {
      /** The kind of a chit. */
      enum Kind {
        WING,
        OVERALL,
        OTHER
      }
    }
  }
}
