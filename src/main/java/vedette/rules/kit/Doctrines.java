package vedette.rules.kit;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import vedette.fight.Choice;
import vedette.fight.Doctrine;

/** How the sides of a fight decide: an answer to each type of choice that its rules put. */
public final class Doctrines implements Doctrine {
  private final Map<Class<?>, Function<?, ?>> answers = new HashMap<>();

  /**
   * Adds how one type of choice is answered.
   *
   * @param answer gives one of the choice's options
   */
  public <O, C extends Choice<O>> Doctrines with(Class<C> type, Function<? super C, O> answer) {
    answers.put(type, answer);
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // what answers a type takes it, and gives one of its options
  public <O> O choose(Choice<O> choice) {
    Function<?, ?> answer = answers.get(choice.getClass());
    if (answer == null) {
      throw new IllegalStateException("no doctrine answers " + choice);
    }
    return ((Function<Choice<O>, O>) answer).apply(choice);
  }
}
