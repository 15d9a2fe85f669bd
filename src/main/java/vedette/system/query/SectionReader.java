package vedette.system.query;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.fight.BySide;
import vedette.form.model.Context;
import vedette.form.model.RecordReader;
import vedette.json.Json;
import vedette.source.Position;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.TextFault;

/**
 * A part of a system's file, with the means to read it.
 *
 * @param source the text of the file
 * @param problems the list that takes errors and warnings
 * @param expressions the reader of amounts and conditions; null before the file's names are known
 * @param scope the scope of the texts in the part
 * @param code the code of the problems found in the part
 * @param path the keys that lead to the part
 */
public record SectionReader(
    Source source,
    Problems problems,
    Expressions expressions,
    Scope scope,
    String code,
    List<String> path)
    implements Context {
  public SectionReader(Source source, Problems problems) {
    this(source, problems, null, Scope.SIDES, Code.VALUE, List.of());
  }

  /** Returns the part under a key, with the scope of its texts. */
  @Override
  public SectionReader child(String key) {
    List<String> further = new ArrayList<>(path);
    further.add(key);
    return new SectionReader(source, problems, expressions, Scope.at(further), code, further);
  }

  /** Returns the file with its declared names. */
  public SectionReader with(Names names) {
    return new SectionReader(source, problems, new Expressions(names), scope, code, path);
  }

  /** Returns the part with another scope. */
  public SectionReader with(Scope other) {
    return new SectionReader(source, problems, expressions, other, code, path);
  }

  /** Returns the part with another code for its problems. */
  public SectionReader withCode(String other) {
    return new SectionReader(source, problems, expressions, scope, other, path);
  }

  /** Returns a condition; null if there is none, or, reporting the error, if it is wrong. */
  public Condition rule(Json json) {
    if (json == null) {
      return null;
    }
    if (!(json instanceof Json.Str text)) {
      report(
          Code.CONDITION,
          json.at(),
          Members.messageText(json) + " is not a condition",
          "write \"always\", or a condition such as \"round >= 2\"");
      return null;
    }
    try {
      return expressions.rule(text.value(), scope);
    } catch (TextFault e) {
      report(json, e);
      return null;
    }
  }

  /**
   * Returns an amount, from a text, a number, or one for each side; null, and reports the error, if
   * it is wrong.
   */
  public Amount amount(Json json) {
    if (json instanceof Json.Obj object) {
      AmountBySide sides = read(object, AmountBySide.class);
      for (String side : List.of("attacker", "defender")) {
        if (object.get(side) == null) {
          String given = side.equals("attacker") ? "defender" : "attacker";
          report(
              Code.MISSING,
              json.at(),
              "`" + path.get(path.size() - 1) + "` of the " + side + " is missing",
              "write \"" + side + "\": \"" + sample(object.get(given)) + "\"");
          return null;
        }
      }
      Amount attacker = sides.attacker();
      Amount defender = sides.defender();
      if (attacker == null || defender == null) {
        return null;
      }
      BySide<Amount> both = new BySide<>(attacker, defender);
      return new Amount(
          attacker.text(),
          situation -> both.of(situation.actingSide()).value(situation),
          attacker.broken() || defender.broken(),
          Math.max(attacker.most(), defender.most()),
          attacker.uses().union(defender.uses()));
    }
    Integer whole = Members.whole(json);
    if (whole != null) {
      return Amount.of(whole);
    }
    if (!(json instanceof Json.Str text)) {
      report(
          Code.VALUE,
          json.at(),
          "expected a number or an amount, found " + Members.messageText(json),
          "write a number such as 5");
      return null;
    }
    try {
      return expressions.amount(text.value(), scope);
    } catch (TextFault e) {
      report(json, e);
      return null;
    }
  }

  private static String sample(Json given) {
    String text = given == null ? "strength" : Members.messageText(given);
    Matcher limit = Pattern.compile("(.* at most )(\\d+)").matcher(text);
    return limit.matches()
        ? limit.group(1) + Math.max(1, Integer.parseInt(limit.group(2)) - 1)
        : text;
  }

  /** Returns an amount that must be a whole number. */
  public Amount whole(Json json) {
    Amount amount = amount(json);
    if (amount != null && amount.broken()) {
      report(
          Code.FRACTION,
          within(json, 0),
          "`" + amount.text() + "` can be a fraction",
          "write \"" + amount.text() + ", rounded up\"");
    }
    return amount;
  }

  /**
   * Returns the units of a text: an arm, a class or a state, or {@code not} and one. Returns null
   * if there is no text, or, reporting the error, if it names none.
   */
  public UnitFilter unitFilter(Json json) {
    if (!(json instanceof Json.Str text)) {
      return null;
    }
    try {
      return expressions.unitFilter(text.value());
    } catch (TextFault e) {
      report(text, e);
      return null;
    }
  }

  public Names names() {
    return expressions.names;
  }

  /** Reads an object as a record; returns null, and reports the error, if it is no object. */
  public <T extends Record> T read(Json json, Class<T> type) {
    return RecordReader.readWithHoles(json, source, type, problems, this);
  }

  /** Returns the strings of a list, or a single one. */
  public List<Json.Str> texts(Json json) {
    List<Json.Str> texts = new ArrayList<>();
    for (Json each : Members.list(json)) {
      if (each instanceof Json.Str text) {
        texts.add(text);
      } else {
        report(
            Code.VALUE,
            each.at(),
            "expected a text, found " + each.kindWithArticle(),
            "write it in quotes");
      }
    }
    return texts;
  }

  public void report(Position at, String message, String help) {
    report(code, at, message, help);
  }

  /** Reports a problem under another code. */
  public void report(String coded, Position at, String message, String help) {
    problems.error(coded, source, at, message, help);
  }

  public void refused(Position at, String message, String help) {
    problems.refused(code, source, at, message, help);
  }

  /** Reports those of the keys that an object has, because they contradict the rest of it. */
  public void refuse(Json.Obj object, List<String> keys, String why, String help) {
    for (String key : keys) {
      if (object.member(key) != null) {
        report(object.member(key).at(), "`" + key + "` " + why, help);
      }
    }
  }

  /** Reports a fault at its place in a text. */
  public void report(Json text, TextFault mistake) {
    report(
        mistake.orCoded(code).code(),
        within(text, mistake.offset()),
        mistake.getMessage(),
        mistake.help());
  }

  /** Returns a place within a string; for another value its start. */
  public Position within(Json text, int offset) {
    return text instanceof Json.Str ? source.within(text.at(), offset) : text.at();
  }
}
