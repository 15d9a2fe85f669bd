package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Side;
import vedette.request.BadRequest;

/**
 * The shots of an activation in their order: artillery fire, defensive fire, advancing fire (MP9).
 *
 * @param drawnUp both sides before the first shot
 */
record AssaultFire(
    AssaultRequest request, MusketPikeTables tables, Setup setup, AssaultState drawnUp) {

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

  private void artilleryFire(List<Action> actions) {
    for (DrawnShooter battery : setup.shooters(request.battery(), "battery", "battery")) {
      if (battery.artillery().isEmpty()) {
        throw new BadRequest(
            "battery", battery.label() + " is not artillery", "write it as in `art 12lb`");
      }
      actions.add(artilleryFire(new ShotAction.Support(battery)));
    }
  }

  private void defensiveFire(List<Action> actions) {
    for (StackState defender : drawnUp.of(Side.DEFENDER).stacks()) {
      DrawnStack stack = defender.stack();
      if (stack.hasGuns() && request.from() == Facing.FRONT) {
        actions.add(defensiveFire(new ShotAction.DefendingGuns(stack.index())));
      }
      if (stack.hasUnit() && stack.isFront(request.from())) {
        // Light foot has real front hexes on its flanks; heavy foot only covers them.
        boolean flank = request.from() != Facing.FRONT && stack.arm().isHeavyFoot();
        actions.add(defensiveFire(new ShotAction.Defender(stack.index(), flank)));
      }
    }
    for (DrawnShooter support :
        setup.shooters(request.defenderSupport(), "support", "defenderSupport")) {
      checkDefensive(support);
      actions.add(defensiveFire(new ShotAction.Support(support)));
    }
  }

  private void advancingFire(List<Action> actions) {
    boolean goesIn = !request.melee().isNever();
    for (int stack = 0; stack < request.attacker().size(); stack++) {
      actions.add(advancingFire(new ShotAction.Attacker(stack, goesIn)));
    }
    for (DrawnShooter support :
        setup.shooters(request.attackerSupport(), "support", "attackerSupport")) {
      if (support.artillery().isPresent()) {
        throw new BadRequest(
            "attackerSupport",
            support.label() + ": artillery gives no advancing fire",
            "give it as --battery, which fires before the attackers move");
      }
      actions.add(advancingFire(new ShotAction.Support(support)));
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

  private static BadRequest refusal(DrawnShooter support, String what, String clause) {
    return new BadRequest(
        "defenderSupport", support.label() + ": " + what, "leave `" + clause + "` out");
  }

  private Action artilleryFire(ShotAction.Source source) {
    return new ShotAction("artillery fire", Side.ATTACKER, source, tables);
  }

  private Action defensiveFire(ShotAction.Source source) {
    return new ShotAction("defensive fire", Side.DEFENDER, source, tables);
  }

  private Action advancingFire(ShotAction.Source source) {
    return new ShotAction("advancing fire", Side.ATTACKER, source, tables);
  }
}
