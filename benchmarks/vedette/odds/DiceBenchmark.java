package vedette.odds;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import vedette.dice.Die;
import vedette.dice.Xoroshiro;

/** Rolls, a thousand at a time, of which only the sum of the answers is used. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class DiceBenchmark {
  private static final int ROLLS = 1_000;

  private final Xoroshiro random = Xoroshiro.seeded(1);
  private final Die d10 = Die.d(10);
  private final Die twoD10 = Die.sum(2, 10);
  private final Die eight = Die.pool(8, 2, 6);
  private final Die twelve = Die.pool(12, 2, 6);
  private final Die average = Die.average();

  /**
   * Draws a number from 0 to 9 with one random word and Lemire's bound: the reference for all other
   * benchmarks.
   */
  @Benchmark
  @OperationsPerInvocation(ROLLS)
  public int ownD10() {
    Xoroshiro words = random.copy();
    int sum = 0;
    for (int i = 0; i < ROLLS; i++) {
      sum += words.nextInt(10);
    }
    random.become(words);
    return sum;
  }

  /** Rolls a D10 as the rules do. */
  @Benchmark
  @OperationsPerInvocation(ROLLS)
  public int oneDie() {
    return rolls(d10);
  }

  /** Rolls the sum of two D10. */
  @Benchmark
  @OperationsPerInvocation(ROLLS)
  public int twoDice() {
    return rolls(twoD10);
  }

  /** Rolls an average die. */
  @Benchmark
  @OperationsPerInvocation(ROLLS)
  public int averageDie() {
    return rolls(average);
  }

  /** Counts the successes of eight D6 on 5 or 6. */
  @Benchmark
  @OperationsPerInvocation(ROLLS)
  public int poolOfEight() {
    return rolls(eight);
  }

  /** Counts the successes of twelve D6 on 5 or 6. */
  @Benchmark
  @OperationsPerInvocation(ROLLS)
  public int poolOfTwelve() {
    return rolls(twelve);
  }

  private int rolls(Die die) {
    int sum = 0;
    for (int i = 0; i < ROLLS; i++) {
      sum += die.roll(random);
    }
    return sum;
  }
}
