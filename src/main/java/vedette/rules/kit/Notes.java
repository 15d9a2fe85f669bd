package vedette.rules.kit;

import java.util.List;
import vedette.dice.Die;
import vedette.fight.Choice;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.table.Modifier;

/** Notes of modifiers that counted; made only if somebody hears them. */
public final class Notes {
  /** For who wants to know what something comes to, and not how it comes about. */
  public static final Umpire UNHEARD = new Answerless(Listener.NOBODY);

  private Notes() {}

  /**
   * Notes a modifier of a table.
   *
   * @param value what it adds here
   * @param because what made it apply
   */
  public static void modifier(Modifier modifier, int value, Object because, Umpire umpire) {
    if (umpire.hears(ids(modifier.readings()))) {
      umpire.note(new Note.Modifier(modifier.name(), value, because, modifier.readings()));
    }
  }

  /**
   * Notes a modifier that rests on other readings than its table's.
   *
   * @param readings their ids, separated by spaces
   */
  public static void modifier(
      String name, int value, Object because, String readings, Umpire umpire) {
    if (umpire.hears(readings)) {
      umpire.note(new Note.Modifier(name, value, because, List.of(readings.split(" "))));
    }
  }

  /** Notes what the amounts of two sides add, one against the other. */
  public static void compared(
      String name, int value, int own, int other, List<String> readings, Umpire umpire) {
    if (umpire.hears(ids(readings))) {
      umpire.note(new Note.Modifier(name, value, own + " against " + other, readings));
    }
  }

  /** For who wants to know how something would come about: whatever is noted, he hears. */
  public static Umpire heardBy(Listener listener) {
    return new Answerless(listener);
  }

  private static String ids(List<String> readings) {
    return readings.isEmpty()
        ? ""
        : readings.size() == 1 ? readings.get(0) : String.join(" ", readings);
  }

  /** Passes notes on, and answers nothing. */
  private record Answerless(Listener listener) implements Umpire {
    @Override
    public boolean hears(String readings) {
      return listener.hears(readings);
    }

    @Override
    public void note(Note note) {
      listener.note(note);
    }

    @Override
    public int roll(Die die) {
      throw new IllegalStateException("nobody is there to roll a " + die);
    }

    @Override
    public <O> O decide(Choice<O> choice) {
      throw new IllegalStateException("nobody is there to decide " + choice);
    }

    @Override
    public boolean reached(int turn) {
      throw new IllegalStateException(
          "nobody is there to ask whether turn " + turn + " is reached");
    }
  }
}
