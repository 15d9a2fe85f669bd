package vedette.fight;

/** How the sides decide: answers every choice that the rules of one engagement put. */
@FunctionalInterface
public interface Doctrine {
  /** One of the choice's options; the same for equal choices. */
  <O> O choose(Choice<O> choice);

  /** Returns whether it leaves a choice free, to whoever finds the best answer. */
  default boolean leavesFree(Choice<?> choice) {
    return false;
  }

  /** Returns whether it leaves any choice free. */
  default boolean leavesAnyFree() {
    return false;
  }

  /** Returns the doctrine of engagements in which nobody decides anything. */
  static <O> O nothingToDecide(Choice<O> choice) {
    throw new IllegalStateException("no side decides " + choice);
  }
}
