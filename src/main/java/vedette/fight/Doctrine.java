package vedette.fight;

/** How the sides decide: answers every choice that the rules of one engagement put. */
@FunctionalInterface
public interface Doctrine {
  /** One of the choice's options; the same for equal choices. */
  <O> O choose(Choice<O> choice);
}
