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
 * @param valueWords what the values of a category are called, as far as that is known before they
 *     come about
 * @param of the value: an Integer, a Boolean, a String or any number that can be compared, by kind
 * @param ofTurns whether the value depends on the turn in which the fight ends, and not on the
 *     result alone
 * @param counted if its value is that turn, or 0 in results that do not count it: which of them do;
 *     else null
 * @param before if not 0, the value is this, of the first state, less something of the result that
 *     does not depend on where the fight began
 * @param bounds between which bounds a number lies, or wider ones; of measures of turns not known,
 *     since they are those of the fight
 */
public record Measure<R>(
    String name,
    String text,
    Kind kind,
    boolean joint,
    ValueWords valueWords,
    Of<R> of,
    boolean ofTurns,
    Predicate<R> counted,
    int before,
    Bounds bounds) {

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

    /** Whether its values have a mean. */
    public boolean hasMean() {
      return this == COUNT || this == NUMBER;
    }
  }

  /**
   * The value of a measure.
   *
   * @param <R> results
   */
  @FunctionalInterface
  public interface Of<R> {
    /** The value of a result in which a fight ended in this turn. */
    Comparable<?> value(R result, int turn);
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
    return whole(name, text, Kind.COUNT, of::applyAsInt, 0, upTo(most));
  }

  /**
   * What was lost: a number of the first state less what the result has left of it.
   *
   * @param before the number of the first state, from 1
   */
  public static <R> Measure<R> loss(String name, String text, int before, ToIntFunction<R> left) {
    return whole(
        name, text, Kind.COUNT, result -> before - left.applyAsInt(result), before, upTo(before));
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
    return new Measure<>(
        name,
        text,
        Kind.COUNT,
        true,
        ValueWords.NONE,
        (result, turn) -> counted.test(result) ? turn : 0,
        true,
        counted,
        0,
        upTo(UNKNOWN));
  }

  private static <R> Measure<R> whole(
      String name,
      String text,
      Kind kind,
      Function<R, Comparable<?>> of,
      int before,
      Bounds bounds) {
    return new Measure<>(
        name,
        text,
        kind,
        true,
        ValueWords.NONE,
        (result, turn) -> of.apply(result),
        false,
        null,
        before,
        bounds);
  }

  private static Bounds upTo(int most) {
    return new Bounds(0, most == UNKNOWN ? Double.POSITIVE_INFINITY : most);
  }

  /**
   * Between which bounds a number lies in a fight.
   *
   * @param lastTurn that the fight can have; 0 if it has no limit
   */
  public Bounds bounds(int lastTurn) {
    return counted != null && lastTurn > 0 ? new Bounds(0, lastTurn) : bounds;
  }

  /** How far apart the numbers can be, or further; {@link #UNKNOWN} if nobody knows. */
  public int width() {
    return bounds.isKnown() ? (int) Math.ceil(bounds.most() - bounds.least()) : UNKNOWN;
  }

  /** The greatest number that a count can be; {@link #UNKNOWN} if nobody knows. */
  public int most() {
    return bounds.isKnown() ? (int) bounds.most() : UNKNOWN;
  }

  /** Whether it is part of the joint distribution, which does not tell turns apart. */
  public boolean isOutcome() {
    return joint && !ofTurns;
  }

  /** The value of a result in which a fight ended in this turn. */
  public Comparable<?> value(R result, int turn) {
    return of.value(result, turn);
  }

  /** Yes or no. */
  public static <R> Measure<R> flag(String name, String text, Predicate<R> of) {
    return whole(name, text, Kind.FLAG, of::test, 0, Bounds.UNKNOWN);
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
        name,
        text,
        Kind.CATEGORY,
        true,
        new ValueWords(categories, !categories.isEmpty()),
        (result, turn) -> of.apply(result),
        false,
        null,
        0,
        Bounds.UNKNOWN);
  }

  /**
   * The values of a category in the order of the report; empty if they are not all known before
   * they come about, and of all else.
   */
  public List<String> categories() {
    return valueWords.areAll() ? valueWords.known() : List.of();
  }

  /** Whether it is one of some names that are known only when they come about. */
  public boolean isOpen() {
    return !valueWords.areAll();
  }

  /** Whether a value of a category can be this, as far as that is known before it comes about. */
  public boolean canBe(String value) {
    return valueWords.canBe(value);
  }

  /** The same, of which some words are known. */
  public Measure<R> saying(List<String> known) {
    return like(name, joint, new ValueWords(known, false));
  }

  /** The same, left out of the joint distribution. */
  public Measure<R> apart() {
    return like(name, false, valueWords);
  }

  private Measure<R> like(String otherName, boolean together, ValueWords known) {
    return new Measure<>(
        otherName, text, kind, together, known, of, ofTurns, counted, before, bounds);
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
    return new Measure<>(
        another,
        whose + ": " + text,
        kind,
        false,
        none.isEmpty() ? valueWords : valueWords.and(none),
        (result, turn) -> kept.apply(result),
        false,
        null,
        0,
        kind.hasMean() && !ofTurns
            ? new Bounds(Math.min(0, bounds.least()), Math.max(0, bounds.most()))
            : Bounds.UNKNOWN);
  }

  /** The same of one stack or unit: left out of the joint distribution. */
  public Measure<R> ofOne(String which) {
    return like(name + "[" + which + "]", false, valueWords);
  }
}
