package vedette.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * All rolls of a plain fight: it is fought once for each sequence of them. It shares no code with
 * the program's own way of doing so.
 */
public final class AllRolls implements PlainDice {
  /** What was thrown from 0 on, of so many sides. */
  private static final class Throw {
    private final int sides;
    private int thrown;

    Throw(int sides) {
      this.sides = sides;
    }
  }

  private final List<Throw> path = new ArrayList<>();
  private int used;
  private long ways;
  private long all;

  private AllRolls() {}

  /**
   * How much of a whole ends how.
   *
   * @param whole that all rolls make up; each sequence has to be a whole part of it
   */
  public static Map<String, Long> ends(long whole, Function<PlainDice, String> fight) {
    Map<String, Long> ends = new TreeMap<>();
    AllRolls dice = new AllRolls();
    do {
      dice.used = 0;
      dice.ways = 1;
      dice.all = 1;
      String end = fight.apply(dice);
      if (whole % dice.all != 0) {
        throw new AssertionError("rolls of 1/" + dice.all + " are no part of " + whole);
      }
      ends.merge(end, whole / dice.all * dice.ways, Long::sum);
    } while (dice.next());
    return ends;
  }

  /** Turns the last die that has a further face; false if none has. */
  private boolean next() {
    while (!path.isEmpty()) {
      Throw last = path.get(path.size() - 1);
      if (++last.thrown < last.sides) {
        return true;
      }
      path.remove(path.size() - 1);
    }
    return false;
  }

  /** What a die of so many sides shows this time, from 0 on. */
  private int shown(int sides) {
    if (used == path.size()) {
      path.add(new Throw(sides));
    }
    return path.get(used++).thrown;
  }

  @Override
  public int roll(int faces) {
    all *= faces;
    return shown(faces) + 1;
  }

  @Override
  public int pick(int... weights) {
    int picked = shown(weights.length);
    all *= Arrays.stream(weights).sum();
    ways *= weights[picked];
    return picked;
  }
}
