package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;

/**
 * A stack ready for play: its units in slots, and the battle turns in which each of them counts.
 *
 * <p>The current strengths are no part of it: they are the stack's points, eight bits a slot in a
 * long, so that states stay small and comparable. Units of one arm that count in the same turns are
 * kept in descending order: which of two like units took a loss makes no difference to anybody.
 */
final class Force {
  /** The most units that a stack can have, late ones included. */
  static final int MAX_UNITS = 8;

  private static final int BITS = 8;
  private static final long MASK = (1 << BITS) - 1;
  private static final int FOREVER = Integer.MAX_VALUE;

  private final Side side;
  private final String label;
  private final int size;
  private final Arm[] arm;
  private final int[] from;
  private final int[] until;
  private final long initial;
  private final List<Slot> officers;
  private final int relief;

  private Force(Side side, String label, List<Slot> slots, List<Slot> officers, int relief) {
    this.side = side;
    this.label = label;
    this.relief = relief;
    size = slots.size();
    arm = new Arm[size];
    from = new int[size];
    until = new int[size];
    long points = 0;
    for (int i = 0; i < size; i++) {
      Slot slot = slots.get(i);
      arm[i] = slot.arm;
      from[i] = slot.from;
      until[i] = slot.until;
      points |= (long) slot.strength << BITS * i;
    }
    initial = points;
    this.officers = List.copyOf(officers);
  }

  private record Slot(Arm arm, int strength, int from, int until) {}

  /** Gathers the units of a stack, whoever is there first, first. */
  static final class Builder {
    private final Side side;
    private final String label;
    private final List<Slot> slots = new ArrayList<>();
    private final List<Slot> officers = new ArrayList<>();
    private int relief = FOREVER;

    Builder(Side side, String label) {
      this.side = side;
      this.label = label;
    }

    /** Units that count from this battle turn on; 0 if they are there from the beginning. */
    Builder add(Detachment detachment, int from) {
      for (Arm arm : Arm.values()) {
        List<Unit> units = new ArrayList<>(detachment.units());
        units.removeIf(unit -> unit.arm() != arm);
        units.sort((a, b) -> b.strength() - a.strength());
        units.forEach(unit -> slots.add(new Slot(arm, unit.strength(), from, FOREVER)));
      }
      if (detachment.officer()) {
        officers.add(new Slot(null, 0, from, FOREVER));
      }
      return this;
    }

    /** From this battle turn on a rearguard stands in for all who were there before. */
    Builder relieve(Detachment rearguard, int turn) {
      relief = turn;
      slots.replaceAll(slot -> leaving(slot, turn));
      officers.replaceAll(slot -> leaving(slot, turn));
      return add(rearguard, turn);
    }

    private static Slot leaving(Slot slot, int turn) {
      return slot.from < turn ? new Slot(slot.arm, slot.strength, slot.from, turn) : slot;
    }

    int units() {
      return slots.size();
    }

    Force build() {
      return new Force(side, label, slots, officers, relief);
    }
  }

  Side side() {
    return side;
  }

  /** How notes call it. */
  String label() {
    return label;
  }

  int size() {
    return size;
  }

  Arm arm(int slot) {
    return arm[slot];
  }

  /** The points at full strength. */
  long initial() {
    return initial;
  }

  /** The battle turn from which on its rearguard fights instead, or one that never comes. */
  int relief() {
    return relief;
  }

  boolean counts(int slot, int turn) {
    return from[slot] <= turn && turn < until[slot];
  }

  boolean arrivesIn(int slot, int turn) {
    return from[slot] == turn;
  }

  /** Whether anybody is still to come after this turn. */
  boolean expects(int turn) {
    for (int slot = 0; slot < size; slot++) {
      if (from[slot] > turn) {
        return true;
      }
    }
    return false;
  }

  boolean hasOfficer(int turn) {
    for (Slot officer : officers) {
      if (officer.from <= turn && turn < officer.until) {
        return true;
      }
    }
    return false;
  }

  static int strength(long points, int slot) {
    return (int) (points >>> BITS * slot & MASK);
  }

  static long lessOne(long points, int slot) {
    return points - (1L << BITS * slot);
  }

  /** Strength points of those who count in this turn. */
  int strength(long points, int turn, Arm only) {
    int sum = 0;
    for (int slot = 0; slot < size; slot++) {
      if (counts(slot, turn) && (only == null || arm[slot] == only)) {
        sum += strength(points, slot);
      }
    }
    return sum;
  }

  /** Strength points that all units together have lost. */
  int lost(long points) {
    int sum = 0;
    for (int slot = 0; slot < size; slot++) {
      sum += strength(initial, slot) - strength(points, slot);
    }
    return sum;
  }

  /** Like units in descending order. */
  long inOrder(long points) {
    long sorted = points;
    for (int i = 1; i < size; i++) {
      for (int j = i;
          j > 0 && alike(j - 1, j) && strength(sorted, j - 1) < strength(sorted, j);
          j--) {
        long difference = strength(sorted, j) - strength(sorted, j - 1);
        sorted += (difference << BITS * (j - 1)) - (difference << BITS * j);
      }
    }
    return sorted;
  }

  private boolean alike(int a, int b) {
    return arm[a] == arm[b] && from[a] == from[b] && until[a] == until[b];
  }

  /**
   * The points when a battle turn begins. Units that have been relieved only count for what they
   * lost together, so they are written in one way however it was shared out.
   */
  long onTurn(long points, int turn) {
    if (turn != relief) {
      return points;
    }
    int left = 0;
    for (int slot = 0; slot < size; slot++) {
      left += until[slot] == turn ? strength(points, slot) : 0;
    }
    long written = points;
    for (int slot = 0; slot < size; slot++) {
      if (until[slot] == turn) {
        int share = Math.min(left, strength(initial, slot));
        written += (long) (share - strength(points, slot)) << BITS * slot;
        left -= share;
      }
    }
    return written;
  }
}
