package vedette.question;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.source.TextFault;

/** The words, numbers and signs of a question, read one after the other. */
public final class Words {
  /** The longest question: longer ones nobody reads. */
  static final int LONGEST = 1_000;

  private static final int DEEPEST = 100;

  /** What ends a name of several words without quotation marks. */
  private static final Set<String> JOINING = Set.of("and", "or", "not", "is", "in", "given");

  private static final String SIGNS = "<=|>=|=<|=>|!=|<>|==|[-+*/()<>=,%\\[\\]]";

  private static final Pattern WORD =
      Pattern.compile(
          "(?<number>[0-9]+(?:\\.[0-9]+)?)(?![\\p{L}0-9_.])"
              // Behind a hyphen it may be the rest of a name, as of charge-2.success.
              + "|(?<name>(?:[\\p{L}_]|(?<=[\\p{L}0-9_]-)[0-9])[\\p{L}0-9_]*(?:\\.[\\p{L}0-9_]+)*(?:\\[[^\\]]*\\])?)"
              + "|\"(?<quoted>[^\"]*)\"|'(?<single>[^']*)'|(?<sign>"
              + SIGNS
              + ")");

  /** A factor without its sign, as in {@code 3success}. */
  private static final Pattern NUMBER_AND_NAME =
      Pattern.compile("([0-9]+(?:\\.[0-9]+)?)([\\p{L}_].*)");

  /** What a word is. */
  public enum Kind {
    /** A number without a sign. */
    NUMBER,
    /** A name, or a word of the grammar. */
    NAME,
    /** A text between quotation marks. */
    QUOTED,
    /** A sign. */
    SIGN,
    /** Nothing is left. */
    END
  }

  /**
   * A word.
   *
   * @param text without quotation marks
   * @param offset where it begins, in characters from 0
   * @param end where it ends
   */
  public record Word(Kind kind, String text, int offset, int end) {
    /** Returns whether it is this sign or this word of the grammar. */
    boolean is(String sign) {
      return (kind == Kind.SIGN || kind == Kind.NAME) && text.equals(sign);
    }
  }

  /** A sweep asks a few questions of a million fights. */
  private static final Map<String, List<Word>> READ = new ConcurrentHashMap<>();

  private static final int MOST_KEPT = 200;

  private final String text;
  private final List<Word> words;
  private final boolean percent;
  private int next;
  private int depth;
  private boolean conditionsCount;

  /**
   * The words of a question.
   *
   * @param percent whether a number may be one of percent
   * @throws TextFault if it is too long, or has a character that belongs to no word
   */
  Words(String text, boolean percent) {
    this.text = text;
    this.percent = percent;
    List<Word> known = READ.get(text);
    words = known == null ? read() : known;
    if (known == null && READ.size() < MOST_KEPT) {
      READ.put(text, words);
    }
  }

  /**
   * Returns every name in a text, with its words of the grammar.
   *
   * @param hyphened names that may have hyphens within, which are read whole
   * @return none if the text cannot be read
   */
  static Set<String> namesIn(String text, Collection<String> hyphened) {
    Set<String> names = new LinkedHashSet<>();
    try {
      Words words = new Words(text, true);
      while (words.peek().kind() != Kind.END) {
        if (words.peek().kind() == Kind.NAME) {
          names.add(words.takeName(hyphened));
        } else {
          words.take();
        }
      }
    } catch (TextFault e) {
      return Set.of(); // Whoever asks it is told what is wrong.
    }
    return names;
  }

  /** From now on a condition that holds is 1 where a number is asked for, and 0 if it does not. */
  void countConditions() {
    conditionsCount = true;
  }

  /** Returns whether that is so. */
  boolean conditionsCount() {
    return conditionsCount;
  }

  /** Returns whether a number may be one of percent. */
  boolean hasPercent() {
    return percent;
  }

  /** Returns a word with the quotation marks that it has. */
  String quotedText(Word word) {
    return text.substring(word.offset(), word.end());
  }

  private List<Word> read() {
    List<Word> read = new ArrayList<>();
    if (text.length() > LONGEST) {
      throw new TextFault(
          text,
          LONGEST,
          "the question has " + text.length() + " characters, over the limit of " + LONGEST,
          "split it into two questions");
    }
    Matcher matcher = WORD.matcher(text).useTransparentBounds(true);
    int at = skipSpace(0);
    if (at == text.length()) {
      throw fault(0, "the question is empty", "write a condition such as success");
    }
    while (at < text.length()) {
      if (!matcher.region(at, text.length()).lookingAt()) {
        throw notRead(at);
      }
      read.add(word(matcher));
      at = skipSpace(matcher.end());
    }
    return List.copyOf(read);
  }

