package vedette.form.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import vedette.form.Field;
import vedette.form.OneOf;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.Synonyms;

/**
 * A reader that makes records from JSON objects, as the {@link Field} of each component describes.
 * It reports every error with its place and continues, so that one run shows them all. Keys that
 * start with {@code x-} belong to other tools and are ignored, and so is {@code $schema}.
 */
public class RecordReader {
  private static final String IN_OBJECT = " in the object that starts here";
  private static final int KEYS_SHOWN = 5;

  public final Source source;
  public final Problems problems;
  private final String unknownKey;
  private final String missingKey;
  private final boolean withHoles;

  /** The context of the value being read; null if no reader needs it. */
  private Context context;

  /** The place of the record being read; null if it has no name. */
  private RecordPlace site;

  /**
   * Creates a reader of objects.
   *
   * @param source the file of the objects
   * @param problems the list that takes the errors
   * @param unknownKey the code of an unknown key
   * @param missingKey the code of a missing key
   * @param withHoles whether to make a record despite errors
   */
  public RecordReader(
      Source source, Problems problems, String unknownKey, String missingKey, boolean withHoles) {
    this.source = source;
    this.problems = problems;
    this.unknownKey = unknownKey;
    this.missingKey = missingKey;
    this.withHoles = withHoles;
  }

  /**
   * Reads an object as a record, or as one of the records of a sealed {@link OneOf} interface.
   *
   * @param json the object; anything else is reported
   * @param source the file of the object
   * @param problems the list that takes the errors
   * @return the record; null if something is wrong
   */
  public static <T> T read(Json json, Source source, Class<T> type, Problems problems) {
    RecordReader reader =
        new RecordReader(source, problems, Code.UNKNOWN_KEY, Code.MISSING_KEY, false);
    Form<?> form = Forms.of(type);
    return type.cast(
        form instanceof Form.Union<?> union
            ? reader.oneOf(json, union)
            : reader.object(json, form, null));
  }

  /**
   * Reads an object as a record and keeps all values that are right. A wrong value is reported and
   * counts as missing, even where it is required. Any object may have a {@code note}.
   *
   * @param context the context of readers that depend on the place of a value
   * @return the record; null if it is no object
   */
  public static <T extends Record> T readWithHoles(
      Json json, Source source, Class<T> type, Problems problems, Context context) {
    RecordReader reader =
        new RecordReader(source, problems, Code.UNKNOWN_KEY, Code.MISSING_KEY, true);
    reader.context = context;
    return type.cast(reader.object(json, Forms.of(type), null));
  }

  private Object oneOf(Json json, Form.Union<?> union) {
    String key = union.classSlot().name();
    List<Form<?>> forms = union.forms();
    List<String> words = forms.stream().map(form -> form.classSlot().name()).toList();
    if (!(json instanceof Json.Obj object)) {
      return expectedObject(key, forms.get(0).keys(), json);
    }
    Json kind = object.get(key);
    if (kind == null) {
      reportMissing(key, IN_OBJECT, "\"" + words.get(0) + "\"", object.at());
      return null;
    }
    if (!(kind instanceof Json.Str word)) {
      return expected("a string", kind);
    }
    int index = words.indexOf(word.value());
    if (index < 0) {
      List<String> known = new ArrayList<>(words);
      known.add(union.classSlot().line().also());
      known.remove("");
      return unknownWord(word, union.classSlot(), known);
    }
    return object(object, forms.get(index), key);
  }

  /**
   * Reads an object as a record.
   *
   * @param known a further key that is allowed; null for none
   */
  public Object object(Json json, Form<?> form, String known) {
    if (!(json instanceof Json.Obj object)) {
      return expectedObject(null, form.keys(), json);
    }
    RecordPlace here = site;
    Map<String, Object> made = values(object, form.keys(), form.others(), known);
    return made == null ? null : make(form, made, object, here);
  }

  private static Object make(
      Form<?> form, Map<String, Object> values, Json.Obj object, RecordPlace site) {
    List<Object> made = new ArrayList<>();
    for (Slot slot : form.slots()) {
      made.add(
          slot.key().flat()
              ? make(slot.type().form(), values, object, site)
              : switch (slot.type().sort()) {
                case HERE -> object;
                case SITE -> site;
                default -> values.get(slot.name());
              });
    }
    return form.make(made.toArray());
  }

  /** Returns the context of the value being read. */
  public final Context context() {
    return context;
  }

  /** Reads the value of a named member in its context. */
  public final Object readMember(Json.Member member, int index, Supplier<Object> read) {
    Context around = context;
    context = around == null ? null : around.child(member.name());
    site = new RecordPlace(member.name(), index, member.at());
    Object value = read.get();
    context = around;
    return value;
  }

  /** Reports a value that is no object; the message names the first of the expected keys. */
  private Object expectedObject(String key, List<Slot> slots, Json found) {
    List<String> keys = new ArrayList<>(slots.stream().map(Slot::name).toList());
    if (key != null) {
      keys.add(0, key);
    }
    StringBuilder quoted = new StringBuilder("an object with ");
    for (int i = 0; i < keys.size() && i <= KEYS_SHOWN; i++) {
      quoted.append(i == 0 ? "" : ", ").append(i == KEYS_SHOWN ? "…" : '"' + keys.get(i) + '"');
    }
    return expected(quoted.toString(), found);
  }

