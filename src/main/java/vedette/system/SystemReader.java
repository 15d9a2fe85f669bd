package vedette.system;

import java.util.List;
import java.util.Map;
import vedette.fight.BySide;
import vedette.problem.Problems;
import vedette.problem.WrongFile;
import vedette.question.NamedQuestion;
import vedette.table.SystemFile;

/** Reads what the file of a rule system says. */
public final class SystemReader {
  private final Written.Root root;
  private final Members.File file;
  private final Names names;
  private final Expressions expressions;
  private final RollReader rolls;
  private final EffectReader effects;
  private final ModifiersReader modifiers;

  private SystemReader(Written.Root root, Members.File file) {
    this.root = root;
    this.file = file.in(Code.UNIT);
    names = new Names(root.here(), file);
    expressions = new Expressions(names);
    rolls = new RollReader(expressions, file);
    effects = new EffectReader(expressions, rolls, file);
    modifiers = new ModifiersReader(expressions, rolls, file);
  }

  /**
   * The system that a file is.
   *
   * @throws WrongFile with all that is wrong with it
   */
  public static RuleSystem read(SystemFile written) {
    Problems problems = new Problems();
    Members.File file = new Members.File(written.text(), problems);
    Written.Root root = file.read(written.root(), Written.Root.class);
    RuleSystem system = new SystemReader(root, file).system(written.title());
    problems.throwIfErrors();
    return system;
  }

  private RuleSystem system(String title) {
    List<Arm> arms = new UnitsReader(names, file).read(root.units());
    List<State> states = new StatesReader(names, effects, file).read(root.states());
    LossesReader falling = new LossesReader(root.losses(), expressions, file);
    ThrowReader throwing = new ThrowReader(expressions, rolls, effects, modifiers, falling, file);
    Map<String, Check> checks = new ChecksReader(throwing, effects, file).read(root.checks());
    Map<String, Result> results = new ResultsReader(effects, file).read(root.results());
    Map<String, TableRule> tables =
        new TablesReader(expressions, rolls, modifiers, throwing, results, file)
            .read(root.tables());
    Map<String, Fire> fires = throwing.fires(root.fire());
    RoundReader rounds = new RoundReader(expressions, effects, modifiers, file);
    LossRule losses = falling.losses();
    Doctrines doctrines = falling.doctrines(root.doctrine(), losses);
    int most = rounds.rounds(root.rounds());
    List<RoundStep> steps = rounds.steps(root);
    BySide<List<Effect>> after = rounds.after(root.after());
    initiative(arms, steps);
    NeedsCheck needs = new NeedsCheck(root.here(), names, expressions.needs(), file);
    needs.units(arms);
    List<NamedQuestion> measures =
        NamedQuestion.read(
            root.measures(), (at, message, help) -> file.in(Code.MEASURE).wrong(at, message, help));
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
        expressions,
        expressions.uses(),
        false);
  }

  /** By initiative each unit needs one. */
  private void initiative(List<Arm> arms, List<RoundStep> steps) {
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).by() == RoundStep.By.INITIATIVE) {
        for (Arm arm : arms) {
          if (arm.initiative() == null && arm.at() != null) {
            file.wrong(
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
