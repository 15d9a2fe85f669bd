package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.sixdays.LossChoice.Candidate;

/**
 * Deals one result's losses over the stacks that share them.
 *
 * <p>Point by point: nobody takes a second one before every other unit that can has taken one, and
 * the owner chooses among those whose turn it is (11.4, SD4). A repulsed stack gives up one point
 * more of cavalry or artillery if any is left (SD5).
 */
final class Losses {
  private static final List<String> IN_TURNS = List.of("SD4");
  private static final List<String> FRICTION = List.of("SD5");

  private final List<Body> bodies;
  private final Umpire umpire;
  private final long[] points;

  /** Who is not asked for the next point, marked by {@link Force#mark}. */
  private final long[] spared;

  Losses(List<Body> bodies, Umpire umpire) {
    this.bodies = bodies;
    this.umpire = umpire;
    points = new long[bodies.size()];
    spared = new long[bodies.size()];
    for (int i = 0; i < points.length; i++) {
      points[i] = bodies.get(i).points();
    }
  }

  /** Deals so many points. */
  void deal(int loss) {
    for (int point = 0; point < loss; point++) {
      List<Candidate> candidates = candidates(0, points.length);
      if (candidates.isEmpty()) {
        // All who can have taken one: they begin again.
        Arrays.fill(spared, 0);
        candidates = candidates(0, points.length);
      }
      if (candidates.isEmpty()) {
        return;
      }
      take(candidates, IN_TURNS);
    }
  }

  /** The friction of a repulse: one point of this stack's cavalry or artillery. */
  void friction(int stack) {
    spared[stack] = bodies.get(stack).force().only(Arm.INFANTRY);
    List<Candidate> candidates = candidates(stack, stack + 1);
    if (!candidates.isEmpty()) {
      take(candidates, FRICTION);
    }
  }

  /** Those of some stacks who may take a point. */
  private List<Candidate> candidates(int from, int to) {
    List<Candidate> candidates = new ArrayList<>(Force.MAX_UNITS);
    for (int stack = from; stack < to; stack++) {
      Body body = bodies.get(stack);
      long marks = body.force().mayLose(points[stack], body.turn()) & ~spared[stack];
      for (; marks != 0; marks &= marks - 1) {
        int slot = Force.slot(marks);
        int strength = Force.strength(points[stack], slot);
        candidates.add(new Candidate(stack, slot, body.force().arm(slot), strength));
      }
    }
    return candidates;
  }

  private void take(List<Candidate> candidates, List<String> readings) {
    Force force = bodies.get(candidates.get(0).stack()).force();
    Candidate unit =
        candidates.size() == 1
            ? candidates.get(0)
            : umpire.decide(new LossChoice(force.side(), candidates));
    int stack = unit.stack();
    points[stack] = Force.lessOne(points[stack], unit.slot());
    spared[stack] |= Force.mark(unit.slot());
    umpire.note(new Told.PointLost(bodies.get(stack).toString(), unit, readings));
  }

  /** What is left of a stack. */
  long left(int stack) {
    return points[stack];
  }
}
