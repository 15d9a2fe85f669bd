package vedette.system.roll;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.json.Json;
import vedette.source.Nearest;
import vedette.source.TextFault;
import vedette.system.query.Amount;
import vedette.system.query.Code;
import vedette.system.query.CustomDie;
import vedette.system.query.Members;
import vedette.system.query.Names;
import vedette.system.query.SectionReader;
import vedette.system.roll.Roll.AddedValue;
import vedette.system.roll.Roll.Clause;
import vedette.system.roll.Roll.Dice;

/** A reader of rolls: dice, values and numbers with {@code + -}, then clauses. */
public final class RollReader {
  private static final String VERSUS = " v ";
  private static final int MOST_DIGITS = 6;
  private static final Pattern TERM =
      Pattern.compile(
          "\\s*([+-]?)\\s*(?:(\\d*)[dD](\\d+)|(\\d+)(?![\\p{L}\\d])|(\\d*)([\\p{L}_][\\p{L}0-9_-]*))");

  /** The start of a number of dice in parentheses, as in {@code (strength, at most 3) d6}. */
  private static final Pattern OPENING = Pattern.compile("\\s*([+-]?)\\s*\\(");

  private static final Spread D6 = Spread.faces(6);

  private final SectionReader part;

  public RollReader(SectionReader part) {
    this.part = part.withCode(Code.ROLL);
  }

  /** Returns a roll; null, and reports the error, if it is wrong. */
  Roll read(Json json) {
    if (!(json instanceof Json.Str text)) {
      String shown = Members.messageText(json);
      part.report(
          json.at(),
          "`" + shown + "` is not a roll",
          "write \"d" + (shown.matches("\\d+") ? shown : "6") + "\"");
      return null;
    }
    try {
      return read(text.value());
    } catch (TextFault e) {
      part.report(text, e);
      return null;
    }
  }

  /** Returns a roll; null, and reports the error, if it is wrong. */
  public static Roll roll(SectionReader part, Json json) {
    return new RollReader(part).read(json);
  }

  /** Returns a roll that is not opposed; null, and reports the error, if it is. */
  public static Roll unopposed(SectionReader part, Roll roll, Json at) {
    if (roll == null || roll.versus() == null) {
      return roll;
    }
    part.withCode(Code.ROLL).report(at, opposed(roll.text()));
    return null;
  }

  /**
   * Returns a roll of one side, which is not opposed.
   *
   * @throws TextFault if the text is none
   */
  public Roll unopposed(String text) {
    if (text.contains(VERSUS)) {
      throw opposed(text).orCoded(Code.ROLL);
    }
    return read(text);
  }

  private static TextFault opposed(String text) {
    return new TextFault(
        text.indexOf(VERSUS) + 1,
        "only rolls on tables and paired dice can be opposed",
        "write \"" + text.substring(0, text.indexOf(VERSUS)).strip() + "\"");
  }

  /**
   * Returns the roll of a text.
   *
   * @throws TextFault if the text is none
   */
  Roll read(String text) {
    int versus = text.indexOf(VERSUS);
    if (versus < 0) {
      return single(text, 0, null);
    }
    int behind = versus + VERSUS.length();
    Roll other = single(text.substring(behind), behind, null);
    Roll roll = single(text.substring(0, versus), 0, other);
    return new Roll(
        text, roll.dice(), roll.clauses(), roll.constant(), roll.added(), roll.words(), other);
  }

  /**
   * Returns a roll of one side.
   *
   * @param at its offset in the whole text
   */
  private Roll single(String text, int at, Roll versus) {
    try {
      return single(text, versus);
    } catch (TextFault e) {
      throw e.orCoded(Code.ROLL).within(at);
    }
  }

