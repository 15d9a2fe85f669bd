package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;

/** What a melee or an assault is measured by. */
final class OutcomeMeasures {
  private final Lineup lineup;
  private final List<Measure<Outcome>> measures = new ArrayList<>();

  private OutcomeMeasures(Lineup lineup) {
    this.lineup = lineup;
  }

  /**
   * The measures; with two stacks on a side, of each of them as well.
   *
   * @param activations whether they are counted
   */
  static List<Measure<Outcome>> of(
      Lineup lineup, Names attackers, Names defenders, boolean activations) {
    OutcomeMeasures made = new OutcomeMeasures(lineup);
    made.all(activations);
    made.each(attackers);
    made.each(defenders);
    return List.copyOf(made.measures);
  }

  private void all(boolean activations) {
    measures.add(Measure.category("ending", "how it ends", Outcome.Ending.class, Outcome::ending));
    measures.add(Measure.flag("hexTaken", "the attacker takes the place", Outcome::taken));
    for (Side side : Side.values()) {
      measures.add(
          Measure.count(
              side + "Loss",
              "strength points the " + side + " loses",
              outcome -> loss(side, outcome)));
    }
    any("Retreats", "has been forced back and lives", (f, c) -> c.retreated() && c.lives());
    any("Disordered", "ends in disorder", OutcomeMeasures::isDisordered);
    any("Eliminated", "is eliminated", OutcomeMeasures::isEliminated);
    for (Side side : Side.values()) {
      if (lineup.of(side).stream().anyMatch(OutcomeMeasures::hasLeader)) {
        any(side, "LeaderLost", "loses a leader", (f, c) -> hasLeader(f) && !c.led());
      }
    }
    if (lineup.defenders().stream().anyMatch(d -> d.guns().isPresent())) {
      measures.add(
          Measure.flag("gunsCaptured", "artillery is captured", o -> o.gunsCaptured(lineup)));
      any(
          Side.DEFENDER,
          "GunsDisordered",
          "has its artillery disordered",
          (f, c) -> c.gunsDisordered());
    }
    if (!lineup.friends().isEmpty()) {
      measures.add(
          Measure.count("displacedLoss", "strength points displaced friends lose", this::lost));
      measures.add(
          Measure.count(
              "displacedDisordered", "displaced friends newly disordered", this::disordered));
    }
    if (activations) {
      measures.add(Measure.count("activations", "activations", Outcome::activations));
    }
  }

  private static boolean isEliminated(Formation formation, Condition condition) {
    return formation.unit().isPresent() && !condition.lives();
  }

  private static boolean isDisordered(Formation formation, Condition condition) {
    return formation.unit().isPresent() && condition.disordered() && condition.lives();
  }

  private static boolean hasLeader(Formation formation) {
    return formation.unit().isPresent() && formation.unit().get().leader().isPresent();
  }

  private static List<Condition> of(Outcome outcome, Side side) {
    return side == Side.ATTACKER ? outcome.attackers() : outcome.defenders();
  }

  private int loss(Side side, Outcome outcome) {
    int sum = 0;
    for (int i = 0; i < lineup.of(side).size(); i++) {
      sum += lineup.of(side).get(i).lost(of(outcome, side).get(i));
    }
    return sum;
  }

  private int lost(Outcome outcome) {
    int sum = 0;
    for (int i = 0; i < outcome.friends().size(); i++) {
      sum += lineup.friends().get(i).formation().lost(outcome.friends().get(i));
    }
    return sum;
  }

  private int disordered(Outcome outcome) {
    int count = 0;
    for (int i = 0; i < outcome.friends().size(); i++) {
      boolean before = lineup.friends().get(i).formation().initial(false).disordered();
      count += outcome.friends().get(i).disordered() && !before ? 1 : 0;
    }
    return count;
  }

  private void any(String name, String text, BiPredicate<Formation, Condition> what) {
    for (Side side : Side.values()) {
      any(side, name, text, what);
    }
  }

  /** A flag that is set if something became of any stack of a side. */
  private void any(Side side, String name, String text, BiPredicate<Formation, Condition> what) {
    String who = lineup.of(side).size() == 1 ? "the " + side : "a stack of the " + side;
    measures.add(
        Measure.flag(
            side + name,
            who + " " + text,
            outcome -> {
              for (int i = 0; i < lineup.of(side).size(); i++) {
                if (what.test(lineup.of(side).get(i), of(outcome, side).get(i))) {
                  return true;
                }
              }
              return false;
            }));
  }

  private void each(Names names) {
    Side side = names.side();
    for (int i = 0; i < names.size() && names.size() > 1; i++) {
      int stack = i;
      Formation formation = lineup.of(side).get(i);
      Function<Outcome, Condition> condition = outcome -> of(outcome, side).get(stack);
      String label = names.label(i);
      measures.add(
          Measure.<Outcome>count(
                  side + "Loss",
                  "strength points " + label + " loses",
                  outcome -> formation.lost(condition.apply(outcome)))
              .ofOne(names.name(i)));
      measures.add(
          Measure.<Outcome>flag(
                  side + "Disordered",
                  label + " ends in disorder",
                  outcome -> isDisordered(formation, condition.apply(outcome)))
              .ofOne(names.name(i)));
      measures.add(
          Measure.<Outcome>flag(
                  side + "Eliminated",
                  label + " is eliminated",
                  outcome -> isEliminated(formation, condition.apply(outcome)))
              .ofOne(names.name(i)));
    }
  }
}