  private int skipSpace(int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static Word word(Matcher found) {
    for (Kind kind : List.of(Kind.NUMBER, Kind.NAME, Kind.SIGN)) {
      String word = found.group(kind.name().toLowerCase(Locale.ROOT));
      if (word != null) {
        return new Word(kind, word, found.start(), found.end());
      }
    }
    String quoted = found.group("quoted");
    return new Word(
        Kind.QUOTED, quoted == null ? found.group("single") : quoted, found.start(), found.end());
  }

  private TextFault notRead(int at) {
    char wrong = text.charAt(at);
    if (wrong == '"' || wrong == '\'') {
      return fault(at, "the quotation mark is not closed", "write another one after the words");
    }
    if (wrong == '≤' || wrong == '≥') {
      return fault(
          at, "`" + wrong + "` is not a comparison", "write " + (wrong == '≤' ? "<=" : ">="));
    }
    if (wrong == '&' || wrong == '|' || wrong == '!') {
      return fault(at, "unexpected `" + wrong + "`", "write `and`, `or` or `not`");
    }
    int end = at;
    while (end < text.length() && !Character.isWhitespace(text.charAt(end))) {
      end++;
    }
    String rest = text.substring(at, end);
    Matcher joined = NUMBER_AND_NAME.matcher(rest);
    return Character.isDigit(wrong)
        ? fault(
            at,
            "`" + rest + "` is not a number",
            joined.matches()
                ? "write `" + joined.group(1) + "*" + joined.group(2) + "`"
                : "write digits, as 3 or 0.5")
        : fault(
            at,
            "unexpected `" + rest + "`",
            "write measures, numbers, and, or, not, comparisons and + - * /");
  }

  /** Returns whether a word is a number with a percent sign behind it. */
  boolean isPercent(Word word) {
    int at = words.indexOf(word) + 1;
    return word.kind() == Kind.NUMBER && at < words.size() && words.get(at).is("%");
  }

  /** Returns the question as a whole. */
  public String text() {
    return text;
  }

  /** Returns the next word, to be looked at only. */
  public Word peek() {
    return next < words.size()
        ? words.get(next)
        : new Word(Kind.END, "", text.length(), text.length());
  }

  /** Returns the next word, which is read. */
  public Word take() {
    Word word = peek();
    next = Math.min(next + 1, words.size());
    return word;
  }

  /**
   * Reads a name.
   *
   * @param hyphened names that may have hyphens within, which are read whole
   */
  public String takeName(Collection<String> hyphened) {
    Word first = take();
    String longest = first.text();
    for (String name : hyphened) {
      if (name.indexOf('-') > 0
          && name.length() > longest.length()
          && text.startsWith(name, first.offset())
          && endsAt(first.offset() + name.length())) {
        longest = name;
      }
    }
    while (next < words.size() && peek().offset() < first.offset() + longest.length()) {
      next++;
    }
    return longest;
  }

  private boolean endsAt(int offset) {
    return offset == text.length()
        || !Character.isLetterOrDigit(text.charAt(offset)) && text.charAt(offset) != '-';
  }

  /** Reads the next word if it is this one. */
  boolean skip(String word) {
    boolean there = peek().is(word);
    next += there ? 1 : 0;
    return there;
  }

  /** Reads the next word if it is this one and another follows, which is not read. */
  boolean skipBefore(String word, String following) {
    boolean there = peek().is(word) && next + 1 < words.size() && words.get(next + 1).is(following);
    next += there ? 1 : 0;
    return there;
  }

  /** Reads words that stand here as one text, one space between two. */
  boolean skipText(String wanted) {
    int from = next;
    StringBuilder read = new StringBuilder();
    while (next < words.size() && read.length() < wanted.length()) {
      read.append(read.length() == 0 ? "" : " ").append(take().text());
    }
    boolean there = read.toString().equals(wanted);
    next = there ? next : from;
    return there;
  }

  /** Returns the words that stand here as one text, up to the next word of the grammar. */
  String restOfName() {
    StringBuilder read = new StringBuilder(peek().text());
    for (int i = next + 1; i < words.size(); i++) {
      Word word = words.get(i);
      if (word.kind() != Kind.NAME || JOINING.contains(word.text())) {
        break;
      }
      read.append(' ').append(word.text());
    }
    return read.toString();
  }

  /** Goes into a bracket, or behind a {@code not} or a sign. */
  void enterBracket(Word word) {
    if (++depth > DEEPEST) {
      throw fault(word, "the question is nested too deeply", "split it into two questions");
    }
  }

  /** Comes out again. */
  void higher() {
    depth--;
  }

  /** Returns a fault that begins here. */
  public TextFault fault(int offset, String message, String help) {
    return new TextFault(text, offset, message, help);
  }

  /** Returns a fault of a word. */
  public TextFault fault(Word word, String message, String help) {
    return fault(word.offset(), message, help);
  }
}
