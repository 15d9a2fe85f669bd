package vedette.system.query;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.Fraction;
import vedette.question.Grammar;
import vedette.question.Term;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.table.grid.EntryRounding;

/** A reader of amounts and conditions: the grammar of questions, applied to a situation. */
public final class Expressions {
  private static final Pattern ROUNDED = Pattern.compile("rounded (up|down|nearest)");
  private static final Pattern COMMA = Pattern.compile("\\s+(at most|at least|rounded)\\b");
  private static final Pattern LIMIT = Pattern.compile("(at (?:most|least))\\b\\s*(.*)");

  /** A number, or a value with its subject: {@code enemy best save}. */
  private static final Pattern LIMITING =
      Pattern.compile("\\d{1,6}|[\\p{L}_][\\p{L}0-9_-]*(?: (?!x )[\\p{L}_][\\p{L}0-9_-]*){0,2}");

  private static final String NOT = "not ";

  private static final Pattern OTHER_SIGN = Pattern.compile("==|!=|<>|=>|=<|[&|!]+");

  private static final Pattern COMPARISON = Pattern.compile("[<>=]");
  private static final Pattern COMPARED_NAMES =
      Pattern.compile("([\\p{L}_][\\p{L}0-9_-]*)\\s*(?:[<>]=?|=)\\s*([\\p{L}_][\\p{L}0-9_-]*)");

  /** A number without a comparison: {@code own in trench 2}. */
  private static final Pattern UNCOMPARED =
      Pattern.compile(
          "(?:\\b(?<owner>own|enemy|attacker|defender|unit|shooter|target) (?:(?:has|is|in|with)"
              + " )?)?\\b(?<name>[\\p{L}_][\\p{L}0-9_-]*) (?<number>\\d{1,6})\\b(?! rounds?\\b)");

  final Names names;

  /** The names used by each text of the file. */
  private final List<UsedNames> all = new ArrayList<>();

  /** Values used so far, each with its user. */
  private final List<Need> needs = new ArrayList<>();

  /** A value that units need, and the text that needs it. */
  public record Need(int value, Scope.Asker asker) {}

  public Expressions(Names names) {
    this.names = names;
  }

  public Names names() {
    return names;
  }

  public List<Need> needs() {
    return needs;
  }

  /** Returns the names used by the texts of the file. */
  public UsedNames uses() {
    return UsedNames.all(all);
  }

  /**
   * Returns the condition of a text.
   *
   * @throws TextFault if the text is none
   */
  public Condition rule(String text, Scope scope) {
    Condition rule = read(text, scope);
    all.add(rule.uses());
    return rule;
  }

  /**
   * Returns the units of a text: an arm, a class or a state, or {@code not} and one.
   *
   * @throws TextFault if it names none
   */
  public UnitFilter unitFilter(String text) {
    boolean not = text.startsWith(NOT);
    String name = not ? text.substring(NOT.length()) : text;
    Property thing = names.things.get(name);
    if (thing == null || thing.kind() == Property.Kind.WORD) {
      throw TextFault.coded(
          Code.NAME,
          text.length() - name.length(),
          "`" + name + "` is not an arm, class or state of this file",
          unitsSuggestion(name));
    }
    UnitFilter which = new UnitFilter(thing, not);
    all.add(UsedNames.of(which));
    return which;
  }

  /** Returns help for a text that names no units but looks like a condition or a list. */
  private String unitsSuggestion(String text) {
    String name = text.replaceFirst("^(unit|target|shooter|own|enemy) (is|has) ", "");
    String not = name.startsWith(NOT) ? NOT : "";
    Property thing = names.things.get(name.substring(not.length()));
    return thing != null && !name.equals(text)
        ? "write \"" + name + "\""
        : text.matches(".*(,| or | and ).*")
            ? "write a class that several units share: \"class\": \"afloat\""
            : names.suggestion(text, false);
  }

  /** Returns the file's die of a name; null if there is none. */
  public CustomDie die(String name) {
    CustomDie die = names.dice.get(name);
    if (die != null) {
      all.add(UsedNames.of(new Query.Face(name)));
    }
    return die;
  }

  /**
   * Returns the condition of a command line's text.
   *
   * @throws TextFault if it is none
   */
  public Condition fromLine(String text) {
    try {
      return read(text, Scope.UNITS);
    } catch (TextFault e) {
      throw new TextFault(text, e.offset(), e.getMessage(), e.help());
    }
  }

  private Condition read(String text, Scope scope) {
    if (text.equals("always")) {
      return Condition.ALWAYS;
    }
    if (text.equals("never")) {
      return Condition.NEVER;
    }
    signs(text);
    comparedWords(text);
    try {
      Term.Condition<Situation> read = Grammar.condition(text, new QueryReader(names, scope, true));
      return new Condition(text, read.function(), UsedNames.of(read));
    } catch (TextFault e) {
      throw fault(text, e);
    }
  }

  private static void signs(String text) {
    Matcher sign = OTHER_SIGN.matcher(text);
    if (!sign.find()) {
      return;
    }
    String found = sign.group();
    if ("&|!".indexOf(found.charAt(0)) >= 0 && !found.equals("!=")) {
      Matcher both = Pattern.compile("(\\w+ (?:has|is|in|with)) (\\S+) ?& ?(\\S+)").matcher(text);
      throw TextFault.coded(
          Code.CONDITION,
          sign.start(),
          "`" + found + "` has no meaning in a condition",
          both.find()
              ? "write \""
                  + both.group(1)
                  + " "
                  + both.group(2)
                  + " and "
                  + both.group(1)
                  + " "
                  + both.group(3)
                  + "\""
              : "write `and`, `or` or `not`");
    }
    throw TextFault.coded(
        Code.CONDITION,
        sign.start(),
        "`" + found + "` is not a comparison",
        found.equals("=>")
            ? "did you mean `>=`?"
            : found.equals("=<") ? "did you mean `<=`?" : "write <, <=, =, >= or >");
  }

