package vedette.rules.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.form.RequestJson;
import vedette.question.NamedQuestion;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.rules.plan.Instruction.Condition;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.source.TextFault;
import vedette.table.Tables;
import vedette.table.grid.PlanFile;
import vedette.table.grid.Table;
import vedette.table.read.FileKind;

/** Prepares a plan as the request has it, and says what cannot be. */
final class PlanSetup {
  private final Tables tables;
  private final StepFights fights;

  /** With the question of its success, as soon as that is known. */
  private Plan plan;

  private final Problems problems = new Problems();

  private PlanSetup(Plan plan, Tables tables) {
    this.plan = plan;
    this.tables = tables;
    fights = StepFights.of(plan, tables);
  }

  /**
   * Returns the plan that a request asks for, with the measures that its file names.
   *
   * @throws vedette.source.TextFault if the file does not allow it
   * @throws vedette.source.WrongFile if the file is wrong
   */
  static Engagement<?, ?> measured(PlanRequest request, Tables tables) {
    Table table = tables.file(request.table());
    if (!(table instanceof PlanFile file)) {
      throw FileKind.refused(table);
    }
    return new PlanSetup(PlanOptions.applyTo(PlanReader.read(file), request), tables).fight();
  }

  /**
   * Looks whether a plan can be fought as its file has it.
   *
   * @throws vedette.source.WrongFile with all that is wrong with it
   */
  static void check(PlanFile file, Tables tables) {
    new PlanSetup(PlanReader.read(file), tables).fight();
  }

  private Engagement<?, ?> fight() {
    List<UnitGroup> units = fights.units();
    for (int unit = 0; unit < units.size(); unit++) {
      check(plan.units().get(unit), unit);
    }
    for (Instruction instruction : plan.course()) {
      if (instruction instanceof Instruction.Change change) {
        change.changes().forEach(this::check);
      }
    }
    problems.throwIfErrors();
    List<List<? extends Measure<?>>> measures = new ArrayList<>();
    for (int step = 0; step < plan.fights().size(); step++) {
      measures.add(check(step, units));
    }
    problems.throwIfErrors();
    for (int unit = 0; unit < units.size(); unit++) {
      if (fights.firstStepNaming(unit).isEmpty()) {
        report(
            Code.UNIT,
            plan.units().get(unit).at(),
            "no step uses unit " + Printable.quote(plan.unitNames().get(unit)),
            "name it in a step, or leave it out");
      }
    }
    problems.throwIfErrors();
    UnitWords words = fights.words();
    PlanMeasures inFile = new PlanMeasures(plan, units, words, measures, fights::read);
    PlanGoal planGoal = PlanGoal.of(plan, inFile.withNamed(inFile.allMeasures()), measures, fights);
    plan = planGoal.success() == null ? plan : plan.measuredBy(planGoal.success());
    PlanMeasures measured = new PlanMeasures(plan, units, words, measures, fights::read);
    List<String> texts = new ArrayList<>();
    boolean sound = true;
    for (Instruction instruction : plan.course()) {
      Condition condition = instruction.condition();
      if (condition != null) {
        sound &= isSound(condition, measured);
        texts.add(condition.text());
      }
    }
    plan.measures().forEach(named -> texts.add(named.question().text()));
    // Where a condition is wrong the measures are looked at all the same, without the course.
    Plan fought = sound ? plan : plan.with(plan.units(), List.of());
    Engagement<?, ?> fight =
        QuestionMeasures.named(
            new PlanEngagement(fought, fights, measured, List.copyOf(texts))
                .engagement(PlanWords.situation(plan), planGoal.sentence()),
            plan.measures(),
            plan.file().text(),
            (at, message, help) -> report(Code.MEASURE, at, message, help));
    problems.throwIfErrors();
    return fight;
  }

  private void check(UnitChange change) {
    String name = plan.unitNames().get(change.unit());
    if (change.text() == null && !fights.units().get(change.unit()).hasStrength()) {
      report(
          Code.VALUE,
          change.at(),
          name + " has no strength to which a number can be added",
          "write the changed unit, as "
              + Printable.quote(plan.units().get(change.unit()).text())
              + ", or \"gone\"");
    } else if (change.text() != null && !change.text().isEmpty()) {
      check(new NamedUnit(name, change.text(), change.at()), change.unit());
    }
  }

