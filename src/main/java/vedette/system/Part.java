package vedette.system;

import java.util.ArrayList;
import java.util.List;
import vedette.form.RecordReader;
import vedette.json.Json;
import vedette.problem.Position;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.problem.TextFault;

/**
 * A part of a system's file, which its reader holds.
 *
 * @param expressions reads the amounts and conditions of the file; null before its names are known
 * @param scope what the texts of the part may ask
 * @param code of the problems that are found in it
 */
record Part(Source source, Problems problems, Expressions expressions, Scope scope, String code) {
  Part(Source source, Problems problems) {
    this(source, problems, null, Scope.SIDES, Code.VALUE);
  }

  /** The file with the names that it declares. */
  Part with(Names names) {
    return new Part(source, problems, new Expressions(names), scope, code);
  }

  /** A part whose texts may ask other things. */
  Part with(Scope other) {
    return new Part(source, problems, expressions, other, code);
  }

  /** A part whose problems have another code. */
  Part in(String other) {
    return new Part(source, problems, expressions, scope, other);
  }

  /** A condition; null if there is none, or if it is wrong, which is reported. */
  Rule rule(Json json) {
    return expressions.rule(json, this);
  }

  /**
   * An amount, as a text, a number, or one for each side; null if it is wrong, which is reported.
   *
   * @param missing what is missing if a side is
   */
  Amount amount(Json json, String missing) {
    return expressions.amount(json, this, missing);
  }

  /** An amount that must be a whole number. */
  Amount whole(Json json, String missing) {
    return expressions.whole(json, this, missing);
  }

  Names names() {
    return expressions.names;
  }

  /** Reads an object as a record; null if it is no object, which is reported. */
  <T extends Record> T read(Json json, Class<T> type) {
    return RecordReader.readWithHoles(json, source, type, problems);
  }

  /** The texts of a list of texts, or of one. */
  List<Json.Str> texts(Json json) {
    List<Json.Str> texts = new ArrayList<>();
    for (Json each : Members.list(json)) {
      if (each instanceof Json.Str text) {
        texts.add(text);
      } else {
        wrong(Code.VALUE, each.at(), "expected a text, found " + each.what(), "write it in quotes");
      }
    }
    return texts;
  }

  void wrong(Position at, String message, String help) {
    wrong(code, at, message, help);
  }

  /** Reports a problem that has a code of its own. */
  void wrong(String coded, Position at, String message, String help) {
    problems.error(coded, source, at, message, help);
  }

  void refused(Position at, String message, String help) {
    problems.refused(code, source, at, message, help);
  }

  /** Reports the keys of an object that do not go with the rest of it. */
  void refuse(Json.Obj object, List<String> keys, String why, String help) {
    for (String key : keys) {
      if (object.member(key) != null) {
        wrong(object.member(key).at(), "`" + key + "` " + why, help);
      }
    }
  }

  /** Reports a fault of a text, where it stands in it. */
  void wrong(Json text, TextFault mistake) {
    wrong(
        mistake.orCoded(code).code(),
        within(text, mistake.offset()),
        mistake.getMessage(),
        mistake.help());
  }

  /** A place in a string; the start of what is no string. */
  Position within(Json text, int offset) {
    return text instanceof Json.Str ? source.within(text.at(), offset) : text.at();
  }
}
