package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.StringJoiner;
import vedette.fight.Side;

/**
 * A stack ready for play: its units in slots, and the battle turns in which each of them counts.
 *
 * <p>The current strengths are no part of it: they are the stack's points, eight bits a slot in a
 * long, so that states stay small and comparable. Sets of units are longs as well: a mask has all
 * the bits of their slots, a mark the highest, which no strength reaches. Units of one arm that
 * count in the same turns are kept in descending order: which of two like units took a loss makes
 * no difference to anybody.
 */
final class Force {
  /** The most units that a stack can have, late ones included. */
  static final int MAX_UNITS = 8;

  private static final int BITS = 8;
  private static final long MASK = (1 << BITS) - 1;
  private static final int FOREVER = Integer.MAX_VALUE;

  /** A mark in every slot, and all bits below them. */
  private static final long MARKS = 0x8080808080808080L;

  private static final long BELOW = ~MARKS;

  private final Side side;
  private final String label;
  private final List<Slot> slots;
  private final long initial;
  private final int relief;

  /** By arm the mask of its units. */
  private final long[] only = new long[Arm.values().length];

  /** By battle turn, up to the last in which anything changes, the mask of the units that count. */
  private final long[] present;

  /** By battle turn, likewise, whether there is an officer. */
  private final boolean[] officer;

  /** Marks the units that have a like one after them. */
  private final long alike;

  private Force(Side side, String label, List<Slot> slots, List<Slot> officers, int relief) {
    this.side = side;
    this.label = label;
    this.relief = relief;
    this.slots = List.copyOf(slots);
    int last = 0;
    for (Slot slot : slots) {
      last = Math.max(last, slot.lastChange());
    }
    for (Slot slot : officers) {
      last = Math.max(last, slot.lastChange());
    }
    present = new long[last + 1];
    officer = new boolean[last + 1];
    long points = 0;
    long likeNext = 0;
    for (int i = 0; i < slots.size(); i++) {
      Slot slot = slots.get(i);
      points |= (long) slot.strength << BITS * i;
      only[slot.arm.ordinal()] |= mask(i);
      likeNext |= i + 1 < slots.size() && slot.isLike(slots.get(i + 1)) ? mark(i) : 0;
      for (int turn = 0; turn <= last; turn++) {
        present[turn] |= slot.counts(turn) ? mask(i) : 0;
      }
    }
    for (int turn = 0; turn <= last; turn++) {
      for (Slot slot : officers) {
        officer[turn] |= slot.counts(turn);
      }
    }
    initial = points;
    alike = likeNext;
  }

  private static long mask(int slot) {
    return MASK << BITS * slot;
  }

  /** The mark of a unit. */
  static long mark(int slot) {
    return 1L << BITS * slot + BITS - 1;
  }

  /** The first of the units that are marked. */
  static int slot(long marks) {
    return Long.numberOfTrailingZeros(marks) / BITS;
  }

  private record Slot(Arm arm, int strength, int from, int until) {
    boolean counts(int turn) {
      return from <= turn && turn < until;
    }

    /** The last turn in which it comes or goes. */
    int lastChange() {
      return until == FOREVER ? from : until;
    }

    boolean isLike(Slot other) {
      return arm == other.arm && from == other.from && until == other.until;
    }
  }

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

    private static boolean isOutOfOrder(Slot a, Slot b) {
      return a.isLike(b) && a.strength < b.strength;
    }

    int units() {
      return slots.size();
    }

    Force build() {
      for (int i = 1; i < slots.size(); i++) {
        for (int j = i; j > 0 && isOutOfOrder(slots.get(j - 1), slots.get(j)); j--) {
          Collections.swap(slots, j - 1, j);
        }
      }
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

  Arm arm(int slot) {
    return slots.get(slot).arm;
  }

  /** The points at full strength. */
  long initial() {
    return initial;
  }

  /** The battle turn from which on its rearguard fights instead, or one that never comes. */
  int relief() {
    return relief;
  }

  /** The mask of the units that count in this turn. */
  long present(int turn) {
    return present[Math.min(turn, present.length - 1)];
  }

  /** The mask of the units of an arm. */
  long only(Arm arm) {
    return only[arm.ordinal()];
  }

  boolean arrivesIn(int turn) {
    return (present(turn) & ~present(turn - 1)) != 0;
  }

  /** Whether anybody is still to come after this turn. */
  boolean expects(int turn) {
    for (Slot slot : slots) {
      if (slot.from > turn) {
        return true;
      }
    }
    return false;
  }

  boolean hasOfficer(int turn) {
    return officer[Math.min(turn, officer.length - 1)];
  }

  static int strength(long points, int slot) {
    return (int) (points >>> BITS * slot & MASK);
  }

  static long lessOne(long points, int slot) {
    return points - (1L << BITS * slot);
  }

  /** The strength points of all units together. */
  static int sum(long points) {
    long pairs = (points & 0x00FF00FF00FF00FFL) + (points >>> BITS & 0x00FF00FF00FF00FFL);
    return (int) (pairs * 0x0001000100010001L >>> 48);
  }

  /** Strength points that all units together have lost. */
  int lost(long points) {
    return sum(initial) - sum(points);
  }

  /**
   * Marks the units that may lose a point in this turn: of like units with equal strength only the
   * last, which leaves them in order.
   */
  long mayLose(long points, int turn) {
    long alive = points + BELOW & MARKS;
    long unlikeNext = (points ^ points >>> BITS) + BELOW & MARKS;
    return alive & present(turn) & (unlikeNext | ~alike);
  }

  /**
   * The points when the rearguard has come. Units that have been relieved only count for what they
   * lost together, so they are written in one way however it was shared out.
   */
  long relieved(long points) {
    int left = sum(points & ~present(relief) & present(relief - 1));
    long written = points;
    for (int slot = 0; slot < slots.size(); slot++) {
      if (slots.get(slot).until == relief) {
        int share = Math.min(left, strength(initial, slot));
        written += (long) (share - strength(points, slot)) << BITS * slot;
        left -= share;
      }
    }
    return written;
  }

  /** The strengths that points stand for. */
  static String text(long points) {
    StringJoiner text = new StringJoiner(" ");
    for (long rest = points; rest != 0; rest >>>= BITS) {
      text.add(Long.toString(rest & MASK));
    }
    return text.toString();
  }
}
