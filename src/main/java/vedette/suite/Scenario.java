package vedette.suite;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.json.Json;
import vedette.odds.Answering;
import vedette.odds.Deadline;
import vedette.odds.Limits;
import vedette.odds.Method;
import vedette.odds.Trials;
import vedette.problem.Position;
import vedette.rules.EngagementType;
import vedette.table.Table;

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
    How how,
    int maxStates,
    List<Expectation> expectations) {

  /** What an answer by this method may take. */
  public Limits limits(Method method, Deadline deadline) {
    return new Limits(maxStates > 0 ? maxStates : Limits.statesOf(method), deadline);
  }

  /** How its odds are found where nobody asks for another way, with so many threads. */
  public Answering answering(How how, Deadline deadline, int threads) {
    Trials trials =
        new Trials(
            Math.max(1, how.trials()),
            how.seed(),
            threads,
            0,
            how.method() == Method.DIRECT,
            maxStates > 0 ? maxStates : Limits.STATES);
    return new Answering(how.method(), limits(how.method(), deadline), trials, false);
  }

  public String system() {
    return type.system();
  }

  public String engagement() {
    return type.name();
  }
}
