package vedette.rules.plan;

import java.util.List;
import java.util.function.Supplier;
import vedette.dice.Die;
import vedette.fight.BySide;
import vedette.fight.Choice;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.fight.Umpire;

/**
 * The umpire of a fight that is part of a plan and has its own clock.
 *
 * @param umpire the umpire of the plan
 * @param step the name of the plan's step
 * @param units the names of the plan's units on each side
 * @param fight the fight of the step
 * @param turn the turn on the fight's own clock
 */
record NestedUmpire(
    Umpire umpire, String step, BySide<List<String>> units, Engagement<?, ?> fight, int turn)
    implements Umpire {
  @Override
  public int roll(Die die) {
    return umpire.roll(die);
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    return umpire.decide(new NestedChoice<>(step, units, fight, choice));
  }

  @Override
  public boolean reached(int asked) {
    return turn >= asked;
  }

  @Override
  public <T> T memoize(Supplier<T> settled) {
    return umpire.memoize(settled);
  }

  @Override
  public boolean hears(String readings) {
    return umpire.hears(readings);
  }

  @Override
  public void note(Note note) {
    umpire.note(note instanceof Note.Heading heading ? heading.withOwnTurn(turn) : note);
  }
}
