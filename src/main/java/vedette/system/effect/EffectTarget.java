package vedette.system.effect;

import vedette.system.query.UnitFilter;

/** The side or the unit to which effects are applied while a fight is played. */
public interface EffectTarget {
  /** Takes losses. */
  void lose(Loss loss);

  /**
   * Regains points or steps.
   *
   * @param lossUnit the unit of the gain: points, steps or either
   * @param of the units of a side that gain; null for any
   */
  void gain(Quantity quantity, Loss.LossUnit lossUnit, UnitFilter of);

  /** Loses a share of its strength at the time of the roll. */
  void loseShare(Share share);

  /** Loses at least a share of the other side's losses by the same result. */
  void loseAsMuch(Share share);

  /** Returns whether it chooses to retreat instead of losing. */
  boolean choosesRetreat();

  /**
   * Leaves the fight.
   *
   * @param hexes the hexes added to its retreat so far
   */
  void retreat(int hexes, boolean repulsed);

  /**
   * Enters a state.
   *
   * @param times the number of times, for a counted state
   */
  void become(int state, int times);

  /**
   * Leaves a state.
   *
   * @param times the number of times, for a counted state; 0 for completely
   */
  void shed(int state, int times);

  /**
   * Makes a check.
   *
   * @param drm the number added to the roll
   */
  void check(String name, int drm);
}
