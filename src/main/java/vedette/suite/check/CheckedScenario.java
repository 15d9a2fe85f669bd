package vedette.suite.check;

import java.util.List;
import vedette.form.Field;
import vedette.question.Change;
import vedette.question.FigureChange;
import vedette.source.Position;
import vedette.source.Problem;
import vedette.suite.baseline.Runner.ScenarioOdds;
import vedette.suite.figures.Expectation;

/** What a check found of a scenario. */
public record CheckedScenario(
    @Field(text = "Its name.") String name,
    @Field(text = "Where its name stands in the suite: line and column.", optional = true)
        Position at,
    @Field(text = "What came of it.") Verdict verdict,
    @Field(text = "Why its odds changed, if they did.", optional = true) Cause cause,
    @Field(text = "The changed tables that it consults.") List<ConsultedTable> tables,
    @Field(text = "The figures that moved, the worst first; if inconclusive, those left open.")
        List<FigureChange> moved,
    @Field(text = "The largest changes within the tolerance.", flat = true)
        IgnoredDifferences ignored,
    @Field(text = "What else there is to say.") List<String> notes,
    @Field(text = "What was expected, and what came of it.")
        List<Expectation.ExpectationResult> expectations,
    @Field(text = "What is wrong with it in the suite.", optional = true) List<Problem> problems) {
  /** Returns a scenario whose figures were not compared with any. */
  static CheckedScenario notCompared(
      ScenarioOdds scenarioOdds, Verdict verdict, List<ConsultedTable> tables, List<String> notes) {
    return new CheckedScenario(
        scenarioOdds.scenario().name(),
        scenarioOdds.scenario().at(),
        verdict,
        null,
        tables,
        List.of(),
        IgnoredDifferences.NONE,
        notes,
        scenarioOdds.expectations(),
        List.of());
  }

  /** Returns a scenario that has no odds, as it is wrong or only the baseline has it. */
  public static CheckedScenario without(String name, Verdict verdict, List<Problem> problems) {
    return new CheckedScenario(
        name,
        null,
        verdict,
        null,
        List.of(),
        List.of(),
        IgnoredDifferences.NONE,
        List.of(),
        List.of(),
        problems);
  }

  /** Returns the changed tables that moved its odds. */
  public List<ConsultedTable> because() {
    return tables.stream().filter(ConsultedTable::moved).toList();
  }

  /** Returns whether it consults a table that changed. */
  public boolean consults(TableChange change) {
    return tables.stream().anyMatch(it -> it.file().equals(change.file()));
  }

  /** Its expectations that have this outcome. */
  public List<Expectation.ExpectationResult> withOutcome(Expectation.Outcome outcome) {
    return expectations.stream().filter(it -> it.outcome() == outcome).toList();
  }

  /** Returns how far the worst of its figures moved: a probability, or a mean by its share. */
  public double share() {
    return moved.stream().mapToDouble(FigureChange::share).max().orElse(0);
  }

  /** Why the odds of a scenario are not what they were. */
  public enum Cause {
    /** Another request under the same name. */
    REQUEST,
    /** A table that it consults was changed. */
    TABLE,
    /** None of these: the program itself. */
    ENGINE
  }

  /** The largest differences that a tolerance passed over; 0 if there was none. */
  public record IgnoredDifferences(
      @Field(name = "ignored", text = "The largest change of a probability within the tolerance.")
          double chance,
      @Field(name = "ignoredMean", text = "The largest change of a mean within the tolerance.")
          double mean) {
    static final IgnoredDifferences NONE = new IgnoredDifferences(0, 0);

    public boolean isNone() {
      return chance == 0 && mean == 0;
    }

    IgnoredDifferences maximum(Change change) {
      return maximum(
          change.figure().mean()
              ? new IgnoredDifferences(0, change.size())
              : new IgnoredDifferences(change.size(), 0));
    }

    IgnoredDifferences maximum(IgnoredDifferences other) {
      return new IgnoredDifferences(Math.max(chance, other.chance), Math.max(mean, other.mean));
    }
  }

  /** What a check says of a scenario. */
  public enum Verdict {
    /** Its odds are what they were. */
    SAME,
    /** They are not. */
    CHANGED,
    /** The baseline does not have it. */
    NEW,
    /** The samples or the error bounds leave it open. */
    INCONCLUSIVE,
    /** Its odds were refused, as over a limit. */
    REFUSED,
    /** There is no baseline to compare it with. */
    NOT_COMPARED,
    /** It is wrong in the suite. */
    WRONG,
    /** Only the baseline has it. */
    OBSOLETE
  }
}
