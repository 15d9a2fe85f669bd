package vedette.system;

import java.util.List;
import java.util.Map;
import vedette.fight.Side;
import vedette.form.Field;
import vedette.json.Json;
import vedette.question.NamedQuestion;
import vedette.source.Problems;
import vedette.source.WrongFile;
import vedette.system.query.Code;
import vedette.system.query.Names;
import vedette.system.query.NamesReader;
import vedette.system.query.Places;
import vedette.system.query.SectionReader;
import vedette.table.grid.SystemFile;

/** A reader of the file of a rule system. */
public final class SystemReader {
  /**
   * A rule system as written. The members of the head are read elsewhere and are only declared
   * here.
   */
  record WrittenSystem(
      Json.Obj here,
      @Field(text = "The version of the file format.", schemaRef = "format") Json format,
      @Field(
              text = "The id of the system: its owner, a slash, its name.",
              schemaTypes = "string",
              schemaPattern = "^[a-z0-9-]+/[a-z0-9-]+$")
          Json id,
      @Field(text = "Its name for people.", schemaTypes = "string") Json title,
      @Field(text = "That it is a rule system.", schemaRef = "kind") Json kind,
      @Field(
              text = "Where its numbers come from; left out: its author.",
              optional = true,
              schemaTypes = "object")
          Json source,
      @Field(
              text = "Codes of findings of lint that are meant, each with the reason.",
              optional = true,
              schemaRef = "allow")
          Json allow,
      @Field(
              text =
                  "Kinds of unit by name; left out: a side is one unit, written by its strength.",
              optional = true,
              schemaRef = "units")
          Json.Obj units,
      @Field(text = "States that units can be in.", optional = true) Map<String, State> states,
      @Field(text = "Words about the fight or a stack that conditions test.", optional = true)
          List<Json.Str> words,
      @Field(
              text = "Dice by name: a list of faces, or faces with weights.",
              optional = true,
              schemaRef = "dice")
          Json customDice,
      @Field(text = "Tables by name.", optional = true)
          Map<String, TablesReader.WrittenTable> tables,
      @Field(text = "What words of tables mean.", optional = true)
          Map<String, ResultsReader.WrittenResult> results,
      @Field(text = "Fire by name: dice that hit.", optional = true)
          Map<String, FireReader.WrittenFire> fire,
      @Field(text = "Checks by name: rolls that units pass or fail.", optional = true)
          Map<String, ChecksReader.WrittenCheck> checks,
      @Field(text = "How losses are assigned.", optional = true) Losses losses,
      @Field(
              text = "Default decisions of the sides; the command line can override them.",
              optional = true)
          Doctrine doctrine,
      @Field(
              text = "How many rounds there are at most; 1 if left out.",
              optional = true,
              schemaRef = "rounds")
          Json rounds,
      @Field(text = "The steps of a round, in order.", optional = true, schemaRef = "round")
          Json round,
      @Field(text = "Effects on the sides when the rounds are over.", optional = true)
          AfterRounds after,
      @Field(
              text = "Questions with names, which are measures of each fight.",
              optional = true,
              schemaRef = "measures")
          Json measures) {}

  private final WrittenSystem root;
  private final Places places;
  private final SectionReader part;

  private SystemReader(Json.Obj json, SectionReader file) {
    part = file.with(NamesReader.read(json, file)).withCode(Code.UNIT);
    root = part.read(json, WrittenSystem.class);
    places = new Places(json);
  }

  /**
   * Returns the system of a file.
   *
   * @throws WrongFile with all errors in it
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
    Map<String, Check> checks = new ChecksReader(part).read(root.checks());
    Map<String, Result> results = new ResultsReader(part).read(root.results());
    Map<String, TableRule> tables = new TablesReader(part, results).read(root.tables());
    Map<String, Fire> fires = new FireReader(part).read(root.fire());
    RoundReader rounds = new RoundReader(part);
    Losses losses = root.losses() == null ? Losses.OWNER : root.losses();
    checkChosen(losses);
    int most = rounds.rounds(root.rounds());
    List<RoundStep> steps = rounds.steps(root.round(), root.here());
    initiative(arms, steps);
    NeedsCheck needs = new NeedsCheck(part, places);
    needs.units(arms);
    List<NamedQuestion> measures =
        NamedQuestion.read(
            root.measures(), (at, message, help) -> part.report(Code.MEASURE, at, message, help));
    needs.states(states);
    return new RuleSystem(
        title,
        names.values(),
        arms,
        names.classes(),
        states,
        names.words(),
        tables,
        fires,
        checks,
        results,
        losses,
        root.doctrine() == null ? Doctrine.NONE : root.doctrine(),
        most,
        steps,
        root.after() == null ? AfterRounds.NOTHING : root.after(),
        measures,
        part.expressions(),
        part.expressions().uses(),
        false);
  }

  /** Reports a default order of losses where the order is a rule and no side chooses it. */
  private void checkChosen(Losses losses) {
    for (Side side : Side.values()) {
      String key = side + "LossOrder";
      if (losses.order() != null && places.value("doctrine", key) != null) {
        part.report(
            Code.LOSS,
            places.ofKey("doctrine", key),
            "the order of losses is a rule of this file, not a choice",
            "remove \"order\" from losses, or this line");
      }
    }
  }

  /** Reports units without an initiative where steps use it. */
  private void initiative(List<Arm> arms, List<RoundStep> steps) {
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).by() == RoundStep.Actor.INITIATIVE && steps.get(i).kind().hasClasses()) {
        for (Arm arm : arms) {
          if (arm.initiative() == null && arm.at() != null) {
            part.report(
                arm.at(),
                "`"
                    + arm.name()
                    + "` has no initiative, but the "
                    + ordinal(i)
                    + " step goes by initiative",
                "write \"initiative\": \"A\"");
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
