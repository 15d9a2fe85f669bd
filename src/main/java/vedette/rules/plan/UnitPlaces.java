package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * The units of a stack in the order of its text, and the units of the plan to which they belong.
 *
 * @param pieces the units of the stack
 * @param owners the number of the plan's unit to which each piece belongs; -1 for none
 * @param own the numbers of the plan's units in the stack
 * @param order the numbers of the pieces in the notation's own order; null if that is the order of
 *     the text
 */
record UnitPlaces(
    List<WrittenUnit> pieces, List<Integer> owners, List<Integer> own, List<Integer> order) {
  /**
   * Updates units after a fight.
   *
   * @param units the plan's units; those in the stack are replaced by their survivors
   * @param left the state of each piece, in the notation's own order; an officer, which counts once
   *     in a stack, may stand anywhere
   */
  void takeOver(List<UnitGroup> units, List<String> left) {
    List<WrittenUnit> now = inPlace(left);
    for (int unit : own) {
      units.set(unit, group(unit, now));
    }
  }

  private UnitGroup group(int unit, List<WrittenUnit> now) {
    List<WrittenUnit> together = new ArrayList<>();
    for (int piece = 0; piece < now.size(); piece++) {
      if (owners.get(piece) == unit && !now.get(piece).text().isEmpty()) {
        together.add(now.get(piece));
      }
    }
    return new UnitGroup(List.copyOf(together));
  }

  private List<WrittenUnit> inPlace(List<String> left) {
    List<String> others = new ArrayList<>(left);
    boolean officer = others.removeIf(unit -> new WrittenUnit(unit).isOfficer());
    List<WrittenUnit> now = new ArrayList<>(pieces);
    int next = 0;
    for (int i = 0; i < pieces.size(); i++) {
      int number = order == null ? i : order.get(i);
      if (pieces.get(number).isOfficer()) {
        now.set(number, officer ? pieces.get(number) : new WrittenUnit(""));
      } else if (next < others.size()) {
        now.set(number, pieces.get(number).as(others.get(next++)));
      } else {
        next++;
      }
    }
    if (next != others.size()) {
      throw new IllegalStateException("of " + pieces + " a fight leaves " + left);
    }
    return now;
  }
}
