package vedette.rules.plan;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the units of a stack stand in its text, and whose each of them is.
 *
 * @param pieces each unit
 * @param owners by piece the number of the plan's unit that it belongs to; -1 for none
 * @param own the numbers of the plan's units that the stack has
 * @param order the numbers of the pieces in the notation's own order; null if that is the text's
 */
record UnitPlaces(
    List<WrittenUnit> pieces, List<Integer> owners, List<Integer> own, List<Integer> order) {
  /**
   * Takes over what a fight has left.
   *
   * @param units the plan's units; those that the stack has are changed to what is left
   * @param left what is left of each piece, in the notation's own order; an officer, who counts
   *     once in a stack, may stand anywhere
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
