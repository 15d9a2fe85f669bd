package vedette.study.lint;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import vedette.json.Json;
import vedette.question.NamedQuestion;
import vedette.rules.own.Own;
import vedette.source.Nearest;
import vedette.source.Position;
import vedette.source.Printable;
import vedette.source.Problems;
import vedette.study.change.Influence;
import vedette.study.sample.FoughtSample;
import vedette.study.sample.SampleFights;
import vedette.system.Arm;
import vedette.system.RoundStep;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.TableRule;
import vedette.system.effect.EnterState;
import vedette.system.effect.MakeCheck;
import vedette.system.query.Places;
import vedette.system.roll.Modifier;
import vedette.table.Tables;
import vedette.table.grid.Axis;
import vedette.table.grid.SystemFile;

/**
 * Lint for rule systems: finds valid parts that are probably not intended, in the file itself and
 * in sample fights, where it looks for parts that none of them reaches.
 */
public final class SystemLint {
  private static final List<String> KEYS_OF_UNITS =
      List.of("strength", "steps", "life", "cost", "class", "initiative");

  private final SystemFile file;
  private final Problems problems;
  private final RuleSystem system;
  private final Places places;
  private final SystemParts systemParts;
  private final FoughtSample sample;

  private SystemLint(SystemFile file, Problems problems, Influence.Progress progress) {
    this.file = file;
    this.problems = problems;
    Tables tables = Tables.builtIn().with(file); // This version, not the one on the disk.
    system = Own.rulesOf(file.file(), tables);
    List<Map<String, List<String>>> fights = SampleFights.variedFights(system);
    AtomicInteger fought = new AtomicInteger();
    Runnable next = () -> progress.showLooked(fought.incrementAndGet(), fights.size());
    sample = FoughtSample.of(system, fights, file.file(), tables, next);
    places = new Places(file.root());
    systemParts = new SystemParts(system, places);
  }

  /**
   * Checks the file of a system.
   *
   * @param problems receives warnings and notes
   * @param progress receives the number of sample fights fought, after each
   * @throws vedette.source.WrongFile with all faults of the file or of the measures that it defines
   */
  public static void check(SystemFile file, Problems problems, Influence.Progress progress) {
    MeasureCheck.check(file);
    SystemLint lint = new SystemLint(file, problems, progress);
    lint.words();
    lint.values();
    lint.classes();
    lint.dice();
    lint.states();
    lint.idleStates();
    lint.results();
    lint.rules();
    lint.groups();
    lint.faults();
    lint.conditions();
    lint.modifiers();
    lint.tables();
    lint.ends();
    new SurprisingRules(lint.system, lint.places, file, problems).check();
  }

  private void warn(String code, Position at, String message, String help) {
    file.warn(problems, code, at, message, help);
  }

  private void words() {
    Set<String> asked =
        system.words().stream().filter(system.uses()::asks).collect(Collectors.toSet());
    systemParts.rollModifiers().stream()
        .flatMap(it -> it.modifiers().stream())
        .filter(it -> it.when() == null)
        .forEach(it -> asked.add(it.name()));
    if (places.value("words") instanceof Json.Arr words) {
      for (Json word : words.values()) {
        if (word instanceof Json.Str name && !asked.contains(name.value())) {
          warn(
              LintCode.WORD_UNASKED,
              word.at(),
              "no condition uses the word " + quoted(name.value()),
              suggestion(
                  name.value(),
                  List.copyOf(asked),
                  "remove it, or use it: \"when\": \"own in " + name.value() + "\""));
        }
      }
    }
  }

  /** Reports values of units that nothing asks for, which may be misspelt. */
  private void values() {
    List<String> known = new ArrayList<>(KEYS_OF_UNITS);
    for (String name : system.values().names()) {
      if (system.uses().asks(system.values().indexOf(name))) {
        known.add(name);
      }
    }
    Set<String> found = new HashSet<>();
    for (Arm arm : system.arms()) {
      for (int value : new TreeSet<>(arm.values().keySet())) {
        String name = system.values().name(value);
        if (!known.contains(name) && found.add(name)) {
          warn(
              LintCode.VALUE_UNASKED,
              places.ofKey("units", arm.name(), name),
              "the value `" + name + "` of " + quoted(arm.name()) + " is never used",
              Nearest.of(name, known)
                  .map(it -> "did you mean `" + it + "`?")
                  .orElse("remove it, or use it in an amount or a condition"));
        }
      }
    }
  }

