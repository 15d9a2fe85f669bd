package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
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
  private final C[] conditions;
  private final List<Entry<C>> entries = new ArrayList<>();

  /**
   * A modifier with what it depends on.
   *
   * @param stronger conditions under which another of its group counts in its place, as bits
   */
  private record Entry<C>(Modifier modifier, C condition, String readings, long stronger) {}

  /**
   * The modifiers of a list.
   *
   * @throws vedette.problem.WrongFile if one depends on something that the rules do not know
   */
  public ModifierTable(Modifiers table, Class<C> known) {
    conditions = known.getEnumConstants();
    Set<String> words = new TreeSet<>();
    for (C condition : conditions) {
      words.add(words(condition));
    }
    List<Modifier> list = table.checkedFor(words).list();
    for (int i = 0; i < list.size(); i++) {
      Modifier modifier = list.get(i);
      entries.add(
          new Entry<>(
              modifier,
              conditions[index(modifier)],
              Notes.ids(modifier.readings()),
              stronger(list, i)));
    }
  }

  private static String words(Enum<?> condition) {
    return condition instanceof Worded worded ? worded.word() : EnumWords.spaced(condition);
  }

  private int index(Modifier modifier) {
    int index = 0;
    while (!words(conditions[index]).equals(modifier.when())) {
      index++;
    }
    return index;
  }

  private long stronger(List<Modifier> list, int of) {
    Modifier modifier = list.get(of);
    long bits = 0;
    for (int i = 0; i < list.size(); i++) {
      Modifier other = list.get(i);
      List<Modifier> both = i < of ? List.of(other, modifier) : List.of(modifier, other);
      if (i != of && !Modifiers.strongest(both).contains(modifier)) {
        bits |= 1L << index(other);
      }
    }
    return bits;
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
    long holding = 0;
    for (C condition : conditions) {
      if (situation.holds(condition)) {
        holding |= 1L << condition.ordinal();
      }
    }
    int sum = 0;
    for (int i = 0; holding != 0 && i < entries.size(); i++) {
      Entry<C> entry = entries.get(i);
      boolean counts = (holding >> entry.condition().ordinal() & 1) != 0;
      if (counts && (holding & entry.stronger()) == 0) {
        Modifier modifier = entry.modifier();
        int value = modifier.value(situation.times(entry.condition()));
        sum += value;
        if (umpire.hears(entry.readings())) {
          Object because = situation.because(entry.condition());
          umpire.note(new Note.Modifier(modifier.name(), value, because, modifier.readings()));
        }
      }
    }
    return sum;
  }
}
