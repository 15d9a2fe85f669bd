package vedette.rules;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * All sequences of rolls of a plain fight, which is played once for each. Shares no code with the
 * program.
 */
public final class AllRolls implements PlainDice {
  /** A throw of a die, from 0, with its number of sides. */
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
   * Returns the parts of a whole that each ending has.
   *
   * @param whole total of all rolls; each sequence has to be a whole part of it
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

  /** Turns the last die that has a further face; returns false if none has. */
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

  /** Returns the face of a die this time, from 0. */
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
