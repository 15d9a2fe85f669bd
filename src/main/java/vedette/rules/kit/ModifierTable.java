package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.json.Worded;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/**
 * A list of modifiers as rules add them up: of several in one group only the strongest counts, the
 * first of equals.
 *
 * @param <C> what modifiers can depend on, by the constants' words, or their names in lower case
 */
public final class ModifierTable<C extends Enum<C>> {
  private final List<Entry<C>> entries = new ArrayList<>();

  /** A modifier with what it depends on. */
  private record Entry<C>(Modifier modifier, C condition, String readings) {
    int value(Situation<C> situation) {
      return modifier.value(situation.times(condition));
    }

    boolean isInGroupOf(Entry<C> other) {
      return !modifier.group().isEmpty() && modifier.group().equals(other.modifier.group());
    }
  }

  /**
   * The modifiers of a list.
   *
   * @throws vedette.problem.WrongFile if one depends on something that the rules do not know
   */
  public ModifierTable(Modifiers table, Class<C> known) {
    Map<String, C> conditions = new TreeMap<>();
    for (C condition : known.getEnumConstants()) {
      conditions.put(words(condition), condition);
    }
    for (Modifier modifier : table.checkedFor(conditions.keySet()).list()) {
      C condition = conditions.get(modifier.when());
      entries.add(new Entry<>(modifier, condition, Notes.ids(modifier.readings())));
    }
  }

  private static String words(Enum<?> condition) {
    return condition instanceof Worded worded ? worded.word() : EnumWords.spaced(condition);
  }

  /** A situation that modifiers are looked up for. */
  public interface Situation<C> {
    /** Whether a condition holds. */
    boolean holds(C condition);

    /** How often a condition holds that does; more than once counts where a modifier says so. */
    default int times(C condition) {
      return 1;
    }

    /** Whom or what a condition that holds is about; asked only if somebody hears. */
    Object because(C condition);
  }

  /** Adds up what counts, and notes each. */
  public int sum(Situation<C> situation, Umpire umpire) {
    int sum = 0;
    for (int i = 0; i < entries.size(); i++) {
      Entry<C> entry = entries.get(i);
      if (situation.holds(entry.condition) && isStrongest(i, situation)) {
        Modifier modifier = entry.modifier;
        int value = entry.value(situation);
        sum += value;
        if (umpire.hears(entry.readings)) {
          Object because = situation.because(entry.condition);
          umpire.note(new Note.Modifier(modifier.name(), value, because, modifier.readings()));
        }
      }
    }
    return sum;
  }

  /** Whether one that holds is the strongest of its group, the first of equals. */
  private boolean isStrongest(int index, Situation<C> situation) {
    Entry<C> entry = entries.get(index);
    for (int i = 0; i < entries.size(); i++) {
      Entry<C> other = entries.get(i);
      if (i != index && other.isInGroupOf(entry) && situation.holds(other.condition)) {
        int more = Math.abs(other.value(situation)) - Math.abs(entry.value(situation));
        if (more > 0 || more == 0 && i < index) {
          return false;
        }
      }
    }
    return true;
  }
}
