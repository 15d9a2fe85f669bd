package vedette.rules.sixdays;

import java.util.List;

/** Which unit an owner gives up a point of first: a loss doctrine (SD4, SD5). */
enum LossOrder {
  /** Infantry, then cavalry, then artillery, the strongest first. */
  INFANTRY_FIRST(List.of(Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY), true),
  /** Cavalry, then infantry, then artillery, the strongest first. */
  HORSE_FIRST(List.of(Arm.CAVALRY, Arm.INFANTRY, Arm.ARTILLERY), true),
  /** Artillery, then infantry, then cavalry, the strongest first. */
  GUNS_FIRST(List.of(Arm.ARTILLERY, Arm.INFANTRY, Arm.CAVALRY), true),
  /** The strongest unit of any arm. */
  STRONGEST_FIRST(List.of(), true),
  /** The weakest unit of any arm. */
  WEAKEST_FIRST(List.of(), false);

  private final List<Arm> arms;
  private final boolean strongest;

  LossOrder(List<Arm> arms, boolean strongest) {
    this.arms = arms;
    this.strongest = strongest;
  }

  /**
   * The candidate that this doctrine gives up; of equals infantry, then cavalry, then artillery.
   */
  LossChoice.Candidate choose(List<LossChoice.Candidate> candidates) {
    LossChoice.Candidate chosen = candidates.get(0);
    for (LossChoice.Candidate candidate : candidates) {
      if (isBefore(candidate, chosen)) {
        chosen = candidate;
      }
    }
    return chosen;
  }

  private boolean isBefore(LossChoice.Candidate a, LossChoice.Candidate b) {
    int rank = Integer.compare(arms.indexOf(a.arm()), arms.indexOf(b.arm()));
    if (rank != 0) {
      return rank < 0;
    }
    return strongest ? a.strength() > b.strength() : a.strength() < b.strength();
  }
}
