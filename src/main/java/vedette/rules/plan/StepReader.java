package vedette.rules.plan;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import vedette.json.Json;
import vedette.problem.Nearest;
import vedette.problem.Position;
import vedette.problem.Printable;
import vedette.rules.GameSystem;

/** Reads the steps of a plan, and puts down what is done in its order. */
final class StepReader {
  private static final int MOST_TIMES = 1_000;
  private static final BigDecimal MOST_CHANGE = BigDecimal.valueOf(9_999);
  private static final List<String> KEYS =
      List.of("name", "when", "else", "steps", "choose", "change", "take", "repeat", "until");

  private final PlanReader file;
  private final GameSystem system;
  private final List<NamedUnit> units;
  private final List<PlanStep> fights = new ArrayList<>();
  private final List<Instruction> course = new ArrayList<>();
  private final List<String> loops = new ArrayList<>();

  /** The loops of what is being read, and whether any of them has no limit. */
  private final Deque<Integer> inLoops = new ArrayDeque<>();

  private boolean withoutLimit;

  /** The terms of what is being read, the outermost first. */
  private final Deque<PlanStep.Term> terms = new ArrayDeque<>();

  StepReader(PlanReader file, GameSystem system, List<NamedUnit> units) {
    this.file = file;
    this.system = system;
    this.units = units;
  }

  List<PlanStep> fights() {
    return List.copyOf(fights);
  }

  List<Instruction> course() {
    return List.copyOf(course);
  }

  List<String> loops() {
    return List.copyOf(loops);
  }

  void readAll(Json.Arr steps) {
    for (Json step : steps.values()) {
      if (step instanceof Json.Obj object) {
        read(object);
      } else {
        file.wrong(
            Code.VALUE,
            step.at(),
            "expected a step, found " + step.what(),
            "write { \"name\": \"assault\", \"assault\": { … } }");
      }
    }
  }

  private void read(Json.Obj step) {
    List<String> engagements = new ArrayList<>();
    boolean known = true;
    for (Json.Member member : step.members()) {
      if (system.engagement(member.name()).isPresent()) {
        engagements.add(member.name());
      } else if (!KEYS.contains(member.name()) && !PlanReader.isNote(member.name())) {
        known = false;
        List<String> keys = new ArrayList<>(system.engagementNames());
        keys.addAll(KEYS);
        file.wrong(
            Code.KEY,
            member.at(),
            Printable.quote(member.name()) + " is not an engagement of " + system.id(),
            Nearest.help(member.name(), keys));
      }
    }
    String name = name(step);
    Json when = step.get("when");
    int placed = when == null ? -1 : place();
    int firstFight = fights.size();
    if (known) {
      within(when == null ? "" : "when " + text(when), () -> body(step, name, engagements));
    }
    List<Integer> mine = IntStream.range(firstFight, fights.size()).boxed().toList();
    if (when == null) {
      if (step.get("else") != null) {
        file.wrong(
            Code.KEY,
            step.get("else").at(),
            "`else` belongs to a condition",
            "write \"when\": \"assault.success\" before it, or leave it out");
      }
      return;
    }
    Condition condition = condition(when, firstFight);
    int otherwise = course.size();
    if (step.get("else") != null) {
      int end = place();
      otherwise = course.size();
      int firstOther = fights.size();
      within("unless " + text(when), () -> branch(step.get("else")));
      List<Integer> others = IntStream.range(firstOther, fights.size()).boxed().toList();
      course.set(end, new Instruction.GoOn(course.size(), others));
    }
    course.set(placed, new Instruction.When(condition, otherwise, mine));
  }

  /** Reads what stands under a term; "" for none. */
  private void within(String term, Runnable reading) {
    if (term.isEmpty()) {
      reading.run();
    } else {
      within(new PlanStep.Term(term, -1), reading);
    }
  }

  private void within(PlanStep.Term term, Runnable reading) {
    terms.addLast(term);
    reading.run();
    terms.removeLast();
  }

  /** Keeps a place for an instruction that is known later. */
  private int place() {
    course.add(null);
    return course.size() - 1;
  }

  private String name(Json.Obj step) {
    if (step.get("name") instanceof Json.Str name) {
      file.take(name.value(), name.at());
      return name.value();
    }
    file.wrong(Code.NAME, step.at(), "a step has a name", "write \"name\": \"assault\" in front");
    return "";
  }

  private void branch(Json other) {
    if (other instanceof Json.Obj object) {
      read(object);
    } else if (other instanceof Json.Arr array) {
      readAll(array);
    } else {
      file.wrong(
          Code.VALUE,
          other.at(),
          "expected a step or an array of steps, found " + other.what(),
          "write { \"name\": \"volley\", \"fire\": { … } }");
    }
  }

  private void body(Json.Obj step, String name, List<String> engagements) {
    int ways =
        engagements.size()
            + (step.get("steps") == null ? 0 : 1)
            + (step.get("choose") == null ? 0 : 1)
            + (step.get("change") == null ? 0 : 1);
    if (ways != 1) {
      file.wrong(
          Code.KEY,
          step.at(),
          ways == 0 ? "the step says nothing to do" : "the step says two things to do",
          "write one engagement of the system, `steps`, `choose` or `change`: "
              + String.join(", ", system.engagementNames()));
      return;
    }
    if (step.get("repeat") == null && step.get("until") == null) {
      once(step, name, engagements);
    } else {
      again(step, name, engagements);
    }
  }