  /** Reports classes of units that nothing asks for. */
  private void classes() {
    Set<String> found = new HashSet<>();
    for (Arm arm : system.arms()) {
      for (int i = 0; i < arm.classes().size(); i++) {
        String name = system.classes().get(arm.classes().get(i));
        if (!system.uses().asks(name) && found.add(name)) {
          warn(
              LintCode.CLASS_UNASKED,
              places.of("units", arm.name(), "class", i),
              "the class " + quoted(name) + " is never used",
              suggestion(name, system.classes(), "remove it, or use it in a condition"));
        }
      }
    }
  }

  private void dice() {
    if (places.value("customDice") instanceof Json.Obj dice) {
      List<String> known = dice.members().stream().map(Json.Member::name).toList();
      for (String name : known) {
        if (!system.uses().rolls(name)) {
          warn(
              LintCode.DIE_UNROLLED,
              places.ofKey("customDice", name),
              "the die " + quoted(name) + " is never rolled",
              suggestion(name, known, "roll it: \"die\": \"" + name + "\", or remove it"));
        }
      }
    }
  }

  /** Reports states that change nothing, forbid nothing and that nothing asks for. */
  private void idleStates() {
    for (State state : system.states()) {
      boolean idle =
          state.changes().isEmpty()
              && state.cannot() == State.Prohibition.NOTHING
              && state.again().isEmpty();
      if (idle && !system.uses().asks(state.name())) {
        file.note(
            problems,
            LintCode.STATE_IDLE,
            state.at(),
            "the state " + quoted(state.name()) + " has no effect, and no condition uses it",
            "add a change of a value or a restriction, or use it in a condition");
      }
    }
  }

  /** Returns a help that suggests another name of its kind, else the given help. */
  private static String suggestion(String name, List<String> known, String otherwise) {
    return Nearest.of(name, known.stream().filter(it -> !it.equals(name)).toList())
        .map(it -> "did you mean `" + it + "`?")
        .orElse(otherwise);
  }

  private void states() {
    Set<Integer> given = new HashSet<>();
    for (SystemParts.PlacedEffect each : systemParts.effects()) {
      if (each.effect().what() instanceof EnterState gets) {
        given.add(gets.state().index());
      }
    }
    for (State state : system.states()) {
      if (!given.contains(state.index())) {
        file.note(
            problems,
            LintCode.STATE_NEVER_GIVEN,
            state.at(),
            "no result, check or effect puts a unit into the state " + quoted(state.name()),
            "only units that start in it can have it; write it after a unit in a stack");
      }
    }
  }

  private void results() {
    Set<String> given = used(RoundStep.Kind.RESULT);
    system.tables().values().stream()
        .flatMap(table -> table.cells().stream().flatMap(List::stream))
        .forEach(cell -> cell.results().forEach(result -> given.add(result.word())));
    for (String word : system.results().keySet()) {
      if (!given.contains(word)) {
        warn(
            LintCode.RESULT_UNUSED,
            places.ofKey("results", word),
            "no cell and no step produces the result " + quoted(word),
            "add it to a table, or remove it");
      }
    }
  }

  /** Returns the names used by steps of some kinds. */
  private Set<String> used(RoundStep.Kind... kinds) {
    return system.steps().stream()
        .filter(step -> List.of(kinds).contains(step.kind()))
        .map(RoundStep::name)
        .collect(Collectors.toSet());
  }

  private void rules() {
    Set<String> tables = used(RoundStep.Kind.TABLE, RoundStep.Kind.COUNTERATTACK);
    unused("tables", "table", system.tables().keySet(), tables, "no step of the round rolls on");
    Set<String> fires = used(RoundStep.Kind.FIRE);
    unused("fire", "fire", system.fires().keySet(), fires, "no step of the round uses");
    Set<String> checks = used(RoundStep.Kind.CHECK);
    for (SystemParts.PlacedEffect each : systemParts.effects()) {
      if (each.effect().what() instanceof MakeCheck check) {
        checks.add(check.check());
      }
    }
    unused("checks", "check", system.checks().keySet(), checks, "no step and no effect calls for");
  }