  /** Rejects a comparison of two names that are no numbers. */
  private void comparedWords(String text) {
    Matcher compared = COMPARED_NAMES.matcher(text);
    while (compared.find()) {
      String one = compared.group(1);
      String other = compared.group(2);
      boolean misspelt = Nearest.of(one, names.values.names()).isPresent();
      if (!misspelt
          && !names.isValue(one)
          && !names.isValue(other)
          && !(names.counts(one) && names.counts(other))
          && Subject.of(other) == null) {
        boolean known = names.things.containsKey(other);
        throw TextFault.coded(
            Code.CONDITION,
            compared.start(),
            "neither `" + one + "` nor `" + other + "` is a number, but a comparison needs numbers",
            "write only \"" + other + "\"" + (known ? "" : ", and add it to \"words\""));
      }
    }
  }

  private TextFault fault(String text, TextFault e) {
    boolean compares = COMPARISON.matcher(text).find();
    if (!compares && text.matches(".*\\b\\d.*")) {
      Matcher number = UNCOMPARED.matcher(text);
      String meant =
          !number.find()
              ? "round >= 2"
              : number.group("owner") == null
                  ? number.group("name") + " = " + number.group("number")
                  : number.group("owner")
                      + " "
                      + number.group("name")
                      + " >= "
                      + number.group("number");
      return TextFault.coded(Code.CONDITION, 0, "expected a comparison", "write \"" + meant + "\"");
    }
    return e.orCoded(Code.CONDITION);
  }

  /**
   * Returns the amount of a text.
   *
   * @throws TextFault if the text is none
   */
  public Amount amount(String text, Scope scope) {
    try {
      Amount amount = read(text, scope, text.indexOf(','));
      all.add(amount.uses());
      amount.uses().queries().stream()
          .filter(query -> query.value() >= 0)
          .forEach(query -> needs.add(new Need(query.value(), scope.asker())));
      return amount;
    } catch (TextFault e) {
      throw e.orCoded(Code.AMOUNT);
    }
  }

  private Amount read(String text, Scope scope, int comma) {
    String terms = comma < 0 ? text : text.substring(0, comma);
    if (terms.matches("\\d+\\+")) {
      String number = terms.substring(0, terms.length() - 1);
      throw new TextFault(
          0,
          "`" + text + "` is not a number",
          "write \"atLeast\": " + number + " for " + number + " or more");
    }
    Matcher clauses = COMMA.matcher(terms);
    if (clauses.find()) {
      throw new TextFault(
          clauses.start(1),
          "a comma is missing before `" + clauses.group(1) + "`",
          "write \""
              + text.substring(0, clauses.start())
              + ", "
              + text.substring(clauses.start(1))
              + "\"");
    }
    Term.Amount<Situation> read = Grammar.amount(terms, new QueryReader(names, scope, false));
    Function<Situation, Fraction> of = read.function();
    UsedNames uses = UsedNames.of(read);
    boolean broken = terms.indexOf('/') >= 0 || terms.indexOf('.') >= 0;
    double greatest = read.bounds().most();
    int at = comma;
    while (at >= 0) {
      int end = text.indexOf(',', at + 1);
      String clause = text.substring(at + 1, end < 0 ? text.length() : end);
      int from = at + 1 + clause.length() - clause.stripLeading().length();
      clause = clause.strip();
      Matcher rounded = ROUNDED.matcher(clause);
      Matcher limit = LIMIT.matcher(clause);
      Function<Situation, Fraction> before = of;
      if (rounded.matches()) {
        EntryRounding entryRounding = rounding(rounded.group(1));
        of = situation -> Change.rounded(before.apply(situation), entryRounding);
        broken = false;
      } else if (limit.matches()) {
        Term.Amount<Situation> limiting = limit(text, from, limit, scope);
        Function<Situation, Fraction> number = limiting.function();
        uses = uses.union(UsedNames.of(limiting));
        boolean most = limit.group(1).equals("at most");
        double limited = limiting.bounds().most();
        greatest = most ? Math.min(greatest, limited) : Math.max(greatest, limited);
        of =
            situation -> {
              Fraction value = before.apply(situation);
              Fraction bound = number.apply(situation);
              return value.compareTo(bound) > 0 == most ? bound : value;
            };
      } else {
        throw new TextFault(
            from,
            "expected `at most`, `at least` or `rounded`",
            "write \"" + terms + ", " + suggestion(clause) + "\"");
      }
      at = end;
    }
    return new Amount(text, of, broken, (int) Math.ceil(greatest), uses);
  }

  /** Returns the limit of an amount: a number, or a value. */
  private Term.Amount<Situation> limit(String text, int from, Matcher limit, Scope scope) {
    String number = limit.group(2);
    int at = from + (number.isEmpty() ? 0 : limit.start(2));
    if (!LIMITING.matcher(number).matches()) {
      throw new TextFault(
          at,
          "only a number or a value may follow `" + limit.group(1) + "`",
          "write \"" + text.substring(0, from) + limit.group(1) + " 3\"");
    }
    try {
      return Grammar.amount(number, new QueryReader(names, scope, false));
    } catch (TextFault e) {
      throw e.within(at);
    }
  }

  private static String suggestion(String clause) {
    Matcher number = Pattern.compile("\\d+").matcher(clause);
    if (number.find()) {
      return (clause.startsWith("min") ? "at least " : "at most ") + number.group();
    }
    return "rounded up";
  }

  public static EntryRounding rounding(String word) {
    return EntryRounding.valueOf(word.toUpperCase(java.util.Locale.ROOT));
  }
}
