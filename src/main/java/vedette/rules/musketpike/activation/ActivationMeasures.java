package vedette.rules.musketpike.activation;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.Measures;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * The measures of activations, and of assaults and melees.
 *
 * @param <R> result of the fight
 */
public final class ActivationMeasures<R extends FightEnd> {
  private final ActivationState drawnUp;
  private final Measures<R> measures;

  private ActivationMeasures(ActivationState drawnUp, Measures<R> measures) {
    this.drawnUp = drawnUp;
    this.measures = measures;
  }

  /**
   * Returns the measures of a melee or an assault, and with two stacks on a side those of each
   * stack.
   *
   * @param activations whether to measure the number of activations
   */
  static List<Measure<ActivationState>> of(
      ActivationState drawnUp, List<Names> names, boolean activations) {
    ActivationMeasures<ActivationState> made = new ActivationMeasures<>(drawnUp, new Measures<>());
    made.measures
        .success("the attacker takes the position", ActivationState::taken)
        .category("ending", "outcome", ActivationState.Ending.class, ActivationState::ending);
    made.ofSides();
    if (activations) {
      made.measures.count("turns", "activations", ActivationState::activation);
    }
    names.forEach(made::ofEach);
    return made.measures.list();
  }

  /**
   * Returns the measures of an activation; with several attacks or stacks, also those of each.
   *
   * @param places names of the place of each attack in measures
   * @param labels names of the same places in reports
   */
  static List<Measure<ActivationEngagement.Result>> ofActivation(
      ActivationState drawnUp, List<Names> names, List<String> places, List<String> labels) {
    ActivationMeasures<ActivationEngagement.Result> made =
        new ActivationMeasures<>(drawnUp, new Measures<>());
    made.measures
        .success(
            "the attacker takes every position it attacks", ActivationEngagement.Result::takesAll)
        .count(
            "hexesTaken",
            "positions taken",
            places.size(),
            ActivationEngagement.Result::hexesTaken);
    made.ofSides();
    for (int i = 0; i < places.size(); i++) {
      int attack = i;
      made.measures
          .ofOne(places.get(i), labels.get(i))
          .category(
              "ending",
              "outcome at {}",
              ActivationState.Ending.class,
              it -> it.attacks().get(attack).ending())
          .flag("hexTaken", "the position of {} is taken", it -> it.attacks().get(attack).taken());
    }
    names.forEach(made::ofEach);
    return made.measures.list();
  }

  /** Adds the losses of both sides and the states of their stacks. */
  public static <R extends FightEnd> void addSides(ActivationState drawnUp, Measures<R> measures) {
    new ActivationMeasures<>(drawnUp, measures).ofSides();
  }

  private void ofSides() {
    drawnUp.sides().forEach(this::losses);
    addAnyFlag("Retreated", "{} is forced to retreat and survives", StackState::hasRetreated);
    addAnyFlag("Disordered", "{} ends in disorder", StackState::isDisordered);
    addAnyFlag("Eliminated", "{} is eliminated", StackState::isEliminated);
    drawnUp.sides().forEach(this::leaders);
    if (drawnUp.of(Side.DEFENDER).isAny(StackState::hasGuns)) {
      measures.flag("gunsCaptured", "artillery is captured", FightEnd::gunsCaptured);
      addAnyFlag(
          Side.DEFENDER,
          "GunsDisordered",
          "artillery of {} is disordered",
          StackState::gunsDisordered);
    }
    if (!drawnUp.friends().isEmpty()) {
      measures
          .count(
              "displacedLosses",
              "strength points lost by displaced friends",
              strength(drawnUp.friends()),
              it -> lost(it.friends()))
          .count(
              "displacedDisordered",
              "displaced friends newly disordered",
              drawnUp.friends().size(),
              it -> disordered(it.friends()) - disordered(drawnUp.friends()));
    }
  }

  private void losses(Side side, SideState before) {
    measures
        .of(side)
        .count(
            "Losses",
            "strength points {} loses",
            strength(before.stacks()),
            it -> lost(it.sides().of(side).stacks()));
  }

  private void leaders(Side side, SideState before) {
    if (before.isAny(stack -> stack.stack().hasLeader())) {
      addAnyFlag(side, "LeaderLost", "{} loses a leader", StackState::hasLostLeader);
    }
  }

  private static int strength(List<StackState> stacks) {
    return stacks.stream().mapToInt(StackState::strength).sum();
  }

  private static int lost(List<StackState> stacks) {
    return stacks.stream().mapToInt(StackState::lost).sum();
  }

  private static int disordered(List<StackState> friends) {
    return (int) friends.stream().filter(StackState::disordered).count();
  }

  private void addAnyFlag(String name, String text, Predicate<StackState> what) {
    drawnUp.sides().forEach((side, before) -> addAnyFlag(side, name, text, what));
  }

  /** Adds a flag that is set if the condition holds for any stack of a side. */
  private void addAnyFlag(Side side, String name, String text, Predicate<StackState> what) {
    measures
        .ofAny(side, drawnUp.of(side).stacks().size())
        .flag(name, text, result -> result.sides().of(side).isAny(what));
  }

  private void ofEach(Names names) {
    Side side = names.side();
    for (int i = 0; i < names.size() && names.size() > 1; i++) {
      int stack = i;
      int strength = drawnUp.of(side).of(stack).strength();
      Function<R, StackState> of = result -> result.sides().of(side).of(stack);
      measures
          .ofOne(side, names.name(i), names.label(i))
          .count("Losses", "strength points {} loses", strength, it -> of.apply(it).lost())
          .flag("Disordered", "{} ends in disorder", it -> of.apply(it).isDisordered())
          .flag("Eliminated", "{} is eliminated", it -> of.apply(it).isEliminated());
    }
  }
}