  /**
   * Returns the values of an object's keys.
   *
   * @param others the component that holds further keys; null if there is none
   * @param alsoKnown a further key, read elsewhere; null if there is none
   * @return null if something is wrong
   */
  public final Map<String, Object> values(
      Json.Obj object, List<Slot> slots, Slot others, String alsoKnown) {
    Map<String, Slot> known = new LinkedHashMap<>();
    slots.forEach(slot -> known.put(slot.name(), slot));
    if (alsoKnown != null) {
      known.put(alsoKnown, null);
    }
    Map<String, Object> values = new HashMap<>();
    Set<String> misspelt = new HashSet<>();
    List<Json.Member> further = new ArrayList<>();
    boolean whole = true;
    for (Json.Member member : object.members()) {
      String name = member.name();
      Slot slot = known.get(name);
      if (slot != null) {
        values.put(name, readMember(member, 0, () -> value(slot, member.value())));
        whole &= values.get(name) != null;
        if (values.get(name) == null) {
          values.put(name, leftOut(slot, object.at()));
        }
      } else if (others != null && !known.containsKey(name)) {
        further.add(member);
      } else if (!known.containsKey(name) && !isRemarkHere(name)) {
        String meant =
            slots.stream()
                .filter(it -> it.key().instead().contains(name))
                .findFirst()
                .map(Slot::name)
                .or(() -> Synonyms.of(name, known.keySet()))
                .or(() -> Nearest.of(name, known.keySet()))
                .orElse(name);
        String help = Nearest.help(meant, known.keySet());
        report(unknownKey, member.at(), "unknown key " + Printable.quote(name), help);
        misspelt.add(meant);
        whole = false;
      }
    }
    if (others != null) {
      values.put(others.name(), value(others, new Json.Obj(further, object.at())));
    }
    for (Slot slot : slots) {
      if (values.containsKey(slot.name())) {
        continue;
      }
      values.put(slot.name(), leftOut(slot, object.at()));
      if (!slot.required()) {
        continue;
      }
      whole = false;
      // A misspelt key has been reported already, with the right one.
      if (!misspelt.contains(slot.name())) {
        reportMissing(slot, object.at());
      }
    }
    return whole || withHoles ? values : null;
  }

  /**
   * Returns whether the program ignores a key; {@code note} where it is allowed. Editors find the
   * schema of a file by {@code $schema}.
   */
  public static boolean isRemark(String key) {
    return key.startsWith("x-") || key.equals("$schema") || key.equals("note");
  }

  public final boolean isRemarkHere(String key) {
    return isRemark(key) && (withHoles || !key.equals("note"));
  }

  public final boolean withHoles() {
    return withHoles;
  }

  /** Returns the value of a key; null, and reports the error, if it is wrong. */
  public Object value(Slot slot, Json json) {
    return FileType.of(slot).read(json, slot, this);
  }

  /** Returns the value of a missing key. */
  public Object leftOut(Slot slot, Position object) {
    return FileType.of(slot).leftOut(slot.fallback(), object);
  }

  /** Reports that a key is missing. */
  public void reportMissing(Slot slot, Position at) {
    String written = slot.example();
    String example =
        written.isEmpty() ? FileType.of(slot).example(slot) : written.replace("{file}", fileName());
    reportMissing(slot.name(), IN_OBJECT, example, at);
  }

  /** Returns the last part of the file's name, in the form of an id. */
  private String fileName() {
    String name = source.name().replaceFirst("^.*[/\\\\]", "").replaceFirst("\\.json$", "");
    String plain = name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    return plain.matches(".*[a-z0-9].*") ? plain.replaceAll("^-|-$", "") : "table";
  }

  /**
   * Reports a missing key.
   *
   * @param example a value of the key, as JSON
   */
  public final void reportMissing(String name, String what, String example, Position at) {
    String message = "key \"" + name + "\" is missing" + what;
    report(missingKey, at, message, "add \"" + name + "\": " + example + ",");
  }

  /** Reports an error in a value and returns null, the result of a value that cannot be read. */
  public final Object report(String code, Json json, String message, String help) {
    return report(code, json.at(), message, help);
  }

  private Object report(String code, Position at, String message, String help) {
    problems.error(code, source, at, message, help);
    return null;
  }

  /** Reports a word that is not allowed. */
  public Object unknownWord(Json.Str string, Slot slot, List<String> known) {
    String word = string.value();
    return slot.key().not().isEmpty()
        ? report(
            Code.UNKNOWN_WORD,
            string,
            "unknown word " + Printable.quote(word),
            Nearest.help(word, known))
        : report(
            Code.UNKNOWN_WORD,
            string,
            "`" + word + "` is " + slot.key().not(),
            Nearest.of(word, known)
                .map(it -> "did you mean `" + it + "`?")
                .orElse("write " + String.join(", ", known).replaceFirst(", (?=[^,]*$)", " or ")));
  }

  /** Reports a value of another type than expected. */
  public Object expected(String expected, Json found) {
    String help =
        found instanceof Json.Null
            ? "write a value, or leave the key out"
            : "write "
                + expected
                + typeText(expected)
                + (found instanceof Json.Arr ? ", not a list" : "");
    return report(
        Code.WRONG_TYPE,
        found,
        "expected " + expected + ", found " + found.kindWithArticle(),
        help);
  }

  /** Returns a note on how a type is written, for readers new to JSON. */
  private static String typeText(String expected) {
    return switch (expected) {
      case "a number" -> ", as 3";
      case "a string" -> " in double quotes";
      case "true or false" -> " without quotes";
      case "an array" -> " in brackets: [ … ]";
      default -> " in braces: { … }";
    };
  }
}
