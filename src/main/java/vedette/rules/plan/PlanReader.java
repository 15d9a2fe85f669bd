package vedette.rules.plan;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import vedette.fight.Measure;
import vedette.json.Json;
import vedette.question.NamedQuestion;
import vedette.rules.Catalogue;
import vedette.rules.GameSystem;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.table.grid.PlanFile;

/** Reads what a plan's file says. */
final class PlanReader {
  private static final List<String> KEYS =
      List.of(
          "format",
          "id",
          "kind",
          "title",
          "source",
          "note",
          "system",
          "units",
          "steps",
          "measures");

  /** What conditions can name without quotation marks; several words are not one name. */
  private static final Pattern NAME = Pattern.compile("\\p{L}[\\p{L}0-9]*(-[\\p{L}0-9]+)*");

  private final PlanFile file;
  private final Problems problems;
  private final Map<String, Position> names = new HashMap<>();

  private PlanReader(PlanFile file, Problems problems) {
    this.file = file;
    this.problems = problems;
  }

  /**
   * Returns the plan of a file.
   *
   * @throws vedette.source.WrongFile with all that is wrong with it
   */
  static Plan read(PlanFile file) {
    Problems problems = new Problems();
    return new PlanReader(file, problems).read();
  }

  private Plan read() {
    for (Json.Member member : file.root().members()) {
      if (!KEYS.contains(member.name()) && !isNote(member.name())) {
        report(
            Code.KEY,
            member.at(),
            "unknown key " + Printable.quote(member.name()),
            member.name().equals(Measure.SUCCESS)
                ? "write it among \"measures\": { \"success\": \"assault.success\" }"
                : Nearest.help(member.name(), KEYS));
      }
    }
    GameSystem system = system();
    List<NamedUnit> units = units();
    if (system == null) {
      problems.throwIfErrors();
    }
    List<StepTree> steps = List.of();
    if (file.root().get("steps") instanceof Json.Arr array && !array.values().isEmpty()) {
      steps = new StepReader(this, system, units).readAll(array);
    } else {
      Json given = file.root().get("steps");
      report(
          Code.VALUE,
          given == null ? file.root().at() : given.at(),
          "a plan needs an array of steps",
          "write \"steps\": [{ \"name\": \"assault\", \"assault\": { … } }]");
    }
    List<NamedQuestion> measures =
        NamedQuestion.read(
            file.root().get("measures"),
            (at, message, help) -> report(Code.MEASURE, at, message, help));
    problems.throwIfErrors();
    StepLayout layout = new StepLayout(steps);
    return new Plan(file, units, layout.fights(), layout.course(), layout.loops(), measures);
  }

  /** Returns whether a key may stand anywhere. */
  static boolean isNote(String key) {
    return key.equals("note") || key.startsWith("x-");
  }

  private GameSystem system() {
    List<String> known =
        Catalogue.systems().stream()
            .map(GameSystem::id)
            .filter(it -> !it.equals(Plans.ID))
            .toList();
    Json given = file.root().get("system");
    if (given instanceof Json.Str id && known.contains(id.value())) {
      return Catalogue.system(id.value());
    }
    String written = given instanceof Json.Str id ? id.value() : "";
    report(
        Code.SYSTEM,
        given == null ? file.root().at() : given.at(),
        written.isEmpty()
            ? "the rule system of the plan is missing"
            : "unknown rule system " + Printable.quote(written),
        Nearest.help(written, known));
    return null;
  }

  private List<NamedUnit> units() {
    List<NamedUnit> units = new ArrayList<>();
    Json given = file.root().get("units");
    if (given instanceof Json.Obj object) {
      for (Json.Member member : object.members()) {
        if (isNote(member.name())) {
          continue;
        }
        take(member.name(), member.at());
        if (member.value() instanceof Json.Str text && isUnits(text.value())) {
          units.add(new NamedUnit(member.name(), text.value().strip(), text.at()));
        } else {
          report(
              Code.VALUE,
              member.value().at(),
              "a unit is written in the notation of its system, without a name or clauses",
              "write \"Tercio\": \"hi2 16/16 ql7\", and the clauses in the steps");
        }
      }
    } else if (given != null) {
      report(
          Code.VALUE,
          given.at(),
          "expected an object of names and units, found " + given.kindWithArticle(),
          "write \"units\": { \"Tercio\": \"hi2 16/16 ql7\" }");
    }
    return List.copyOf(units);
  }

  private static boolean isUnits(String text) {
    return !text.isBlank() && text.indexOf(':') < 0;
  }

  /** Takes a name, which nothing else may have. */
  void take(String name, Position at) {
    if (!NAME.matcher(name).matches()) {
      report(
          Code.NAME,
          at,
          Printable.quote(name) + " is not a valid name",
          "write one word of letters, digits and hyphens, a letter first");
    }
    Position first = names.putIfAbsent(name, at);
    if (first != null) {
      report(
          Code.NAME,
          at,
          "the name " + Printable.quote(name) + " appears twice, first at " + first,
          "give each unit and each step its own name");
    }
  }

  void report(String code, Position at, String message, String help) {
    problems.error(code, file.text(), at, message, help);
  }
}
