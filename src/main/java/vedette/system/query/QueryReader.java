package vedette.system.query;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import vedette.fight.Bounds;
import vedette.question.Term;
import vedette.question.Vocabulary;
import vedette.question.Words;
import vedette.question.Words.Kind;
import vedette.question.Words.Word;
import vedette.source.Nearest;
import vedette.source.TextFault;

/** A reader that turns the names in a condition or an amount of a file into queries. */
final class QueryReader implements Vocabulary<Situation> {
  private static final Set<String> LINKS = Set.of("has", "is", "in", "with");

  /** A sign beside a number in a condition. */
  private static final Pattern SIGN = Pattern.compile("[-+*/<>=]+|x");

  private static final Pattern SIGN_BEFORE = Pattern.compile("(?s).*([-+*/<>=]|\\bx)\\s*");

  private final Names names;
  private final Scope scope;
  private final boolean condition;

  /**
   * Creates a reader of one text.
   *
   * @param condition whether the text is a condition, else an amount
   */
  QueryReader(Names names, Scope scope, boolean condition) {
    this.names = names;
    this.scope = scope;
    this.condition = condition;
  }

  @Override
  public List<Members<Situation>> members(Situation of, String group) {
    return of.unitsAlone(Subject.of(group));
  }

  @Override
  public Situation whole(Situation of, String group) {
    return of.whole(Subject.of(group));
  }

  @Override
  public Situation whole(Situation of) {
    return of.whole();
  }

  /**
   * Returns a value of a unit, or its sum over a side; the number of units always belongs to the
   * side.
   */
  private static Term<Situation> value(Subject subject, int value) {
    Query.Value of = new Query.Value(subject, value);
    return value == Values.UNITS
        ? new Term.Amount<>(of, Bounds.UNKNOWN)
        : Term.Amount.sum(of, Bounds.UNKNOWN, group(subject));
  }

  /** Returns the index of a value; -1 if none has this name. */
  private int value(Word at, String name) {
    int value = names.values.indexOf(name);
    if (value == Values.STRENGTH && condition && !names.strengths) {
      throw mistake(
          at,
          "no unit has a `strength`: all have steps, and none gives one",
          "write `steps` for the steps left");
    }
    return value;
  }

  private static String group(Subject subject) {
    return subject == null ? "" : subject.toString();
  }

  @Override
  public Term<Situation> read(Words words) {
    Word first = words.peek();
    String name = words.takeName(names.things.keySet());
    Subject subject = Subject.of(name);
    if (subject != null && !(names.values.indexOf(name) >= 0 || names.things.containsKey(name))) {
      return ofSubject(subject, first, words);
    }
    if (name.equals("always") || name.equals("never")) {
      boolean holds = name.equals("always");
      return new Term.Condition<>(situation -> holds);
    }
    if (name.equals("round")) {
      return new Term.Amount<>(new Query.Round(), Bounds.UNKNOWN);
    }
    if (name.equals("best") || name.equals("worst")) {
      return extreme(null, name.equals("best"), words);
    }
    int value = value(first, name);
    if (value >= 0) {
      checkSubject(first, name);
      return value(null, value);
    }
    Property thing = names.things.get(name);
    sideBehind(first, name, words.peek());
    if (names.counts(name) && isNumber(first, words)) {
      if (thing.kind() == Property.Kind.STATE) {
        checkSubject(first, name);
      }
      return count(null, thing);
    }
    if (thing != null && thing.kind() == Property.Kind.WORD && condition) {
      return new Term.Condition<>(new Query.PropertyQuery(null, thing, false));
    }
    throw unknown(first, name, words);
  }

  /**
   * Rejects a value without a subject in effects on a fixed side: it would be the roller's, which
   * easily is the other side.
   */
  private void checkSubject(Word first, String name) {
    if (scope.affectedSide() != null) {
      throw mistake(
          first,
          "`" + name + "` needs a side or a unit",
          "write \"own "
              + name
              + "\" of the side that rolls, or \""
              + scope.affectedSide()
              + " "
              + name
              + "\"");
    }
  }

