package vedette.rules.kit;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Doctrine;

/** The doctrines of a fight: an answer to each type of choice in its rules. */
public final class Doctrines implements Doctrine {
  private final Map<Class<?>, Answer<?, ?, ?>> answers = new HashMap<>();

  /** A doctrine for one type of choice, as given. */
  public interface StatedDoctrine {
    /** Returns whether the doctrine is {@code best}, which leaves the choice free. */
    boolean isBest();
  }

  private record Answer<O, C extends Choice<O>, D extends StatedDoctrine>(
      BySide<D> said, BiFunction<D, C, O> says) {
    boolean isFree(Choice<?> choice) {
      return said.of(choice.side()).isBest();
    }

    boolean isEverFree() {
      return said.attacker().isBest() || said.defender().isBest();
    }

    @SuppressWarnings("unchecked") // answers are stored by the type of their choices
    O to(Choice<?> choice) {
      return says.apply(said.of(choice.side()), (C) choice);
    }
  }

  /**
   * Adds the answer to one type of choice, with the same doctrine for both sides.
   *
   * @param says function from a doctrine and a choice to one of the choice's options
   */
  public <O, C extends Choice<O>, D extends StatedDoctrine> Doctrines with(
      Class<C> type, D said, BiFunction<D, C, O> says) {
    return with(type, new BySide<>(said, said), says);
  }

  /**
   * Adds the answer to one type of choice, with a doctrine for each side.
   *
   * @param says function from a doctrine and a choice to one of the choice's options
   */
  public <O, C extends Choice<O>, D extends StatedDoctrine> Doctrines with(
      Class<C> type, BySide<D> said, BiFunction<D, C, O> says) {
    answers.put(type, new Answer<>(said, says));
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // an answer to a type of choice returns one of its options
  public <O> O choose(Choice<O> choice) {
    return (O) answer(choice).to(choice);
  }

  @Override
  public boolean leavesFree(Choice<?> choice) {
    return answer(choice).isFree(choice);
  }

  @Override
  public boolean leavesAnyFree() {
    return answers.values().stream().anyMatch(Answer::isEverFree);
  }

  private Answer<?, ?, ?> answer(Choice<?> choice) {
    Answer<?, ?, ?> answer = answers.get(choice.getClass());
    if (answer == null) {
      throw new IllegalStateException("no doctrine answers " + choice);
    }
    return answer;
  }
}
