package vedette.suite.scenario;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import vedette.file.KeptFile;
import vedette.form.RecordWriter;
import vedette.form.model.LocatedValue;
import vedette.json.Json;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.suite.figures.Calculation;
import vedette.table.read.FileKind;

/**
 * A scenario to be appended to a suite.
 *
 * @param name null if it is to be named by what is fought
 * @param maxStates how many states an exact answer may take; 0 if nothing was said of it
 */
public record NewScenario(
    String name,
    String system,
    String engagement,
    Json.Obj request,
    Calculation methodAndSample,
    int maxStates) {
  private static final String EMPTY = "{\n  \"format\": 1,\n  \"scenarios\": [\n  ]\n}\n";

  /** What a suite means that says nothing of it. */
  private static final long DEFAULT_SEED = 1;

  /**
   * Finds out whether a suite would take it; the suite stays as it is.
   *
   * @param shownAs the suite's name in messages
   * @throws vedette.source.WrongFile as {@link #appendTo}
   */
  public void check(Path path, String shownAs) {
    KeptFile.of(path, shownAs);
    Source suite = suite(path, shownAs);
    named(suite, scenarios(suite));
  }

  /**
   * Appends it; what stands in the suite stays as it is. A suite that is not there is made.
   *
   * @param shownAs the suite's name in messages
   * @return what the scenario is called
   * @throws vedette.source.WrongFile if the suite cannot be read or written, or has one of that
   *     name
   */
  public String appendTo(Path path, String shownAs) {
    Source suite = suite(path, shownAs);
    Json.Arr scenarios = scenarios(suite);
    String named = named(suite, scenarios);
    KeptFile.of(path, shownAs).replace(appended(suite.text(), scenarios, text(named)));
    return named;
  }

  private static Source suite(Path path, String shownAs) {
    return Files.exists(path)
        ? Source.read(path, shownAs)
        : Source.of(shownAs, EMPTY.getBytes(StandardCharsets.UTF_8));
  }

  private static Json.Arr scenarios(Source suite) {
    try {
      Json root = FileFormat.root(suite, SuiteFile.FORMAT);
      FileFormat.read(root, suite, SuiteFile.class);
      return (Json.Arr) ((Json.Obj) root).get("scenarios");
    } catch (WrongFile e) {
      throw FileKind.SUITE.orOtherKind(e, suite);
    }
  }

  private String named(Source suite, Json.Arr scenarios) {
    Map<String, Position> taken = new HashMap<>();
    for (Json json : scenarios.values()) {
      if (json instanceof Json.Obj o && o.get("name") instanceof Json.Str word) {
        taken.put(word.value(), word.at());
      }
    }
    if (name == null) {
      int number = 1;
      while (taken.containsKey(system + " " + engagement + " " + number)) {
        number++;
      }
      return system + " " + engagement + " " + number;
    }
    if (taken.containsKey(name)) {
      Problems problems = new Problems();
      problems.error(
          Code.NAME_TWICE,
          suite,
          taken.get(name),
          "the suite already has a scenario " + Printable.quote(name),
          "give the new one its own name: --scenario-name \"…\"");
      problems.throwIfErrors();
    }
    return name;
  }

  /** Returns the scenario on one line. */
  private String text(String named) {
    boolean all = methodAndSample.trials() == Trials.DEFAULT;
    boolean counts =
        methodAndSample.method().isSampled() || methodAndSample.method() == Method.AUTO && !all;
    return RecordWriter.line(
        new SuiteFile.WrittenSuite(
            new LocatedValue<>(named, Position.START),
            new LocatedValue<>(system, Position.START),
            new LocatedValue<>(engagement, Position.START),
            request,
            methodAndSample.method() == Method.AUTO && all ? null : methodAndSample.method(),
            counts ? methodAndSample.trials() : 0,
            methodAndSample.isExact() ? DEFAULT_SEED : methodAndSample.seed(),
            maxStates,
            null));
  }

  /** Returns the text with a further scenario behind the last one, in its layout. */
  private static String appended(String text, Json.Arr scenarios, String scenario) {
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    int end = closingBracket(text, offset(text, scenarios.at()));
    int behind = end;
    while (Character.isWhitespace(text.charAt(behind - 1))) {
      behind--;
    }
    boolean first = scenarios.values().isEmpty();
    String gap = behind == end || first ? lineEnd + "  " : text.substring(behind, end);
    return text.substring(0, behind)
        + (first ? "" : ",")
        + lineEnd
        + "    "
        + scenario
        + gap
        + text.substring(end);
  }

  private static int offset(String text, Position at) {
    int offset = 0;
    for (int line = 1; line < at.line(); line++) {
      while (text.charAt(offset) != '\n' && text.charAt(offset) != '\r') {
        offset++;
      }
      offset += text.startsWith("\r\n", offset) ? 2 : 1;
    }
    return text.offsetByCodePoints(offset, at.column() - 1);
  }

  /**
   * Returns the bracket that closes the one that opens here; the text has been read, so there is
   * one.
   */
  private static int closingBracket(String text, int opening) {
    int depth = 0;
    for (int i = opening; ; i++) {
      char c = text.charAt(i);
      if (c == '"') {
        i++;
        while (text.charAt(i) != '"') {
          i += text.charAt(i) == '\\' ? 2 : 1;
        }
      } else if (c == '[' || c == '{') {
        depth++;
      } else if (c == ']' || c == '}') {
        depth--;
        if (depth == 0) {
          return i;
        }
      }
    }
  }
}
