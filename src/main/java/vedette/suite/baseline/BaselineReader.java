package vedette.suite.baseline;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import vedette.json.Json;
import vedette.odds.exact.ExactOdds;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problem;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.source.Source;
import vedette.source.WrongFile;
import vedette.suite.figures.Figures;
import vedette.suite.scenario.Code;
import vedette.suite.scenario.FileFormat;
import vedette.suite.scenario.TableState;
import vedette.table.read.FileKind;

/** Reads baselines, and checks that what they say can be. */
public final class BaselineReader {
  private static final String HELP =
      "name a baseline, a file written by --update-baseline; restore a damaged one from version"
          + " control (git checkout)";

  /** Half a kilobyte a scenario is much: enough for some hundred thousand. */
  private static final int LIMIT = 256 << 20;

  /** Sums of doubles written in full. */
  private static final double ROUNDING = 1e-9;

  /** A file of more bytes is not looked through for whether it is blank. */
  private static final int BLANK = 16;

  /** The start of a line that version control puts where two versions disagree. */
  private static final String CONFLICT = "<<<<<<<";

  /**
   * How all baselines begin, those that were cut short or left in conflict too. Suites and tables
   * have no version of the program, sweeps no list of tables behind it.
   */
  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?:[<=>]{7}.*+)?\\s*\\{\\s*\"format\"\\s*:\\s*[0-9]+\\s*,"
              + "(?:\\s*(?:\"vedette\"\\s*:\\s*\"[^\"]*\"\\s*,|[<=>]{7}.*+)){1,20}"
              + "\\s*\"tables\"\\s*:");

  private final Source source;
  private final Problems problems = new Problems();

  private BaselineReader(Source source) {
    this.source = source;
  }

  /**
   * Returns the baseline in a file.
   *
   * @param shownAs its name in messages
   * @param command what writes it
   * @throws WrongFile if there is none, or it is wrong
   */
  public static Baseline read(Path path, String shownAs, String command) {
    if (!Files.exists(path)) {
      throw wrongFile(
          WrongFile.Kind.UNREADABLE,
          Code.NO_BASELINE,
          shownAs,
          "there is no baseline yet",
          "write it on your own machine, and commit it: " + command);
    }
    Source source;
    try {
      source = Source.read(path, shownAs, LIMIT);
    } catch (WrongFile e) {
      throw e.kind() == WrongFile.Kind.WRONG ? helped(e) : e;
    }
    try {
      return new BaselineReader(source).read();
    } catch (WrongFile e) {
      throw FileKind.BASELINE.orOtherKind(helped(e), source);
    }
  }

  /**
   * Lets a file be replaced only if nothing but a baseline is lost: if it is missing, empty, or a
   * baseline, whatever is wrong with it.
   *
   * @throws WrongFile if it is something else, a newer program's, or cannot be read
   */
  public static void refuseToReplace(Path path, String shownAs) {
    if (!Files.exists(path) || isEmpty(path)) {
      return;
    }
    try {
      read(path, shownAs, "");
    } catch (WrongFile e) {
      boolean newer =
          e.problems().list().stream().anyMatch(it -> it.code().equals(Code.NEWER_FORMAT));
      if (newer || e.kind() != WrongFile.Kind.WRONG) {
        throw e;
      }
      if (!beginsAsBaseline(path, shownAs)) {
        throw wrongFile(
            WrongFile.Kind.WRONG,
            Code.NOT_A_BASELINE,
            shownAs,
            "this is not a baseline, so it is not overwritten",
            "name a new file, or remove this one");
      }
    }
  }

  private static WrongFile wrongFile(
      WrongFile.Kind kind, String code, String shownAs, String message, String help) {
    return WrongFile.of(
        kind, new Problem(Severity.ERROR, code, shownAs, null, message, help, null));
  }

  private static boolean isEmpty(Path path) {
    try {
      return Files.isRegularFile(path)
          && Files.size(path) <= BLANK
          && Files.readString(path, StandardCharsets.ISO_8859_1).isBlank();
    } catch (IOException e) {
      return false; // reading it says what is wrong
    }
  }

  private static boolean beginsAsBaseline(Path path, String shownAs) {
    try {
      return BEGINNING.matcher(Source.read(path, shownAs, LIMIT).text()).lookingAt();
    } catch (WrongFile e) {
      return false; // no text at all
    }
  }

  /** Nobody writes a baseline by hand, so what helps is not what the syntax needs. */
  private static WrongFile helped(WrongFile wrong) {
    Problems problems = new Problems();
    for (Problem it : wrong.problems().list()) {
      String help = it.code().equals(Code.NEWER_FORMAT) ? it.help() : HELP;
      problems.add(
          wrong.kind(),
          new Problem(
              it.severity(), it.code(), it.file(), it.at(), it.message(), help, it.sourceLine()));
    }
    return new WrongFile(wrong.kind(), problems);
  }

  private Baseline read() {
    int conflict = source.text().startsWith(CONFLICT) ? 0 : source.text().indexOf("\n" + CONFLICT);
    if (conflict >= 0) {
      Position at = source.position(conflict == 0 ? 0 : conflict + 1);
      problems.error(Code.CONFLICT, source, at, "this is an unresolved merge conflict", HELP);
      problems.throwIfErrors();
    }
    Json root = FileFormat.root(source, Baseline.FORMAT);
    Baseline.WrittenBaseline file = FileFormat.read(root, source, Baseline.WrittenBaseline.class);
    Map<String, TableState> tables = new LinkedHashMap<>();
    for (TableState table : file.tables()) {
      tables.put(table.key(), table);
    }
    Map<String, Baseline.Entry> entries = new LinkedHashMap<>();
    List<Json> scenarios = ((Json.Arr) ((Json.Obj) root).get("scenarios")).values();
    for (int i = 0; i < scenarios.size(); i++) {
      Baseline.Entry entry = file.scenarios().get(i);
      Json.Obj json = (Json.Obj) scenarios.get(i);
      check(entry.figures(), json);
      if (entries.putIfAbsent(entry.name(), entry) != null) {
        String message = "scenario " + Printable.quote(entry.name()) + " appears twice";
        problems.error(Code.NAME_TWICE, source, json.get("name").at(), message, HELP);
      }
    }
    problems.throwIfErrors();
    return new Baseline(file.vedette(), tables, entries);
  }

  private void check(Figures figures, Json.Obj json) {
    boolean exact = figures.methodAndSample().isExact();
    if (figures.error() < 0 || figures.error() > (exact ? ExactOdds.USELESS : 0)) {
      notCertain(
          json.get("error"),
          exact
              ? "exact figures have an error of up to " + figures.error()
              : "simulated figures have an error besides their intervals");
    }
    double undecided = figures.undecided().doubleValue();
    if (undecided < 0 || figures.cutOff() > (exact ? 0 : undecided)) {
      notFigures(json.get("undecided"));
    }
    for (Map.Entry<String, Number> condition : figures.given().entrySet()) {
      double holds = condition.getValue().doubleValue();
      if (holds < 0 || holds > figures.whole() * (1 + ROUNDING)) {
        notFigures(((Json.Obj) json.get("given")).get(condition.getKey()));
      }
    }
    for (Json.Member measure : ((Json.Obj) json.get("measures")).members()) {
      List<Json> negative =
          ((Json.Obj) measure.value())
              .members().stream()
                  .map(Json.Member::value)
                  .filter(it -> ((Json.Num) it).value().signum() < 0)
                  .toList();
      negative.forEach(this::notFigures);
      if (negative.isEmpty()) {
        certify(figures, measure);
      }
    }
  }

  private void notFigures(Json json) {
    String found = ((Json.Num) json).text();
    problems.error(Code.FIGURES, source, json.at(), "expected figures, found " + found, HELP);
  }

  private void notCertain(Json json, String message) {
    problems.error(Code.NOT_CERTAIN, source, json.at(), message + "; was the file edited?", HELP);
  }

  /** All that can happen, and what never ends, add up to the whole. */
  private void certify(Figures figures, Json.Member measure) {
    Map<String, Number> weights = figures.weights(measure.name());
    boolean flag = weights.keySet().equals(Set.of(Figures.YES));
    double whole = figures.whole(measure.name());
    double sum = figures.undecided(measure.name()) + figures.decided(measure.name());
    double missing = whole - sum;
    double slack = (weights.size() + 1) * figures.error() + ROUNDING;
    if (!(flag ? missing >= -slack : Math.abs(missing) <= slack)) {
      notCertain(
          measure.value(), "the probabilities of " + measure.name() + " add up to " + sum / whole);
    }
  }
}
