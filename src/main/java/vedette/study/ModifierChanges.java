package vedette.study;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import vedette.fight.Note;
import vedette.json.Position;
import vedette.study.TableChanges.Edit;
import vedette.table.Modifier;

/** What one list of modifiers says otherwise than another. */
final class ModifierChanges {
  private static final String WHAT = "modifier";

  private ModifierChanges() {}

  /**
   * Adds what differs.
   *
   * @param at where a new modifier stands, by its index; null if that is not known
   */
  static void add(
      List<Modifier> old, List<Modifier> now, IntFunction<Position> at, List<Edit> edits) {
    Map<String, Integer> before = indices(old);
    Map<String, Integer> after = indices(now);
    for (Modifier modifier : old) {
      Integer there = after.get(modifier.name());
      String words = words(modifier);
      if (there == null) {
        edits.add(new Edit(WHAT, modifier.name(), words, null, null));
      } else if (!words.equals(words(now.get(there)))) {
        edits.add(new Edit(WHAT, modifier.name(), words, words(now.get(there)), at.apply(there)));
      }
    }
    for (int i = 0; i < now.size(); i++) {
      if (!before.containsKey(now.get(i).name())) {
        edits.add(new Edit(WHAT, now.get(i).name(), null, words(now.get(i)), at.apply(i)));
      }
    }
  }

  private static Map<String, Integer> indices(List<Modifier> modifiers) {
    Map<String, Integer> indices = new HashMap<>();
    for (int i = 0; i < modifiers.size(); i++) {
      indices.put(modifiers.get(i).name(), i);
    }
    return indices;
  }

  private static String words(Modifier modifier) {
    return Note.signed(modifier.value())
        + (modifier.each() ? " for each " : " for ")
        + modifier.condition()
        + (modifier.group().isEmpty() ? "" : ", one of " + modifier.group())
        + (modifier.bothWays() ? ", both ways" : "");
  }
}
