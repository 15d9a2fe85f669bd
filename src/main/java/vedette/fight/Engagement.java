package vedette.fight;

import java.util.List;
import java.util.function.Function;

/**
 * A fight under the rules of one system, and its story.
 *
 * @param <S> states
 * @param <R> results
 * @param rules how it goes
 * @param measures what a result is measured by, in the order of the report
 * @param doctrine how both sides decide
 * @param survivors what a result leaves of the units that the request names, so that they can enter
 *     another fight; a stack that is not among these stands as it stood before
 * @param story what an answer tells of it
 * @param measuring this fight with measures that it does not list unless texts name them; null if
 *     it lists all
 */
public record Engagement<S, R>(
    Rules<S, R> rules,
    List<Measure<R>> measures,
    Doctrine doctrine,
    Function<R, List<SurvivingStack>> survivors,
    Story story,
    Function<List<String>, Engagement<S, R>> measuring) {

  /** A fight in which no side decides anything, and which leaves all units as they were. */
  public static <S, R> Engagement<S, R> of(
      Rules<S, R> rules, List<Measure<R>> measures, Story story) {
    return new Engagement<>(
        rules, measures, Doctrine::nothingToDecide, result -> List.of(), story, null);
  }

  /**
   * Returns what the turns of a fight without limit are called where no measure counts them; else
   * "".
   */
  public String turns() {
    return story.names().turns();
  }

  /** Returns what a result leaves of the units that the request names. */
  public List<SurvivingStack> survivors(R result) {
    return survivors.apply(result);
  }

  /**
   * Returns this fight with the measures that it does not list unless one of these texts names
   * them.
   */
  public Engagement<S, R> measuring(List<String> texts) {
    return measuring == null ? this : measuring.apply(texts);
  }

  /** Returns this fight by other rules. */
  public Engagement<S, R> withRules(Rules<S, R> others) {
    return new Engagement<>(others, measures, doctrine, survivors, story, measuring);
  }

  /** Returns this fight with other decisions. */
  public Engagement<S, R> decidedBy(Doctrine by) {
    return new Engagement<>(rules, measures, by, survivors, story, measuring);
  }

  /** Returns this fight, which leaves this of its units. */
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

  /** Returns this fight, which measures more if texts ask for it. */
  public Engagement<S, R> withMeasures(Function<List<String>, Engagement<S, R>> by) {
    return new Engagement<>(rules, measures, doctrine, survivors, story, by);
  }
}
