package vedette.fight;

import java.util.List;
import java.util.function.Function;

/**
 * A fight under the rules of one system, and its story.
 *
 * @param <S> states
 * @param <R> results
 * @param rules the rules
 * @param measures the measures of a result, in the order of the report
 * @param doctrine the decisions of both sides
 * @param survivors returns the survivors of the stacks that the request names, so that they can
 *     enter another fight; a stack that is missing from the list is unchanged
 * @param story the words of the answer
 * @param measuring returns this fight with the measures that it lists only if texts name them; null
 *     if it always lists all
 */
public record Engagement<S, R>(
    Rules<S, R> rules,
    List<Measure<R>> measures,
    Doctrine doctrine,
    Function<R, List<SurvivingStack>> survivors,
    Story story,
    Function<List<String>, Engagement<S, R>> measuring) {

  /** Returns a fight without choices that leaves all units unchanged. */
  public static <S, R> Engagement<S, R> of(
      Rules<S, R> rules, List<Measure<R>> measures, Story story) {
    return new Engagement<>(
        rules, measures, Doctrine::nothingToDecide, result -> List.of(), story, null);
  }

  /**
   * Returns the name of the turns of a fight without a turn limit, if no measure counts them; else
   * "".
   */
  public String turns() {
    return story.names().turns();
  }

  /** Returns the survivors of the stacks that the request names, after this result. */
  public List<SurvivingStack> survivors(R result) {
    return survivors.apply(result);
  }

  /** Returns this fight with the measures that it lists only if one of these texts names them. */
  public Engagement<S, R> measuring(List<String> texts) {
    return measuring == null ? this : measuring.apply(texts);
  }

  /** Returns this fight with other rules. */
  public Engagement<S, R> withRules(Rules<S, R> others) {
    return new Engagement<>(others, measures, doctrine, survivors, story, measuring);
  }

  /** Returns this fight with another doctrine. */
  public Engagement<S, R> decidedBy(Doctrine by) {
    return new Engagement<>(rules, measures, by, survivors, story, measuring);
  }

  /** Returns this fight with another function for its survivors. */
  public Engagement<S, R> leaving(Function<R, List<SurvivingStack>> of) {
    return new Engagement<>(rules, measures, doctrine, of, story, measuring);
  }

  /** Returns this fight with another story. */
  public Engagement<S, R> withStory(Story as) {
    return new Engagement<>(rules, measures, doctrine, survivors, as, measuring);
  }

  /** Returns this fight with other measures. */
  public Engagement<S, R> with(List<Measure<R>> others) {
    return new Engagement<>(rules, others, doctrine, survivors, story, measuring);
  }

  /**
   * Returns this fight with a function that adds measures named in texts; see {@link
   * #measuring(List)}.
   */
  public Engagement<S, R> withMeasures(Function<List<String>, Engagement<S, R>> by) {
    return new Engagement<>(rules, measures, doctrine, survivors, story, by);
  }
}
