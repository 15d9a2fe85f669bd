package vedette.rules.sixdays;

import java.util.List;
import java.util.stream.IntStream;
import vedette.fight.Choice;
import vedette.fight.Side;

/**
 * Which unit of a command is given a point (6.0).
 *
 * @param candidates the units that may be given it
 */
record ReplacementChoice(List<Unit> candidates) implements Choice<Integer> {
  @Override
  public Side side() {
    return Side.ATTACKER;
  }

  @Override
  public List<Integer> options() {
    return IntStream.range(0, candidates.size()).boxed().toList();
  }
}
