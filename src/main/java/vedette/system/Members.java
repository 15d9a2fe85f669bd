package vedette.system;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.form.RecordReader;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.problem.Position;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.problem.TextFault;

/** The members of an object of a file, read by their keys, with what is wrong reported. */
final class Members {
  private final Json.Obj object;
  private final File file;

  /** The file that is read, and what is wrong with it. */
  record File(Source source, Problems problems) {
    void wrong(String code, Position at, String message, String help) {
      problems.error(code, source, at, message, help);
    }

    /** What a value says as a record; null if it is no object, which is reported. */
    <T extends Record> T read(Json json, Class<T> type) {
      return RecordReader.readWithHoles(json, source, type, problems);
    }

    void refused(String code, Position at, String message, String help) {
      problems.refused(code, source, at, message, help);
    }

    /** Reports a fault of a text, where it stands in it. */
    void wrong(Json text, TextFault mistake) {
      wrong(mistake.code(), within(text, mistake.offset()), mistake.getMessage(), mistake.help());
    }

    /** A place in a string; the start of what is no string. */
    Position within(Json text, int offset) {
      return text instanceof Json.Str ? source.within(text.at(), offset) : text.at();
    }
  }

  private Members(Json.Obj object, File file) {
    this.object = object;
    this.file = file;
  }

  /**
   * The members of a value.
   *
   * @param keys that may stand there; {@code note} and {@code x-…} may stand anywhere
   * @return null if it is not an object, which is reported
   */
  static Members of(Json json, File file, List<String> keys) {
    Members members = any(json, file);
    if (members != null) {
      for (Json.Member member : members.object.members()) {
        String key = member.name();
        if (!keys.contains(key) && !isRemark(key)) {
          file.wrong(
              Code.KEY,
              member.at(),
              "unknown `" + key + "`",
              keys.isEmpty() ? "leave it out" : help(key, keys));
        }
      }
    }
    return members;
  }

  private static String help(String key, List<String> keys) {
    String help = Nearest.help(key, keys);
    return help.startsWith("known here: ") ? help.substring("known here: ".length()) : help;
  }

  /** The members of a value whose keys are names. */
  static Members any(Json json, File file) {
    if (json instanceof Json.Obj object) {
      return new Members(object, file);
    }
    file.wrong(
        Code.VALUE, json.at(), "expected an object, found " + json.what(), "write { \"key\": … }");
    return null;
  }

  static boolean isRemark(String key) {
    return key.equals("note") || key.equals("$schema") || key.startsWith("x-");
  }

  /** All whose keys are names. */
  List<Json.Member> named() {
    return named(object);
  }

  /** The members of an object whose keys are names; none of anything else. */
  static List<Json.Member> named(Json json) {
    if (!(json instanceof Json.Obj object)) {
      return List.of();
    }
    List<Json.Member> named = new ArrayList<>(object.members().size());
    for (Json.Member member : object.members()) {
      if (!isRemark(member.name())) {
        named.add(member);
      }
    }
    return named;
  }

  Position at() {
    return object.at();
  }

  File file() {
    return file;
  }

  Json get(String key) {
    return object.get(key);
  }

  boolean has(String key) {
    return object.get(key) != null;
  }

  /** The key of a member. */
  Position keyAt(String key) {
    for (Json.Member member : object.members()) {
      if (member.name().equals(key)) {
        return member.at();
      }
    }
    return object.at();
  }

  /** A text; null if there is none, or if it is something else, which is reported. */
  Json.Str text(String key) {
    return text(object.get(key), file);
  }

  static Json.Str text(Json json, File file) {
    if (json == null || json instanceof Json.Str) {
      return (Json.Str) json;
    }
    file.wrong(
        Code.VALUE, json.at(), "expected a text, found " + json.what(), "write it in quotes");
    return null;
  }

  /** Whether a switch is on. */
  boolean flag(String key) {
    Json json = object.get(key);
    if (json != null && !(json instanceof Json.Bool)) {
      file.wrong(
          Code.VALUE, json.at(), "expected true, found " + json.what(), "true, or leave it out");
    }
    return json instanceof Json.Bool flag && flag.value();
  }

  /** A whole number of a value; null if it is none. */
  static Integer whole(Json json) {
    if (json instanceof Json.Num number && number.value() != null) {
      BigDecimal value = number.value();
      if (value.abs().compareTo(BigDecimal.valueOf(1_000_000)) <= 0
          && (value.signum() == 0 || value.stripTrailingZeros().scale() <= 0)) {
        return value.intValueExact();
      }
    }
    return null;
  }

  /** One of a few words. */
  interface Words<T> {
    T of(String word);
  }

  /** What a text says, one of the words of an enum; reported if it is none. */
  <E extends Enum<E>> E word(
      String key, Class<E> words, E otherwise, Function<String, String[]> wrong) {
    Json json = object.get(key);
    if (json == null) {
      return otherwise;
    }
    String given = json instanceof Json.Str text ? text.value() : shown(json);
    for (E word : words.getEnumConstants()) {
      if (word(word).equals(given) && json instanceof Json.Str) {
        return word;
      }
    }
    String[] said = wrong.apply(given);
    file.wrong(Code.VALUE, json.at(), said[0], said[1]);
    return otherwise;
  }

  /** An enum's constant as files write it. */
  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  /** A value as messages show it. */
  static String shown(Json json) {
    if (json instanceof Json.Num number) {
      return number.text();
    }
    return json instanceof Json.Str text ? text.value() : json.what();
  }

  /** The values of a list; a single value counts as a list of one. */
  static List<Json> list(Json json) {
    if (json == null) {
      return List.of();
    }
    return json instanceof Json.Arr array ? array.values() : List.of(json);
  }

  /** The texts of a list of texts, or of one. */
  static List<Json.Str> texts(Json json, File file) {
    List<Json.Str> texts = new ArrayList<>();
    for (Json each : list(json)) {
      Json.Str text = text(each, file);
      if (text != null) {
        texts.add(text);
      }
    }
    return texts;
  }
}
