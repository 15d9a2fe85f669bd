package vedette.odds;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import vedette.dice.Die;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.Kind;
import vedette.table.Tables;

/**
 * The README's battle by every method, beside one roll of a D10 in the same run.
 *
 * <p>A battle has 2.77 battle turns on average, so a battle's time divided by that is a turn's.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class SampleBattleBenchmark {
  private static final int BATTLES = 10_000;

  private final Die d10 = Die.d(10);
  private final Xoroshiro random = Xoroshiro.seeded(1);
  private Engagement<?, ?> battle;
  private Player<?> walk;
  private Player<?> direct;

  /** Draws up the battle and warms the chain. */
  @Setup
  public void setUp() {
    battle = battle(Catalogue.systems().get(0).kinds().get(0));
    walk = new Walk<>(battle, ExactOdds.DEFAULT_MAX_STATES);
    direct = new DirectPlay<>(battle);
  }

  private static <Q extends Record> Engagement<?, ?> battle(Kind<Q> kind) {
    Map<String, List<String>> request =
        Map.of(
            "attacker", List.of("inf 5, inf 5, cav 2, art 2"),
            "defender", List.of("inf 4, inf 4, cav 1, art 1, officer"),
            "turns", List.of("5"),
            "terrain", List.of("stream"));
    return kind.factory()
        .engagement(RequestForm.of(kind.request()).read(request), Tables.builtIn());
  }

  /** One D10. */
  @Benchmark
  public int oneD10() {
    return d10.roll(random);
  }

  /** A battle walked through the chain, one random word a step. */
  @Benchmark
  @OperationsPerInvocation(BATTLES)
  public void walkedBattle() {
    walk.play(BATTLES, random);
  }

  /** A battle played by rule code, every die rolled. */
  @Benchmark
  @OperationsPerInvocation(BATTLES)
  public void directBattle() {
    direct.play(BATTLES, random);
  }

  /** From the rules to the exact distribution of every measure. */
  @Benchmark
  public Odds exactOdds() {
    return ExactOdds.of(battle, ExactOdds.DEFAULT_MAX_STATES, false);
  }

  /** The same in fractions. */
  @Benchmark
  public Odds exactFractions() {
    return ExactOdds.of(battle, ExactOdds.DEFAULT_MAX_STATES, true);
  }
}
