package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.BySide;
import vedette.fight.Engagement;
import vedette.fight.Side;
import vedette.fight.WeightedGoal;
import vedette.fight.Wished;
import vedette.form.RequestForm;
import vedette.odds.BestByWeight;
import vedette.odds.Weighed;
import vedette.problem.TextFault;
import vedette.question.Asked;
import vedette.question.Goals;
import vedette.rules.HasBest;
import vedette.work.Refusal;

/**
 * What a side should decide in a fight for every weight that stands in its goal.
 *
 * @param side that asks
 * @param ranges of weights, from 0 up
 * @param isAll false if there are more than are looked for
 */
public record Weights(Side side, List<Range> ranges, boolean isAll) {
  /**
   * Weights for which the same is best.
   *
   * @param advice for one of them
   */
  public record Range(BestByWeight.Range weights, Advice advice) {
    /** Whether no weight is too large for it. */
    public boolean isLast() {
      return Double.isInfinite(weights.to());
    }
  }

  /** Shares closer together than this are the same. */
  private static final double SAME = 1e-9;

  /**
   * An option that is taken more often from a weight on.
   *
   * @param parameter of the request that says how such choices are answered
   * @param seen what the side sees
   * @param option as it is called
   * @param below in what share of these choices it is taken below the weight; NaN if none comes up
   * @param above the same above the weight
   */
  public record Change(
      double weight, String parameter, String seen, String option, double below, double above) {}

  /** What changes where one range ends and the next begins. */
  public List<Change> changes() {
    List<Change> changes = new ArrayList<>();
    for (int i = 1; i < ranges.size(); i++) {
      double weight = ranges.get(i).weights().from();
      Map<List<String>, Map<String, Double>> before = shares(ranges.get(i - 1).advice());
      shares(ranges.get(i).advice())
          .forEach(
              (choice, shares) ->
                  shares.forEach(
                      (option, above) -> {
                        Map<String, Double> known = before.get(choice);
                        double below = known == null ? Double.NaN : known.getOrDefault(option, 0.0);
                        if (known == null || above - below > SAME) {
                          changes.add(
                              new Change(
                                  weight, choice.get(0), choice.get(1), option, below, above));
                        }
                      }));
    }
    return changes;
  }

  /** By parameter and what is seen the shares of the options. */
  private static Map<List<String>, Map<String, Double>> shares(Advice advice) {
    Map<List<String>, Map<String, Double>> taken = new LinkedHashMap<>();
    for (Weighed it : advice.decisions()) {
      taken
          .computeIfAbsent(List.of(it.parameter(), it.seen()), choice -> new LinkedHashMap<>())
          .put(it.option(), it.times());
    }
    for (Map<String, Double> shares : taken.values()) {
      double all = shares.values().stream().mapToDouble(it -> it).sum();
      shares.replaceAll((option, times) -> times / all);
    }
    return taken;
  }

  /** Whether the goal of a request has a weight. */
  public static boolean areIn(Map<String, List<String>> texts) {
    return texts.getOrDefault(HasBest.WANTED, List.of()).stream().anyMatch(Goals::hasWeight);
  }

  /**
   * The advice for a side.
   *
   * @throws Refusal if it decides nothing, the other side decides best as well, or the fight is too
   *     large
   */
  public static <Q extends Record> Weights of(Advice.Of<Q> asked, Side side) {
    Map<String, List<String>> free = Advice.freed(side, asked.texts());
    Q request = RequestForm.of(asked.type().request()).read(free);
    try {
      return of(asked, side, request, asked.type().factory().engagement(request, asked.tables()));
    } catch (TextFault e) {
      throw e.placed(free);
    }
  }

  @SuppressWarnings("unchecked") // the wishes are made for this fight
  private static <Q extends Record, S, R> Weights of(
      Advice.Of<Q> asked, Side side, Q request, Engagement<S, R> fight) {
    HasBest wishes = (HasBest) request;
    WeightedGoal<R> goal = HasBest.weighted(wishes, fight);
    Engagement<S, R> wishing =
        Asked.of(
            HasBest.wishing(wishes, fight, new BySide<>(goal.at(0), goal.at(0))),
            asked.questions());
    BestByWeight found = BestByWeight.of(wishing, goal, side, asked.limits());
    List<Range> ranges = new ArrayList<>();
    for (BestByWeight.Range weights : found.ranges()) {
      Wished<R> wished = ((Wished<R>) wishing.doctrine()).wanting(goal.at(weights.within()));
      ranges.add(
          new Range(
              weights,
              asked.of(side, RequestForm.of(asked.type().request()), wishing.decidedBy(wished))));
    }
    return new Weights(side, List.copyOf(ranges), found.isAll());
  }
}
