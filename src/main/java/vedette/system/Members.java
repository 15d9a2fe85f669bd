package vedette.system;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import vedette.form.RecordReader;
import vedette.json.Json;
import vedette.problem.Position;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.problem.TextFault;

/** What stands in a file whose keys are names, or where one of several shapes may stand. */
final class Members {
  /**
   * A part of the file that is read.
   *
   * @param code of the problems that are found in it
   */
  record File(Source source, Problems problems, String code) {
    File(Source source, Problems problems) {
      this(source, problems, Code.VALUE);
    }

    /** Another part of the same file. */
    File in(String part) {
      return new File(source, problems, part);
    }

    void wrong(Position at, String message, String help) {
      problems.error(code, source, at, message, help);
    }

    /** What a value says as a record; null if it is no object, which is reported. */
    <T extends Record> T read(Json json, Class<T> type) {
      return RecordReader.readWithHoles(json, source, type, problems);
    }

    void refused(Position at, String message, String help) {
      problems.refused(code, source, at, message, help);
    }

    /** Reports a fault of a text, where it stands in it. */
    void wrong(Json text, TextFault mistake) {
      problems.error(
          mistake.orCoded(code).code(),
          source,
          within(text, mistake.offset()),
          mistake.getMessage(),
          mistake.help());
    }

    /** A place in a string; the start of what is no string. */
    Position within(Json text, int offset) {
      return text instanceof Json.Str ? source.within(text.at(), offset) : text.at();
    }
  }

  private Members() {}

  static boolean isRemark(String key) {
    return key.equals("note") || key.equals("$schema") || key.startsWith("x-");
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
      if (each instanceof Json.Str text) {
        texts.add(text);
      } else {
        file.in(Code.VALUE)
            .wrong(each.at(), "expected a text, found " + each.what(), "write it in quotes");
      }
    }
    return texts;
  }
}
