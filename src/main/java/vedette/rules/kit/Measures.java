package vedette.rules.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import vedette.fight.Measure;
import vedette.fight.Side;

/**
 * A builder for the measures of a fight in the order of the report: measures of the whole fight, of
 * a side ({@code attackerLosses}) and of one stack or unit ({@code attackerLosses[2]}). In texts,
 * {@code {}} is replaced by the name of the side or unit that the measure is about.
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

  /** Creates an empty builder, for measures of the whole fight. */
  public Measures() {
    this(new ArrayList<>(), "", "", "");
  }

  /** Returns a builder that adds measures of a whole side to the same list. */
  public Measures<R> of(Side whole) {
    return of(whole, "the " + whole);
  }

  /**
   * Returns a builder that adds measures of a whole side to the same list, with its own name for
   * the side.
   *
   * @param mention name of the side in texts
   */
  public Measures<R> of(Side whole, String mention) {
    return new Measures<>(all, whole.toString(), mention, "");
  }

  /**
   * Returns a builder that adds measures of effects on any stack of a side to the same list.
   *
   * @param stacks number of stacks of the side
   */
  public Measures<R> ofAny(Side whole, int stacks) {
    return of(whole, stacks == 1 ? "the " + whole : "a stack of the " + whole);
  }

  /**
   * Returns a builder that adds measures of one stack or unit among several to the same list. The
   * joint distribution leaves these measures out.
   *
   * @param name name in brackets after the measure's name
   * @param mention name of the stack or unit in texts
   */
  public Measures<R> ofOne(Side itsSide, String name, String mention) {
    return new Measures<>(all, itsSide.toString(), mention, name);
  }

  /**
   * Returns a builder that adds measures of one stack or unit to the same list, without a side in
   * their names.
   *
   * @param name name in brackets after the measure's name
   * @param mention name of the stack or unit in texts
   */
  public Measures<R> ofOne(String name, String mention) {
    return new Measures<>(all, "", mention, name);
  }

  /** Adds the measure {@code success}. */
  public Measures<R> success(String text, Predicate<R> of) {
    return add(Measure.success(text, of));
  }

  /** Adds a number from 0 up whose maximum is unknown. */
  public Measures<R> count(String name, String text, ToIntFunction<R> of) {
    return count(name, text, Measure.UNKNOWN, of);
  }

  /** Adds a number from 0 up to its maximum. */
  public Measures<R> count(String name, String text, int most, ToIntFunction<R> of) {
    return add(Measure.count(side + name, capitalized(text), most, of));
  }

  /**
   * Adds the loss from a number in the first state.
   *
   * @param before number in the first state
   * @param left number that remains in a result
   */
  public Measures<R> loss(String name, String text, int before, ToIntFunction<R> left) {
    return add(Measure.loss(side + name, capitalized(text), before, left));
  }

  /** Adds a yes or no. */
  public Measures<R> flag(String name, String text, Predicate<R> of) {
    return add(Measure.flag(side + name, capitalized(text), of));
  }

  /** Adds a category: the name of one of an enum's constants. */
  public <E extends Enum<E>> Measures<R> category(
      String name, String text, Class<E> categories, Function<R, E> of) {
    return add(Measure.category(side + name, capitalized(text), categories, of));
  }

  /** Adds a category: one of a few names. */
  public Measures<R> category(
      String name, String text, List<String> categories, Function<R, String> of) {
    return add(Measure.category(side + name, capitalized(text), categories, of));
  }

  /** Adds the turn in which the fight ends. */
  public Measures<R> turns(String name, String text) {
    return add(Measure.turns(name, text));
  }

  /** Adds an existing measure under its own name. */
  public Measures<R> add(Measure<R> measure) {
    all.add(one.isEmpty() ? measure : measure.ofOne(one));
    return this;
  }

  private String capitalized(String text) {
    return text.replace("{}", who);
  }

  /** Returns all measures in the order in which they were added. */
  public List<Measure<R>> list() {
    return List.copyOf(all);
  }
}
