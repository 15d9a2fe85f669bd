package vedette.dice;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import vedette.source.TextFault;

/**
 * A random question of the rules: whole-number answers, each with a positive integer weight.
 *
 * <p>A single die, a sum of dice, a pool of which successes are counted and a plain chance are all
 * of this one kind, so an umpire needs to know no other. The weights add up to {@link #total()}, at
 * most 2^62.
 */
public sealed class Die {
  /** The maximum total of a die's weights. */
  public static final long MAX_TOTAL = 1L << 62;

  /** The maximum number of different answers. */
  public static final int MAX_OUTCOMES = 10_000;

  /** The approximate total of the weights of computed chances. */
  private static final double SCALE = 0x1p61;

  private final String name;
  private final int[] values;
  private final long[] weights;
  private final long total;

  /** The probabilities of answers whose weights are rounded; null if no weight is. */
  private final Chances chances;

  /** The words that stand for the values; null if the numbers do. */
  private final IntFunction<String> words;

  /**
   * Created at the first roll. Racing threads create equal tables. A thread sees all of the one it
   * reads because {@link Alias} has only final fields, each filled before it is stored.
   */
  private Alias alias;

  private Die(String name, int[] values, long[] weights) {
    this(name, values, weights, null, null);
  }

  private Die(
      String name, int[] values, long[] weights, Chances chances, IntFunction<String> words) {
    long sum = 0;
    for (long weight : weights) {
      if (weight <= 0) {
        throw new IllegalArgumentException("a weight of " + name + " is not positive");
      }
      sum = Math.addExact(sum, weight);
    }
    if (sum > MAX_TOTAL) {
      throw new ArithmeticException("the weights of " + name + " exceed 2^62");
    }
    this.name = name;
    this.values = values;
    this.weights = weights;
    this.total = sum;
    this.chances = chances;
    this.words = words;
  }

  /**
   * The probabilities of answers, in the order of their indexes, each as close as a double allows.
   *
   * @param each the probabilities
   * @param roundings the number of roundings of a double in each
   */
  private record Chances(double[] each, long roundings) {
    /**
     * Returns the probabilities of merged answers.
     *
     * @param answers by answer the index of its merged answer
     * @param n the number of merged answers
     */
    Chances merge(int[] answers, int n) {
      double[] sums = new double[n];
      for (int i = 0; i < answers.length; i++) {
        sums[answers[i]] += each[i];
      }
      return new Chances(sums, roundings + answers.length - n);
    }
  }

  /** A die with merged rolls. */
  private static final class MergedDie extends Die {
    private final Die thrown;

    /** By index of a value of the unmerged die, the index of its merged answer. */
    private final int[] answers;

    MergedDie(Die thrown, int[] values, long[] weights, Chances chances, int[] answers) {
      super(thrown.name, values, weights, chances, thrown.words);
      this.thrown = thrown;
      this.answers = answers;
    }

    @Override
    public Die unmerged() {
      return thrown;
    }

    @Override
    public int answer(int value) {
      return answers[thrown.answer(value)];
    }
  }

  /** Returns a die with the faces 1 to {@code faces}. */
  public static Die d(int faces) {
    return sum(1, faces);
  }

  /** Returns the sum of {@code dice} dice with the faces 1 to {@code faces}. */
  public static Die sum(int dice, int faces) {
    return sum(dice, faces, 0);
  }

  /** Returns a sum of dice and a constant: {@code sum(2, 6, 1)} is 2D6+1. */
  public static Die sum(int dice, int faces, int constant) {
    if (dice < 1 || faces < 1) {
      throw new IllegalArgumentException("a die needs at least one die and one face");
    }
    return sum(List.of(new Dice(dice, faces)), constant);
  }

  /** Dice of one kind in a sum of several kinds. */
  record Dice(int dice, int faces) {}

  /** Returns a sum of dice of several kinds and a constant: D6+D10+1. */
  static Die sum(List<Dice> kinds, int constant) {
    long[] weights = {1};
    int lowest = constant;
    StringBuilder name = new StringBuilder();
    for (Dice kind : kinds) {
      for (int i = 0; i < kind.dice(); i++) {
        weights = withOneMore(weights, kind.faces());
      }
      lowest = Math.addExact(lowest, kind.dice());
      name.append(name.isEmpty() ? "" : "+").append(kind.dice() == 1 ? "" : kind.dice());
      name.append('D').append(kind.faces());
    }
    Math.addExact(lowest, weights.length);
    name.append(signed(constant));
    int[] values = IntStream.range(lowest, lowest + weights.length).toArray();
    return new Die(name.toString(), values, weights);
  }

