package vedette.rules.musketpike;

import java.util.List;
import vedette.rules.kit.Doctrines;

/** Who takes the odd point of a shared loss: a doctrine (MP13). */
enum OddLoss implements Doctrines.Said {
  STRONGEST_FIRST(1),
  WEAKEST_FIRST(-1),
  /** What is best. */
  BEST(0);

  private final int sign;

  OddLoss(int sign) {
    this.sign = sign;
  }

  @Override
  public boolean isBest() {
    return this == BEST;
  }

  /** The index of the unit that takes it, the first of equals. */
  int choose(OddLossChoice choice) {
    List<Integer> strengths = choice.strengths();
    int chosen = 0;
    for (int i = 1; i < strengths.size(); i++) {
      chosen = sign * (strengths.get(i) - strengths.get(chosen)) > 0 ? i : chosen;
    }
    return chosen;
  }
}
