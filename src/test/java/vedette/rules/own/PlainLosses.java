package vedette.rules.own;

import java.util.Arrays;
import java.util.List;

/**
 * The losses of one side, each placed anew.
 *
 * @param order of losses as the format writes it
 * @param targets the arm that losses fall on; "" for all
 */
record PlainLosses(List<Unit> units, String order, String targets) {
  /**
   * A unit of a stack.
   *
   * @param life the points of a figure; 0 for a unit of steps
   */
  record Unit(String arm, int strength, int life) {}

  int[] whole() {
    return units.stream().mapToInt(Unit::strength).toArray();
  }

  /** Returns the unit that takes the next loss; -1 if none is left. */
  int next(int[] left) {
    int best = -1;
    for (int one = 0; one < left.length; one++) {
      boolean meant = targets.isEmpty() || targets.equals(units.get(one).arm());
      if (left[one] > 0 && meant && (best < 0 || before(left, one, best))) {
        best = one;
      }
    }
    return best;
  }

  private boolean before(int[] left, int one, int other) {
    String rest = order.replaceFirst("^damage(, *)?", "");
    if (order.startsWith("damage") && survives(left, one) != survives(left, other)) {
      return survives(left, one);
    }
    return switch (rest) {
      case "", "as-listed" -> false;
      case "strongest-first" -> left[one] > left[other];
      case "weakest-first" -> left[one] < left[other];
      case "evenly" ->
          units.get(one).strength() - left[one] < units.get(other).strength() - left[other];
      default -> place(rest, one) < place(rest, other);
    };
  }

  /** Returns whether the unit, or its damaged figure, survives one loss. */
  private boolean survives(int[] left, int one) {
    int life = units.get(one).life();
    return life == 0 ? left[one] > 1 : front(left, one) > 1;
  }

  private int place(String arms, int one) {
    List<String> listed = Arrays.asList(arms.split(",\\s*"));
    int place = listed.indexOf(units.get(one).arm());
    return place < 0 ? listed.size() : place;
  }

  /** Returns the points left of the damaged figure. */
  int front(int[] left, int one) {
    return (left[one] - 1) % units.get(one).life() + 1;
  }
}
