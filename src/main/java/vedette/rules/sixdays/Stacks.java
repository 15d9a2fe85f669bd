package vedette.rules.sixdays;

import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Predicate;

/**
 * The stacks of one side between two attacks, each still standing or gone: a value, equal to
 * another one with the same stacks.
 */
final class Stacks {
  /**
   * By stack the points of one that stands, as {@link Force} keeps them, or the fate of another.
   */
  private final long[] stacks;

  private Stacks(long[] stacks) {
    this.stacks = stacks;
  }

  /** One stack with these points. */
  static Stacks of(long points) {
    return new Stacks(new long[] {points});
  }

  /** All at full strength. */
  static Stacks of(List<Force> forces) {
    return new Stacks(forces.stream().mapToLong(Force::initial).toArray());
  }

  /** Whether a stack is in the battle, neither repulsed nor eliminated. */
  boolean stands(int index) {
    return !Fate.isFate(stacks[index]);
  }

  /** Those that stand as bits, if there are few enough. */
  int standing() {
    int bits = 0;
    for (int i = 0; i < stacks.length; i++) {
      bits |= stands(i) ? 1 << i : 0;
    }
    return bits;
  }

  /** The points of a stack that stands. */
  long points(int index) {
    return stacks[index];
  }

  /** What became of a stack that is gone. */
  Fate fate(int index) {
    return Fate.of(stacks[index]);
  }

  /** The same stacks, these as they have come out of a clash. */
  Stacks after(List<Body> bodies) {
    Stacks after = this;
    for (int i = 0; i < bodies.size(); i++) {
      Body body = bodies.get(i);
      after = after.with(body.index(), body.isOut() ? body.fate().packed() : body.points());
    }
    return after;
  }

  private Stacks with(int index, long stack) {
    if (stacks[index] == stack) {
      return this;
    }
    long[] changed = stacks.clone();
    changed[index] = stack;
    return new Stacks(changed);
  }

  /** The same stacks when a battle turn begins. */
  Stacks onTurn(int turn, List<Force> forces) {
    Stacks then = this;
    for (int i = 0; i < stacks.length; i++) {
      if (stands(i) && forces.get(i).relief() == turn) {
        then = then.with(i, forces.get(i).relieved(stacks[i]));
      }
    }
    return then;
  }

  /** What has become of all of them when the battle ends in this turn. */
  Stacks ended(int turn, List<Force> forces) {
    Stacks ended = this;
    for (int i = 0; i < stacks.length; i++) {
      if (stands(i)) {
        Body body = new Body(i, forces.get(i), turn, stacks[i]);
        ended = ended.with(i, body.fate().packed());
      }
    }
    return ended;
  }

  boolean anyStands() {
    for (int i = 0; i < stacks.length; i++) {
      if (stands(i)) {
        return true;
      }
    }
    return false;
  }

  /** Strength points that stacks have lost which are gone, all together. */
  int loss() {
    int sum = 0;
    for (int i = 0; i < stacks.length; i++) {
      sum += fate(i).loss();
    }
    return sum;
  }

  /** Whether this became of any of them, all being gone. */
  boolean any(Predicate<Fate> what) {
    for (int i = 0; i < stacks.length; i++) {
      if (what.test(fate(i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Stacks those && Arrays.equals(stacks, those.stacks);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(stacks);
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ", "[", "]");
    for (int i = 0; i < stacks.length; i++) {
      text.add(stands(i) ? Force.text(stacks[i]) : fate(i).toString());
    }
    return text.toString();
  }
}
