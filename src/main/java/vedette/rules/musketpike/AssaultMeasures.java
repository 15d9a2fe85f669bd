package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.Names;

/** What a melee or an assault is measured by. */
final class AssaultMeasures {
  private final AssaultState drawnUp;
  private final List<Measure<AssaultResult>> measures = new ArrayList<>();

  private AssaultMeasures(AssaultState drawnUp) {
    this.drawnUp = drawnUp;
  }

  /**
   * The measures; with two stacks on a side, of each of them as well.
   *
   * @param activations whether they are counted
   */
  static List<Measure<AssaultResult>> of(
      AssaultState drawnUp, List<Names> names, boolean activations) {
    AssaultMeasures made = new AssaultMeasures(drawnUp);
    made.ofAll();
    if (activations) {
      made.measures.add(Measure.count("activations", "activations", AssaultResult::activations));
    }
    names.forEach(made::ofEach);
    return List.copyOf(made.measures);
  }

  private void ofAll() {
    measures.add(
        Measure.category(
            "ending", "how it ends", AssaultResult.Ending.class, AssaultResult::ending));
    measures.add(Measure.flag("hexTaken", "the attacker takes the place", AssaultResult::taken));
    for (Side side : Side.values()) {
      measures.add(
          Measure.count(
              side + "Loss",
              "strength points the " + side + " loses",
              result -> lost(result.sides().of(side).stacks())));
    }
    for (Side side : Side.values()) {
      any(side, "Retreats", "has been forced back and lives", StackState::hasRetreated);
    }
    for (Side side : Side.values()) {
      any(side, "Disordered", "ends in disorder", StackState::isDisordered);
    }
    for (Side side : Side.values()) {
      any(side, "Eliminated", "is eliminated", StackState::isEliminated);
    }
    for (Side side : Side.values()) {
      if (isAny(drawnUp.of(side), stack -> stack.stack().hasLeader())) {
        any(side, "LeaderLost", "loses a leader", StackState::hasLostLeader);
      }
    }
    if (isAny(drawnUp.of(Side.DEFENDER), StackState::hasGuns)) {
      measures.add(
          Measure.flag("gunsCaptured", "artillery is captured", AssaultResult::gunsCaptured));
      any(
          Side.DEFENDER,
          "GunsDisordered",
          "has its artillery disordered",
          StackState::gunsDisordered);
    }
    if (!drawnUp.friends().isEmpty()) {
      measures.add(
          Measure.count(
              "displacedLoss",
              "strength points displaced friends lose",
              result -> lost(result.friends())));
      measures.add(
          Measure.count(
              "displacedDisordered", "displaced friends newly disordered", this::disordered));
    }
  }

  private static int lost(List<StackState> stacks) {
    return stacks.stream().mapToInt(StackState::lost).sum();
  }

  private int disordered(AssaultResult result) {
    return disordered(result.friends()) - disordered(drawnUp.friends());
  }

  private static int disordered(List<StackState> friends) {
    return (int) friends.stream().filter(StackState::disordered).count();
  }

  /** A flag that is set if something became of any stack of a side. */
  private void any(Side side, String name, String text, Predicate<StackState> what) {
    String who = drawnUp.of(side).stacks().size() == 1 ? "the " + side : "a stack of the " + side;
    measures.add(
        Measure.flag(
            side + name, who + " " + text, result -> isAny(result.sides().of(side), what)));
  }

  private static boolean isAny(SideState side, Predicate<StackState> what) {
    return side.stacks().stream().anyMatch(what);
  }

  private void ofEach(Names names) {
    Side side = names.side();
    for (int i = 0; i < names.size() && names.size() > 1; i++) {
      int stack = i;
      Function<AssaultResult, StackState> of = result -> result.sides().of(side).of(stack);
      one(
          names.name(i),
          Measure.count(
              side + "Loss",
              "strength points " + names.label(i) + " loses",
              result -> of.apply(result).lost()));
      one(
          names.name(i),
          Measure.flag(
              side + "Disordered",
              names.label(i) + " ends in disorder",
              result -> of.apply(result).isDisordered()));
      one(
          names.name(i),
          Measure.flag(
              side + "Eliminated",
              names.label(i) + " is eliminated",
              result -> of.apply(result).isEliminated()));
    }
  }

  private void one(String name, Measure<AssaultResult> measure) {
    measures.add(measure.ofOne(name));
  }
}
