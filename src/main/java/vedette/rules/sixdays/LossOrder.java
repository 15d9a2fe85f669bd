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

  /** By arm; all the same if arms do not matter. */
  private final int[] rank = new int[Arm.values().length];

  private final boolean strongest;

  LossOrder(List<Arm> arms, boolean strongest) {
    for (int i = 0; i < arms.size(); i++) {
      rank[arms.get(i).ordinal()] = i;
    }
    this.strongest = strongest;
  }

  /**
   * The candidate that this doctrine gives up; of equals infantry, then cavalry, then artillery.
   */
  LossChoice.Candidate choose(List<LossChoice.Candidate> candidates) {
    LossChoice.Candidate chosen = candidates.get(0);
    for (int i = 1; i < candidates.size(); i++) {
      if (isBefore(candidates.get(i), chosen)) {
        chosen = candidates.get(i);
      }
    }
    return chosen;
  }

  private boolean isBefore(LossChoice.Candidate a, LossChoice.Candidate b) {
    if (rank[a.arm().ordinal()] != rank[b.arm().ordinal()]) {
      return rank[a.arm().ordinal()] < rank[b.arm().ordinal()];
    }
    return strongest ? a.strength() > b.strength() : a.strength() < b.strength();
  }
}
