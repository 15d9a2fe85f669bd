package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;
import vedette.problem.TextFault;

/**
 * The shots of an activation in their order: artillery fire, defensive fire, advancing fire (MP9).
 *
 * @param drawnUp both sides before the first shot
 */
record AssaultFire(AssaultRequest request, FirePhases phases, Setup setup, AssaultState drawnUp) {

  /** The shots; refuses shooters who cannot fire in their phase. */
  List<Action> actions() {
    List<Action> actions = new ArrayList<>();
    artilleryFire(actions);
    if (request.variant().contains(MusketPikeVariant.CHECK_PER_PHASE)) {
      actions.add(new NewPhaseAction(Side.DEFENDER));
    }
    defensiveFire(actions);
    advancingFire(actions);
    return actions;
  }

  /** All of a side as targets: those with units before artillery alone (MP-V7). */
  private List<Integer> targets(Side side) {
    List<Integer> targets = new ArrayList<>();
    drawnUp.of(side).standing().forEach(it -> targets.add(it.stack().index()));
    all(side).stream().filter(it -> !targets.contains(it)).forEach(targets::add);
    return List.copyOf(targets);
  }

  private List<Integer> all(Side side) {
    return drawnUp.of(side).numbers();
  }

  private void artilleryFire(List<Action> actions) {
    for (DrawnShooter battery : setup.shooters(request.battery(), "battery", "battery")) {
      actions.add(phases.artilleryFire(battery, targets(Side.DEFENDER)));
    }
  }

  private void defensiveFire(List<Action> actions) {
    List<FirePhases.Coming> coming =
        all(Side.ATTACKER).stream()
            .map(attacker -> new FirePhases.Coming(attacker, request.from()))
            .toList();
    for (StackState defender : drawnUp.of(Side.DEFENDER).stacks()) {
      actions.addAll(phases.defensiveFire(defender.stack(), coming));
    }
    for (DrawnShooter support :
        setup.shooters(request.defenderSupport(), "support", "defenderSupport")) {
      checkDefensive(support);
      actions.add(phases.defensiveFire(new ShotAction.Support(support), all(Side.ATTACKER)));
    }
  }

  private void advancingFire(List<Action> actions) {
    List<Integer> defenders = targets(Side.DEFENDER);
    List<Integer> into = request.melee().isNever() ? List.of() : defenders;
    for (int stack : all(Side.ATTACKER)) {
      actions.add(phases.advancingFire(new ShotAction.Attacker(stack, into), defenders));
    }
    for (DrawnShooter support :
        setup.shooters(request.attackerSupport(), "support", "attackerSupport")) {
      if (support.artillery().isPresent()) {
        throw new TextFault(
            "attackerSupport",
            support.label() + ": artillery gives no advancing fire",
            "give it as --battery, which fires before the attackers move");
      }
      actions.add(phases.advancingFire(new ShotAction.Support(support), defenders));
    }
  }

  /** Defensive fire is that of inactive units, which have not moved, at adjacent enemies. */
  private static void checkDefensive(DrawnShooter support) {
    if (support.moving()) {
      throw refusal(support, "who gives defensive fire has not moved", "moving");
    }
    if (support.range() > 1) {
      throw refusal(support, "defensive fire is at adjacent enemies only", "range");
    }
    if (support.grazing().filter(Grazing.BEYOND::equals).isPresent()) {
      throw refusal(support, "defensive fire is at adjacent enemies only", Grazing.BEYOND.word());
    }
  }

  private static TextFault refusal(DrawnShooter support, String what, String clause) {
    return new TextFault(
        "defenderSupport", support.label() + ": " + what, "leave `" + clause + "` out");
  }
}
