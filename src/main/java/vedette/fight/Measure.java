package vedette.fight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * One thing that a result is measured by.
 *
 * @param <R> results
 * @param name in camel case, as in the JSON output; a single stack's with its name in brackets
 * @param text what it says, in a few words
 * @param joint whether it is of a whole side or of the fight, and so part of the joint distribution
 * @param values what its values are
 * @param source what of the end of a fight they are
 */
public record Measure<R>(
    String name, String text, boolean joint, Values values, ValueSource<R> source) {
  /** What {@link #success} is called. */
  public static final String SUCCESS = "success";

  /** In the place of the greatest number: it is not known. */
  public static final int UNKNOWN = -1;

  /** What the values of a measure are. */
  public enum Kind {
    /** A number from 0 up. */
    COUNT,
    /** Yes or no. */
    FLAG,
    /** One of a few names. */
    CATEGORY,
    /** Any number, exactly; somebody has asked for it. */
    NUMBER;

    /** Returns whether its values have a mean. */
    public boolean hasMean() {
      return this == COUNT || this == NUMBER;
    }
  }

  /** What the values of a measure are, with what such values alone have. */
  public sealed interface Values {
    /** Which of them. */
    Kind kind();

    /** Between which bounds numbers lie, or wider ones. */
    default Bounds bounds() {
      return Bounds.UNKNOWN;
    }

    /** Returns what the values of a category are called, as far as known before they come about. */
    default ValueWords words() {
      return ValueWords.NONE;
    }

    /**
     * Numbers from 0 up.
     *
     * @param bounds of turns not known, since they are those of the fight
     * @param before if not 0, each is this, of the first state, less something of the result that
     *     does not depend on where the fight began
     */
    record Count(Bounds bounds, int before) implements Values {
      @Override
      public Kind kind() {
        return Kind.COUNT;
      }
    }

    /** Yes and no. */
    record Flag() implements Values {
      @Override
      public Kind kind() {
        return Kind.FLAG;
      }
    }

    /** A few names. */
    record Category(ValueWords words) implements Values {
      @Override
      public Kind kind() {
        return Kind.CATEGORY;
      }
    }

    /** Any numbers. */
    record Number(Bounds bounds) implements Values {
      @Override
      public Kind kind() {
        return Kind.NUMBER;
      }
    }
  }

  /**
   * What of the end of a fight a value is: an Integer, a Boolean, a String or any number that can
   * be compared, by kind.
   *
   * @param <R> results
   */
  public sealed interface ValueSource<R> {
    /** Returns the value of a result in which a fight ended in this turn. */
    Comparable<?> value(R result, int turn);

    /** Something of the result alone. */
    record OfResult<R>(Function<R, Comparable<?>> function) implements ValueSource<R> {
      @Override
      public Comparable<?> value(R result, int turn) {
        return function.apply(result);
      }
    }

    /** The turn, or 0 in results that do not count it. */
    record OfTurn<R>(Predicate<R> counted) implements ValueSource<R> {
      @Override
      public Comparable<?> value(R result, int turn) {
        return counted.test(result) ? turn : 0;
      }
    }

    /** Something of those ends only in which a condition holds; null of all others. */
    record GivenCondition<R>(ValueSource<R> source, BiPredicate<R, Integer> holds)
        implements ValueSource<R> {
      @Override
      public Comparable<?> value(R result, int turn) {
        return holds.test(result, turn) ? source.value(result, turn) : null;
      }
    }

    /** Something that depends on both. */
    record OfResultAndTurn<R>(BiFunction<R, Integer, Comparable<?>> function)
        implements ValueSource<R> {
      @Override
      public Comparable<?> value(R result, int turn) {
        return function.apply(result, turn);
      }
    }
  }

  /** Returns a number from 0 up; nobody knows how far. */
  public static <R> Measure<R> count(String name, String text, ToIntFunction<R> of) {
    return count(name, text, UNKNOWN, of);
  }

  /**
   * Returns a number from 0 up.
   *
   * @param most the greatest that it can be; a greater one only widens the interval of its mean
   */
  public static <R> Measure<R> count(String name, String text, int most, ToIntFunction<R> of) {
    return ofResult(name, text, new Values.Count(upTo(most), 0), of::applyAsInt);
  }

  /**
   * Returns what was lost: a number of the first state less what the result has left of it.
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

  /** Returns the turn in which the fight ends; for fights with a limit, which all end. */
  public static <R> Measure<R> turns(String name, String text) {
    return turns(name, text, result -> true);
  }

  /**
   * Returns the turn in which the fight ends.
   *
   * @param counted whether it is counted in a result; else the value is 0
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

  /** Which kind of values it has. */
  public Kind kind() {
    return values.kind();
  }

  /** Between which bounds a number lies, or wider ones, whatever the fight's turns are. */
  public Bounds bounds() {
    return values.bounds();
  }

  /**
   * Between which bounds a number lies in a fight.
   *
   * @param lastTurn that the fight can have; 0 if it has no limit
   */
  public Bounds bounds(int lastTurn) {
    return counted() != null && lastTurn > 0 ? new Bounds(0, lastTurn) : bounds();
  }

  /** Returns how far apart the numbers can be, or further; {@link #UNKNOWN} if nobody knows. */
  public int width() {
    Bounds bounds = bounds();
    return bounds.isKnown() ? (int) Math.ceil(bounds.most() - bounds.least()) : UNKNOWN;
  }

  /**
   * If not 0, a value is this, of the first state, less something of the result that does not
   * depend on where the fight began.
   */
  public int startValue() {
    return values instanceof Values.Count count ? count.before() : 0;
  }

  /** Which results count turns, if its value is the turn of the end; else null. */
  public Predicate<R> counted() {
    return source instanceof ValueSource.OfTurn<R> ofTurn ? ofTurn.counted() : null;
  }

  /**
   * Returns whether the value depends on the turn in which the fight ends, and not on the result
   * alone.
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
   * Returns whether it measures only the ends in which a condition holds, and has no value, which
   * is null, at all others.
   */
  public boolean isConditional() {
    return source instanceof ValueSource.GivenCondition<R>;
  }

  /**
   * Returns the measure of those ends only in which a condition holds; left out of the joint
   * distribution.
   */
  public Measure<R> onCondition(BiPredicate<R, Integer> holds) {
    return new Measure<>(
        name, text, false, values, new ValueSource.GivenCondition<>(source, holds));
  }

  /** Returns whether it is part of the joint distribution, which does not tell turns apart. */
  public boolean isOutcome() {
    return joint && !ofTurns();
  }

  /**
   * Returns the value of a result in which a fight ended in this turn; null if it is not measured.
   */
  public Comparable<?> value(R result, int turn) {
    return source.value(result, turn);
  }

  /** Yes or no. */
  public static <R> Measure<R> flag(String name, String text, Predicate<R> of) {
    return ofResult(name, text, new Values.Flag(), of::test);
  }

  /**
   * Returns whether the attacker has won the place, or whoever tests has passed: the first measure
   * of every fight in which a place or a test is at stake. False where nothing is decided, or both
   * sides are gone.
   *
   * @param text what it means in this fight, in a few words; a reading of the system says the rest
   */
  public static <R> Measure<R> success(String text, Predicate<R> of) {
    return flag(SUCCESS, text, of);
  }

  /** One of a few names: the texts of an enum's constants, in their order. */
  public static <R, E extends Enum<E>> Measure<R> category(
      String name, String text, Class<E> categories, Function<R, E> of) {
    List<String> texts = new ArrayList<>();
    for (E category : categories.getEnumConstants()) {
      texts.add(category.toString());
    }
    return category(name, text, texts, result -> of.apply(result).toString());
  }

  /** One of a few names, in the order of the report. */
  public static <R> Measure<R> category(
      String name, String text, List<String> categories, Function<R, String> of) {
    return category(name, text, new ValueWords(categories, !categories.isEmpty()), of);
  }

  /** One of some names, of which perhaps not all are known. */
  public static <R> Measure<R> category(
      String name, String text, ValueWords words, Function<R, String> of) {
    return ofResult(name, text, new Values.Category(words), of::apply);
  }

  /** Returns what the values of a category are called, as far as known before they come about. */
  public ValueWords valueWords() {
    return values.words();
  }

  /**
   * Returns the values of a category in the order of the report; empty if they are not all known
   * before they come about, and of all else.
   */
  public List<String> categories() {
    return isOpen() ? List.of() : valueWords().known();
  }

  /** Returns whether it is one of some names that are known only when they come about. */
  public boolean isOpen() {
    return !valueWords().areAll();
  }

  /** The same, left out of the joint distribution. */
  public Measure<R> withoutJoint() {
    return new Measure<>(name, text, false, values, source);
  }

  /**
   * The same of results that keep its value.
   *
   * @param another its name there
   * @param whose it is, in front of its text
   * @param none a further name of a category; "" for none
   * @param kept its value
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

  /** The same of one stack or unit: left out of the joint distribution. */
  public Measure<R> ofOne(String which) {
    return new Measure<>(name + "[" + which + "]", text, false, values, source);
  }
}