  private void again(Json.Obj step, String name, List<String> engagements) {
    int begin = course.size();
    int loop = loops.size();
    boolean outer = withoutLimit;
    loops.add(name);
    inLoops.addLast(loop);
    withoutLimit |= step.get("repeat") == null;
    within(new PlanStep.Term("", loop), () -> once(step, name, engagements));
    inLoops.removeLast();
    withoutLimit = outer;
    Condition until =
        step.get("until") == null ? null : condition(step.get("until"), fights.size());
    widen(begin);
    course.add(new Instruction.Again(loop, begin, times(step), until));
  }

  private void once(Json.Obj step, String name, List<String> engagements) {
    if (step.get("steps") != null) {
      branch(step.get("steps"));
    } else if (step.get("choose") != null) {
      choose(step, name);
    } else if (step.get("change") != null) {
      change(step.get("change"), name);
    } else {
      fight(step, name, engagements.get(0));
    }
  }

  private static String text(Json condition) {
    return condition instanceof Json.Str string ? string.value() : "";
  }

  /** Conditions within a loop may ask about all of its steps, as they went the time before. */
  private void widen(int begin) {
    for (int i = begin; i < course.size(); i++) {
      if (course.get(i) instanceof Instruction.When when && when.condition() != null) {
        Condition wide =
            new Condition(when.condition().text(), when.condition().at(), fights.size());
        course.set(i, new Instruction.When(wide, when.otherwise(), when.steps()));
      }
    }
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
    file.wrong(
        Code.LOOP,
        given.at(),
        "`repeat` is a whole number from 1 to " + MOST_TIMES,
        "write \"repeat\": 10, or only \"until\" with a condition");
    return 1;
  }

  private Condition condition(Json given, int known) {
    if (given instanceof Json.Str text) {
      return new Condition(text.value(), text.at(), known);
    }
    file.wrong(
        Code.CONDITION,
        given.at(),
        "expected a condition, found " + given.what(),
        "write \"assault.success and not Tercio.eliminated\"");
    return null;
  }

  private void fight(Json.Obj step, String name, String engagement) {
    Json request = step.get(engagement);
    Position at = step.get("name") == null ? step.at() : step.get("name").at();
    if (request instanceof Json.Obj object) {
      course.add(new Instruction.Fight(fights.size()));
      fights.add(
          new PlanStep(
              name,
              system.engagement(engagement).orElseThrow(),
              object,
              at,
              List.copyOf(terms),
              List.copyOf(inLoops),
              !inLoops.isEmpty() && !withoutLimit));
    } else {
      file.wrong(
          Code.VALUE,
          request.at(),
          "expected an object with the request, found " + request.what(),
          "write { \"attacker\": \"…\", … }, with the names of the command line");
    }
  }

  private void change(Json given, String name) {
    List<UnitChange> changes = new ArrayList<>();
    if (given instanceof Json.Obj object && !object.members().isEmpty()) {
      object.members().forEach(it -> changes.add(change(it)));
    } else {
      file.wrong(
          Code.VALUE,
          given.at(),
          "expected the units that change, found " + given.what(),
          "write { \"Army\": -1 }");
    }
    changes.removeIf(Objects::isNull);
    course.add(new Instruction.Change(name, List.copyOf(changes), List.copyOf(terms)));
  }

  /** The change of one unit; null if it is wrong, which is reported. */
  private UnitChange change(Json.Member change) {
    List<String> names = units.stream().map(NamedUnit::name).toList();
    int unit = names.indexOf(change.name());
    if (unit < 0) {
      file.wrong(
          Code.UNIT,
          change.at(),
          "there is no unit " + Printable.quote(change.name()),
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
    if (isNumber && UnitFacts.hasStrength(units.get(unit).text())) {
      return new UnitChange(unit, null, ((Json.Num) to).value().intValue(), to.at());
    }
    file.wrong(
        Code.VALUE,
        to.at(),
        isNumber
            ? change.name() + " has no strength that a number could change"
            : "a unit cannot change to this",
        (isNumber ? "write" : "write -1 or 2 for points, steps or figures,")
            + " the unit as it then stands, as "
            + Printable.quote(units.get(unit).text())
            + ", or \"gone\"");
    return null;
  }

  private void choose(Json.Obj step, String name) {
    if (!(step.get("choose") instanceof Json.Arr array) || array.values().isEmpty()) {
      file.wrong(
          Code.VALUE,
          step.get("choose").at(),
          "`choose` is an array of steps",
          "write \"choose\": [{ \"name\": \"volley\", … }, { \"name\": \"go-in\", … }]");
      return;
    }
    int choice = place();
    List<String> names = new ArrayList<>();
    List<Integer> places = new ArrayList<>();
    List<List<Integer>> steps = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    for (Json alternative : array.values()) {
      int first = fights.size();
      places.add(course.size());
      within("if chosen", () -> branch(alternative));
      ends.add(place());
      steps.add(IntStream.range(first, fights.size()).boxed().toList());
      names.add(
          alternative instanceof Json.Obj object && object.get("name") instanceof Json.Str called
              ? called.value()
              : "");
    }
    ends.forEach(end -> course.set(end, new Instruction.GoOn(course.size(), List.of())));
    course.set(
        choice,
        new Instruction.Choose(
            new Alternatives(
                name, List.copyOf(names), places, List.copyOf(steps), taken(step, names))));
  }

  private int taken(Json.Obj step, List<String> names) {
    Json take = step.get("take");
    if (take == null) {
      return 0;
    }
    if (take instanceof Json.Str name && names.contains(name.value())) {
      return names.indexOf(name.value());
    }
    file.wrong(
        Code.VALUE,
        take.at(),
        "`take` names the alternative that is taken",
        "write one of " + String.join(", ", names));
    return 0;
  }
}
