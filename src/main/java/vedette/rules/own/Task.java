package vedette.rules.own;

/** A task left in a round. Equal tasks do the same. */
interface Task {
  /** Performs the task; unfinished work is put back on the agenda. */
  void act(Play play);

  /** Returns whether this task may roll. A step ends before its second roll. */
  default boolean rolls() {
    return true;
  }

  /** Returns the path in the file to the part that this task performs. */
  default Object[] part() {
    return new Object[] {"round"};
  }

  /** A task without a roll. */
  interface RollFreeTask extends Task {
    @Override
    default boolean rolls() {
      return false;
    }
  }
}
