package vedette.study.own;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.json.Json;
import vedette.json.Position;
import vedette.json.Printable;
import vedette.json.Problems;
import vedette.question.NamedQuestion;
import vedette.system.Effect;
import vedette.system.Modifier;
import vedette.system.Places;
import vedette.system.Result;
import vedette.system.RoundStep;
import vedette.system.Rule;
import vedette.system.RuleSystem;
import vedette.system.State;
import vedette.system.SystemReader;
import vedette.system.TableRule;
import vedette.system.Thing;
import vedette.table.SystemFile;

/** Finds what is right in the file of a rule system and can never happen. */
public final class SystemLint {
  static final String WORD_UNASKED = "L121";
  static final String NEVER_HOLDS = "L122";
  static final String STATE_NEVER_GIVEN = "L123";
  static final String RESULT_UNUSED = "L124";
  static final String RULE_UNUSED = "L125";
  static final String MODIFIER_IDLE = "L126";
  static final String NO_SUCCESS = "L127";
  static final String NO_END = "L128";
  static final String COLUMN_NEVER_FOUND = "L129";
  static final String HIT_WASTED = "L130";
  static final String FORBIDDEN_UNCOUNTED = "L131";
  static final String SIDES_STAY = "L132";

  private final SystemFile file;
  private final Problems problems;
  private final RuleSystem system;
  private final Places places;
  private final Parts parts;

  private SystemLint(SystemFile file, Problems problems) {
    this.file = file;
    this.problems = problems;
    system = SystemReader.read(file);
    places = new Places(file.root());
    parts = new Parts(system, places);
  }

  /**
   * Looks into the file of a system.
   *
   * @param problems takes warnings and notes
   * @throws vedette.json.WrongFile with all that is wrong with it, or with the measures it names
   */
  public static void check(SystemFile file, Problems problems) {
    SystemLint lint = new SystemLint(file, problems);
    MeasureCheck.check(file);
    lint.words();
    lint.conditions();
    lint.states();
    lint.results();
    lint.rules();
    new IdleModifiers(file, problems).check(lint.parts);
    lint.columns();
    lint.ends();
    new Traps(lint.system, lint.places, file, problems).check();
  }

  private void warn(String code, Position at, String message, String help) {
    file.warn(problems, code, at, message, help);
  }

  private void words() {
    Set<String> asked = new HashSet<>();
    parts.conditions().forEach(it -> add(it.rule(), asked));
    parts.retreats().values().forEach(it -> add(it, asked));
    parts
        .rolled()
        .forEach(
            roll ->
                roll.modifiers().list().stream()
                    .filter(it -> it.when() == null)
                    .map(Modifier::name)
                    .forEach(asked::add));
    if (places.value("words") instanceof Json.Arr words) {
      for (Json word : words.values()) {
        if (word instanceof Json.Str name && !asked.contains(name.value())) {
          warn(
              WORD_UNASKED,
              word.at(),
              "no condition asks for the word " + quoted(name.value()),
              "remove it, or ask for it: \"when\": \"own in " + name.value() + "\"");
        }
      }
    }
  }

  private static void add(Rule rule, Set<String> asked) {
    for (Rule.Asked each : rule.asks()) {
      if (each.thing().kind() == Thing.Kind.WORD) {
        asked.add(each.thing().name());
      }
    }
  }

  private void conditions() {
    for (Parts.Condition condition : parts.conditions()) {
      Rule rule = condition.rule();
      String hangs = condition.of() + " hangs on " + quoted(rule.text());
      if (!Possible.canHold(rule, system)) {
        warn(
            NEVER_HOLDS,
            condition.at(),
            hangs + ", which never holds",
            "correct the condition, or remove what hangs on it");
      } else if (!Possible.canHoldInItsRounds(rule, system)) {
        int rounds = system.rounds();
        warn(
            NEVER_HOLDS,
            condition.at(),
            hangs
                + ", which holds "
                + (rounds == 1
                    ? "not in the file's one round"
                    : "in none of the file's " + rounds + " rounds"),
            "correct the condition, or \"rounds\"; only a fight with more --rounds comes to it");
      }
    }
  }

