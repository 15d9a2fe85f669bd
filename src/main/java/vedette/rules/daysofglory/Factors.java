package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.rules.kit.Notes;
import vedette.table.Modifier;
import vedette.table.Modifiers;
import vedette.table.Tables;

/**
 * The factors of a table. Those that apply are added, each as often as its condition holds (DG4,
 * DG9); of several in one group only the strongest.
 */
final class Factors {
  static final String MORALE = "days-of-glory/morale-factors";
  static final String ASSAULT = "days-of-glory/close-assault-factors";
  static final String AUTOMATIC = "days-of-glory/automatic-victories";

  private static final String[] ALL = {MORALE, ASSAULT, AUTOMATIC};

  private final List<Factor> factors = new ArrayList<>();

  /** Whether the table has groups; the printed ones have none. */
  private final boolean grouped;

  /** Whoever the factors of a table count for. */
  interface Subject {
    /** What is played, as modifiers call what they count in. */
    String played();

    /** Conditions that a player says to hold. */
    Conditions said();

    /** Whether a condition holds, as the rules find out. */
    boolean holds(Condition condition);

    /** How often it does. */
    default int times(Condition condition) {
      return holds(condition) ? 1 : 0;
    }
  }

  /**
   * A factor.
   *
   * @param condition null if only a player can tell whether it holds
   * @param readings of the modifier, separated by spaces
   */
  private record Factor(Modifier modifier, Condition condition, String readings) {
    /** What a player says is not counted twice. */
    int times(Subject subject) {
      if (!modifier.countsIn(subject.played())) {
        return 0;
      }
      int said = subject.said().times(modifier.when());
      return condition == null ? said : Math.max(said, subject.times(condition));
    }

    Note note(int times, Object who) {
      Object because = modifier.each() && times > 1 ? who + ", " + times + " times" : who;
      return new Note.Modifier(
          modifier.name(), modifier.value(times), because, modifier.readings());
    }
  }

  /** The conditions that some factor of these tables depends on. */
  static Set<String> conditions(Tables tables, String... ids) {
    Set<String> conditions = new TreeSet<>();
    for (String id : ids) {
      tables.modifiers(id).list().forEach(modifier -> conditions.add(modifier.when()));
    }
    return conditions;
  }

  /** Every condition that some factor of the system depends on. */
  static Set<String> conditions(Tables tables) {
    return conditions(tables, ALL);
  }

  Factors(List<Modifier> table) {
    for (Modifier modifier : table) {
      factors.add(
          new Factor(modifier, Condition.of(modifier.when()), Notes.ids(modifier.readings())));
    }
    grouped = table.stream().anyMatch(modifier -> !modifier.group().isEmpty());
  }

  private List<Factor> counting(Subject subject) {
    return Modifiers.strongest(
        factors.stream().filter(factor -> factor.times(subject) > 0).toList(),
        factor -> factor.modifier.group(),
        factor -> Math.abs(factor.modifier.value(factor.times(subject))));
  }

  /** Adds up what counts for somebody, and notes it. */
  int sum(Object who, Subject subject, Umpire umpire) {
    int sum = 0;
    for (Factor factor : grouped ? counting(subject) : factors) {
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

  /** The name of the first that counts; null if none does. */
  String first(Subject subject) {
    for (Factor factor : factors) {
      if (factor.times(subject) > 0) {
        return factor.modifier.name();
      }
    }
    return null;
  }
}
