package vedette.rules.kit;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BiFunction;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Doctrine;

/** How the sides of a fight decide: an answer to each type of choice that its rules put. */
public final class Doctrines implements Doctrine {
  private final Map<Class<?>, Answer<?, ?, ?>> answers = new HashMap<>();

  /** What is said of one type of choice. */
  public interface StatedDoctrine {
    /** Returns whether it is {@code best}: the choice is left to whoever finds what is. */
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

    @SuppressWarnings("unchecked") // it is kept by the type of its choices
    O to(Choice<?> choice) {
      return says.apply(said.of(choice.side()), (C) choice);
    }
  }

  /**
   * Adds how one type of choice is answered.
   *
   * @param says gives one of the choice's options by what is said
   */
  public <O, C extends Choice<O>, D extends StatedDoctrine> Doctrines with(
      Class<C> type, D said, BiFunction<D, C, O> says) {
    return with(type, new BySide<>(said, said), says);
  }

  /** Adds how either side answers one type of choice. */
  public <O, C extends Choice<O>, D extends StatedDoctrine> Doctrines with(
      Class<C> type, BySide<D> said, BiFunction<D, C, O> says) {
    answers.put(type, new Answer<>(said, says));
    return this;
  }

  @Override
  @SuppressWarnings("unchecked") // what answers a type gives one of its options
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
