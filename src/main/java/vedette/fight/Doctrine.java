package vedette.fight;

/** How the sides decide: answers every choice that the rules of one engagement put. */
@FunctionalInterface
public interface Doctrine {
  /** One of the choice's options; the same for equal choices. */
  <O> O choose(Choice<O> choice);

  /** The doctrine of engagements in which nobody decides anything. */
  static <O> O nothingToDecide(Choice<O> choice) {
    throw new IllegalStateException("nobody decides " + choice);
  }
}
