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

/** A fight in which whoever is free to choose chooses best. */
public final class OptimizedFight<S, R> {
  private final Engagement<S, R> fight;
  private final String goal;
  private final List<Double> worth;
  private final boolean mayNeverEnd;

  /** All that can come of it; null if it leaves nothing free. */
  private final ChoiceGraph<S, R> choiceGraph;

  private final Goal<R> wanted;
  private final Policy<S> policy;
  private final Limits limits;

  /** A fight as it is, which leaves nothing free. */
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
   * A fight with its best answers; as it is if it leaves nothing free, or has them already.
   *
   * @throws Refusal if to find them takes more than it may, or both sides could keep the fight from
   *     ending
   */
  @SuppressWarnings("unchecked") // the wishes are made for this fight
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

  /** Takes down what is done in a turn whose trees take their best options. */
  private void keep(StatesOfTurn turn) {
    Graph<S, R, Tree> graph = choiceGraph.graph();
    for (int state : turn.states()) {
      int number = turn.turn().number();
      policy.keep(state, number, graph.node(state, number).root());
    }
  }

  /** Ties are broken as the side has it that decides alone; the attacker if both do. */
  private Side tieBreakingSide() {
    Set<Side> deciding = EnumSet.noneOf(Side.class);
    choiceGraph.sides().values().forEach(deciding::addAll);
    return deciding.equals(Set.of(Side.DEFENDER)) ? Side.DEFENDER : Side.ATTACKER;
  }

  /** The fight by the best answers to what it leaves free. */
  public Engagement<S, R> fight() {
    return fight;
  }

  /** Returns what is wanted, as it is told; "" if nothing is left free. */
  public String goal() {
    return goal;
  }

  /** Returns what it is worth, part by part of the goal; what never ends is worth 0. */
  public List<Double> value() {
    return worth;
  }

  /**
   * Returns what it is worth if there is no fight at all, in the first part of the goal; if that is
   * known.
   */
  public OptionalDouble unfought() {
    return choiceGraph == null ? OptionalDouble.empty() : wanted.unfought();
  }

  /** Returns whether states were met that nothing leads out of. */
  public boolean mayNeverEnd() {
    return mayNeverEnd;
  }

  /** Returns the choices that come up, by the parameter that answers them, and whose they are. */
  public Map<String, Set<Side>> decided() {
    return choiceGraph == null ? Map.of() : choiceGraph.sides();
  }

  /** Returns whether a side has any of them to answer. */
  public boolean decides(Side side) {
    return decided().values().stream().anyMatch(sides -> sides.contains(side));
  }

  /** Returns whether a side has to answer such choices. */
  public boolean decides(String parameter, Side side) {
    return decided().getOrDefault(parameter, Set.of()).contains(side);
  }

  /**
   * Returns what another fight is worth to the same side, part by part of the goal, by best answers
   * to what it leaves free.
   *
   * @param other the same fight, but for doctrines
   */
  public List<Double> value(Engagement<S, R> other) {
    Doctrine doctrine = other.doctrine();
    ChoiceGraph<S, R> all =
        new ChoiceGraph<>(other, doctrine::leavesFree, wanted.ofTurns(), limits);
    return list(new BestPlay<>(all, wanted, false).solve(turn -> {}));
  }

  /** Returns what is decided in the fight, and what every other option would cost there. */
  public List<DecisionValue> decisionValues() {
    return decided().isEmpty()
        ? List.of()
        : new ChoiceWeights<>(choiceGraph, policy, new BestPlay<>(choiceGraph, wanted, true)).all();
  }

  private static List<Double> list(double[] worth) {
    return Arrays.stream(worth).boxed().toList();
  }

  /**
   * Returns what a player writes to decide for each side in such fights; "" for a side without
   * choices.
   */
  public BySide<String> options() {
    return ((Goal.OpenDoctrine<?>) fight.doctrine()).options();
  }

  /**
   * A choice that comes up in a fight in which it is decided best, as its side sees it.
   *
   * @param parameter the parameter of the request that answers it
   * @param situation what its side sees that bears on it; "" if it sees nothing
   * @param option what is taken, as it is called
   * @param times how often that is, in one fight, on average; never where a fight may have no end
   * @param costs what every other option would cost its side there, by what it is called: in one
   *     fight, on average, of the first part of the goal; 0 if it is as good in that
   * @param ties whether some other option is as good in every part, wherever this comes up
   */
  public record DecisionValue(
      Side side,
      String parameter,
      String situation,
      String option,
      double times,
      Map<String, Double> costs,
      boolean ties) {
    /** Returns what the next best option would cost; 0 if there is no other. */
    public double costOfNextBest() {
      return costs.values().stream().mapToDouble(it -> it).min().orElse(0);
    }
  }
}