  private void states() {
    Set<Integer> given = new HashSet<>();
    for (Parts.Suffered each : parts.effects()) {
      if (each.effect().what() instanceof Effect.Gets gets) {
        given.add(gets.state());
      }
    }
    for (State state : system.states()) {
      if (!given.contains(state.index())) {
        file.note(
            problems,
            STATE_NEVER_GIVEN,
            state.at(),
            "nothing in the file gives the state " + quoted(state.name()),
            "only units that begin in it have it: write it behind a unit of a stack");
      }
    }
  }

  private void results() {
    Set<String> given = new HashSet<>();
    for (TableRule table : system.tables().values()) {
      table
          .cells()
          .forEach(
              row ->
                  row.forEach(
                      cell -> cell.results().stream().map(Result::word).forEach(given::add)));
    }
    steps(RoundStep.Kind.RESULT, given);
    for (String word : system.results().keySet()) {
      if (!given.contains(word)) {
        warn(
            RESULT_UNUSED,
            places.ofKey("results", word),
            "no cell and no step gives the result " + quoted(word),
            "put it into a table, or remove it");
      }
    }
  }

  private void steps(RoundStep.Kind kind, Set<String> names) {
    for (RoundStep step : system.round()) {
      if (step.kind() == kind) {
        names.add(step.name());
      }
    }
  }

  private void rules() {
    Set<String> tables = new LinkedHashSet<>();
    steps(RoundStep.Kind.TABLE, tables);
    steps(RoundStep.Kind.COUNTERATTACK, tables);
    unused("tables", "table", system.tables().keySet(), tables, "no step of the round rolls on");
    Set<String> fires = new LinkedHashSet<>();
    steps(RoundStep.Kind.FIRE, fires);
    unused("fire", "fire", system.fires().keySet(), fires, "no step of the round uses");
    Set<String> checks = new LinkedHashSet<>();
    steps(RoundStep.Kind.CHECK, checks);
    for (Parts.Suffered each : parts.effects()) {
      if (each.effect().what() instanceof Effect.Checks check) {
        checks.add(check.check());
      }
    }
    unused("checks", "check", system.checks().keySet(), checks, "no step and no effect asks for");
  }

  private void unused(
      String section, String what, Set<String> known, Set<String> used, String nobody) {
    for (String name : known) {
      if (!used.contains(name)) {
        String step = "{ \"" + what + "\": \"" + name + "\", \"by\": \"both\" }";
        warn(
            RULE_UNUSED,
            places.ofKey(section, name),
            nobody + " the " + what + " " + quoted(name),
            "add a step to \"round\": " + step + ", or remove it");
      }
    }
  }

  private void columns() {
    for (TableRule table : system.tables().values()) {
      for (int column : ColumnReach.never(system, table)) {
        warn(
            COLUMN_NEVER_FOUND,
            table.columns().axis().at(column),
            "no fight finds column "
                + quoted(table.columns().axis().name(column))
                + " of "
                + quoted(table.name())
                + ": what is compared never comes to it, and no shift leads there",
            "remove it, or let a modifier shift there");
      }
    }
  }

  private void ends() {
    Harm harm = new Harm(system);
    if (system.rounds() == 0 && !harm.endsFights()) {
      warn(
          NO_END,
          places.of("rounds"),
          "the rounds go on until the fight is decided, and nothing in a round hurts anybody or"
              + " drives anybody back",
          "give \"rounds\" a number, or let a step cost something");
    }
    if (!SuccessReach.canBe(system, harm.andAfter())) {
      NamedQuestion own = SuccessReach.own(system);
      warn(
          NO_SUCCESS,
          own == null ? places.of("round") : own.at(),
          own == null
              ? "no fight ends in `success`: nothing hurts the defender or drives him back"
              : "no fight ends in `success`: "
                  + quoted(own.question().text())
                  + " holds at no end that the round can come to",
          own == null
              ? "let a step hurt the enemy, or say under \"measures\" what success is"
              : "correct the question, or let a step bring about what it asks for");
    }
  }

  private static String quoted(String name) {
    return "`" + Printable.escape(name) + "`";
  }

  /** The names of all codes that lint of systems finds. */
  static List<String> codes() {
    return List.of(
        WORD_UNASKED,
        NEVER_HOLDS,
        STATE_NEVER_GIVEN,
        RESULT_UNUSED,
        RULE_UNUSED,
        MODIFIER_IDLE,
        NO_SUCCESS,
        NO_END,
        COLUMN_NEVER_FOUND,
        HIT_WASTED,
        FORBIDDEN_UNCOUNTED,
        SIDES_STAY);
  }
}
