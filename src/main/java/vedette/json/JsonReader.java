package vedette.json;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import vedette.source.Lines;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.TextFault;

/** Reads the text of a file as JSON, strictly, keeping the place of every value. */
public final class JsonReader {

  /** The deepest nesting of objects and arrays. */
  public static final int MAX_DEPTH = 64;

  /** The most characters of a key. */
  public static final int MAX_NAME = 256;

  /** The most characters of any string; most are allowed fewer by {@link Field#maxLength}. */
  public static final int MAX_STRING = 10_000;

  private static final int MAX_DIGITS = 40;

  /** An exponent that a zero may not have either. */
  private static final Pattern FAR = Pattern.compile("[eE][+-]?0*[1-9][0-9]{3}");

  /** Only numbers longer than any limit of ours are cut when their text is kept for a message. */
  private static final int KEPT_OF_NUMBER = 400;

  private static final Pattern NUMBER =
      Pattern.compile("-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?");

  private static final Pattern HALF = Pattern.compile("[\\ud800-\\udfff]");

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .streamReadConstraints(
              // A source has a limit of its own, and our own limits speak plainer than the
              // library's.
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH * 2)
                  .maxNameLength(Integer.MAX_VALUE)
                  .maxStringLength(Integer.MAX_VALUE)
                  .maxNumberLength(Integer.MAX_VALUE)
                  .build())
          // Its table of names gives up when too many hashes collide; plain strings do not.
          .disable(TokenStreamFactory.Feature.CANONICALIZE_PROPERTY_NAMES)
          .build();

  /** Thrown where the text stops being something to go on with; reported before. */
  private static final class Stop extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Stop() {
      super(null, null, false, false);
    }
  }

  private final Source source;
  private final Problems problems;
  private final JsonParser parser;
  private final Lines lines;

  /** Where the last token starts. */
  private int last;

  private JsonReader(Source source, Problems problems, JsonParser parser) {
    this.source = source;
    this.problems = problems;
    this.parser = parser;
    this.lines = new Lines(source.text());
  }

  /**
   * Reads a file that holds one JSON value.
   *
   * @param problems takes what is wrong: the first fault of the syntax, and every duplicate key,
   *     number out of range and overlong string before it
   * @return the value; null if the syntax is wrong
   */
  public static Json read(Source source, Problems problems) {
    char[] text = source.text().toCharArray();
    try (JsonParser parser =
        FACTORY.createParser(ObjectReadContext.empty(), text, 0, text.length)) {
      return new JsonReader(source, problems, parser).document();
    }
  }

  private Json document() {
    try {
      Json json = value(next(), 0);
      if (next() == null) {
        return json;
      }
      Position at = position();
      problems.error(
          Code.SECOND_DOCUMENT,
          source,
          at,
          "second document at " + at,
          "write one JSON object in a file");
    } catch (JacksonException e) {
      report(SyntaxFault.of(source, e));
    } catch (Stop e) {
      // reported where it was thrown
    }
    return null;
  }

  private JsonToken next() {
    JsonToken token = parser.nextToken();
    last = (int) parser.currentTokenLocation().getCharOffset();
    return token;
  }

  private void report(TextFault fault) {
    Position at = source.position(fault.offset());
    problems.error(fault.code(), source, at, fault.getMessage(), fault.help());
  }

  private Position position() {
    return lines.to(last);
  }

  private Json value(JsonToken first, int depth) {
    Position at = position();
    return switch (first) {
      case START_OBJECT -> object(at, checkDepth(at, depth));
      case START_ARRAY -> array(at, checkDepth(at, depth));
      case VALUE_STRING -> new Json.Str(string(at), at);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> number(at);
      case VALUE_TRUE -> new Json.Bool(true, at);
      case VALUE_FALSE -> new Json.Bool(false, at);
      default -> new Json.Null(at);
    };
  }

  private int checkDepth(Position at, int depth) {
    if (depth == MAX_DEPTH) {
      problems.error(
          Code.TOO_DEEP,
          source,
          at,
          "nested deeper than " + MAX_DEPTH + " levels",
          "remove levels of brackets");
      throw new Stop();
    }
    return depth + 1;
  }

  private Json.Obj object(Position at, int depth) {
    List<Json.Member> members = new ArrayList<>();
    Map<String, Position> seen = new HashMap<>();
    while (next() != JsonToken.END_OBJECT) {
      Position keyAt = position();
      String name = parser.currentName();
      if (name.length() > MAX_NAME) {
        problems.error(
            Code.LONG_KEY,
            source,
            keyAt,
            "key longer than " + MAX_NAME + " characters",
            "shorten the key");
        name = name.substring(0, MAX_NAME);
      } else {
        checkSurrogates(name);
      }
      Json value = value(next(), depth);
      Position first = seen.putIfAbsent(name, keyAt);
      if (first == null) {
        members.add(new Json.Member(name, keyAt, value));
      } else {
        duplicate(name, first, keyAt);
      }
    }
    return new Json.Obj(members, at);
  }

  private void duplicate(String name, Position first, Position again) {
    String firstLine = Printable.escape(source.line(first.line()).strip());
    String shown = firstLine.length() > 80 ? firstLine.substring(0, 80) + "…" : firstLine;
    problems.error(
        Code.DUPLICATE_KEY,
        source,
        again,
        "key " + Printable.quote(name) + " appears twice in one object, first at " + first,
        "remove one of them; line " + first.line() + " is: " + shown);
  }

  private Json.Arr array(Position at, int depth) {
    List<Json> values = new ArrayList<>();
    for (JsonToken token = next(); token != JsonToken.END_ARRAY; token = next()) {
      values.add(value(token, depth));
    }
    return new Json.Arr(values, at);
  }

  private String string(Position at) {
    String text = parser.getString();
    if (text.length() > MAX_STRING) {
      problems.error(
          Code.LONG_STRING,
          source,
          at,
          "string longer than " + MAX_STRING + " characters",
          "shorten the string");
      return text.substring(0, MAX_STRING);
    }
    checkSurrogates(text);
    return text;
  }

  /** Escapes can spell half a character, which the text of the file itself cannot hold. */
  private void checkSurrogates(String text) {
    if (HALF.matcher(text).find()) {
      String help = "write both halves as in \\ud83d\\ude00, or the character itself";
      problems.error(
          Code.LONE_SURROGATE, source, position(), "an escape here is only half a character", help);
    }
  }

  private Json.Num number(Position at) {
    int length = parser.getStringLength();
    int offset = parser.getStringOffset();
    String text =
        new String(parser.getStringCharacters(), offset, Math.min(length, KEPT_OF_NUMBER));
    TextFault fault = beyondLimits(text);
    if (fault != null) {
      report(fault);
      return new Json.Num(text, null, at);
    }
    return new Json.Num(text, new BigDecimal(text), at);
  }

  /** Returns what is wrong with a number for its size; null if nothing is. */
  private TextFault beyondLimits(String text) {
    if (text.replaceAll("[eE].*|[-.]", "").length() > MAX_DIGITS) {
      String message = "number longer than " + MAX_DIGITS + " digits";
      return TextFault.coded(Code.NUMBER_LENGTH, last, message, "write fewer digits");
    }
    boolean zero = text.matches("[-.0]+([eE].*)?");
    double value = Double.parseDouble(text);
    if (Double.isInfinite(value) || zero && FAR.matcher(text).find()) {
      String message = "number " + Printable.quote(text) + " is out of range";
      return TextFault.coded(Code.OUT_OF_RANGE, last, message, "write a number up to about 1e308");
    }
    if (value == 0 && !zero) {
      String message = "number " + Printable.quote(text) + " underflows to 0";
      return TextFault.coded(
          Code.UNDERFLOW, last, message, "write 0, or a number from about 1e-308");
    }
    return null;
  }

  /** Returns whether a text is a number as JSON has it. */
  public static boolean isNumber(String text) {
    return NUMBER.matcher(text).matches();
  }
}
