package vedette.suite.scenario;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.json.Json;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;
import vedette.rules.EngagementType;
import vedette.source.Position;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Expectation;
import vedette.table.grid.Table;
import vedette.work.Deadline;
import vedette.work.Limits;

/**
 * A named fight whose odds are watched.
 *
 * @param at where its name stands in the suite
 * @param type what is fought
 * @param request the request as the suite has it
 * @param fight the engagement that it asks for
 * @param tables the tables that it consults, each by what a baseline knows it by
 * @param maxStates how many states an exact answer may take; 0 if nothing was said of it
 */
public record Scenario(
    String name,
    Position at,
    EngagementType<?> type,
    Json.Obj request,
    Engagement<?, ?> fight,
    Map<String, Table> tables,
    Calculation methodAndSample,
    int maxStates,
    List<Expectation> expectations) {

  /** Returns what an exact answer may take. */
  public Limits limits(Deadline deadline) {
    return Limits.of(maxStates, deadline);
  }

  /** Returns how its odds are found where nobody asks for another way, with so many threads. */
  public OddsCalculator answering(Calculation how, Deadline deadline, int threads) {
    Trials trials =
        new Trials(
            Math.max(1, how.trials()),
            how.seed(),
            threads,
            0,
            how.method() == Method.DIRECT,
            maxStates > 0 ? maxStates : Limits.STATES);
    return new OddsCalculator(how.method(), limits(deadline), trials, false);
  }

  public String system() {
    return type.system();
  }

  public String engagement() {
    return type.name();
  }
}
