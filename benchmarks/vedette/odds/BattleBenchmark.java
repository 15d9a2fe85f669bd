package vedette.odds;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import vedette.dice.Xoroshiro;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.odds.exact.ExactOdds;
import vedette.odds.sample.DirectPlay;
import vedette.odds.sample.TrialRunner;
import vedette.odds.sample.Walk;
import vedette.work.Limits;

/** A battle of each system by every method. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class BattleBenchmark {
  private static final int WARM = 1 << 20;
  private static final int WALKED = 1 << 16;
  private static final int PLAYED = 1 << 8;

  /** The fight. */
  @Param({
    "SIX_DAYS",
    "MUSKET_PIKE",
    "DAYS_OF_GLORY",
    "SIMPLE_NAPOLEONIC",
    "LOOSE_FILES",
    "CRT",
    "CRT_TO_THE_FINISH",
    "OWN_PAIRS",
    "OWN_ARMIES",
    "TWO_STACKS"
  })
  public Fight fight;

  private final Xoroshiro random = Xoroshiro.seeded(1);
  private Engagement<?, ?> engagement;
  private Engagement<?, ?> asked;
  private TrialRunner<?> direct;

  /** Prepares the battle. */
  @Setup
  public void setUp() {
    engagement = fight.engagement();
    direct = new DirectPlay<>(engagement);
    asked = QuestionCosts.asked(engagement);
  }

  /** A walk after so many battles that its chain hardly grows any more. */
  @State(Scope.Thread)
  public static class GrownWalk {
    private TrialRunner<?> walk;

    /** Prepares the walk. */
    @Setup
    public void setUp(BattleBenchmark battle) {
      walk = new Walk<>(battle.engagement, Limits.STATES);
      walk.play(WARM, battle.random);
    }
  }

  /** Walks a battle through the chain, with a random word for four steps. */
  @Benchmark
  @OperationsPerInvocation(WALKED)
  public void walked(GrownWalk grownWalk) {
    grownWalk.walk.play(WALKED, random);
  }

  /** Plays a battle by rule code, with every die rolled. */
  @Benchmark
  @OperationsPerInvocation(PLAYED)
  public void direct() {
    direct.play(PLAYED, random);
  }

  /** Computes the exact distribution of every measure and of two questions. */
  @Benchmark
  public Odds asked() {
    return ExactOdds.of(asked, Limits.STATES, false);
  }

  /** Computes the exact distribution of every measure from the rules. */
  @Benchmark
  public Odds exact() {
    return ExactOdds.of(engagement, Limits.STATES, false);
  }
}
