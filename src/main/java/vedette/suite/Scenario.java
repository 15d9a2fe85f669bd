package vedette.suite;

import java.io.Serializable;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.form.Field;
import vedette.json.Json;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Method;
import vedette.odds.sample.Trials;
import vedette.problem.Position;
import vedette.rules.EngagementType;
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
    MethodAndSample methodAndSample,
    int maxStates,
    List<Expectation> expectations) {

  /** What an exact answer may take. */
  public Limits limits(Deadline deadline) {
    return Limits.of(maxStates, deadline);
  }

  /** How its odds are found where nobody asks for another way, with so many threads. */
  public OddsCalculator answering(MethodAndSample methodAndSample, Deadline deadline, int threads) {
    Trials trials =
        new Trials(
            Math.max(1, methodAndSample.trials()),
            methodAndSample.seed(),
            threads,
            0,
            methodAndSample.method() == Method.DIRECT,
            maxStates > 0 ? maxStates : Limits.STATES);
    return new OddsCalculator(methodAndSample.method(), limits(deadline), trials, false);
  }

  public String system() {
    return type.system();
  }

  public String engagement() {
    return type.name();
  }

  /**
   * How the odds of a scenario are to be found, or have been: then never auto, and equal ways give
   * equal numbers.
   *
   * @param trials battles to sample; 0 if exact
   * @param seed seed of the dice; 0 if exact
   */
  public record MethodAndSample(
      @Field(
              text = "How the odds were found.",
              only = {"exact", "simulate", "direct"})
          Method method,
      @Field(text = "The battles sampled; none if computed.", optional = true, min = 1) long trials,
      @Field(text = "The seed of the dice.", optional = true) long seed)
      implements Serializable {
    public static final MethodAndSample EXACTLY = new MethodAndSample(Method.EXACT, 0, 0);

    /** The same as a command line asked for. */
    public static MethodAndSample of(OddsCalculator oddsCalculator) {
      Trials trials = oddsCalculator.trials();
      return new MethodAndSample(Method.AUTO, trials.count(), trials.seed())
          .withMethod(oddsCalculator.method());
    }

    /** The same battles, if there are any, by this method. */
    MethodAndSample withMethod(Method other) {
      return other == Method.EXACT ? EXACTLY : new MethodAndSample(other, trials, seed);
    }

    /** {@code exact}, or {@code simulate, 20,000 battles, seed 3}. */
    public String words() {
      return isExact()
          ? "exact"
          : String.format(
              Locale.ROOT,
              "%s, %,d %s, seed %d",
              method.word(),
              trials,
              trials == 1 ? "battle" : "battles",
              seed);
    }

    public boolean isExact() {
      return method == Method.EXACT;
    }
  }
}