  /** Returns whether a name is read as a number: in an amount, or beside a sign. */
  private boolean isNumber(Word first, Words words) {
    return !condition
        || SIGN.matcher(words.peek().text()).matches()
        || SIGN_BEFORE.matcher(words.text().substring(0, first.offset())).matches();
  }

  /** Returns the number of times that a word is given, or that a unit is in a counted state. */
  private Term<Situation> count(Subject whom, Property thing) {
    Query.Count of = new Query.Count(whom, thing);
    return thing.kind() == Property.Kind.STATE
        ? Term.Amount.sum(of, Bounds.UNKNOWN, group(whom))
        : new Term.Amount<>(of, Bounds.UNKNOWN);
  }

  /** Rejects a side behind a word; it belongs before the word. */
  private void sideBehind(Word first, String name, Word next) {
    Subject side = next.kind() == Kind.NAME ? Subject.of(next.text()) : null;
    if (side != null && condition) {
      throw mistake(
          first,
          "`" + side + "` must come before the word",
          "write \"" + side + " " + link(names.things.get(name)) + " " + name + "\"");
    }
  }

  /** Returns the verb that joins a property to its subject in a condition. */
  private static String link(Property thing) {
    Property.Kind kind = thing == null ? Property.Kind.WORD : thing.kind();
    return switch (kind) {
      case ARM -> "has";
      case WORD -> "in";
      default -> "is";
    };
  }

  private TextFault unknown(Word first, String name, Words words) {
    Word next = words.peek();
    if (next.kind() == Kind.NAME && LINKS.contains(next.text())) {
      Optional<String> side =
          Nearest.of(name, scope.subjects().stream().map(Subject::toString).sorted().toList());
      if (side.isPresent()) {
        return mistake(
            first, "`" + name + "` is not a side or a unit", "did you mean `" + side.get() + "`?");
      }
    }
    boolean compared = isNumber(first, words);
    if (next.kind() == Kind.NAME
        && names.values.indexOf(next.text()) >= 0
        && !LINKS.contains(name)) {
      return mistake(
          first,
          "no unit has " + Names.article(name),
          name.equals("victim") || name.equals("enemy")
              ? "`target` is the unit that the hit falls on"
              : names.meantValue(name));
    }
    if (names.things.containsKey(name) && compared) {
      return mistake(
          first,
          "`" + name + "` is " + kind(names.things.get(name)) + ", not a number",
          "write "
              + names.allValues()
              + (names.states.contains(name)
                  ? "; only a state that \"counts\" is a number"
                  : condition ? "" : "; select units with \"units\" of the step"));
    }
    if (names.things.containsKey(name)) {
      return mistake(
          first,
          "`" + name + "` is " + kind(names.things.get(name)) + " and needs a side or a unit",
          "write \"" + (scope.has(Subject.UNIT) ? "unit is " : "own has ") + name + "\"");
    }
    return compared
        ? mistake(first, "no unit has " + Names.article(name), names.meantValue(name))
        : unknownProperty(first, name, "");
  }

  private static String kind(Property thing) {
    return switch (thing.kind()) {
      case ARM -> "an arm";
      case CLASS -> "a class";
      case STATE -> "a state";
      case WORD -> "a word";
    };
  }

  private TextFault unknownProperty(Word at, String name, String link) {
    boolean unit = link.equals("has") || names.alike(name) != null;
    return mistake(
        at,
        "`" + name + "` is not an arm, class, state or word of this file",
        unit ? names.suggestion(name, true) : names.undeclared(name, link));
  }

