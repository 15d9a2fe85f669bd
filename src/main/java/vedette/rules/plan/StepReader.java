package vedette.rules.plan;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import vedette.json.Json;
import vedette.rules.GameSystem;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.source.Printable;

/** Reads the steps of a plan as its file nests them. */
final class StepReader {
  private static final int MOST_TIMES = 1_000;
  private static final BigDecimal MOST_CHANGE = BigDecimal.valueOf(9_999);
  private static final List<String> KEYS =
      List.of("name", "when", "else", "steps", "choose", "change", "take", "repeat", "until");

  private final PlanReader file;
  private final GameSystem system;
  private final List<NamedUnit> units;

  StepReader(PlanReader file, GameSystem system, List<NamedUnit> units) {
    this.file = file;
    this.system = system;
    this.units = units;
  }

  /** Reads the steps of an array; without those that are wrong, which are reported. */
  List<StepTree> readAll(Json.Arr steps) {
    List<StepTree> read = new ArrayList<>();
    for (Json step : steps.values()) {
      if (step instanceof Json.Obj object) {
        read.addAll(read(object));
      } else {
        file.report(
            Code.VALUE,
            step.at(),
            "expected a step, found " + step.kindWithArticle(),
            "write { \"name\": \"assault\", \"assault\": { … } }");
      }
    }
    return List.copyOf(read);
  }

  private List<StepTree> read(Json.Obj step) {
    List<String> engagements = new ArrayList<>();
    boolean known = true;
    for (Json.Member member : step.members()) {
      if (system.engagement(member.name()).isPresent()) {
        engagements.add(member.name());
      } else if (!KEYS.contains(member.name()) && !PlanReader.isNote(member.name())) {
        known = false;
        List<String> keys = new ArrayList<>(system.engagementNames());
        keys.addAll(KEYS);
        file.report(
            Code.KEY,
            member.at(),
            Printable.quote(member.name()) + " is not an engagement of " + system.id(),
            Nearest.help(member.name(), keys));
      }
    }
    String name = name(step);
    List<StepTree> body = known ? body(step, name, engagements) : List.of();
    Json when = step.get("when");
    Json other = step.get("else");
    if (when == null) {
      if (other != null) {
        file.report(
            Code.KEY,
            other.at(),
            "`else` needs a condition",
            "write \"when\": \"assault.success\" before it, or leave it out");
      }
      return body;
    }
    return List.of(
        new StepTree.ConditionalSteps(
            condition(when), body, other == null ? List.of() : branch(other)));
  }

  private String name(Json.Obj step) {
    if (step.get("name") instanceof Json.Str name) {
      file.take(name.value(), name.at());
      return name.value();
    }
    file.report(
        Code.NAME,
        step.at(),
        "the name of the step is missing",
        "write \"name\": \"assault\" as its first key");
    return "";
  }

  private List<StepTree> branch(Json steps) {
    if (steps instanceof Json.Obj object) {
      return read(object);
    }
    if (steps instanceof Json.Arr array) {
      return readAll(array);
    }
    file.report(
        Code.VALUE,
        steps.at(),
        "expected a step or an array of steps, found " + steps.kindWithArticle(),
        "write { \"name\": \"volley\", \"fire\": { … } }");
    return List.of();
  }

  private List<StepTree> body(Json.Obj step, String name, List<String> engagements) {
    int ways =
        engagements.size()
            + (step.get("steps") == null ? 0 : 1)
            + (step.get("choose") == null ? 0 : 1)
            + (step.get("change") == null ? 0 : 1);
    if (ways != 1) {
      file.report(
          Code.KEY,
          step.at(),
          ways == 0 ? "the step has no action" : "the step has several actions",
          "write one engagement of the system, `steps`, `choose` or `change`: "
              + String.join(", ", system.engagementNames()));
      return List.of();
    }
    List<StepTree> once = readOnce(step, name, engagements);
    Json until = step.get("until");
    if (step.get("repeat") == null && until == null) {
      return once;
    }
    if (step.get("repeat") == null && once.stream().anyMatch(StepTree::changesUnits)) {
      file.report(
          Code.LOOP,
          until.at(),
          "a loop that changes units may never end",
          "limit the repetitions, as in \"repeat\": 10");
    }
    return List.of(
        new StepTree.Loop(name, once, times(step), until == null ? null : condition(until)));
  }

  private List<StepTree> readOnce(Json.Obj step, String name, List<String> engagements) {
    if (step.get("steps") != null) {
      return branch(step.get("steps"));
    }
    if (step.get("choose") != null) {
      return choose(step, name);
    }
    return step.get("change") != null
        ? List.of(change(step.get("change"), name))
        : fight(step, name, engagements.get(0));
  }

