package vedette.suite.check;

import java.util.List;
import vedette.form.Field;
import vedette.question.Change;
import vedette.question.FigureChange;
import vedette.source.Position;
import vedette.source.Problem;
import vedette.suite.baseline.Runner.ScenarioOdds;
import vedette.suite.figures.Expectation;

/** The result of checking a scenario. */
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
  /** Returns a scenario whose figures were not compared. */
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

  /** Returns a scenario without odds: it is wrong, or only the baseline has it. */
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

  /** Returns the changed tables that changed its odds. */
  public List<ConsultedTable> because() {
    return tables.stream().filter(ConsultedTable::moved).toList();
  }

  /** Returns whether it consults a changed table. */
  public boolean consults(TableChange change) {
    return tables.stream().anyMatch(it -> it.file().equals(change.file()));
  }

  /** Returns the expectations with an outcome. */
  public List<Expectation.ExpectationResult> withOutcome(Expectation.Outcome outcome) {
    return expectations.stream().filter(it -> it.outcome() == outcome).toList();
  }

  /** Returns the largest change in its figures: of a probability, or of a mean as a share. */
  public double share() {
    return moved.stream().mapToDouble(FigureChange::share).max().orElse(0);
  }

  /** The cause of a change in a scenario's odds. */
  public enum Cause {
    /** Another request under the same name. */
    REQUEST,
    /** A change in a table that it consults. */
    TABLE,
    /** Neither of these: the program itself. */
    ENGINE
  }

  /** The largest differences within the tolerance; 0 if there are none. */
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

  /** The verdict on a scenario. */
  public enum Verdict {
    /** Its odds are unchanged. */
    SAME,
    /** Its odds have changed. */
    CHANGED,
    /** It is not in the baseline. */
    NEW,
    /** Samples or error bounds do not decide. */
    INCONCLUSIVE,
    /** Its odds were refused, for example over a limit. */
    REFUSED,
    /** There is no baseline to compare it with. */
    NOT_COMPARED,
    /** It is wrong in the suite. */
    WRONG,
    /** It is only in the baseline. */
    OBSOLETE
  }
}
