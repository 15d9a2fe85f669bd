package vedette.odds;

import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Note;
import vedette.fight.Umpire;

/** An umpire whose dice are another's and whose decisions are a doctrine's. */
record Commanded(Umpire dice, Doctrine doctrine) implements Umpire {
  @Override
  public int roll(Die die) {
    return dice.roll(die);
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    return doctrine.choose(choice);
  }

  @Override
  public void note(Note note) {
    dice.note(note);
  }
}