  private int times(Json.Obj step) {
    Json given = step.get("repeat");
    if (given == null) {
      return 0;
    }
    if (given instanceof Json.Num number
        && number.value() != null
        && number.value().stripTrailingZeros().scale() <= 0
        && number.value().signum() > 0
        && number.value().intValue() <= MOST_TIMES) {
      return number.value().intValue();
    }
    file.report(
        Code.LOOP,
        given.at(),
        "`repeat` is not a whole number from 1 to " + MOST_TIMES,
        "write \"repeat\": 10, or only \"until\" with a condition");
    return 1;
  }

  /** Returns the text of a condition; null if it is none, which is reported. */
  private Json.Str condition(Json given) {
    if (given instanceof Json.Str text) {
      return text;
    }
    file.report(
        Code.CONDITION,
        given.at(),
        "expected a condition, found " + given.kindWithArticle(),
        "write \"assault.success and not Tercio.eliminated\"");
    return null;
  }

  private List<StepTree> fight(Json.Obj step, String name, String engagement) {
    Json request = step.get(engagement);
    Position at = step.get("name") == null ? step.at() : step.get("name").at();
    if (request instanceof Json.Obj object) {
      return List.of(
          new StepTree.Fight(name, system.engagement(engagement).orElseThrow(), object, at));
    }
    file.report(
        Code.VALUE,
        request.at(),
        "expected an object with the request, found " + request.kindWithArticle(),
        "write { \"attacker\": \"…\", … }, with the names of the command line");
    return List.of();
  }

  private StepTree change(Json given, String name) {
    List<UnitChange> changes = new ArrayList<>();
    if (given instanceof Json.Obj object && !object.members().isEmpty()) {
      object.members().forEach(it -> changes.add(change(it)));
    } else {
      file.report(
          Code.VALUE,
          given.at(),
          "expected the units that change, found " + given.kindWithArticle(),
          "write { \"Army\": -1 }");
    }
    changes.removeIf(Objects::isNull);
    return new StepTree.Change(name, List.copyOf(changes));
  }

  /** Returns the change of one unit; null if it is wrong, which is reported. */
  private UnitChange change(Json.Member change) {
    List<String> names = units.stream().map(NamedUnit::name).toList();
    int unit = names.indexOf(change.name());
    if (unit < 0) {
      file.report(
          Code.UNIT,
          change.at(),
          "unknown unit " + Printable.quote(change.name()),
          Nearest.help(change.name(), names));
      return null;
    }
    Json to = change.value();
    if (to instanceof Json.Str text && !text.value().isBlank() && text.value().indexOf(':') < 0) {
      String now = text.value().strip();
      return new UnitChange(unit, now.equals(UnitChange.GONE) ? "" : now, 0, to.at());
    }
    boolean isNumber =
        to instanceof Json.Num number
            && number.value() != null
            && number.value().stripTrailingZeros().scale() <= 0
            && number.value().signum() != 0
            && number.value().abs().compareTo(MOST_CHANGE) <= 0;
    if (isNumber) {
      return new UnitChange(unit, null, ((Json.Num) to).value().intValue(), to.at());
    }
    file.report(
        Code.VALUE,
        to.at(),
        "a unit cannot change to this value",
        "write -1 or 2 for points, steps or figures, the changed unit, as "
            + Printable.quote(units.get(unit).text())
            + ", or \"gone\"");
    return null;
  }

  private List<StepTree> choose(Json.Obj step, String name) {
    if (!(step.get("choose") instanceof Json.Arr array) || array.values().isEmpty()) {
      file.report(
          Code.VALUE,
          step.get("choose").at(),
          "`choose` needs an array of steps",
          "write \"choose\": [{ \"name\": \"volley\", … }, { \"name\": \"go-in\", … }]");
      return List.of();
    }
    List<String> names = new ArrayList<>();
    List<List<StepTree>> alternatives = new ArrayList<>();
    for (Json alternative : array.values()) {
      alternatives.add(branch(alternative));
      names.add(
          alternative instanceof Json.Obj object && object.get("name") instanceof Json.Str called
              ? called.value()
              : "");
    }
    return List.of(
        new StepTree.Choice(
            name, List.copyOf(names), List.copyOf(alternatives), engagementIndex(step, names)));
  }

  private int engagementIndex(Json.Obj step, List<String> names) {
    Json take = step.get("take");
    if (take == null) {
      return 0;
    }
    if (take instanceof Json.Str name && names.contains(name.value())) {
      return names.indexOf(name.value());
    }
    file.report(
        Code.VALUE,
        take.at(),
        "`take` does not name an alternative",
        "write one of " + String.join(", ", names));
    return 0;
  }
}
