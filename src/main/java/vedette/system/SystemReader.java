package vedette.system;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.BySide;
import vedette.json.Json;
import vedette.json.Nearest;
import vedette.json.Problems;
import vedette.json.WrongFile;
import vedette.question.NamedQuestion;
import vedette.system.EffectReader.Place;
import vedette.table.SystemFile;

/** Reads what the file of a rule system says. */
public final class SystemReader {
  private static final List<String> KEYS =
      List.of(
          "format",
          "id",
          "title",
          "kind",
          "source",
          "allow",
          "units",
          "states",
          "words",
          "customDice",
          "tables",
          "results",
          "fire",
          "checks",
          "losses",
          "doctrine",
          "rounds",
          "round",
          "after",
          "measures");

  private final Members root;
  private final Members.File file;
  private final Names names;
  private final Expressions expressions;
  private final RollReader rolls;
  private final EffectReader effects;
  private final ModifiersReader modifiers;

  private SystemReader(Members root, Members.File file) {
    this.root = root;
    this.file = file;
    names = new Names(root);
    expressions = new Expressions(names);
    rolls = new RollReader(expressions, file);
    effects = new EffectReader(expressions, rolls, file);
    modifiers = new ModifiersReader(expressions, file);
  }

  /**
   * The system that a file is.
   *
   * @throws WrongFile with all that is wrong with it
   */
  public static RuleSystem read(SystemFile written) {
    Problems problems = new Problems();
    Members.File file = new Members.File(written.text(), problems);
    Members root = Members.of(written.root(), file, KEYS);
    RuleSystem system = new SystemReader(root, file).system(written.title());
    problems.throwIfErrors();
    return system;
  }

  private RuleSystem system(String title) {
    List<Arm> arms = new UnitsReader(names, file).read(root.get("units"));
    words();
    List<State> states = states();
    ThrowReader throwing = new ThrowReader(expressions, rolls, effects, modifiers, file);
    Map<String, Check> checks = throwing.checks(root.get("checks"));
    Map<String, Result> results = new ResultsReader(effects, file).read(root.get("results"));
    Map<String, TableRule> tables =
        new TablesReader(expressions, rolls, modifiers, throwing, results, file)
            .read(root.get("tables"));
    Map<String, Fire> fires = throwing.fires(root.get("fire"));
    RoundReader rounds = new RoundReader(expressions, effects, modifiers, file);
    LossRule losses = rounds.losses(root.get("losses"));
    Doctrines doctrines = rounds.doctrines(root.get("doctrine"), losses);
    int most = rounds.rounds(root.get("rounds"));
    List<RoundStep> steps = rounds.steps(root);
    BySide<List<Effect>> after = rounds.after(root.get("after"));
    initiative(arms, steps);
    needs(arms, tables);
    List<NamedQuestion> measures =
        NamedQuestion.read(
            root.get("measures"),
            (at, message, help) -> file.wrong(Code.MEASURE, at, message, help));
    whole(states, tables, fires);
    return new RuleSystem(
        title,
        names.values,
        arms,
        names.classes,
        states,
        names.words,
        tables,
        fires,
        checks,
        results,
        losses,
        doctrines,
        most,
        steps,
        after,
        measures,
        expressions.lastRound(),
        expressions.countsRounds(),
        expressions,
        null);
  }

  private void words() {
    if (root.has("words") && !(root.get("words") instanceof Json.Arr)) {
      file.wrong(
          Code.VALUE,
          root.get("words").at(),
          "expected a list of words, found " + root.get("words").what(),
          "[\"woods\"]");
    }
  }

  private List<State> states() {
    List<State> states = new ArrayList<>();
    Members all = root.has("states") ? Members.any(root.get("states"), file) : null;
    if (all == null) {
      return states;
    }
    for (Json.Member member : all.named()) {
      Members state = Members.any(member.value(), file);
      Map<Integer, Change> changes = new HashMap<>();
      if (state == null) {
        continue;
      }
      for (Json.Member change : state.named()) {
        if (List.of("cannot", "lasts", "again").contains(change.name())) {
          continue;
        }
        int value = names.values.indexOf(change.name());
        if (value < 0) {
          file.wrong(
              Code.NAME,
              change.at(),
              "no unit has " + Asking.article(change.name()),
              Nearest.of(change.name(), List.of("cannot", "lasts", "again"))
                  .map(it -> "did you mean `" + it + "`?")
                  .orElse(names.meantValue(change.name())));
        } else {
          Change read = expressions.change(change.value(), file);
          if (read != null) {
            changes.put(value, read);
          }
        }
      }
      states.add(
          new State(
              member.name(),
              states.size(),
              changes,
              state.word(
                  "cannot",
                  State.Cannot.class,
                  State.Cannot.NOTHING,
                  word ->
                      new String[] {
                        "`" + word + "` is nothing that a state forbids", "attack, defend or fight"
                      }),
              lasts(state),
              effects.read(state.get("again"), Place.UNIT),
              member.at()));
    }
    states.forEach(state -> again(state, states));
    return states;
  }

  /** A state whose coming again brings it again would never end. */
  private void again(State state, List<State> states) {
    Set<Integer> brought = new HashSet<>();
    List<State> left = new ArrayList<>(List.of(state));
    while (!left.isEmpty()) {
      for (Effect effect : left.remove(left.size() - 1).again()) {
        boolean gets = effect.what() instanceof Effect.Gets;
        int next = gets ? ((Effect.Gets) effect.what()).state() : -1;
        if (gets && brought.add(next) && next < states.size()) {
          left.add(states.get(next));
        }
      }
    }
    if (brought.contains(state.index())) {
      file.wrong(
          Code.EFFECT,
          state.at(),
          "`" + state.name() + "` comes again by its own `again`, for ever",
          "let `again` cost something: \"lose 1\"");
    }
  }

