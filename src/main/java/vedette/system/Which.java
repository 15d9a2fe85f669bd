package vedette.system;

import vedette.json.Json;

/**
 * Which units are meant: those that are an arm, of a class or in a state, or those that are not.
 *
 * @param not whether it is the others
 */
public record Which(Thing thing, boolean not) {
  /**
   * The units that a text means: an arm, a class or a state, or {@code not} and one. Null if there
   * is no text, or if it names none, which is reported.
   */
  static Which of(Json.Str text, Part part) {
    if (text == null) {
      return null;
    }
    boolean not = text.value().startsWith("not ");
    String name = not ? text.value().substring("not ".length()) : text.value();
    Thing thing = part.names().things.get(name);
    if (thing == null || thing.kind() == Thing.Kind.WORD) {
      part.wrong(
          Code.NAME,
          part.within(text, text.value().length() - name.length()),
          "`" + name + "` is no arm, class or state of this file",
          meant(name, part.names()));
      return null;
    }
    return new Which(thing, not);
  }

  /** What could have been meant by what names no units: a condition, or several. */
  private static String meant(String text, Names names) {
    String name = text.replaceFirst("^(unit|target|shooter|own|enemy) (is|has) ", "");
    String not = name.startsWith("not ") ? "not " : "";
    Thing thing = names.things.get(name.substring(not.length()));
    return thing != null && !name.equals(text)
        ? "\"" + name + "\""
        : text.matches(".*(,| or | and ).*")
            ? "several of them need a class of their own: \"class\": \"afloat\""
            : names.meant(text, false);
  }

  @Override
  public String toString() {
    return (not ? "not " : "") + thing;
  }
}
