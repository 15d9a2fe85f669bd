package vedette.rules.daysofglory.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.table.Tables;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;

/**
 * The factors of a table. Those that apply are added, each as often as its condition holds (DG4,
 * DG9); of several in one group only the strongest.
 *
 * @param <S> whom they count for
 */
public final class FactorTable<S extends FactorTable.Subject> {
  public static final String MORALE = "days-of-glory/morale-factors";
  public static final String ASSAULT = "days-of-glory/close-assault-factors";
  public static final String AUTOMATIC = "days-of-glory/automatic-victories";

  private static final String[] ALL = {MORALE, ASSAULT, AUTOMATIC};

  private final List<Factor<S>> factors = new ArrayList<>();

  /** Whether the table has groups; the printed ones have none. */
  private final boolean grouped;

  /** Whoever the factors of a table count for. */
  public interface Subject {
    /** Returns what is played, as modifiers call what they count in. */
    String situationText();

    /** Conditions that a player says to hold. */
    Conditions givenConditions();
  }

  /** A condition of factors that the rules find out; a player may say it as well. */
  public interface Condition<S> {
    /** Returns how often it holds. */
    int times(S subject);

    /** As tables call it. */
    @Override
    String toString();
  }

  /**
   * A factor.
   *
   * @param condition null if only a player can tell whether it holds
   * @param readings of the modifier, separated by spaces
   */
  private record Factor<S extends Subject>(
      Modifier modifier, Condition<S> condition, String readings) {
    /** Returns what a player says is not counted twice. */
    int times(S subject) {
      if (!modifier.countsIn(subject.situationText())) {
        return 0;
      }
      int said = subject.givenConditions().times(modifier.when());
      return condition == null ? said : Math.max(said, condition.times(subject));
    }

    Note note(int times, Object who) {
      Object because = modifier.each() && times > 1 ? who + ", " + times + " times" : who;
      return new Note.Modifier(
          modifier.name(), modifier.value(times), because, modifier.readings());
    }
  }

  /** Returns the conditions that some factor of these tables depends on. */
  public static Set<String> conditions(Tables tables, String... ids) {
    Set<String> conditions = new TreeSet<>();
    for (String id : ids) {
      tables.modifiers(id).list().forEach(modifier -> conditions.add(modifier.when()));
    }
    return conditions;
  }

  /** Returns every condition that some factor of the system depends on. */
  public static Set<String> conditions(Tables tables) {
    return conditions(tables, ALL);
  }

  /**
   * The factors of a table.
   *
   * @param found the conditions that the rules find out; of others only a player can tell
   */
  public FactorTable(List<Modifier> table, List<? extends Condition<S>> found) {
    for (Modifier modifier : table) {
      factors.add(
          new Factor<>(modifier, named(modifier.when(), found), Notes.ids(modifier.readings())));
    }
    grouped = table.stream().anyMatch(modifier -> !modifier.group().isEmpty());
  }

  private static <S> Condition<S> named(String word, List<? extends Condition<S>> found) {
    for (Condition<S> condition : found) {
      if (condition.toString().equals(word)) {
        return condition;
      }
    }
    return null;
  }

  private List<Factor<S>> counting(S subject) {
    return Modifiers.strongest(
        factors.stream().filter(factor -> factor.times(subject) > 0).toList(),
        factor -> factor.modifier.group(),
        factor -> Math.abs(factor.modifier.value(factor.times(subject))));
  }

  /** Adds up what counts for somebody, and notes it. */
  public int sum(Object who, S subject, Umpire umpire) {
    int sum = 0;
    for (Factor<S> factor : grouped ? counting(subject) : factors) {
      int times = factor.times(subject);
      if (times > 0) {
        sum += factor.modifier.value(times);
        if (umpire.hears(factor.readings)) {
          umpire.note(factor.note(times, who));
        }
      }
    }
    return sum;
  }

  /** Returns the name of the first that counts; null if none does. */
  public String first(S subject) {
    for (Factor<S> factor : factors) {
      if (factor.times(subject) > 0) {
        return factor.modifier.name();
      }
    }
    return null;
  }
}
