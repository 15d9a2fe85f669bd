package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;

/**
 * A set of stacks of one side, by their numbers in its roster.
 *
 * @param bits one bit a stack; internal
 */
public record StackSet(long bits) {
  /** Every set of the first four stacks, cached because most sides have no more. */
  private static final StackSet[] SMALL = new StackSet[1 << 4];

  static {
    for (int bits = 0; bits < SMALL.length; bits++) {
      SMALL[bits] = new StackSet(bits);
    }
  }

  /** The empty set. */
  public static final StackSet NONE = SMALL[0];

  /** Returns the set of one stack. */
  public static StackSet of(int stack) {
    return ofBits(1L << stack);
  }

  /**
   * Returns the set of the first n stacks.
   *
   * @param stacks number of stacks, from 0
   */
  public static StackSet first(int stacks) {
    return stacks == 0 ? NONE : ofBits(-1L >>> Long.SIZE - stacks);
  }

  private static StackSet ofBits(long bits) {
    return bits >= 0 && bits < SMALL.length ? SMALL[(int) bits] : new StackSet(bits);
  }

  /** Returns whether the set is empty. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Returns whether the set contains a stack. */
  public boolean contains(int stack) {
    return (bits >>> stack & 1) != 0;
  }

  /** Returns whether the sets have a stack in common. */
  public boolean meets(StackSet other) {
    return (bits & other.bits) != 0;
  }

  /** Returns the number of stacks in the set. */
  public int size() {
    return Long.bitCount(bits);
  }

  /** Returns this set with one more stack. */
  public StackSet with(int stack) {
    return ofBits(bits | 1L << stack);
  }

  /** Returns the stacks that are in both sets. */
  public StackSet intersection(StackSet other) {
    return ofBits(bits & other.bits);
  }

  /** Returns the stacks that are in either set or in both. */
  public StackSet or(StackSet other) {
    return ofBits(bits | other.bits);
  }

  /** Returns the stacks of this set that are not in the other. */
  public StackSet minus(StackSet other) {
    return ofBits(bits & ~other.bits);
  }

  /** Returns this set united with each subset of others, the empty subset first. */
  public List<StackSet> withAnyOf(StackSet others) {
    long further = others.bits & ~bits;
    List<StackSet> all = new ArrayList<>();
    long some = 0;
    do {
      all.add(ofBits(bits | some));
      some = some - further & further;
    } while (some != 0);
    return List.copyOf(all);
  }

  /** Returns the first stack of the set, or -1 if it is empty. */
  public int first() {
    return bits == 0 ? -1 : Long.numberOfTrailingZeros(bits);
  }

  /** Returns the next stack of the set after this one, or -1 if there is none. */
  public int after(int stack) {
    long later = bits & -2L << stack;
    return later == 0 ? -1 : Long.numberOfTrailingZeros(later);
  }

  // Written by hand: the generated methods are slow to link at start-up, which a short run would
  // notice.
  @Override
  public boolean equals(Object other) {
    return other instanceof StackSet that && bits == that.bits;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(bits);
  }
}