  /** Looks whether a unit can be read; one that no step names may be misspelt in a step. */
  private void check(NamedUnit unit, int number) {
    Optional<StepRequest> naming = fights.firstStepNaming(number);
    if (naming.isEmpty()) {
      return;
    }
    if (naming.get().hasStacksOf(number) && unit.text().indexOf(';') >= 0) {
      withClauses(unit);
    } else {
      try {
        naming.get().checkUnit(number, unit.text());
      } catch (TextFault e) {
        if (unit.at() == null) {
          throw refused(e, unit);
        }
        report(
            Code.UNIT, plan.file().text().within(unit.at(), e.offset()), e.getMessage(), e.help());
        return;
      }
      readAlike(unit, number);
    }
  }

  /** A unit whose files give it another strength each needs one of its own. */
  private void readAlike(NamedUnit unit, int number) {
    List<String> read = fights.readings(number, unit.text());
    if (read.size() > 1 && unit.at() != null) {
      report(
          Code.UNIT,
          unit.at(),
          "one step reads this as `" + read.get(0) + "`, another as `" + read.get(1) + "`",
          "write its strength");
    }
  }

  /**
   * Returns a unit of the request: where only a number of it is too small or too large, others may
   * do.
   */
  private static TextFault refused(TextFault e, NamedUnit unit) {
    String message = e.getMessage() + ", in " + unit.name();
    boolean isNumber =
        e.offset() < unit.text().length() && Character.isDigit(unit.text().charAt(e.offset()));
    return isNumber
        ? new TextFault("unit", message, e.help())
        : TextFault.ofUnread("unit", message, e.help());
  }

  /** Clauses of a stack are about one fight. */
  private void withClauses(NamedUnit unit) {
    String message = "a unit is written in the notation of its system, without clauses";
    String alone = unit.text().substring(0, unit.text().indexOf(';')).strip();
    String help =
        "write \""
            + unit.name()
            + "\": "
            + Printable.quote(alone)
            + ", and the clauses in the steps";
    if (unit.at() == null) {
      throw TextFault.ofUnread("unit", message, help);
    }
    report(Code.VALUE, unit.at(), message, help);
  }

  private void report(String code, Position at, String message, String help) {
    problems.error(code, plan.file().text(), at, message, help);
  }

