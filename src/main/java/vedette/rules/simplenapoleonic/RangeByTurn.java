package vedette.rules.simplenapoleonic;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.kit.ByTurn;
import vedette.source.TextFault;

/**
 * The range of a firefight turn by turn, and which side closes in (SN-V3).
 *
 * @param closing the side that moves; nobody does if it is not said
 * @param ranges as turns end
 * @param before as they begin
 * @param turns of the firefight
 */
record RangeByTurn(
    Optional<Side> closing, ByTurn<Integer> ranges, ByTurn<Integer> before, int turns) {
  private static final int MAX_RANGE = 99;

  /** That which a request asks for. */
  static RangeByTurn of(FirefightEngagement.Request request) {
    List<Integer> ranges = new ArrayList<>();
    for (String text : request.range()) {
      ranges.add(range(text));
    }
    if (ranges.isEmpty()) {
      ranges.add(1);
    }
    if (request.closing().isPresent() != request.startRange().isPresent()) {
      throw request.closing().isPresent()
          ? new TextFault("closing", "--closing needs --start-range", "add --start-range 4")
          : new TextFault("startRange", "--start-range needs --closing", "add --closing attacker");
    }
    List<Integer> before = new ArrayList<>(ranges);
    request.startRange().ifPresent(start -> before.add(0, start));
    return new RangeByTurn(
        request.closing(), new ByTurn<>(ranges), new ByTurn<>(before), request.turns());
  }

  private static int range(String text) {
    if (text.matches("[1-9][0-9]?") && Integer.parseInt(text) <= MAX_RANGE) {
      return Integer.parseInt(text);
    }
    throw TextFault.ofUnread(
        "range", "`" + text + "` is not a list of ranges", "write hexes by turn, as in `3,2,1`");
  }

  /** Complains of units that cannot close in so. */
  void check(List<PreparedUnit> units, RulesInForce rules) {
    for (PreparedUnit unit : units) {
      if (unit.unit().moved()) {
        throw TextFault.ofWord(
            unit.side().toString(),
            "moved",
            unit.label() + " takes no `moved`: --closing decides when it moves",
            "leave out `moved`");
      }
      for (int turn = 1; turn <= Math.min(turns, ranges.lastTurn()); turn++) {
        checkMoves(unit, unit.movement(rules), turn);
      }
    }
  }

  private void checkMoves(PreparedUnit unit, int movement, int turn) {
    int from = before.each().get(turn - 1);
    int to = ranges.each().get(turn - 1);
    if (to > from) {
      throw new TextFault(
          "range",
          "the range grows from " + SituationText.hexes(from) + " to " + to,
          "write ranges that do not grow, as in `3,2,1`");
    }
    if (from - to > movement) {
      throw new TextFault(
          "range",
          unit.label()
              + " cannot close from "
              + SituationText.hexes(from)
              + " to "
              + to
              + " in a turn: it "
              + (movement == 0 ? "does not move" : "moves " + SituationText.hexes(movement)),
          movement == 0
              ? "write line or column: a square does not move"
              : "write the range of each turn, as in `3,2,1`");
    }
  }

  /** Returns whether it changes. */
  boolean changes() {
    return before.changes();
  }

  /** All ranges there are. */
  List<Integer> all() {
    return before.each();
  }

  /**
   * Returns the range at which a side fires.
   *
   * @param second whether the other side has had its part of this turn
   */
  int range(Side firing, boolean second, Umpire umpire) {
    boolean hasMoved = closing.isEmpty() || closing.get() == firing || second;
    return (hasMoved ? ranges : before).current(umpire);
  }

  /**
   * Returns whether a unit moves in this turn; one with a range of its own stays where it is
   * (SN-V10).
   */
  boolean moves(PreparedUnit troop, Umpire umpire) {
    return troop.unit().moved()
        || closing.isPresent()
            && closing.get() == troop.side()
            && troop.unit().range().isEmpty()
            && ranges.current(umpire) < before.current(umpire);
  }
}
