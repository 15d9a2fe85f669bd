package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;
import vedette.fight.Umpire;

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

  private final int turn;
  private final Umpire umpire;
  private final List<Force> forces = new ArrayList<>();
  private final long[] points;

  Losses(List<Body> bodies, int turn, Umpire umpire) {
    this.turn = turn;
    this.umpire = umpire;
    points = new long[bodies.size()];
    for (int i = 0; i < points.length; i++) {
      forces.add(bodies.get(i).force());
      points[i] = bodies.get(i).points();
    }
  }

  /** Deals so many points. */
  void deal(int loss) {
    int[] taken = new int[points.length * Force.MAX_UNITS];
    for (int i = 0; i < loss; i++) {
      List<LossChoice.Candidate> candidates = candidates(taken);
      if (candidates.isEmpty()) {
        return;
      }
      LossChoice.Candidate chosen = choose(candidates);
      taken[chosen.stack() * Force.MAX_UNITS + chosen.slot()]++;
      take(chosen, IN_TURNS);
    }
  }

  private List<LossChoice.Candidate> candidates(int[] taken) {
    int least = Integer.MAX_VALUE;
    List<LossChoice.Candidate> candidates = new ArrayList<>(Force.MAX_UNITS);
    for (int stack = 0; stack < points.length; stack++) {
      Force force = forces.get(stack);
      for (int slot = 0; slot < force.size(); slot++) {
        int strength = strength(stack, slot);
        int before = taken[stack * Force.MAX_UNITS + slot];
        if (strength > 0 && before <= least) {
          if (before < least) {
            candidates.clear();
            least = before;
          }
          candidates.add(new LossChoice.Candidate(stack, slot, force.arm(slot), strength));
        }
      }
    }
    return candidates;
  }

  /** The friction of a repulse: one point of this stack's cavalry or artillery. */
  void friction(int stack) {
    List<LossChoice.Candidate> candidates = new ArrayList<>();
    for (int slot = 0; slot < forces.get(stack).size(); slot++) {
      Arm arm = forces.get(stack).arm(slot);
      int strength = strength(stack, slot);
      if (arm != Arm.INFANTRY && strength > 0) {
        candidates.add(new LossChoice.Candidate(stack, slot, arm, strength));
      }
    }
    if (!candidates.isEmpty()) {
      take(choose(candidates), FRICTION);
    }
  }

  /** Strength of a unit that counts this turn, else 0. */
  private int strength(int stack, int slot) {
    return forces.get(stack).counts(slot, turn) ? Force.strength(points[stack], slot) : 0;
  }

  private LossChoice.Candidate choose(List<LossChoice.Candidate> candidates) {
    if (candidates.size() == 1) {
      return candidates.get(0);
    }
    Side owner = forces.get(0).side();
    return umpire.decide(new LossChoice(owner, candidates));
  }

  private void take(LossChoice.Candidate unit, List<String> readings) {
    points[unit.stack()] = Force.lessOne(points[unit.stack()], unit.slot());
    umpire.note(new Told.PointLost(forces.get(unit.stack()).label(), unit, readings));
  }

  /** What is left of a stack, like units in order. */
  long left(int stack) {
    return forces.get(stack).inOrder(points[stack]);
  }
}
