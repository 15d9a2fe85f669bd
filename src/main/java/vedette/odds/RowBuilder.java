package vedette.odds;

import java.util.Arrays;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.util.ArithmeticUtils;
import vedette.dice.Die;
import vedette.fight.Step;

/** Merges the paths of one step by where they lead, over a common total. */
final class RowBuilder<S, R> implements EveryRoll.Places<S, R> {
  /** A place is the number of a state or result, and in the lowest bits the kind. */
  private static final int KIND_BITS = 2;

  private final Numbering<S> states;
  private final Numbering<R> results;

  /** By entry its place, its weight and what that is out of. */
  private int[] places = new int[64];

  private long[] weights = new long[64];
  private long[] outOf = new long[64];
  private int size;

  /** By kind how many entries there are. */
  private final int[] sizes = new int[Kind.values().length];

  /** By place its last entry, if that is where it says it is. */
  private int[] entries = new int[256];

  private long common;

  /** The die whose answers are all paths, and where they lead; null if there are others. */
  private Die die;

  private Rests.Rest rest;

  /** Whether they are not here one by one, for the rest has a row already. */
  private boolean known;

  /** Whether paths have different totals. */
  private boolean uneven;

  /** What a path can lead to. */
  enum Kind {
    SAME_TURN,
    NEXT_TURN,
    ENDED
  }

  RowBuilder(Numbering<S> states, Numbering<R> results) {
    this.states = states;
    this.results = results;
  }

  void clear() {
    empty();
    common = 1;
    uneven = false;
    die = null;
    rest = null;
    known = false;
  }

  private void empty() {
    size = 0;
    Arrays.fill(sizes, 0);
  }

  @Override
  public int place(Step<S, R> end) {
    if (end instanceof Step.Ended<S, R> over) {
      return place(results.of(over.result()), Kind.ENDED);
    }
    if (end instanceof Step.NextTurn<S, R> next) {
      return place(states.of(next.state()), Kind.NEXT_TURN);
    }
    return place(states.of(((Step.Going<S, R>) end).state()), Kind.SAME_TURN);
  }

  private int place(int target, Kind kind) {
    int place = target << KIND_BITS | kind.ordinal();
    if (place >= entries.length) {
      entries = Arrays.copyOf(entries, Math.max(place + 1, 2 * entries.length));
    }
    return place;
  }

  @Override
  public void path(int place, long pathWeight, long pathOutOf) {
    if (common != pathOutOf) {
      uneven = size > 0;
      common = uneven ? lcm(common, pathOutOf) : pathOutOf;
    }
    // Paths of one total to one place are one entry.
    int known = entry(place);
    if (known >= 0 && outOf[known] == pathOutOf) {
      weights[known] += pathWeight;
      return;
    }
    if (size == places.length) {
      places = Arrays.copyOf(places, 2 * size);
      weights = Arrays.copyOf(weights, 2 * size);
      outOf = Arrays.copyOf(outOf, 2 * size);
    }
    outOf[size] = pathOutOf;
    append(place, pathWeight);
  }

  @Override
  public boolean takes(Die die, Rests.Rest rest) {
    known = rest.row() != null && rest.row().has(die);
    if (known) {
      common = die.total();
      allAnswersOf(die, rest);
    }
    return known;
  }

  @Override
  public void allAnswersOf(Die die, Rests.Rest rest) {
    this.die = die;
    this.rest = rest;
  }

  /** The row of the chain that this one leads along; null if there is none. */
  Rests.Rest.Row known() {
    return known ? rest.row() : null;
  }

  /** The die whose answers are all paths; null if there are others. */
  Die die() {
    return die;
  }

  /** It is written now: whoever comes to the same rest leads along it, if it has all answers. */
  void written(int number, int start) {
    boolean isWhole =
        die != null
            && size == die.outcomes()
            && common == die.total()
            && Rests.Rest.Row.isWithoutGaps(die);
    for (int i = 1; isWhole && i < size; i++) {
      isWhole = kindOf(i - 1) <= kindOf(i);
    }
    if (isWhole) {
      int[] begins = begins(start);
      rest.setRow(
          new Rests.Rest.Row(number, die.min(), begins[0], begins[1], begins[2], start + size));
    } else {
      die = null;
    }
  }

  /** Where the entries of each kind begin if the first entry of all is here. */
  int[] begins(int start) {
    int next = start + size(Kind.SAME_TURN);
    return new int[] {start, next, next + size(Kind.NEXT_TURN)};
  }

  private void append(int place, long weight) {
    entries[place] = size;
    sizes[kind(place)]++;
    places[size] = place;
    weights[size++] = weight;
  }

  /** The last entry of a place; -1 if it has none. */
  private int entry(int place) {
    int entry = entries[place];
    return entry < size && places[entry] == place ? entry : -1;
  }

  /** Brings all paths to the common total, when the last of them is there. */
  void mergeTotals() {
    if (!uneven) {
      return;
    }
    int all = size;
    empty();
    for (int i = 0; i < all; i++) {
      long scaled = Math.multiplyExact(weights[i], common / outOf[i]);
      int place = places[i];
      int known = entry(place);
      if (known >= 0) {
        weights[known] += scaled;
      } else {
        append(place, scaled);
      }
    }
  }

  private static long lcm(long a, long b) {
    try {
      return ArithmeticUtils.lcm(a, b);
    } catch (MathArithmeticException e) {
      return Long.MAX_VALUE;
    }
  }

  /** How many entries the row has. */
  int size() {
    return size;
  }

  /** How many of a kind. */
  int size(Kind kind) {
    return sizes[kind.ordinal()];
  }

  /** What an entry leads to, by the kind's place among the kinds. */
  int kindOf(int entry) {
    return kind(places[entry]);
  }

  private static int kind(int place) {
    return place & (1 << KIND_BITS) - 1;
  }

  int target(int entry) {
    return places[entry] >> KIND_BITS;
  }

  long weight(int entry) {
    return weights[entry];
  }

  /** What the weights add up to; over 2^62 if there is no common total. */
  long total() {
    return common;
  }
}
