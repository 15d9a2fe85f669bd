package vedette.system;

import java.util.List;
import java.util.Map;
import vedette.fight.Side;
import vedette.json.Json;
import vedette.problem.Problems;
import vedette.problem.WrongFile;
import vedette.question.NamedQuestion;
import vedette.table.SystemFile;

/** Reads what the file of a rule system says. */
public final class SystemReader {
  private final Written.Root root;
  private final Places places;
  private final SectionReader part;

  private SystemReader(Json.Obj json, SectionReader file) {
    part = file.with(NamesReader.read(json, file)).in(Code.UNIT);
    root = part.read(json, Written.Root.class);
    places = new Places(json);
  }

  /**
   * The system that a file is.
   *
   * @throws WrongFile with all that is wrong with it
   */
  public static RuleSystem read(SystemFile written) {
    Problems problems = new Problems();
    SectionReader file = new SectionReader(written.text(), problems);
    RuleSystem system = new SystemReader(written.root(), file).system(written.title());
    problems.throwIfErrors();
    return system;
  }

  private RuleSystem system(String title) {
    Names names = part.names();
    List<Arm> arms = new UnitsReader(part).read(root.units());
    List<State> states = List.copyOf(root.states().values());
    new StatesReader(part, places).check(states);
    ThrowReader throwing = new ThrowReader(part);
    Map<String, Check> checks = new ChecksReader(part, throwing).read(root.checks());
    Map<String, Result> results = new ResultsReader(part).read(root.results());
    Map<String, TableRule> tables = new TablesReader(part, throwing, results).read(root.tables());
    Map<String, Fire> fires = throwing.fires(root.fire());
    RoundReader rounds = new RoundReader(part);
    Losses losses = root.losses() == null ? Losses.OWNER : root.losses();
    checkChosen(losses);
    int most = rounds.rounds(root.rounds());
    List<RoundStep> steps = rounds.steps(root);
    initiative(arms, steps);
    NeedsCheck needs = new NeedsCheck(part, places);
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
        root.doctrine() == null ? Doctrine.NONE : root.doctrine(),
        most,
        steps,
        root.after() == null ? After.NOTHING : root.after(),
        measures,
        part.expressions(),
        part.expressions().uses(),
        false);
  }

  /** Where the order of losses is a rule, no side chooses one. */
  private void checkChosen(Losses losses) {
    for (Side side : Side.values()) {
      String key = side + "Losses";
      if (losses.order() != null && places.value("doctrine", key) != null) {
        part.wrong(
            Code.LOSS,
            places.ofKey("doctrine", key),
            "the order of losses is a rule of this file, nobody chooses it",
            "remove \"order\" from losses, or this line");
      }
    }
  }

  /** By initiative each unit needs one. */
  private void initiative(List<Arm> arms, List<RoundStep> steps) {
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).by() == RoundStep.By.INITIATIVE && steps.get(i).kind().hasClasses()) {
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
