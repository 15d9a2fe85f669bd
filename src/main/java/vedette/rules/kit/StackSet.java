package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;

/**
 * Some of the stacks of one side, by their numbers in its roster.
 *
 * @param bits one a stack; used in here only
 */
public record StackSet(long bits) {
  /** Every set of the first four stacks, kept because most sides have no more. */
  private static final StackSet[] SMALL = new StackSet[1 << 4];

  static {
    for (int bits = 0; bits < SMALL.length; bits++) {
      SMALL[bits] = new StackSet(bits);
    }
  }

  /** None of them. */
  public static final StackSet NONE = SMALL[0];

  /** One stack alone. */
  public static StackSet of(int stack) {
    return ofBits(1L << stack);
  }

  /** Returns the first so many, from 1 on. */
  public static StackSet first(int stacks) {
    return stacks == 0 ? NONE : ofBits(-1L >>> Long.SIZE - stacks);
  }

  private static StackSet ofBits(long bits) {
    return bits >= 0 && bits < SMALL.length ? SMALL[(int) bits] : new StackSet(bits);
  }

  /** Returns whether there is none in it. */
  public boolean isEmpty() {
    return bits == 0;
  }

  /** Returns whether a stack is in it. */
  public boolean contains(int stack) {
    return (bits >>> stack & 1) != 0;
  }

  /** Returns whether any is in both. */
  public boolean meets(StackSet other) {
    return (bits & other.bits) != 0;
  }

  /** How many there are. */
  public int size() {
    return Long.bitCount(bits);
  }

  /** These and one more. */
  public StackSet with(int stack) {
    return ofBits(bits | 1L << stack);
  }

  /** Those that are in both. */
  public StackSet intersection(StackSet other) {
    return ofBits(bits & other.bits);
  }

  /** Those that are in one or in both. */
  public StackSet or(StackSet other) {
    return ofBits(bits | other.bits);
  }

  /** Those that are not in the other. */
  public StackSet minus(StackSet other) {
    return ofBits(bits & ~other.bits);
  }

  /** Returns these stacks joined with each selection of others, the empty selection first. */
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

  /** Returns the first of them, or -1 if there is none. */
  public int first() {
    return bits == 0 ? -1 : Long.numberOfTrailingZeros(bits);
  }

  /** Returns the next of them after this one, or -1 if it is the last. */
  public int after(int stack) {
    long later = bits & -2L << stack;
    return later == 0 ? -1 : Long.numberOfTrailingZeros(later);
  }

  // Written out: the generated methods are slow to link at start-up, which a short run would
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
