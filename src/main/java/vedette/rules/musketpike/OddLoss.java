package vedette.rules.musketpike;

import java.util.List;

/** Who takes the odd point of a shared loss: a doctrine (MP13). */
enum OddLoss {
  STRONGEST_FIRST(1),
  WEAKEST_FIRST(-1);

  private final int sign;

  OddLoss(int sign) {
    this.sign = sign;
  }

  /** The index of the unit that takes it, the first of equals. */
  int choose(List<Integer> strengths) {
    int chosen = 0;
    for (int i = 1; i < strengths.size(); i++) {
      chosen = sign * (strengths.get(i) - strengths.get(chosen)) > 0 ? i : chosen;
    }
    return chosen;
  }
}
