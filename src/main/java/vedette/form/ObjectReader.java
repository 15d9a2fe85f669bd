package vedette.form;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.problem.Source;

/**
 * Reads an object key by key. Every mistake is reported with its place, and reading goes on, so
 * that one run shows them all. Keys that start with {@code x-} belong to others and are ignored,
 * and so is {@code $schema}.
 *
 * @param <V> what its value is read as
 */
abstract class ObjectReader<V> {

  protected final Source source;
  protected final Problems problems;
  private final String unknownKey;
  private final String missingKey;

  /**
   * A reader of objects.
   *
   * @param source the file that they stand in
   * @param problems takes what is wrong
   * @param unknownKey the code of a key that nobody knows
   * @param missingKey the code of one that must be there and is not
   */
  protected ObjectReader(Source source, Problems problems, String unknownKey, String missingKey) {
    this.source = source;
    this.problems = problems;
    this.unknownKey = unknownKey;
    this.missingKey = missingKey;
  }

  /** The value of a key; null if something is wrong with it, which is then reported. */
  protected abstract V value(Slot slot, Json json);

  /** What a key stands for that is left out. */
  protected abstract V leftOut(Slot slot, Position object);

  /** Reports that a key is missing. */
  protected abstract void missing(Slot slot, Position at);

  /**
   * The values of an object's keys.
   *
   * @param alsoKnown another key, which somebody else reads; null if there is none
   * @return null if something is wrong
   */
  protected final Map<String, V> values(Json.Obj object, List<Slot> slots, String alsoKnown) {
    Map<String, Slot> known = new LinkedHashMap<>();
    for (Slot slot : slots) {
      known.put(slot.name(), slot);
    }
    if (alsoKnown != null) {
      known.put(alsoKnown, null);
    }
    Map<String, V> values = new HashMap<>();
    Set<String> misspelt = new HashSet<>();
    boolean whole = true;
    for (Json.Member member : object.members()) {
      String name = member.name();
      Slot slot = known.get(name);
      if (slot != null) {
        values.put(name, value(slot, member.value()));
        whole &= values.get(name) != null;
      } else if (!known.containsKey(name) && !isOthers(name)) {
        unknown(member, known.keySet());
        Nearest.of(name, known.keySet()).ifPresent(misspelt::add);
        whole = false;
      }
    }
    for (Slot slot : slots) {
      if (values.containsKey(slot.name())) {
        continue;
      }
      if (!slot.required()) {
        values.put(slot.name(), leftOut(slot, object.at()));
        continue;
      }
      whole = false;
      // A misspelt key has been reported already, with the right one.
      if (!misspelt.contains(slot.name())) {
        missing(slot, object.at());
      }
    }
    return whole ? values : null;
  }

  /** Of {@code $schema} editors read by which schema they complete the file. */
  private static boolean isOthers(String key) {
    return key.startsWith("x-") || key.equals("$schema");
  }

  private void unknown(Json.Member member, Collection<String> known) {
    String message = "unknown key " + Printable.quote(member.name());
    problems.error(unknownKey, source, member.at(), message, Nearest.help(member.name(), known));
  }

  /** Reports that a key is missing; the example is a value of it, as JSON. */
  protected final void missing(String name, String what, String example, Position at) {
    String message = "key \"" + name + "\" is missing" + what;
    String help = "add \"" + name + "\": " + example + ",";
    problems.error(missingKey, source, at, message, help);
  }
}
