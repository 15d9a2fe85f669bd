package vedette.odds.best;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import vedette.fight.BySide;
import vedette.fight.Doctrine;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Side;
import vedette.odds.best.ChoiceGraph.StatesOfTurn;
import vedette.odds.chain.Graph;
import vedette.work.Limits;
import vedette.work.Refusal;
import vedette.work.Refusal.TooLarge;
import vedette.work.Remedy;

/** A fight with optimal options wherever a side chooses freely. */
public final class OptimizedFight<S, R> {
  private final Engagement<S, R> fight;
  private final String goal;
  private final List<Double> worth;
  private final boolean mayNeverEnd;

  /** The states explored along all options; null if no choice is free. */
  private final ChoiceGraph<S, R> choiceGraph;

  private final Goal<R> wanted;
  private final Policy<S> policy;
  private final Limits limits;

  /** Wraps a fight without free choices. */
  private OptimizedFight(Engagement<S, R> fight) {
    this.fight = fight;
    goal = "";
    worth = List.of();
    mayNeverEnd = false;
    choiceGraph = null;
    wanted = null;
    policy = null;
    limits = null;
  }

  private OptimizedFight(
      Engagement<S, R> leaving, Goal.OpenDoctrine<R> openDoctrine, Limits limits) {
    choiceGraph =
        new ChoiceGraph<>(
            leaving, openDoctrine::leavesFree, openDoctrine.goal().attacker().ofTurns(), limits);
    wanted = openDoctrine.goal().of(tieBreakingSide());
    policy = Policy.of(choiceGraph.graph().states());
    this.limits = limits;
    BestPlay<S, R> play = new BestPlay<>(choiceGraph, wanted, false);
    boolean undecided = choiceGraph.sides().isEmpty() && wanted.isLacking();
    worth = undecided ? List.of() : list(play.solve(turn -> keep(turn)));
    mayNeverEnd = play.mayNeverEnd();
    goal = openDoctrine.text();
    fight = leaving.withRules(new PolicyRules<>(leaving.rules(), policy, openDoctrine::leavesFree));
  }

  /**
   * Returns a fight with its optimal options; unchanged if no choice is free.
   *
   * @throws Refusal if this exceeds the limits, or both sides could keep the fight from ending
   */
  @SuppressWarnings("unchecked") // the goals are made for this fight
  public static <S, R> OptimizedFight<S, R> of(Engagement<S, R> fight, Limits limits) {
    if (!(fight.doctrine() instanceof Goal.OpenDoctrine<?> openDoctrine)
        || fight.rules() instanceof PolicyRules) {
      return new OptimizedFight<>(fight);
    }
    try {
      return new OptimizedFight<>(fight, (Goal.OpenDoctrine<R>) openDoctrine, limits);
    } catch (TooLarge e) {
      throw new TooLarge(
          e.quantity(), Remedy.MORE_STATES_FOR_BEST, Remedy.FEWER_TURNS, Remedy.MORE_DOCTRINES);
    }
  }

  /** Records the options of a turn whose trees hold the best ones. */
  private void keep(StatesOfTurn turn) {
    Graph<S, R, Tree> graph = choiceGraph.graph();
    for (int state : turn.states()) {
      int number = turn.turn().number();
      policy.keep(state, number, graph.node(state, number).root());
    }
  }

  /**
   * Returns the side whose goal breaks ties: the only side that decides; the attacker if both do.
   */
  private Side tieBreakingSide() {
    Set<Side> deciding = EnumSet.noneOf(Side.class);
    choiceGraph.sides().values().forEach(deciding::addAll);
    return deciding.equals(Set.of(Side.DEFENDER)) ? Side.DEFENDER : Side.ATTACKER;
  }

  /** Returns the fight under the optimal policy. */
  public Engagement<S, R> fight() {
    return fight;
  }

  /** Returns the goal in words; "" if no choice is free. */
  public String goal() {
    return goal;
  }

  /**
   * Returns the value of the fight, part by part of the goal, in which battles that never end count
   * 0; empty if no choice is free, or if none arises and there is no goal.
   */
  public List<Double> value() {
    return worth;
  }

  /** Returns the value of not fighting, in the first part of the goal; empty if it is not known. */
  public OptionalDouble unfought() {
    return choiceGraph == null ? OptionalDouble.empty() : wanted.unfought();
  }

  /**
   * Returns whether there are explored states from which the fight never ends under the optimal
   * options.
   */
  public boolean mayNeverEnd() {
    return mayNeverEnd;
  }

  /**
   * Returns the choices that arise, by the parameter that answers them, with the sides that make
   * them.
   */
  public Map<String, Set<Side>> decided() {
    return choiceGraph == null ? Map.of() : choiceGraph.sides();
  }

  /** Returns whether a side makes any of these choices. */
  public boolean decides(Side side) {
    return decided().values().stream().anyMatch(sides -> sides.contains(side));
  }

  /** Returns whether a side makes choices of this parameter. */
  public boolean decides(String parameter, Side side) {
    return decided().getOrDefault(parameter, Set.of()).contains(side);
  }

  /**
   * Returns the value of another fight by this fight's goal, part by part, with optimal options for
   * the other fight's free choices.
   *
   * @param other the same fight except for its doctrines
   */
  public List<Double> value(Engagement<S, R> other) {
    Doctrine doctrine = other.doctrine();
    ChoiceGraph<S, R> all =
        new ChoiceGraph<>(other, doctrine::leavesFree, wanted.ofTurns(), limits);
    return list(new BestPlay<>(all, wanted, false).solve(turn -> {}));
  }

  /** Returns the decisions in the fight, and the cost of every other option. */
  public List<DecisionValue> decisionValues() {
    return decided().isEmpty()
        ? List.of()
        : new ChoiceWeights<>(choiceGraph, policy, new BestPlay<>(choiceGraph, wanted, true)).all();
  }

  private static List<Double> list(double[] worth) {
    return Arrays.stream(worth).boxed().toList();
  }

  /**
   * Returns the options by which a player sets the decisions of each side; "" for a side without
   * choices.
   */
  public BySide<String> options() {
    return ((Goal.OpenDoctrine<?>) fight.doctrine()).options();
  }

  /**
   * A free choice of a fight under the optimal policy, as its side sees it.
   *
   * @param side the side that decides
   * @param parameter the parameter of the request that answers it
   * @param situation the facts that its side sees and that bear on it; "" if it sees none
   * @param option the name of the chosen option
   * @param times the expected number of such choices in one fight; 0 where a fight may have no end
   * @param costs by the name of every other option what the side loses in the first part of the
   *     goal by taking it once, times the expected number of such choices; 0 if it loses nothing
   *     there
   * @param ties whether some other option is equally good in every part, wherever this choice
   *     arises
   */
  public record DecisionValue(
      Side side,
      String parameter,
      String situation,
      String option,
      double times,
      Map<String, Double> costs,
      boolean ties) {
    /** Returns the cost of the second-best option; 0 if there is no other. */
    public double costOfNextBest() {
      return costs.values().stream().mapToDouble(it -> it).min().orElse(0);
    }
  }
}
