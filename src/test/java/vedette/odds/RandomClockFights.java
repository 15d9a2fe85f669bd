package vedette.odds;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import vedette.dice.Die;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Step;
import vedette.fight.Umpire;

/** Random fights with cycles within a turn and rules that depend on the clock. */
public final class RandomClockFights {
  /** The result of a limited fight when its turns are over. */
  static final int OVER = 9;

  private static final int RESULTS = 3;
  private static final Die[] DICE = {null, null, Die.d(2), Die.d(3), Die.d(4)};

  private enum Kind {
    GOING,
    NEXT_TURN,
    ENDED
  }

  /**
   * The destination of a roll.
   *
   * @param turn from which it has another destination; 0 for never
   * @param then the destination from that turn on
   */
  private record Way(Kind kind, int to, int turn, Way then) {}

  /**
   * The rolls in a state.
   *
   * @param turn from which another roll is made; 0 for never
   */
  private record Rolls(List<Way> early, int turn, List<Way> late) {}

  private RandomClockFights() {}

  /** Returns a fight of up to eight turns that its measures count. */
  public static Engagement<Integer, Integer> limited(SplittableRandom random) {
    int limit = random.nextInt(1, 9);
    return toy(random, limit, limit, true);
  }

  /** Returns a fight of up to eight turns that are not counted. */
  public static Engagement<Integer, Integer> uncounted(SplittableRandom random) {
    int limit = random.nextInt(1, 9);
    return toy(random, limit, limit, false);
  }

  /** Returns a fight without limit, whose rules depend on the clock for up to five turns. */
  public static Engagement<Integer, Integer> toTheFinish(SplittableRandom random) {
    return toy(random, random.nextInt(0, 6), 0, false);
  }

  private static Engagement<Integer, Integer> toy(
      SplittableRandom random, int lastTurn, int limit, boolean measured) {
    int states = random.nextInt(1, 6);
    List<Rolls> rolls = new ArrayList<>();
    for (int state = 0; state < states; state++) {
      List<Way> early = ways(random, states, lastTurn);
      rolls.add(new Rolls(early, turn(random, lastTurn), ways(random, states, lastTurn)));
    }
    List<Measure<Integer>> measures = new ArrayList<>();
    measures.add(Measure.count("end", "the number it ends with", end -> end));
    measures.add(Measure.flag("even", "whether that is even", end -> end % 2 == 0));
    if (measured) {
      measures.add(Measure.turns("turn", "the turn it ends in"));
      measures.add(
          Measure.turns("turnUnlessNone", "the turn unless it ends with 0", end -> end > 0));
    }
    return Toy.fight(
        0,
        List.copyOf(measures),
        null,
        lastTurn,
        "turns",
        (state, umpire) -> step(rolls.get(state), limit, umpire));
  }

  private static int turn(SplittableRandom random, int lastTurn) {
    return random.nextBoolean() || lastTurn == 0 ? 0 : random.nextInt(1, lastTurn + 1);
  }

  private static List<Way> ways(SplittableRandom random, int states, int lastTurn) {
    List<Way> ways = new ArrayList<>();
    for (int i = random.nextInt(1, DICE.length); i > 0; i--) {
      int turn = turn(random, lastTurn);
      ways.add(way(random, states, turn, turn == 0 ? null : way(random, states, 0, null)));
    }
    return ways;
  }

  private static Way way(SplittableRandom random, int states, int turn, Way then) {
    Kind kind = Kind.values()[random.nextInt(3)];
    return new Way(kind, random.nextInt(kind == Kind.ENDED ? RESULTS : states), turn, then);
  }

  private static Step<Integer, Integer> step(Rolls rolls, int limit, Umpire umpire) {
    List<Way> ways =
        umpire.memoize(
            () -> rolls.turn() > 0 && umpire.reached(rolls.turn()) ? rolls.late() : rolls.early());
    Way way = ways.get(ways.size() == 1 ? 0 : umpire.roll(DICE[ways.size()]) - 1);
    if (way.turn() > 0 && umpire.reached(way.turn())) {
      way = way.then();
    }
    return switch (way.kind()) {
      case GOING -> Step.sameTurn(way.to());
      case NEXT_TURN ->
          limit > 0 && umpire.reached(limit) ? Step.ended(OVER) : Step.nextTurn(way.to());
      case ENDED -> Step.ended(way.to());
    };
  }
}
