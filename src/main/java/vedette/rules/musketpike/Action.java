package vedette.rules.musketpike;

import vedette.fight.Umpire;

/** One thing done in an activation, after which the rules could pause: a shot, a melee, a check. */
interface Action {
  /** Whether there is anything to do as things stand. */
  boolean applies(AssaultState state);

  /** Does it; it applies. */
  AssaultState play(AssaultState state, Umpire umpire);

  /** Whether it rolls as things stand; one that does not belongs to the step before it. */
  default boolean rolls(AssaultState state) {
    return true;
  }

  /** Notes how its roll would come about, as things stand; some have none before others. */
  default void preview(AssaultState state, Umpire umpire) {}
}