  /**
   * Returns the number of successes among {@code dice} dice, each of which succeeds on {@code
   * favourable} of its {@code faces}: one question for the whole pool.
   *
   * @throws ArithmeticException if the weights add up to more than 2^62 (24 D6 do, 23 do not)
   */
  public static Die pool(int dice, int favourable, int faces) {
    if (dice < 0 || favourable < 0 || favourable > faces) {
      throw new IllegalArgumentException(
          "no such pool: " + dice + " at " + favourable + "/" + faces);
    }
    String name = dice + (dice == 1 ? " die at " : " dice at ") + favourable + "/" + faces;
    if (favourable == 0 || favourable == faces || dice == 0) {
      return new Die(name, new int[] {favourable == 0 ? 0 : dice}, new long[] {1});
    }
    int common = gcd(favourable, faces);
    long hit = favourable / common;
    long miss = (faces - favourable) / common;
    long[] weights = {1};
    for (int i = 0; i < dice; i++) {
      long[] next = new long[weights.length + 1];
      for (int k = 0; k < weights.length; k++) {
        next[k] = Math.addExact(next[k], Math.multiplyExact(weights[k], miss));
        next[k + 1] = Math.multiplyExact(weights[k], hit);
      }
      weights = next;
    }
    return new Die(name, IntStream.rangeClosed(0, dice).toArray(), weights);
  }

