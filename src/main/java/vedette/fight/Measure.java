package vedette.fight;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * One thing that a result is measured by.
 *
 * @param <R> results
 * @param name in camel case, as in the JSON output; a single stack's with its name in brackets
 * @param text what it says, in a few words
 * @param kind what its values are
 * @param joint whether it is of a whole side or of the fight, and so part of the joint distribution
 * @param categories the values of a category in the order of the report; else empty
 * @param of the value: an Integer, a Boolean or a String, by kind; of a measure of turns a Boolean,
 *     whether turns are counted in this result
 * @param ofTurns whether its value is the turn in which the fight ends, or 0 in results that do not
 *     count it: a measure that the engine knows, not the result
 * @param before if not 0, the value is this, of the first state, less something of the result that
 *     does not depend on where the fight began
 * @param most the greatest number that a count can be, or a greater one; {@link #UNKNOWN} if nobody
 *     knows, and of measures of turns, which are those of the fight
 */
public record Measure<R>(
    String name,
    String text,
    Kind kind,
    boolean joint,
    List<String> categories,
    Function<R, Comparable<?>> of,
    boolean ofTurns,
    int before,
    int most) {

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
    CATEGORY
  }

  /** A number from 0 up; nobody knows how far. */
  public static <R> Measure<R> count(String name, String text, ToIntFunction<R> of) {
    return count(name, text, UNKNOWN, of);
  }

  /**
   * A number from 0 up.
   *
   * @param most the greatest that it can be; a greater one only widens the interval of its mean
   */
  public static <R> Measure<R> count(String name, String text, int most, ToIntFunction<R> of) {
    return new Measure<>(name, text, Kind.COUNT, true, List.of(), of::applyAsInt, false, 0, most);
  }

  /**
   * What was lost: a number of the first state less what the result has left of it.
   *
   * @param before the number of the first state, from 1
   */
  public static <R> Measure<R> loss(String name, String text, int before, ToIntFunction<R> left) {
    return new Measure<>(
        name,
        text,
        Kind.COUNT,
        true,
        List.of(),
        result -> before - left.applyAsInt(result),
        false,
        before,
        before);
  }

  /** The turn in which the fight ends; for fights with a limit, which all end. */
  public static <R> Measure<R> turns(String name, String text) {
    return turns(name, text, result -> true);
  }

  /**
   * The turn in which the fight ends.
   *
   * @param counted whether it is counted in a result; else the value is 0
   */
  public static <R> Measure<R> turns(String name, String text, Predicate<R> counted) {
    return new Measure<>(name, text, Kind.COUNT, true, List.of(), counted::test, true, 0, UNKNOWN);
  }

  /**
   * Whether it is part of the joint distribution.
   *
   * @param byTurn whether that tells turns apart
   */
  public boolean isJoint(boolean byTurn) {
    return joint && (byTurn || !ofTurns);
  }

  /** The value of a result in which a fight ended in this turn. */
  public Comparable<?> value(R result, int turn) {
    return ofTurns ? turnOf(result, turn) : of.apply(result);
  }

  private Integer turnOf(R result, int turn) {
    return (Boolean) of.apply(result) ? turn : 0;
  }

  /** Yes or no. */
  public static <R> Measure<R> flag(String name, String text, Predicate<R> of) {
    return new Measure<>(name, text, Kind.FLAG, true, List.of(), of::test, false, 0, UNKNOWN);
  }

  /**
   * Whether the attacker has won the place, or whoever tests has passed: the first measure of every
   * fight in which a place or a test is at stake. False where nothing is decided, or both sides are
   * gone.
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
    return new Measure<>(
        name, text, Kind.CATEGORY, true, List.copyOf(categories), of::apply, false, 0, UNKNOWN);
  }

  /** The same of one stack or unit: left out of the joint distribution. */
  public Measure<R> ofOne(String which) {
    return new Measure<>(
        name + "[" + which + "]", text, kind, false, categories, of, ofTurns, before, most);
  }
}