  private Term<Situation> ofSubject(Subject subject, Word first, Words words) {
    if (!scope.has(subject)) {
      boolean fire = subject == Subject.TARGET || subject == Subject.SHOOTER;
      throw mistake(
          first,
          fire
              ? "`" + subject + "` is known only in fire"
              : "`" + subject + "` is unknown here: no single unit rolls",
          scope.subjects().stream()
              .filter(Subject::isSide)
              .sorted()
              .map(Subject::toString)
              .collect(
                  Collectors.collectingAndThen(Collectors.toList(), it -> "write " + orList(it))));
    }
    Word next = words.peek();
    if (next.kind() == Kind.NAME && LINKS.contains(next.text())) {
      words.take();
      return fact(subject, next.text(), words);
    }
    if (next.kind() == Kind.NAME && (next.text().equals("best") || next.text().equals("worst"))) {
      words.take();
      return extreme(subject, next.text().equals("best"), words);
    }
    if (next.kind() == Kind.NAME) {
      String name = words.takeName(names.things.keySet());
      int value = value(next, name);
      if (value >= 0) {
        return value(subject, value);
      }
      Property thing = names.things.get(name);
      if (names.counts(name) && isNumber(first, words)) {
        return count(subject, thing);
      }
      if (thing != null
          && thing.kind() != Property.Kind.WORD
          && subject.isSide()
          && isNumber(first, words)) {
        return new Term.Amount<>(new Query.Units(subject, thing), Bounds.UNKNOWN);
      }
      if (thing != null && words.peek().text().matches("[<>=]+")) {
        throw mistake(
            next,
            "`" + name + "` is " + kind(thing) + ", not a number",
            (thing.kind() == Property.Kind.STATE
                    ? "add \"counts\" to the state, or write \""
                    : "compare a value of units, or write \"")
                + subject
                + " "
                + link(thing)
                + " "
                + name
                + "\" to ask for "
                + kind(thing));
      }
      if (thing != null) {
        String link = thing.kind() == Property.Kind.ARM ? "has" : "is";
        throw mistake(
            next,
            "expected has, is, in or with after `" + subject + "`",
            "write \"" + subject + " " + link + " " + name + "\"");
      }
      throw mistake(next, "no unit has " + Names.article(name), names.meantValue(name));
    }
    throw mistake(
        next,
        "expected has, is, in or with after `" + subject + "`",
        "write \"" + subject + " has …\", or a value: \"" + subject + " strength\"");
  }

  static String orList(List<String> words) {
    int last = words.size() - 1;
    return last < 1
        ? String.join("", words)
        : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
  }

  private Term<Situation> fact(Subject subject, String link, Words words) {
    boolean only = words.peek().text().equals("only");
    if (only) {
      words.take();
    }
    Word at = words.peek();
    if (at.kind() != Kind.NAME) {
      throw mistake(at, "an arm, class, state or word is missing", "write it here");
    }
    String name = words.takeName(names.things.keySet());
    Property thing = names.things.get(name);
    if (thing == null && name.equals("no")) {
      throw mistake(
          at,
          "`no` cannot follow `" + link + "`",
          "write \"not " + subject + " " + link + " " + words.peek().text() + "\"");
    }
    if (thing == null) {
      throw unknownProperty(at, name, link);
    }
    return new Term.Condition<>(new Query.PropertyQuery(subject, thing, only));
  }

  private Term<Situation> extreme(Subject subject, boolean best, Words words) {
    Word at = words.peek();
    String name = at.kind() == Kind.NAME ? words.takeName(Set.of()) : "";
    int value = value(at, name);
    if (value < 0 && Subject.of(name) != null) {
      String extreme = best ? "best" : "worst";
      Word of = words.peek();
      String asked = of.kind() == Kind.NAME ? of.text() : "strength";
      throw mistake(
          at,
          "the side must come before `" + extreme + "`",
          "write \"" + name + " " + extreme + " " + asked + "\"");
    }
    if (value < 0) {
      throw mistake(
          at,
          name.isEmpty() ? "a value is missing here" : "no unit has " + Names.article(name),
          names.meantValue(name));
    }
    Subject whom = subject == null ? Subject.OWN : subject;
    return new Term.Amount<>(new Query.Extreme(whom, value, best), Bounds.UNKNOWN);
  }

  /** Returns a fault in the terms of system files, with their own code. */
  private static TextFault mistake(Word at, String message, String help) {
    return TextFault.coded(Code.CONDITION, at.offset(), message, help);
  }
}
