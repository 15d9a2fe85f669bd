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
  private final SectionReader part;

  private SystemReader(Written.Root root, SectionReader file) {
    this.root = root;
    part = file.with(NamesReader.read(root.here(), file)).in(Code.UNIT);
  }

  /**
   * The system that a file is.
   *
   * @throws WrongFile with all that is wrong with it
   */
  public static RuleSystem read(SystemFile written) {
    Problems problems = new Problems();
    SectionReader file = new SectionReader(written.text(), problems);
    Written.Root root = file.read(written.root(), Written.Root.class);
    RuleSystem system = new SystemReader(root, file).system(written.title());
    problems.throwIfErrors();
    return system;
  }

  private RuleSystem system(String title) {
    Names names = part.names();
    List<Arm> arms = new UnitsReader(part).read(root.units());
    List<State> states = new StatesReader(part).read(root.states());
    LossesReader falling = new LossesReader(part, root.losses());
    ThrowReader throwing = new ThrowReader(part, falling);
    Map<String, Check> checks = new ChecksReader(part, throwing).read(root.checks());
    Map<String, Result> results = new ResultsReader(part).read(root.results());
    Map<String, TableRule> tables = new TablesReader(part, throwing, results).read(root.tables());
    Map<String, Fire> fires = throwing.fires(root.fire());
    RoundReader rounds = new RoundReader(part);
    LossRule losses = falling.losses();
    Doctrines doctrines = falling.doctrines(root.doctrine(), losses);
    int most = rounds.rounds(root.rounds());
    List<RoundStep> steps = rounds.steps(root);
    BySide<List<Effect>> after = rounds.after(root.after());
    initiative(arms, steps);
    NeedsCheck needs = new NeedsCheck(part, new Places(root.here()));
    needs.units(arms);
    List<NamedQuestion> measures =
        NamedQuestion.read(
            root.measures(), (at, message, help) -> part.wrong(Code.MEASURE, at, message, help));
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
        part.expressions(),
        part.expressions().uses(),
        false);
  }

  /** By initiative each unit needs one. */
  private void initiative(List<Arm> arms, List<RoundStep> steps) {
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).by() == RoundStep.By.INITIATIVE) {
        for (Arm arm : arms) {
          if (arm.initiative() == null && arm.at() != null) {
            part.wrong(
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
