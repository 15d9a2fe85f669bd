package vedette.rules.own;

/** Something that is still to be done in a round; equal tasks do the same. */
interface Task {
  /** Does it; what is left of it goes back on the agenda. */
  void act(Play play);

  /** Returns whether it may ask for a roll: a step pauses before the second. */
  default boolean rolls() {
    return true;
  }

  /** Returns the part of the file that has it done, by the keys that lead there. */
  default Object[] part() {
    return new Object[] {"round"};
  }

  /** Done without a roll. */
  interface RollFreeTask extends Task {
    @Override
    default boolean rolls() {
      return false;
    }
  }
}
