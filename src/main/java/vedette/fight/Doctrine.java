package vedette.fight;

/** The decisions of both sides: an answer to every choice in one engagement. */
@FunctionalInterface
public interface Doctrine {
  /** Returns one of the choice's options; equal choices get equal answers. */
  <O> O choose(Choice<O> choice);

  /** Returns whether this doctrine leaves a choice free for the search of the optimal policy. */
  default boolean leavesFree(Choice<?> choice) {
    return false;
  }

  /** Returns whether this doctrine leaves any choice free. */
  default boolean leavesAnyFree() {
    return false;
  }

  /** Throws an exception: the doctrine of engagements without choices. */
  static <O> O nothingToDecide(Choice<O> choice) {
    throw new IllegalStateException("no side decides " + choice);
  }
}
