package vedette.system.effect;

import vedette.system.query.UnitFilter;

/** The side or the unit that effects happen to while a fight is played. */
public interface EffectTarget {
  /** Takes losses. */
  void lose(Loss loss);

  /**
   * Gets points or steps back.
   *
   * @param lossUnit whether only points, or only steps, come back
   * @param of the units of a side that they come back to; null for any
   */
  void gain(Quantity quantity, Loss.LossUnit lossUnit, UnitFilter of);

  /** Loses a share of what it had when the roll was made. */
  void loseShare(Share share);

  /** Loses at least this share of what the other side loses by the same result. */
  void loseAsMuch(Share share);

  /** Chooses whether it retreats where it may lose instead. */
  boolean choosesRetreat();

  /**
   * Leaves the fight.
   *
   * @param hexes added to those that it has retreated
   */
  void retreat(int hexes, boolean repulsed);

  /**
   * Gets into a state.
   *
   * @param times how often, if the state counts
   */
  void become(int state, int times);

  /**
   * Leaves a state.
   *
   * @param times how often, if the state counts; 0 for wholly
   */
  void shed(int state, int times);

  /**
   * Makes a check.
   *
   * @param drm added to the roll
   */
  void check(String name, int drm);
}