  private State.Lasts lasts(Members state) {
    Json json = state.get("lasts");
    if (json == null) {
      return State.Lasts.FIGHT;
    }
    String word = Members.shown(json);
    if (word.equals("round") || word.equals("next round")) {
      return word.equals("round") ? State.Lasts.ROUND : State.Lasts.NEXT_ROUND;
    }
    file.wrong(
        Code.VALUE,
        json.at(),
        (json instanceof Json.Str ? "`" + word + "`" : word) + " is no time that a state lasts",
        "\"round\", \"next round\", or leave it out for the whole fight");
    return State.Lasts.FIGHT;
  }

  /** By initiative each unit needs one. */
  private void initiative(List<Arm> arms, List<RoundStep> steps) {
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).by() == RoundStep.By.INITIATIVE) {
        for (Arm arm : arms) {
          if (arm.initiative() == null && arm.at() != null) {
            file.wrong(
                Code.UNIT,
                arm.at(),
                "`" + arm.name() + "` has no initiative, by which the " + ordinal(i) + " step goes",
                "\"initiative\": \"A\"");
          }
        }
      }
    }
  }

  private static String ordinal(int index) {
    List<String> words = List.of("first", "second", "third", "fourth", "fifth", "sixth");
    return index < words.size() ? words.get(index) : (index + 1) + "th";
  }

  /** Each unit has what is asked of it. */
  private void needs(List<Arm> arms, Map<String, TableRule> tables) {
    Set<String> said = new HashSet<>();
    for (Expressions.Need need : expressions.needs()) {
      boolean built = Values.isBuiltIn(need.value());
      for (Arm arm : arms) {
        boolean strengthOfSteps = need.value() == Values.STRENGTH && arm.hasSteps();
        if (arm.at() == null && !built) {
          file.wrong(
              Code.NAME,
              root.at(),
              "no unit has " + Asking.article(names.values.name(need.value())),
              "declare \"units\"");
          return;
        }
        if (built && !strengthOfSteps || arm.value(need.value(), 1) != null) {
          continue;
        }
        if (said.add(arm.name() + " " + need.value())) {
          missing(arm, need, tables);
        }
      }
    }
  }

  private void missing(Arm arm, Expressions.Need need, Map<String, TableRule> tables) {
    String value = names.values.name(need.value());
    if (need.asker().startsWith("!columns")) {
      file.wrong(
          Code.UNIT,
          arm.at(),
          need.value() == Values.STRENGTH
              ? "the columns compare strengths, and `" + arm.name() + "` has none"
              : "`" + arm.name() + "` has no `" + value + "`, which the columns compare",
          need.value() == Values.STRENGTH
              ? "say what is compared: " + compared(arm)
              : "\"" + value + "\": 0 if it does not count");
      return;
    }
    boolean saves = need.asker().startsWith("the saves");
    boolean roll = need.asker().startsWith("the roll");
    file.wrong(
        Code.UNIT,
        arm.at(),
        "`" + arm.name() + "` has no `" + value + "`, which " + need.asker() + " for",
        saves
            ? "\"" + arm.name() + "\": { \"" + value + "\": 7 } for a unit that never saves"
            : "\"" + value + "\": 0 if it " + (roll ? "has none" : "never hits"));
  }

  private String compared(Arm arm) {
    String sample = "strength";
    for (String name : names.values.names()) {
      int value = names.values.indexOf(name);
      if (!Values.isBuiltIn(value) && arm.value(value, 1) != null) {
        sample = name;
        break;
      }
    }
    for (Json.Member table : ((Json.Obj) root.get("tables")).members()) {
      if (table.value() instanceof Json.Obj rule
          && rule.get("columns") instanceof Json.Obj columns
          && columns.get("compare") instanceof Json.Str by
          && by.value().equals("own")) {
        return "\"own\": \"" + sample + "\"";
      }
    }
    return "\"attacker\": \"" + sample + "\"";
  }

  /** A state may make a fraction only of what ratio and percent columns compare. */
  private void whole(List<State> states, Map<String, TableRule> tables, Map<String, Fire> fires) {
    Set<Integer> exact = new LinkedHashSet<>();
    Map<Integer, String> by = new HashMap<>();
    for (Expressions.Need need : expressions.needs()) {
      if (!need.asker().startsWith("!columns") || !fractions(need, tables)) {
        exact.add(need.value());
        by.put(
            need.value(),
            need.asker().startsWith("!columns")
                ? "columns by "
                    + need.asker().substring("!columns ".length())
                    + " need whole numbers"
                : need.asker() + " for a whole number");
      }
    }
    for (State state : states) {
      state
          .changes()
          .forEach(
              (value, change) -> {
                if (change.breaks() && exact.contains(value)) {
                  Json at =
                      ((Json.Obj) ((Json.Obj) root.get("states")).get(state.name()))
                          .get(names.values.name(value));
                  String half = change.factor().getDenominator() == 2 ? "a half" : "a fraction";
                  file.wrong(
                      Code.FRACTION,
                      at.at(),
                      "`" + change + "` can come to " + half + ", and " + by.get(value),
                      "\""
                          + change
                          + " up\", \""
                          + change
                          + " down\" or \""
                          + change
                          + " nearest\"");
                }
              });
    }
  }

  private static boolean fractions(Expressions.Need need, Map<String, TableRule> tables) {
    return need.asker().contains("ratio") || need.asker().contains("percent");
  }
}
