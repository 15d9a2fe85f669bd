package vedette.suite.scenario;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import vedette.fight.Engagement;
import vedette.json.Json;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;
import vedette.rules.EngagementType;
import vedette.rules.OptimizedRequest;
import vedette.source.Position;
import vedette.suite.figures.Calculation;
import vedette.suite.figures.Expectation;
import vedette.table.Tables;
import vedette.table.grid.Table;
import vedette.work.Deadline;
import vedette.work.Limits;

/**
 * A named fight whose odds are watched.
 *
 * @param at the position of its name in the suite
 * @param type the kind of fight
 * @param request the request in the suite
 * @param read the request as read
 * @param fight the requested fight
 * @param fightWith returns the requested fight with other tables
 * @param tables the tables that it consults, by their keys in a baseline
 * @param how the calculation of its odds
 * @param maxStates the limit on states of an exact answer; 0 if not given
 */
public record Scenario(
    String name,
    Position at,
    EngagementType<?> type,
    Json.Obj request,
    OptimizedRequest<?> read,
    Engagement<?, ?> fight,
    Function<Tables, Engagement<?, ?>> fightWith,
    Map<String, Table> tables,
    Calculation methodAndSample,
    int maxStates,
    List<Expectation> expectations) {

  /** Returns the limits of an exact answer. */
  public Limits limits(Deadline deadline) {
    return Limits.of(maxStates, deadline);
  }

  /**
   * Returns a calculator for this scenario.
   *
   * @param threads the number of threads of a sample
   */
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