  /** Returns whether a step is fought under a condition only. */
  private boolean isConditional(int step) {
    for (Instruction instruction : plan.course()) {
      if (instruction instanceof Instruction.ConditionalJump conditionalJump
              && conditionalJump.steps().contains(step)
          || instruction instanceof Instruction.Jump other && other.steps().contains(step)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the measures of a step's fight, with all units as they are before the first. */
  private List<? extends Measure<?>> check(int number, List<UnitGroup> units) {
    PlanStep step = plan.fights().get(number);
    StepRequest request = fights.request(number);
    Set<Integer> named = new HashSet<>();
    for (int unit : request.units()) {
      if (!named.add(unit)) {
        report(
            Code.BOTH_SIDES,
            step.at(),
            plan.unitNames().get(unit) + " takes part in " + step.name() + " twice",
            "write each unit once in a step");
        return List.of();
      }
    }
    if (!hasRightNames(step, request) || !hasRightTexts(request, units)) {
      return List.of();
    }
    StepFights.FightOrReason fightOrReason = fights.drawn(number, units);
    if (fightOrReason.allowed() != null) {
      return fightOrReason.allowed().fight().measures();
    }
    if (fightOrReason.outcome().equals(StepOutcome.UNITS_GONE)
        || isConditional(number)
        || request.isAllowedByStrength() && isBehindChanges(number)) {
      try {
        return request.measuresOfAnyStrength(units);
      } catch (TextFault e) {
        if (!request.readingFault(units).isEmpty()) {
          return List.of(); // Units that another step changes before.
        }
      }
    }
    problems.addAll(fightOrReason.problems());
    return List.of();
  }

  /** Returns whether a step changes a unit without a fight. */
  private boolean isChanged(int unit) {
    return plan.course().stream()
        .anyMatch(
            it ->
                it instanceof Instruction.Change change
                    && change.changes().stream().anyMatch(each -> each.unit() == unit));
  }

  /** Returns whether units of a step may come to it otherwise than the plan begins with them. */
  private boolean isBehindChanges(int number) {
    List<Integer> units = fights.request(number).units();
    for (Instruction instruction : plan.course()) {
      boolean isItself = instruction instanceof Instruction.Fight fight && fight.step() == number;
      if (isItself && plan.fights().get(number).loops().isEmpty()) {
        return false;
      }
      if (!isItself && changed(instruction).anyMatch(units::contains)) {
        return true;
      }
    }
    return false;
  }

  private Stream<Integer> changed(Instruction instruction) {
    return instruction instanceof Instruction.Fight fight
        ? fights.request(fight.step()).units().stream()
        : instruction instanceof Instruction.Change change
            ? change.changes().stream().map(UnitChange::unit)
            : Stream.of();
  }

  /** Looks whether no name is nearly that of a unit; what is wrong is told. */
  private boolean hasRightNames(PlanStep step, StepRequest request) {
    List<StepRequest.UnknownUnit> misspelt =
        request.unknown().stream()
            .filter(it -> Nearest.of(it.text(), plan.unitNames()).isPresent())
            .toList();
    for (StepRequest.UnknownUnit unknownUnit : misspelt) {
      report(
          Code.UNIT,
          unknownUnit.at(),
          "unknown unit " + Printable.quote(unknownUnit.text()) + " in " + step.name(),
          Nearest.help(unknownUnit.text(), plan.unitNames()));
    }
    return misspelt.isEmpty();
  }

  /** Looks whether its own system can read all stacks of a step; what is wrong is told. */
  private boolean hasRightTexts(StepRequest request, List<UnitGroup> units) {
    boolean right = true;
    for (StepRequest.ReadingFault readingFault : request.readingFault(units)) {
      if (readingFault.unit() < 0 || !isChanged(readingFault.unit())) {
        right = false;
        report(
            RequestJson.BAD_REQUEST,
            readingFault.at(),
            readingFault.fault().getMessage()
                + (readingFault.unit() < 0
                    ? ""
                    : ", in " + plan.unitNames().get(readingFault.unit())),
            readingFault.fault().help());
      }
    }
    return right;
  }

  /** Returns whether a condition can be asked; what is wrong with it is told. */
  private boolean isSound(Condition condition, PlanMeasures measured) {
    Question question = new Question(Question.Kind.CHANCE, condition.text());
    List<Measure<PlanPosition>> all = measured.withNamed(measured.allMeasures());
    try {
      question.check(all);
    } catch (TextFault e) {
      if (missingMeasure(condition, all)
          .isEmpty()) { // Else the measure itself is told to be wrong.
        NamedQuestion.report(
            e,
            plan.file().text(),
            condition.at(),
            (at, message, help) -> report(Code.CONDITION, at, message, help));
      }
      return false;
    }
    List<Measure<PlanPosition>> before = new ArrayList<>(measured.allMeasures());
    for (int later = condition.fights(); later < plan.fights().size(); later++) {
      String name = plan.fights().get(later).name();
      before.removeIf(it -> it.name().equals(name) || it.name().startsWith(name + "."));
    }
    for (Instruction.Change change : plan.changes()) {
      before.removeIf(
          it -> change.step() >= condition.changes() && it.name().equals(change.name()));
    }
    before = measured.withNamed(before);
    try {
      question.check(before);
      return true;
    } catch (TextFault e) {
      report(
          Code.LATER,
          plan.file().text().within(condition.at(), e.offset()),
          missingMeasure(condition, before)
              .map(measure -> "the measure `" + measure + "` asks about a later step")
              .orElse("the condition asks about a later step"),
          "ask about steps before this one, or move it");
      return false;
    }
  }

  /** Returns the first measure of the plan's file that a condition names and that is not known. */
  private Optional<String> missingMeasure(Condition condition, List<Measure<PlanPosition>> known) {
    List<String> names = plan.measures().stream().map(it -> it.question().name()).toList();
    return Question.namedIn(List.of(condition.text()), names).stream()
        .filter(name -> known.stream().noneMatch(it -> it.name().equals(name)))
        .findFirst();
  }
}
