package vedette.rules.kit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import vedette.fight.Note;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.json.HasWord;
import vedette.table.grid.Modifier;
import vedette.table.grid.Modifiers;

/**
 * A list of modifiers that rules add up. Of several modifiers in one group only the strongest
 * counts, or the first of equally strong ones.
 *
 * @param <C> conditions of the modifiers; tables name them by the constants' words, or their names
 *     in lower case
 */
public final class ModifierTable<C extends Enum<C>> {
  /** The entries; those of a group stand together at the place of its first. */
  private final List<Entry<C>> entries = new ArrayList<>();

  /**
   * A modifier with its condition.
   *
   * @param last whether it is the last of its group
   */
  private record Entry<C>(Modifier modifier, C condition, String readings, boolean last) {}

  /**
   * Creates the entries of a list of modifiers.
   *
   * @throws vedette.source.WrongFile if a modifier depends on a condition that the rules do not
   *     know
   */
  public ModifierTable(Modifiers table, Class<C> known) {
    Map<String, C> conditions = new TreeMap<>();
    for (C condition : known.getEnumConstants()) {
      conditions.put(words(condition), condition);
    }
    Map<Object, List<Modifier>> groups = new LinkedHashMap<>();
    for (Modifier modifier : table.checkedFor(conditions.keySet()).list()) {
      Object group = modifier.group().isEmpty() ? modifier : modifier.group();
      groups.computeIfAbsent(group, first -> new ArrayList<>()).add(modifier);
    }
    for (List<Modifier> group : groups.values()) {
      for (Modifier modifier : group) {
        C condition = conditions.get(modifier.when());
        boolean last = modifier == group.get(group.size() - 1);
        entries.add(new Entry<>(modifier, condition, Notes.ids(modifier.readings()), last));
      }
    }
  }

  private static String words(Enum<?> condition) {
    return condition instanceof HasWord hasWord ? hasWord.word() : EnumWords.spaced(condition);
  }

  /** A situation for which modifiers are added up. */
  public interface Situation<C> {
    /** Returns whether a condition holds. */
    boolean holds(C condition);

    /**
     * Returns the number of times that a condition holds. Modifiers use it only if they count each
     * time.
     */
    default int times(C condition) {
      return 1;
    }

    /**
     * Returns the unit or thing that a condition is about. Called only for a condition that holds,
     * and only if notes are recorded.
     */
    Object because(C condition);
  }

  /** Returns the sum of the modifiers that apply, and notes each of them. */
  public int sum(Situation<C> situation, Umpire umpire) {
    int sum = 0;
    Entry<C> strongest = null;
    int worth = 0;
    for (int i = 0; i < entries.size(); i++) {
      Entry<C> entry = entries.get(i);
      if (situation.holds(entry.condition)) {
        int value = entry.modifier.value(situation.times(entry.condition));
        if (strongest == null || Math.abs(value) > Math.abs(worth)) {
          strongest = entry;
          worth = value;
        }
      }
      if (entry.last && strongest != null) {
        sum += worth;
        if (umpire.hears(strongest.readings)) {
          Modifier modifier = strongest.modifier;
          Object because = situation.because(strongest.condition);
          umpire.note(new Note.Modifier(modifier.name(), worth, because, modifier.readings()));
        }
        strongest = null;
      }
    }
    return sum;
  }
}
