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
import vedette.odds.sample.DirectPlay;
import vedette.odds.sample.TrialRunner;
import vedette.odds.sample.Walk;
import vedette.work.Limits;

/** Walks in large chains after they have grown. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class BigWalkBenchmark {
  /** The number of battles that grow a chain before it is measured. */
  static final int WARM = 1 << 23;

  /** The number of fights that grow the synthetic chain. */
  private static final int WARM_FIGHTS = 1 << 18;

  private static final int WALKED = 1 << 14;
  private static final int PLAYED = 1 << 6;

  /** The synthetic chain of {@link ManyStates}. */
  @State(Scope.Thread)
  public static class Chain {
    private final Xoroshiro random = Xoroshiro.seeded(1);
    private final TrialRunner<?> walk = new Walk<>(new ManyStates().engagement(), Limits.STATES);

    /** Grows the chain. */
    @Setup
    public void setUp() {
      walk.play(WARM_FIGHTS, random);
    }
  }

  /** A fight too large for an exact answer, or nearly, with a chain that has grown. */
  @State(Scope.Thread)
  public static class GrownChain {
    /** The fight. */
    @Param({"THREE_STACKS", "FOUR_A_SIDE"})
    public Fight fight;

    private final Xoroshiro random = Xoroshiro.seeded(1);
    private TrialRunner<?> walk;

    /** Prepares the fight and grows its chain. */
    @Setup
    public void setUp() {
      walk = new Walk<>(fight.engagement(), LargeChains.MAX_STATES);
      walk.play(WARM, random);
    }
  }

  /** A large fight that is played directly. */
  @State(Scope.Thread)
  public static class Direct {
    /** The fight. */
    @Param({"THREE_STACKS", "FOUR_A_SIDE"})
    public Fight fight;

    private final Xoroshiro random = Xoroshiro.seeded(1);
    private TrialRunner<?> direct;

    /** Prepares the fight. */
    @Setup
    public void setUp() {
      direct = new DirectPlay<>(fight.engagement());
    }
  }

  /** Takes one step among 100,000 states. */
  @Benchmark
  @OperationsPerInvocation(WALKED * ManyStates.STEPS)
  public void step(Chain chain) {
    chain.walk.play(WALKED, chain.random);
  }

  /** Walks a large fight through the chain. */
  @Benchmark
  @OperationsPerInvocation(WALKED)
  public void walked(GrownChain grownChain) {
    grownChain.walk.play(WALKED, grownChain.random);
  }

  /** Plays a large fight by rule code. */
  @Benchmark
  @OperationsPerInvocation(PLAYED)
  public void direct(Direct played) {
    played.direct.play(PLAYED, played.random);
  }
}
