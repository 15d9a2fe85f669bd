package vedette.rules.musketpike;

import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.Measures;

/** What a melee or an assault is measured by. */
final class AssaultMeasures {
  private final Lineup lineup;
  private final Measures<AssaultResult> measures = new Measures<>();

  private AssaultMeasures(Lineup lineup) {
    this.lineup = lineup;
  }

  /**
   * The measures; with two stacks on a side, of each of them as well.
   *
   * @param activations whether they are counted
   */
  static List<Measure<AssaultResult>> of(
      Lineup lineup, Names attackers, Names defenders, boolean activations) {
    AssaultMeasures made = new AssaultMeasures(lineup);
    made.all(activations);
    made.each(attackers);
    made.each(defenders);
    return made.measures.list();
  }

  private void all(boolean activations) {
    measures
        .success("the attacker takes the place", AssaultResult::taken)
        .category("ending", "how it ends", AssaultResult.Ending.class, AssaultResult::ending)
        .flag("hexTaken", "the attacker takes the place", AssaultResult::taken);
    for (Side side : Side.values()) {
      measures.of(side).count("Loss", "strength points {} loses", result -> loss(side, result));
    }
    any("Retreats", "{} has been forced back and lives", (f, c) -> c.retreated() && c.lives());
    any("Disordered", "{} ends in disorder", AssaultMeasures::isDisordered);
    any("Eliminated", "{} is eliminated", AssaultMeasures::isEliminated);
    for (Side side : Side.values()) {
      if (lineup.of(side).stream().anyMatch(AssaultMeasures::hasLeader)) {
        any(side, "LeaderLost", "{} loses a leader", (f, c) -> hasLeader(f) && !c.led());
      }
    }
    if (lineup.of(Side.DEFENDER).stream().anyMatch(d -> d.guns().isPresent())) {
      measures.flag("gunsCaptured", "artillery is captured", o -> o.gunsCaptured(lineup));
      any(
          Side.DEFENDER,
          "GunsDisordered",
          "{} has its artillery disordered",
          (f, c) -> c.gunsDisordered());
    }
    if (!lineup.friends().isEmpty()) {
      measures
          .count("displacedLoss", "strength points displaced friends lose", this::lost)
          .count("displacedDisordered", "displaced friends newly disordered", this::disordered);
    }
    if (activations) {
      measures.count("activations", "activations", AssaultResult::activations);
    }
  }

  private static boolean isEliminated(DrawnStack stack, StackState now) {
    return stack.unit().isPresent() && !now.lives();
  }

  private static boolean isDisordered(DrawnStack stack, StackState now) {
    return stack.unit().isPresent() && now.disordered() && now.lives();
  }

  private static boolean hasLeader(DrawnStack stack) {
    return stack.unit().isPresent() && stack.unit().get().leader().isPresent();
  }

  private int loss(Side side, AssaultResult result) {
    int sum = 0;
    for (int i = 0; i < lineup.of(side).size(); i++) {
      sum += lineup.of(side).get(i).lost(result.stacks().of(side).get(i));
    }
    return sum;
  }

  private int lost(AssaultResult result) {
    int sum = 0;
    for (int i = 0; i < result.friends().size(); i++) {
      sum += lineup.friends().get(i).stack().lost(result.friends().get(i));
    }
    return sum;
  }

  private int disordered(AssaultResult result) {
    int count = 0;
    for (int i = 0; i < result.friends().size(); i++) {
      boolean before = lineup.friends().get(i).stack().initial(false).disordered();
      count += result.friends().get(i).disordered() && !before ? 1 : 0;
    }
    return count;
  }

  private void any(String name, String text, BiPredicate<DrawnStack, StackState> what) {
    for (Side side : Side.values()) {
      any(side, name, text, what);
    }
  }

  /** A flag that is set if something became of any stack of a side. */
  private void any(Side side, String name, String text, BiPredicate<DrawnStack, StackState> what) {
    measures
        .ofAny(side, lineup.of(side).size())
        .flag(
            name,
            text,
            result -> {
              for (int i = 0; i < lineup.of(side).size(); i++) {
                if (what.test(lineup.of(side).get(i), result.stacks().of(side).get(i))) {
                  return true;
                }
              }
              return false;
            });
  }

  private void each(Names names) {
    Side side = names.side();
    for (int i = 0; i < names.size() && names.size() > 1; i++) {
      int index = i;
      DrawnStack stack = lineup.of(side).get(i);
      Function<AssaultResult, StackState> state = result -> result.stacks().of(side).get(index);
      measures
          .ofOne(side, names.name(i), names.label(i))
          .count("Loss", "strength points {} loses", result -> stack.lost(state.apply(result)))
          .flag(
              "Disordered",
              "{} ends in disorder",
              result -> isDisordered(stack, state.apply(result)))
          .flag(
              "Eliminated", "{} is eliminated", result -> isEliminated(stack, state.apply(result)));
    }
  }
}