  private Roll single(String text, Roll versus) {
    int comma = comma(text, 0);
    String head = comma < 0 ? text : text.substring(0, comma);
    List<Dice> dice = new ArrayList<>();
    List<AddedValue> addedValue = new ArrayList<>();
    List<String> words = List.of();
    int constant = 0;
    Matcher term = TERM.matcher(head);
    Matcher opening = OPENING.matcher(head);
    int next = 0;
    AddedValue before = null;
    while (next < head.stripTrailing().length()) {
      if (opening.region(next, head.length()).lookingAt()) {
        int closing = closingParenthesis(head, opening.end());
        String number = head.substring(next, closing + 1).strip();
        before = number(opening, head.substring(opening.end(), closing), number);
        next = closing + 1;
        if (!term.region(next, head.length()).lookingAt() || !isDie(term)) {
          throw new TextFault(
              next,
              "`" + number + "` is a number of dice without a die",
              "write \"" + number + " d6\"");
        }
      } else if (!term.region(next, head.length()).lookingAt()) {
        throw percent(head, next, text);
      }
      int begins = term.start(0) + term.group(0).length() - term.group(0).stripLeading().length();
      boolean minus = term.group(1).equals("-");
      if (before != null && isDie(term)) {
        addedValue.remove(before);
        words = times(before, term, begins, text, dice, words);
        before = null;
      } else if (next > 0 && term.group(1).isEmpty()) {
        throw misplacedFault(head.substring(begins), begins);
      } else if (term.group(3) != null) {
        dice.add(plain(term, minus, begins));
        before = null;
      } else if (term.group(4) != null) {
        int constantly = number(term.group(4), term.start(4));
        constant += minus ? -constantly : constantly;
        before = null;
      } else {
        int values = addedValue.size();
        words = named(term, minus, begins, text, dice, addedValue, words);
        before = addedValue.size() > values ? addedValue.get(values) : null;
      }
      next = term.end();
    }
    if (dice.isEmpty()) {
      throw noRoll(text.strip());
    }
    boolean oneDie = dice.size() == 1 && dice.get(0).count() == 1;
    if (!words.isEmpty() && !(oneDie && constant == 0 && addedValue.isEmpty())) {
      throw new TextFault(
          0,
          "`" + head.strip() + "` adds faces that are words",
          "write one die, and the number of dice in \"dice\" of a fire");
    }
    List<Clause> clauses = new ArrayList<>();
    RollClauses check = comma < 0 ? null : new RollClauses(dice, !words.isEmpty());
    for (int from = comma; from >= 0; ) {
      int end = comma(text, from + 1);
      String clause = text.substring(from + 1, end < 0 ? text.length() : end);
      clauses.add(check.read(clause, from + 1));
      from = end;
    }
    int count = dice.stream().mapToInt(kind -> Math.abs(kind.count())).sum();
    if (count > Roll.MOST_DICE) {
      throw TextFault.coded(
          Code.TOO_LARGE,
          0,
          "a roll of " + count + " dice is over the limit of " + Roll.MOST_DICE,
          "roll fewer dice");
    }
    return new Roll(text, dice, clauses, constant, addedValue, words, versus);
  }

  /** Returns the offset of the next comma outside parentheses; -1 if there is none. */
  private static int comma(String text, int from) {
    int open = 0;
    for (int at = from; at < text.length(); at++) {
      open += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
      if (open <= 0 && text.charAt(at) == ',') {
        return at;
      }
    }
    return -1;
  }

  /** Returns the offset of the parenthesis that closes the one just before. */
  private static int closingParenthesis(String text, int from) {
    int open = 1;
    for (int at = from; at < text.length(); at++) {
      open += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
      if (open == 0) {
        return at;
      }
    }
    throw new TextFault(from - 1, "`(` is not closed", "write \"(strength + 1) d6\"");
  }

  /**
   * Returns a number of dice in parentheses.
   *
   * @param within the text inside them
   * @param whole the text with them
   */
  private AddedValue number(Matcher opening, String within, String whole) {
    if (opening.start() > 0 && opening.group(1).isEmpty()) {
      throw misplacedFault(whole, opening.end() - 1);
    }
    Amount amount;
    try {
      amount = part.expressions().amount(within, part.scope());
    } catch (TextFault e) {
      throw e.within(opening.end());
    }
    if (amount.broken()) {
      throw TextFault.coded(
          Code.FRACTION,
          opening.end(),
          "`" + amount.text() + "` can be a fraction",
          "write \"(" + amount.text() + ", rounded up) d6\"");
    }
    return new AddedValue(opening.group(1).equals("-"), amount);
  }

  /** Returns whether a term is a die without a number, so that a number can come before it. */
  private boolean isDie(Matcher term) {
    return term.group(1).isEmpty()
        && (term.group(3) != null && term.group(2).isEmpty()
            || term.group(6) != null
                && term.group(5).isEmpty()
                && (term.group(6).equals("average")
                    || part.names().dice().get(term.group(6)) != null));
  }

  /** Adds dice whose number is an amount. */
  private List<String> times(
      AddedValue number,
      Matcher term,
      int begins,
      String text,
      List<Dice> dice,
      List<String> words) {
    List<Dice> one = new ArrayList<>();
    List<String> faces = words;
    if (term.group(3) == null) {
      faces = named(term, number.taken(), begins, text, one, new ArrayList<>(), words);
    } else if (term.group(3).matches("6{2,5}")) {
      throw new TextFault(
          begins, "`" + term.group().strip() + "` are digits and cannot be added", "write d6");
    } else {
      one.add(plain(term, number.taken(), begins));
    }
    if (!faces.isEmpty()) {
      throw new TextFault(
          begins,
          "the faces of `" + term.group().strip() + "` are words and cannot be added",
          "write the number of dice in \"dice\" of a fire");
    }
    dice.add(new Dice(one.get(0).count(), number.amount(), one.get(0).die()));
    return faces;
  }