  /**
   * Returns a die of any weights. Weights that add up to more than 2^62 are scaled down to that and
   * rounded. {@link #chance(int)} is then more accurate than the weights: see {@link #isRounded}.
   *
   * @param values rising
   * @param weights of each value, positive
   */
  public static Die weighted(String name, int[] values, BigInteger[] weights) {
    BigInteger sum = BigInteger.ZERO;
    for (BigInteger weight : weights) {
      sum = sum.add(weight);
    }
    if (sum.compareTo(BigInteger.valueOf(MAX_TOTAL)) <= 0) {
      return new Die(
          name,
          values.clone(),
          Arrays.stream(weights).mapToLong(BigInteger::longValueExact).toArray());
    }
    // One less for each answer: a weight that rounds to 0 is raised to 1.
    BigInteger room = BigInteger.valueOf(MAX_TOTAL - values.length);
    long[] rounded = new long[values.length];
    double[] chances = new double[values.length];
    BigDecimal all = new BigDecimal(sum);
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = weights[i].multiply(room).divide(sum).longValueExact() + 1;
      double chance = new BigDecimal(weights[i]).divide(all, MathContext.DECIMAL64).doubleValue();
      chances[i] = Math.max(chance, Double.MIN_NORMAL);
    }
    // A decimal of 16 digits is off by less than five roundings of a double.
    return new Die(name, values.clone(), rounded, new Chances(chances, 6), null);
  }

  /**
   * Returns a die of computed probabilities, whose weights are rounded to 2^61.
   *
   * @param values rising
   * @param chances of each value, positive; together 1 except for roundings
   * @param roundings the number of roundings of a double in each probability
   */
  public static Die computed(String name, int[] values, double[] chances, long roundings) {
    long[] rounded = new long[chances.length];
    for (int i = 0; i < rounded.length; i++) {
      rounded[i] = Math.max(1, Math.round(chances[i] * SCALE));
    }
    return new Die(name, values.clone(), rounded, new Chances(chances.clone(), roundings), null);
  }

  /** Returns a chance, which answers 1 with {@code favourable} in {@code of}, else 0. */
  public static Die chance(int favourable, int of) {
    return pool(1, favourable, of);
  }

  /** Returns an average die: the faces 2 3 3 4 4 5. */
  public static Die average() {
    return new Die("average die", new int[] {2, 3, 4, 5}, new long[] {1, 2, 2, 1});
  }

  /**
   * Returns D6 that are read as the digits of a number: for three dice 111 to 666.
   *
   * @param dice the number of D6
   */
  static Die digits(int dice) {
    int[] values = {0};
    for (int i = 0; i < dice; i++) {
      values =
          Arrays.stream(values)
              .flatMap(value -> IntStream.rangeClosed(1, 6).map(face -> 10 * value + face))
              .toArray();
    }
    long[] weights = new long[values.length];
    Arrays.fill(weights, 1);
    return new Die("D" + "6".repeat(dice), values, weights);
  }

  /**
   * Reads {@code d10}, {@code 2d6}, {@code 2d6+1}, {@code d6+d10}, {@code d66}, {@code d666} or
   * {@code average}.
   *
   * @throws TextFault if the text is none of these, or too large
   */
  public static Die parse(String text) {
    return text.equals("average") ? average() : new DieParser(text).parse();
  }

  /**
   * Returns this die with equivalent rolls merged. An umpire that enumerates rolls may take the
   * lowest of a group for all, with the sum of their probabilities. So {@link #max} is the lowest
   * roll of the last group. An umpire that plays rolls {@link #unmerged}.
   *
   * @param meaning returns the effect of a value; values with equal effects are merged
   */
  public Die merged(IntFunction<?> meaning) {
    Map<Object, Integer> place = new LinkedHashMap<>();
    int[] first = new int[values.length];
    long[] sums = new long[values.length];
    int[] answers = new int[values.length];
    for (int i = 0; i < values.length; i++) {
      int next = place.size();
      Integer known = place.putIfAbsent(meaning.apply(values[i]), next);
      answers[i] = known == null ? next : known;
      if (known == null) {
        first[next] = values[i];
      }
      sums[answers[i]] += weights[i];
    }
    int n = place.size();
    if (n == values.length) {
      return this;
    }
    Die thrown = unmerged();
    int[] ofThrown = new int[thrown.outcomes()];
    Arrays.setAll(ofThrown, i -> answers[answer(thrown.value(i))]);
    Chances merged = chances == null ? null : chances.merge(answers, n);
    return new MergedDie(thrown, Arrays.copyOf(first, n), Arrays.copyOf(sums, n), merged, ofThrown);
  }

  /**
   * Returns this die with all answers above a maximum counted as the maximum, also where it is
   * rolled.
   */
  public Die cutAt(int most) {
    int kept = 0;
    while (kept < values.length && values[kept] < most) {
      kept++;
    }
    if (kept >= values.length - 1) {
      return this;
    }
    int last = kept;
    int[] cutValues = Arrays.copyOf(values, kept + 1);
    long[] cutWeights = Arrays.copyOf(weights, kept + 1);
    int[] answers = new int[weights.length];
    cutValues[last] = most;
    for (int i = 0; i < weights.length; i++) {
      answers[i] = Math.min(i, last);
      cutWeights[last] += i > last ? weights[i] : 0;
    }
    Chances cut = chances == null ? null : chances.merge(answers, last + 1);
    return new Die(name, cutValues, cutWeights, cut, words);
  }

  /** Returns this die with words for its values, which also appear where it is rolled. */
  public Die saying(IntFunction<String> said) {
    return new Die(name, values, weights, chances, said);
  }

  /** Returns the word for a value, or the number if it has none. */
  public String words(int value) {
    return words == null ? String.valueOf(value) : words.apply(value);
  }

  private static long[] withOneMore(long[] weights, int faces) {
    long[] next = new long[weights.length + faces - 1];
    for (int i = 0; i < weights.length; i++) {
      for (int face = 0; face < faces; face++) {
        next[i + face] = Math.addExact(next[i + face], weights[i]);
      }
    }
    return next;
  }

  private static String signed(int constant) {
    return constant == 0 ? "" : constant > 0 ? "+" + constant : String.valueOf(constant);
  }

  private static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  /**
   * Returns its name in the style of a rulebook: {@code D10}, {@code 2D6+1}, {@code 8 dice at 2/6}.
   */
  public String name() {
    return name;
  }

  /** Returns the die with each of its rolls as an answer of its own. */
  public Die unmerged() {
    return this;
  }

  /** Returns the index of the answer for a roll of the unmerged die. */
  public int answer(int value) {
    return Arrays.binarySearch(values, value);
  }

  /**
   * Returns whether its weights are rounded, so that {@link #chance(int)} is more accurate. This is
   * so if they were too large, when each is off by at most 2^-61 of the total, or if the
   * probabilities were {@linkplain #computed computed}.
   */
  public boolean isRounded() {
    return chances != null;
  }

  /**
   * Returns the probability of the answer with this index, off by {@link #roundings} roundings of a
   * double.
   */
  public double chance(int index) {
    return chances == null ? (double) weights[index] / total : chances.each[index];
  }

  /**
   * Returns the number of roundings of a double, each of at most 2^-53 of it, in a probability. A
   * probability below the least normal double, 2^-1022, counts as that, and may be off by as much.
   */
  public long roundings() {
    // A long above 2^53 is itself rounded when it becomes a double.
    return chances == null ? (total > 1L << 53 ? 3 : 1) : chances.roundings;
  }

  /** Returns the number of different answers. */
  public int outcomes() {
    return values.length;
  }

  /** Returns the answer with this index; answers rise with the index. */
  public int value(int index) {
    return values[index];
  }

  /** Returns the weight of the answer with this index, out of {@link #total()}. */
  public long weight(int index) {
    return weights[index];
  }

  /** Returns the sum of the weights. */
  public long total() {
    return total;
  }

  /** Returns the lowest answer. */
  public int min() {
    return values[0];
  }

  /** Returns the highest answer. */
  public int max() {
    return values[values.length - 1];
  }

  /** Returns a random answer. */
  public int roll(Xoroshiro random) {
    Alias drawn = alias;
    if (drawn == null) {
      drawn = Alias.of(weights);
      alias = drawn;
    }
    return values[drawn.draw(random)];
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || other instanceof Die die
            && name.equals(die.name)
            && Arrays.equals(values, die.values)
            && Arrays.equals(weights, die.weights);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
