package vedette.system;

import java.util.List;
import java.util.Map;
import vedette.fight.BySide;
import vedette.json.Json;
import vedette.problem.Problems;
import vedette.problem.WrongFile;
import vedette.question.NamedQuestion;
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
    List<State> states = new StatesReader(names, effects, file).read(root.get("states"));
    ThrowReader throwing = new ThrowReader(expressions, rolls, effects, modifiers, file);
    Map<String, Check> checks =
        new ChecksReader(expressions, throwing, effects, file).read(root.get("checks"));
    Map<String, Result> results = new ResultsReader(effects, file).read(root.get("results"));
    Map<String, TableRule> tables =
        new TablesReader(expressions, rolls, modifiers, throwing, results, file)
            .read(root.get("tables"));
    Map<String, Fire> fires = throwing.fires(root.get("fire"));
    RoundReader rounds = new RoundReader(expressions, effects, modifiers, file);
    LossesReader falling = new LossesReader(expressions, file);
    LossRule losses = falling.losses(root.get("losses"));
    Doctrines doctrines = falling.doctrines(root.get("doctrine"), losses);
    int most = rounds.rounds(root.get("rounds"));
    List<RoundStep> steps = rounds.steps(root);
    BySide<List<Effect>> after = rounds.after(root.get("after"));
    initiative(arms, steps);
    NeedsCheck needs = new NeedsCheck(root, names, expressions.needs(), file);
    needs.units(arms);
    List<NamedQuestion> measures =
        NamedQuestion.read(
            root.get("measures"),
            (at, message, help) -> file.wrong(Code.MEASURE, at, message, help));
    needs.states(states);
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
}
