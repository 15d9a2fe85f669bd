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
 * DG9); of several in one group only the strongest counts.
 *
 * @param <S> side or unit that the factors count for
 */
public final class FactorTable<S extends FactorTable.Subject> {
  public static final String MORALE = "days-of-glory/morale-factors";
  public static final String ASSAULT = "days-of-glory/close-assault-factors";
  public static final String AUTOMATIC = "days-of-glory/automatic-victories";

  private static final String[] ALL = {MORALE, ASSAULT, AUTOMATIC};

  private final List<Factor<S>> factors = new ArrayList<>();

  /** True if the table has groups; the printed ones have none. */
  private final boolean grouped;

  /** A side or unit that factors count for. */
  public interface Subject {
    /**
     * Returns the word for the situation, by which modifiers name the situations in which they
     * count.
     */
    String situationText();

    /** Returns the conditions that a player gave. */
    Conditions givenConditions();
  }

  /** A condition of factors that the rules determine; a player may also give it. */
  public interface Condition<S> {
    /** Returns the number of times that it holds. */
    int times(S subject);

    /** Returns the word in the tables. */
    @Override
    String toString();
  }

  /**
   * A factor.
   *
   * @param condition null if only a player can give it
   * @param readings readings of the modifier, separated by spaces
   */
  private record Factor<S extends Subject>(
      Modifier modifier, Condition<S> condition, String readings) {
    /**
     * Returns the number of times that the factor counts. A condition that a player gave is not
     * counted twice.
     */
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

  /** Returns the conditions of all factors of these tables. */
  public static Set<String> conditions(Tables tables, String... ids) {
    Set<String> conditions = new TreeSet<>();
    for (String id : ids) {
      tables.modifiers(id).list().forEach(modifier -> conditions.add(modifier.when()));
    }
    return conditions;
  }

  /** Returns the conditions of all factors of the system. */
  public static Set<String> conditions(Tables tables) {
    return conditions(tables, ALL);
  }

  /**
   * Creates the factors of a table.
   *
   * @param found conditions that the rules determine; only a player can give others
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

  /**
   * Returns the sum of the factors that apply, and notes each.
   *
   * @param who side or unit named in the notes
   */
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

  /** Returns the name of the first factor that applies; null if none does. */
  public String first(S subject) {
    for (Factor<S> factor : factors) {
      if (factor.times(subject) > 0) {
        return factor.modifier.name();
      }
    }
    return null;
  }
}
