package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import vedette.fight.Measure;
import vedette.fight.Side;

/**
 * Collects the measures of a fight in the order of the report: of the whole fight, of a side
 * ({@code attackerLosses}) and of one stack or unit ({@code attackerLosses[2]}). In texts {@code
 * {}} stands for whom a measure is of.
 *
 * @param <R> results
 */
public final class Measures<R> {
  private final List<Measure<R>> all;
  private final String side;
  private final String who;
  private final String one;

  private Measures(List<Measure<R>> all, String side, String who, String one) {
    this.all = all;
    this.side = side;
    this.who = who;
    this.one = one;
  }

  /** Of the whole fight; there are none yet. */
  public Measures() {
    this(new ArrayList<>(), "", "", "");
  }

  /** The same list, to which measures of a whole side are added. */
  public Measures<R> of(Side whole) {
    return of(whole, "the " + whole);
  }

  /** The same, where texts call the side otherwise. */
  public Measures<R> of(Side whole, String mention) {
    return new Measures<>(all, whole.toString(), mention, "");
  }

  /** The same, of what may befall any of its stacks. */
  public Measures<R> ofAny(Side whole, int stacks) {
    return of(whole, stacks == 1 ? "the " + whole : "a stack of the " + whole);
  }

  /**
   * The same list, to which measures of one stack or unit among several are added; they are left
   * out of the joint distribution.
   *
   * @param name in brackets behind the measure's
   */
  public Measures<R> ofOne(Side itsSide, String name, String mention) {
    return new Measures<>(all, itsSide.toString(), mention, name);
  }

  /** The same, where no side is named. */
  public Measures<R> ofOne(String name, String mention) {
    return new Measures<>(all, "", mention, name);
  }

  /** Adds what a fight about a place or a test is first measured by. */
  public Measures<R> success(String text, Predicate<R> of) {
    return add(Measure.success(text, of));
  }

  /** Adds a number from 0 up; nobody knows how far. */
  public Measures<R> count(String name, String text, ToIntFunction<R> of) {
    return count(name, text, Measure.UNKNOWN, of);
  }

  /** Adds a number from 0 up to the most that it can be. */
  public Measures<R> count(String name, String text, int most, ToIntFunction<R> of) {
    return add(Measure.count(side + name, capitalized(text), most, of));
  }

  /** Adds what was lost of a number that the first state has. */
  public Measures<R> loss(String name, String text, int before, ToIntFunction<R> left) {
    return add(Measure.loss(side + name, capitalized(text), before, left));
  }

  /** Adds a yes or no. */
  public Measures<R> flag(String name, String text, Predicate<R> of) {
    return add(Measure.flag(side + name, capitalized(text), of));
  }

  /** Adds one of the names of an enum's constants. */
  public <E extends Enum<E>> Measures<R> category(
      String name, String text, Class<E> categories, Function<R, E> of) {
    return add(Measure.category(side + name, capitalized(text), categories, of));
  }

  /** Adds one of a few names. */
  public Measures<R> category(
      String name, String text, List<String> categories, Function<R, String> of) {
    return add(Measure.category(side + name, capitalized(text), categories, of));
  }

  /** Adds the turn in which the fight ends. */
  public Measures<R> turns(String name, String text) {
    return add(Measure.turns(name, text));
  }

  /** Adds a measure made elsewhere, under its own name. */
  public Measures<R> add(Measure<R> measure) {
    all.add(one.isEmpty() ? measure : measure.ofOne(one));
    return this;
  }

  private String capitalized(String text) {
    return text.replace("{}", who);
  }

  /** Returns all that have been added, in that order. */
  public List<Measure<R>> list() {
    return List.copyOf(all);
  }
}
