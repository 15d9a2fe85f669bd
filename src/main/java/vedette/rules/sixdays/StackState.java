package vedette.rules.sixdays;

import java.util.List;

/**
 * What has become of a stack.
 *
 * @param loss strength points lost
 * @param repulsed whether it was repulsed
 * @param eliminated whether nothing is left of those who fought; late ones who never did do not
 *     count
 * @param disengaged whether its first units got away behind a rearguard
 */
record StackState(int loss, boolean repulsed, boolean eliminated, boolean disengaged) {
  /** Nothing has happened to it. */
  static final StackState UNHURT = new StackState(0, false, false, false);

  /** Whether it is still in the fight. */
  boolean stands() {
    return !repulsed && !eliminated;
  }

  /** Strength points that several stacks have lost together. */
  static int loss(List<StackState> stacks) {
    int loss = 0;
    for (int i = 0; i < stacks.size(); i++) {
      loss += stacks.get(i).loss;
    }
    return loss;
  }

  /** When it has lost so many points more. */
  StackState losing(int points) {
    return new StackState(loss + points, repulsed, eliminated, disengaged);
  }

  /** When it is out of the fight. */
  StackState out(boolean forcedBack, boolean nothingLeft) {
    return new StackState(loss, forcedBack, nothingLeft, disengaged);
  }

  /** When its rearguard has come. */
  StackState relieved() {
    return new StackState(loss, repulsed, eliminated, true);
  }
}
