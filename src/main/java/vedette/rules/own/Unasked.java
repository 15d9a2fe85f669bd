package vedette.rules.own;

import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Umpire;

/** Is asked for no roll. */
final class Unasked implements Umpire {
  @Override
  public int roll(Die die) {
    throw new IllegalStateException("nothing is rolled yet");
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    throw new IllegalStateException("nobody decides yet");
  }

  @Override
  public boolean reached(int turn) {
    return turn <= 1;
  }
}
