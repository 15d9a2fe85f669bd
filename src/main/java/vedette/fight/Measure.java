package vedette.fight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * A measure of a result.
 *
 * @param <R> results
 * @param name in camel case, as in the JSON output; the measure of a single stack ends with the
 *     stack's name in brackets
 * @param text its meaning, in a few words
 * @param joint whether it belongs to the whole side or to the fight, and so to the joint
 *     distribution
 * @param values the kind and the range of its values
 * @param source the function that yields its values
 */
public record Measure<R>(
    String name, String text, boolean joint, Values values, ValueSource<R> source) {
  /** The name of {@link #success}. */
  public static final String SUCCESS = "success";

  /** Stands for a maximum that is not known. */
  public static final int UNKNOWN = -1;

  /** The kind of a measure's values. */
  public enum Kind {
    /** An integer of 0 or more. */
    COUNT,
    /** Yes or no. */
    FLAG,
    /** One of a few names. */
    CATEGORY,
    /** Any exact number; only a question or a goal has such measures. */
    NUMBER;

    /** Returns whether its values have a mean. */
    public boolean hasMean() {
      return this == COUNT || this == NUMBER;
    }
  }

  /** The values of a measure: their kind, and what only such values have. */
  public sealed interface Values {
    /** Returns the kind. */
    Kind kind();

    /** Returns bounds that enclose the numbers, not necessarily the tightest. */
    default Bounds bounds() {
      return Bounds.UNKNOWN;
    }

    /** Returns the names of a category's values, as far as they are known in advance. */
    default ValueWords words() {
      return ValueWords.NONE;
    }

    /**
     * Integers of 0 or more.
     *
     * @param bounds their bounds; unknown for turns, whose bounds depend on the fight
     * @param before if not 0, each value is this number of the first state minus a number of the
     *     result that does not depend on the first state
     */
    record Count(Bounds bounds, int before) implements Values {
      @Override
      public Kind kind() {
        return Kind.COUNT;
      }
    }

    /** Yes or no. */
    record Flag() implements Values {
      @Override
      public Kind kind() {
        return Kind.FLAG;
      }
    }

    /** Names of a category. */
    record Category(ValueWords words) implements Values {
      @Override
      public Kind kind() {
        return Kind.CATEGORY;
      }
    }

    /** Numbers of any size. */
    record Number(Bounds bounds) implements Values {
      @Override
      public Kind kind() {
        return Kind.NUMBER;
      }
    }
  }

  /**
   * The function that yields a measure's value at the end of a fight: by kind an Integer, a
   * Boolean, a String or any comparable number.
   *
   * @param <R> results
   */
  public sealed interface ValueSource<R> {
    /** Returns the value of a result in which a fight ended in this turn. */
    Comparable<?> value(R result, int turn);

    /** A value of the result only. */
    record OfResult<R>(Function<R, Comparable<?>> function) implements ValueSource<R> {
      @Override
      public Comparable<?> value(R result, int turn) {
        return function.apply(result);
      }
    }

    /** The turn in which the fight ends; 0 for results that do not count it. */
    record OfTurn<R>(Predicate<R> counted) implements ValueSource<R> {
      @Override
      public Comparable<?> value(R result, int turn) {
        return counted.test(result) ? turn : 0;
      }
    }

    /** A value of the ends in which a condition holds; null for all others. */
    record GivenCondition<R>(ValueSource<R> source, BiPredicate<R, Integer> holds)
        implements ValueSource<R> {
      @Override
      public Comparable<?> value(R result, int turn) {
        return holds.test(result, turn) ? source.value(result, turn) : null;
      }
    }

    /** A value of the result and the turn. */
    record OfResultAndTurn<R>(BiFunction<R, Integer, Comparable<?>> function)
        implements ValueSource<R> {
      @Override
      public Comparable<?> value(R result, int turn) {
        return function.apply(result, turn);
      }
    }
  }

  /** Returns a measure of an integer of 0 or more without a known maximum. */
  public static <R> Measure<R> count(String name, String text, ToIntFunction<R> of) {
    return count(name, text, UNKNOWN, of);
  }

  /**
   * Returns a measure of an integer of 0 or more.
   *
   * @param most the maximum; too high a maximum only widens the interval of the mean
   */
  public static <R> Measure<R> count(String name, String text, int most, ToIntFunction<R> of) {
    return ofResult(name, text, new Values.Count(upTo(most), 0), of::applyAsInt);
  }

  /**
   * Returns a measure of a loss: a number of the first state minus what the result has left of it.
   *
   * @param before the number of the first state, from 1
   */
  public static <R> Measure<R> loss(String name, String text, int before, ToIntFunction<R> left) {
    return ofResult(
        name,
        text,
        new Values.Count(upTo(before), before),
        result -> before - left.applyAsInt(result));
  }

  /**
   * Returns a measure of the turn in which the fight ends; for fights with a turn limit, all of
   * which end.
   */
  public static <R> Measure<R> turns(String name, String text) {
    return turns(name, text, result -> true);
  }

  /**
   * Returns a measure of the turn in which the fight ends.
   *
   * @param counted whether a result counts its turns; else the value is 0
   */
  public static <R> Measure<R> turns(String name, String text, Predicate<R> counted) {
    return new Measure<>(
        name, text, true, new Values.Count(upTo(UNKNOWN), 0), new ValueSource.OfTurn<>(counted));
  }

  private static <R> Measure<R> ofResult(
      String name, String text, Values values, Function<R, Comparable<?>> of) {
    return new Measure<>(name, text, true, values, new ValueSource.OfResult<>(of));
  }

  private static Bounds upTo(int most) {
    return new Bounds(0, most == UNKNOWN ? Double.POSITIVE_INFINITY : most);
  }

  /** Returns the kind of its values. */
  public Kind kind() {
    return values.kind();
  }

  /**
   * Returns bounds that enclose the values in fights of any length, not necessarily the tightest.
   */
  public Bounds bounds() {
    return values.bounds();
  }

  /**
   * Returns the bounds of the values in a fight.
   *
   * @param lastTurn the last turn of the fight; 0 if it has no limit
   */
  public Bounds bounds(int lastTurn) {
    return counted() != null && lastTurn > 0 ? new Bounds(0, lastTurn) : bounds();
  }

  /** Returns an upper limit for the difference of two values; {@link #UNKNOWN} if there is none. */
  public int width() {
    Bounds bounds = bounds();
    return bounds.isKnown() ? (int) Math.ceil(bounds.most() - bounds.least()) : UNKNOWN;
  }

  /**
   * Returns the number of the first state from which a value subtracts a number of the result that
   * does not depend on the first state; 0 for other measures.
   */
  public int startValue() {
    return values instanceof Values.Count count ? count.before() : 0;
  }

  /**
   * Returns the predicate of the results that count turns, if the value is the turn of the end;
   * else null.
   */
  public Predicate<R> counted() {
    return source instanceof ValueSource.OfTurn<R> ofTurn ? ofTurn.counted() : null;
  }

  /**
   * Returns whether the value depends on the turn in which the fight ends, and not only on the
   * result.
   */
  public boolean ofTurns() {
    return ofTurns(source);
  }

  private static boolean ofTurns(ValueSource<?> valueSource) {
    return valueSource instanceof ValueSource.GivenCondition<?> givenCondition
        ? ofTurns(givenCondition.source())
        : !(valueSource instanceof ValueSource.OfResult<?>);
  }

  /**
   * Returns whether it measures only ends in which a condition holds. Its value is null at all
   * others.
   */
  public boolean isConditional() {
    return source instanceof ValueSource.GivenCondition<R>;
  }

  /**
   * Returns this measure of only those ends in which a condition holds, without a place in the
   * joint distribution.
   */
  public Measure<R> onCondition(BiPredicate<R, Integer> holds) {
    return new Measure<>(
        name, text, false, values, new ValueSource.GivenCondition<>(source, holds));
  }

  /** Returns whether it belongs to the joint distribution, which does not distinguish turns. */
  public boolean isOutcome() {
    return joint && !ofTurns();
  }

  /**
   * Returns the value of a result in which a fight ended in this turn; null if it does not apply.
   */
  public Comparable<?> value(R result, int turn) {
    return source.value(result, turn);
  }

  /** Returns a measure that is yes or no. */
  public static <R> Measure<R> flag(String name, String text, Predicate<R> of) {
    return ofResult(name, text, new Values.Flag(), of::test);
  }

  /**
   * Returns whether the attacker has taken the position, or the unit has passed its test: the first
   * measure of every fight in which a position or a test is at stake. It is false where nothing is
   * decided or both sides are gone.
   *
   * @param text its meaning in this fight, in a few words; a reading of the system has the details
   */
  public static <R> Measure<R> success(String text, Predicate<R> of) {
    return flag(SUCCESS, text, of);
  }

  /** Returns a measure of one of a few names: the texts of an enum's constants, in their order. */
  public static <R, E extends Enum<E>> Measure<R> category(
      String name, String text, Class<E> categories, Function<R, E> of) {
    List<String> texts = new ArrayList<>();
    for (E category : categories.getEnumConstants()) {
      texts.add(category.toString());
    }
    return category(name, text, texts, result -> of.apply(result).toString());
  }

  /** Returns a measure of one of a few names, in the order of the report. */
  public static <R> Measure<R> category(
      String name, String text, List<String> categories, Function<R, String> of) {
    return category(name, text, new ValueWords(categories, !categories.isEmpty()), of);
  }

  /** Returns a measure of one of some names, not all of which need be known. */
  public static <R> Measure<R> category(
      String name, String text, ValueWords words, Function<R, String> of) {
    return ofResult(name, text, new Values.Category(words), of::apply);
  }

  /** Returns the names of a category's values, as far as they are known in advance. */
  public ValueWords valueWords() {
    return values.words();
  }

  /**
   * Returns the names of a category's values in the order of the report; empty if they are not all
   * known in advance, and for other kinds.
   */
  public List<String> categories() {
    return isOpen() ? List.of() : valueWords().known();
  }

  /** Returns whether its values are names that are not all known in advance. */
  public boolean isOpen() {
    return !valueWords().areAll();
  }

  /** Returns this measure without a place in the joint distribution. */
  public Measure<R> withoutJoint() {
    return new Measure<>(name, text, false, values, source);
  }

  /**
   * Returns this measure of results that store its value.
   *
   * @param another its name there
   * @param whose the owner, in front of its text
   * @param none a further name of a category; "" for none
   * @param kept returns the stored value
   */
  public <T> Measure<T> keptAs(
      String another, String whose, String none, Function<T, Comparable<?>> kept) {
    Bounds with0 =
        ofTurns()
            ? Bounds.UNKNOWN
            : new Bounds(Math.min(0, bounds().least()), Math.max(0, bounds().most()));
    Values ofKept =
        switch (kind()) {
          case COUNT -> new Values.Count(with0, 0);
          case NUMBER -> new Values.Number(with0);
          case FLAG -> values;
          case CATEGORY -> none.isEmpty() ? values : new Values.Category(valueWords().with(none));
        };
    return new Measure<>(
        another, whose + ": " + text, false, ofKept, new ValueSource.OfResult<>(kept));
  }

  /** Returns this measure of one stack or unit, without a place in the joint distribution. */
  public Measure<R> ofOne(String which) {
    return new Measure<>(name + "[" + which + "]", text, false, values, source);
  }
}
