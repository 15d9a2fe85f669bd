package vedette.odds;

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
import vedette.rules.PlainDice;
import vedette.rules.daysofglory.PlainCharge;
import vedette.rules.loosefiles.PlainCombat;
import vedette.rules.musketpike.PlainAssault;
import vedette.rules.own.PlainAttack;
import vedette.rules.simplenapoleonic.PlainFirefight;
import vedette.rules.sixdays.PlainBattle;

/** The same fights in a straightforward implementation, with which tests compare the rules. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class PlainBenchmark {
  private static final int STRENGTH = 40;
  private static final int ROUNDS = 40;

  private final PlainDice dice = PlainDice.random(1);
  private final PlainBattle battle = PlainBattle.sample();
  private final PlainAttack attack = PlainAttack.onLossTable(STRENGTH, STRENGTH);
  private final PlainCombat combat = PlainCombat.sample();

  /** Plays {@link Fight#SIX_DAYS} with objects, lists and streams. */
  @Benchmark
  public Object sixDays() {
    return battle.fight(dice);
  }

  /** Plays {@link Fight#CRT} with cells of text. */
  @Benchmark
  public Object crt() {
    return attack.fight(ROUNDS, dice);
  }

  /** Plays {@link Fight#LOOSE_FILES} with named factors. */
  @Benchmark
  public Object looseFiles() {
    return combat.fight(dice);
  }

  /** Plays {@link Fight#SIMPLE_NAPOLEONIC} with lists of dice. */
  @Benchmark
  public Object simpleNapoleonic() {
    return PlainFirefight.fight(dice);
  }

  /** Plays {@link Fight#MUSKET_PIKE} with units and results of text. */
  @Benchmark
  public Object musketPike() {
    return PlainAssault.fight(dice);
  }

  /** Plays {@link Fight#DAYS_OF_GLORY} with named factors. */
  @Benchmark
  public Object daysOfGlory() {
    return PlainCharge.fight(dice);
  }
}
