package vedette.system;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.BySide;
import vedette.form.Context;
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
 * @param path the keys that lead there
 */
record SectionReader(
    Source source,
    Problems problems,
    Expressions expressions,
    Scope scope,
    String code,
    List<String> path)
    implements Context {
  SectionReader(Source source, Problems problems) {
    this(source, problems, null, Scope.SIDES, Code.VALUE, List.of());
  }

  /** The part under a key, where texts may ask what they may there. */
  @Override
  public SectionReader under(String key) {
    List<String> further = new ArrayList<>(path);
    further.add(key);
    return new SectionReader(source, problems, expressions, Scope.at(further), code, further);
  }

  /** The file with the names that it declares. */
  SectionReader with(Names names) {
    return new SectionReader(source, problems, new Expressions(names), scope, code, path);
  }

  /** A part whose texts may ask other things. */
  SectionReader with(Scope other) {
    return new SectionReader(source, problems, expressions, other, code, path);
  }

  /** A part whose problems have another code. */
  SectionReader in(String other) {
    return new SectionReader(source, problems, expressions, scope, other, path);
  }

  /** A condition; null if there is none, or if it is wrong, which is reported. */
  Rule rule(Json json) {
    if (json == null) {
      return null;
    }
    if (!(json instanceof Json.Str text)) {
      wrong(
          Code.CONDITION,
          json.at(),
          Members.shown(json) + " is no condition",
          "\"always\", or a condition such as \"round >= 2\"");
      return null;
    }
    try {
      return expressions.rule(text.value(), scope);
    } catch (TextFault e) {
      wrong(json, e);
      return null;
    }
  }

  /**
   * An amount, as a text, a number, or one for each side; null if it is wrong, which is reported.
   *
   * @param missing what is missing if a side is
   */
  Amount amount(Json json, String missing) {
    if (json instanceof Json.Obj) {
      Sides sides = read(json, Sides.class);
      for (String side : List.of("attacker", "defender")) {
        if (sides.here().get(side) == null) {
          String given = side.equals("attacker") ? "defender" : "attacker";
          wrong(
              Code.MISSING,
              json.at(),
              missing + " of the " + side + " are missing",
              "\"" + side + "\": \"" + sample(sides.here().get(given)) + "\"");
          return null;
        }
      }
      Amount attacker = amount(sides.attacker(), missing);
      Amount defender = amount(sides.defender(), missing);
      if (attacker == null || defender == null) {
        return null;
      }
      BySide<Amount> both = new BySide<>(attacker, defender);
      return new Amount(
          attacker.text(),
          situation -> both.of(situation.own()).in(situation),
          attacker.broken() || defender.broken(),
          attacker.uses().and(defender.uses()));
    }
    Integer whole = Members.whole(json);
    if (whole != null) {
      return Amount.of(whole);
    }
    if (!(json instanceof Json.Str text)) {
      wrong(
          Code.VALUE,
          json.at(),
          "expected a number or an amount, found " + Members.shown(json),
          "5");
      return null;
    }
    try {
      return expressions.amount(text.value(), scope);
    } catch (TextFault e) {
      wrong(json, e);
      return null;
    }
  }

  private static String sample(Json given) {
    String text = given == null ? "strength" : Members.shown(given);
    Matcher limit = Pattern.compile("(.* at most )(\\d+)").matcher(text);
    return limit.matches()
        ? limit.group(1) + Math.max(1, Integer.parseInt(limit.group(2)) - 1)
        : text;
  }

  /** An amount that must be a whole number. */
  Amount whole(Json json, String missing) {
    Amount amount = amount(json, missing);
    if (amount != null && amount.broken()) {
      wrong(
          Code.FRACTION,
          within(json, 0),
          "`" + amount.text() + "` can come to a fraction",
          "\"" + amount.text() + ", rounded up\"");
    }
    return amount;
  }

  /**
   * The units that a text means: an arm, a class or a state, or {@code not} and one. Null if there
   * is no text, or if it names none, which is reported.
   */
  Which which(Json json) {
    if (!(json instanceof Json.Str text)) {
      return null;
    }
    try {
      return expressions.which(text.value());
    } catch (TextFault e) {
      in(Code.NAME).wrong(text, e);
      return null;
    }
  }

  Names names() {
    return expressions.names;
  }

  /** Reads an object as a record; null if it is no object, which is reported. */
  <T extends Record> T read(Json json, Class<T> type) {
    return RecordReader.readWithHoles(json, source, type, problems, this);
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