  private void unused(
      String section, String what, Set<String> known, Set<String> used, String nobody) {
    for (String name : known) {
      if (!used.contains(name)) {
        String step = "{ \"" + what + "\": \"" + name + "\", \"by\": \"both\" }";
        warn(
            LintCode.RULE_UNUSED,
            places.ofKey(section, name),
            nobody + " the " + what + " " + quoted(name),
            "add a step to \"round\": " + step + ", or remove it");
      }
    }
  }

  /** Reports groups of a single modifier, which count as if there were no group. */
  private void groups() {
    for (SystemParts.RollModifiers roll : systemParts.rollModifiers()) {
      Map<String, Integer> groups = new HashMap<>();
      roll.modifiers().forEach(it -> groups.merge(it.group(), 1, Integer::sum));
      for (Modifier it : roll.modifiers()) {
        if (!it.group().isEmpty() && groups.get(it.group()) == 1) {
          file.note(
              problems,
              LintCode.GROUP_OF_ONE,
              it.at(),
              modifierName(it, roll) + " is the only one in group " + quoted(it.group()),
              "remove the group, which has no effect, or correct the group of the other modifier");
        }
      }
    }
  }

  private static String modifierName(Modifier modifier, SystemParts.RollModifiers roll) {
    return "modifier " + quoted(modifier.name()) + " of " + roll.subject();
  }

  private void faults() {
    for (FoughtSample.Fault fault : sample.faults()) {
      warn(
          LintCode.FIGHT_BREAKS,
          fault.problem().at(),
          "a sample fight fails: " + fault.problem().message(),
          "the fight: " + fault.fight());
    }
  }

  private void conditions() {
    for (SystemParts.PlacedCondition placed : systemParts.conditions()) {
      if (!sample.consulted(placed.condition())) {
        String hangs = placed.subject() + " needs " + quoted(placed.condition().text());
        never(LintCode.NEVER_HELD, placed.at(), hangs + ", which was true in " + sample.none());
      }
    }
  }

  private void modifiers() {
    for (SystemParts.RollModifiers roll : systemParts.rollModifiers()) {
      for (Modifier it : roll.modifiers()) {
        if (!sample.consulted(it)) {
          never(
              LintCode.MODIFIER_IDLE,
              it.at(),
              modifierName(it, roll) + " applied in " + sample.none());
        }
      }
    }
  }

  /**
   * Reports columns and rows never reached, in tables that a fight rolls on. For other tables a
   * report on the step is enough.
   */
  private void tables() {
    for (TableRule table : system.tables().values()) {
      if (sample.reached(table)) {
        String of = " of " + quoted(table.name());
        never(
            LintCode.COLUMN_NEVER_FOUND,
            "column",
            table.columns().axis(),
            of,
            column -> sample.reachedColumn(table, column));
        never(
            LintCode.ROW_NEVER_FOUND,
            "row",
            table.rows(),
            of,
            row -> sample.reachedRow(table, row));
      }
    }
  }

  private void never(String code, String what, Axis axis, String of, IntPredicate found) {
    for (int i = 0; i < axis.size(); i++) {
      if (!found.test(i)) {
        String name = quoted(axis.name(i)) + of;
        never(code, axis.at(i), sample.none() + " used " + what + " " + name);
      }
    }
  }

  /**
   * Reports a note and not a warning, because a fight outside the sample may still reach the part.
   */
  private void never(String code, Position at, String message) {
    file.note(
        problems,
        code,
        at,
        message,
        "try a fight that should reach it, with `--explain`; remove it if none can");
  }

  private void ends() {
    if (sample.isEndless()) {
      ended(
          LintCode.NO_END,
          places.of("rounds"),
          sample.none() + " ended",
          "set \"rounds\" to a number, or add a step that causes losses");
    } else if (sample.neverWon()) {
      NamedQuestion own = sample.success();
      ended(
          LintCode.NO_SUCCESS,
          own == null ? places.of("round") : own.at(),
          sample.none() + " ended in `success`",
          own == null
              ? "add a step that harms the enemy, or define success under \"measures\""
              : "correct the condition, or add a step that can fulfil it");
    }
  }

  /**
   * Reports a missing end: as a note if a fight of the sample was not fought to all its ends, else
   * as a warning.
   */
  private void ended(String code, Position at, String message, String help) {
    if (sample.isInPart()) {
      file.note(problems, code, at, message, help);
    } else {
      warn(code, at, message, help);
    }
  }

  static String quoted(String name) {
    return "`" + Printable.escape(name) + "`";
  }
}