  private static int number(String digits, int at) {
    if (digits.length() > MOST_DIGITS) {
      throw TextFault.coded(
          Code.TOO_LARGE,
          at,
          "`" + digits + "` has too many digits",
          "write at most " + MOST_DIGITS + " digits");
    }
    return Integer.parseInt(digits);
  }

  private static TextFault percent(String head, int at, String text) {
    Matcher d = Pattern.compile("\\s*[+-]?\\s*\\d*d").matcher(head).region(at, head.length());
    if (d.lookingAt()) {
      return new TextFault(
          d.end(), "the number of faces is missing", "write it after d, as in d100");
    }
    return at == 0
        ? noRollAt(text)
        : new TextFault(
            at, "`" + head.substring(at).strip() + "` is not a die", "write d6, 2d6 or a value");
  }

  private static TextFault noRollAt(String text) {
    return new TextFault(0, "`" + text + "` is not a roll", "write \"d6\"");
  }

  private static TextFault misplacedFault(String rest, int at) {
    String word = rest.strip().split("\\s")[0];
    return new TextFault(
        at,
        "unexpected `" + word + "`",
        word.equals("vs")
            ? "write an opposed roll with v: d6 + factor v d6 + factor"
            : "write + or - between two parts of a roll");
  }

  private TextFault noRoll(String text) {
    if (text.matches("\\d{1,4}")) {
      return new TextFault(0, "`" + text + "` is not a roll", "write \"d" + text + "\"");
    }
    Optional<String> nearest = Nearest.of(text, part.names().dice().keySet());
    if (nearest.equals(Optional.of(text))) {
      return new TextFault(0, "`" + text + "` has an error in customDice", "correct it there");
    }
    return new TextFault(
        0,
        "`" + text + "` is not a roll",
        nearest.isPresent()
            ? "did you mean `" + nearest.get() + "`, of customDice?"
            : "write \"d6\"");
  }

  private static Dice plain(Matcher term, boolean minus, int begins) {
    String faces = term.group(3);
    int count =
        term.group(2).isEmpty() ? 1 : Math.min(100_000, Integer.parseInt("0" + cut(term.group(2))));
    if (faces.matches("6{2,5}")) {
      if (count != 1) {
        throw new TextFault(
            begins,
            "`" + term.group(0).strip() + "` are digits and cannot be added",
            "write d" + faces);
      }
      Spread digits = Spread.of(0);
      for (int i = 0; i < faces.length(); i++) {
        digits = digits.map(sum -> 10 * sum).plus(D6);
      }
      return new Dice(minus ? -1 : 1, digits);
    }
    Die die;
    try {
      die = Die.parse("d" + faces);
    } catch (TextFault e) {
      throw new TextFault(begins, "`d" + faces + "`: " + e.getMessage(), "d6, d10, d100");
    }
    if (count < 1 || count > Roll.MOST_DICE) {
      throw new TextFault(
          begins,
          "a roll of " + term.group(2) + " dice is outside the limits of 1 to " + Roll.MOST_DICE,
          "change the number of dice");
    }
    return new Dice(minus ? -count : count, Spread.faces(die.max()));
  }

  private static String cut(String digits) {
    return digits.length() > 6 ? "999999" : digits;
  }

  private List<String> named(
      Matcher term,
      boolean minus,
      int begins,
      String text,
      List<Dice> dice,
      List<AddedValue> addedValue,
      List<String> words) {
    String name = term.group(6);
    int count = term.group(5).isEmpty() ? 1 : Integer.parseInt(cut(term.group(5)));
    int sign = minus ? -count : count;
    if (name.equals("average")) {
      dice.add(new Dice(sign, Spread.of(List.of(2, 3, 3, 4, 4, 5))));
      return words;
    }
    CustomDie die = part.expressions().die(name);
    if (die != null) {
      dice.add(new Dice(sign, die.die()));
      return die.words();
    }
    boolean number = part.names().values().indexOf(name) >= 0 || part.names().counts(name);
    if (number && term.group(5).isEmpty()) {
      addedValue.add(new AddedValue(minus, part.expressions().amount(name, part.scope())));
      return words;
    }
    if (begins == 0) {
      throw name.equals("d") || name.startsWith("d")
          ? percent(text, 0, text)
          : noRoll(text.strip());
    }
    throw new TextFault(
        begins + (term.group(1).isEmpty() ? 0 : 1),
        "no unit has " + Names.article(name),
        part.names().meantValue(name));
  }
}
