package vedette.rules;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Step;
import vedette.fight.SurvivingStack;
import vedette.fight.Umpire;

/** Dice that fall as a test specifies; exactly this number of rolls has to be used. */
public final class ScriptedDice implements Umpire {
  private final Doctrine doctrine;
  private final int[] rolls;
  private final List<Note> notes = new ArrayList<>();
  private int used;
  private int turn = 1;

  private ScriptedDice(Doctrine doctrine, int... rolls) {
    this.doctrine = doctrine;
    this.rolls = rolls;
  }

  /** Plays to the end with these rolls, no more and no fewer. */
  public static <S, R> PlayedFight play(Engagement<S, R> fight, int... rolls) {
    ScriptedDice dice = new ScriptedDice(fight.doctrine(), rolls);
    Step<S, R> step = fight.rules().step(fight.rules().first(), dice);
    while (!(step instanceof Step.End<S, R>)) {
      if (step instanceof Step.NextTurn<S, R> next) {
        dice.turn++;
        step = fight.rules().step(next.state(), dice);
      } else {
        step = fight.rules().step(((Step.SameTurn<S, R>) step).state(), dice);
      }
    }
    if (dice.used != rolls.length) {
      throw new AssertionError("over after " + dice.used + " of " + rolls.length + " rolls");
    }
    R result = ((Step.End<S, R>) step).result();
    Map<String, Comparable<?>> values = new LinkedHashMap<>();
    for (Measure<R> measure : fight.measures()) {
      if (values.put(measure.name(), measure.value(result, dice.turn)) != null) {
        throw new AssertionError("two measures are called " + measure.name());
      }
    }
    return new PlayedFight(values, dice.notes, () -> fight.survivors(result));
  }

  @Override
  public int roll(Die die) {
    if (used == rolls.length) {
      throw new AssertionError("a further " + die + " is asked for, after " + used);
    }
    int roll = rolls[used++];
    if (roll < die.unmerged().min() || roll > die.unmerged().max()) {
      throw new AssertionError(roll + " is no roll of a " + die);
    }
    return roll;
  }

  @Override
  public <O> O decide(Choice<O> choice) {
    return doctrine.choose(choice);
  }

  @Override
  public boolean reached(int turn) {
    return this.turn >= turn;
  }

  @Override
  public boolean hears(String readings) {
    return true;
  }

  @Override
  public void note(Note note) {
    notes.add(note instanceof Note.Heading heading ? heading.withTurn(turn) : note);
  }

  /** A finished fight: its measures, its notes and the survivors of its units. */
  public record PlayedFight(
      Map<String, Comparable<?>> values, List<Note> notes, Supplier<List<SurvivingStack>> left) {
    /** Returns the value of a measure, which has to exist. */
    public Comparable<?> value(String measure) {
      if (!values.containsKey(measure)) {
        throw new AssertionError("no measure is called " + measure + ": " + values.keySet());
      }
      return values.get(measure);
    }

    /** Returns all notes of a kind, in order. */
    public <N extends Note> List<N> all(Class<N> kind) {
      return notes.stream().filter(kind::isInstance).map(kind::cast).toList();
    }
  }
}
