package vedette.odds;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The same fights as one would first write them. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PlainBenchmark {
  private final PlainBattle battle = new PlainBattle(new Random(1));
  private final PlainAttack attack = new PlainAttack(new Random(1));
  private final PlainCombat combat = new PlainCombat(new Random(1));
  private final PlainFirefight firefight = new PlainFirefight(new Random(1));
  private final PlainAssault assault = new PlainAssault(new Random(1));
  private final PlainCharge charge = new PlainCharge(new Random(1));

  /** {@link Fight#SIX_DAYS} by objects, lists and streams. */
  @Benchmark
  public Object sixDays() {
    return battle.fight();
  }

  /** {@link Fight#CRT} by cells of text. */
  @Benchmark
  public Object crt() {
    return attack.fight();
  }

  /** {@link Fight#LOOSE_FILES} by factors with names. */
  @Benchmark
  public Object looseFiles() {
    return combat.fight();
  }

  /** {@link Fight#SIMPLE_NAPOLEONIC} by lists of dice. */
  @Benchmark
  public Object simpleNapoleonic() {
    return firefight.fight();
  }

  /** {@link Fight#MUSKET_PIKE} by units and results of text. */
  @Benchmark
  public Object musketPike() {
    return assault.fight();
  }

  /** {@link Fight#DAYS_OF_GLORY} by factors with names. */
  @Benchmark
  public Object daysOfGlory() {
    return charge.fight();
  }
}
