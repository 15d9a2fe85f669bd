package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Note;
import vedette.json.Nearest;
import vedette.request.BadRequest;
import vedette.table.Modifier;
import vedette.table.Modifiers;

/**
 * What the terrain of an attacked stack does to the differential, with the modifiers that count.
 *
 * @param value added to the attacker's differential
 */
record Ground(int value, List<Note> because) {
  private static final String CLEAR_NAME = "clear";

  /** Of several modifiers of one group the strongest counts; the groups add up (SD3). */
  static Ground of(Iterable<Modifier> features) {
    int value = 0;
    List<Note> because = new ArrayList<>();
    for (Modifier modifier : Modifiers.strongest(features)) {
      value += modifier.value();
      because.add(
          new Note.Modifier(modifier.name(), modifier.value(), "terrain", modifier.readings()));
    }
    return new Ground(value, List.copyOf(because));
  }

  /** The terrain modifiers with these names; {@code clear} is none. */
  static Set<Modifier> features(List<String> names, SixDaysTables tables, String parameter) {
    Set<Modifier> features = new LinkedHashSet<>();
    for (String name : names) {
      if (!name.equals(CLEAR_NAME)) {
        features.add(feature(name, tables, parameter));
      }
    }
    return features;
  }

  private static Modifier feature(String name, SixDaysTables tables, String parameter) {
    List<String> known = new ArrayList<>();
    known.add(CLEAR_NAME);
    for (Modifier modifier : tables.terrain()) {
      if (modifier.name().equals(name)) {
        return modifier;
      }
      known.add(modifier.name());
    }
    throw new BadRequest(
        parameter, "there is no terrain `" + name + "`", Nearest.help(name, known));
  }

  /** Whichever helps the attacked less: against several stacks the smallest modifier counts. */
  static Ground lesser(Ground a, Ground b) {
    return a != null && a.value >= b.value ? a : b;
  }
}
