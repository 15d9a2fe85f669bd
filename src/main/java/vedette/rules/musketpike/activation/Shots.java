package vedette.rules.musketpike.activation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.Side;
import vedette.rules.musketpike.fire.FireTables;
import vedette.rules.musketpike.fire.PreparedShooter;
import vedette.rules.musketpike.fire.Shooter.Grazing;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.MusketPikeVariant;
import vedette.rules.musketpike.units.PreparedStack;
import vedette.source.TextFault;

/**
 * A maker of the shots in artillery fire, defensive fire and advancing fire (MP9).
 *
 * @param reading the reading by which each shot finds its target: MP-V7 in an assault, MP-V15 in an
 *     activation
 */
public record Shots(FireTables tables, List<MusketPikeVariant> variants, String reading) {

  /**
   * An attacker that a defender may fire at.
   *
   * @param attacker its number
   * @param from the hexes of the defender from which it comes
   */
  public record Approach(int attacker, Facing from) {}

  /**
   * Returns the fire of a battery before the attackers move.
   *
   * @throws TextFault if the shooter is not artillery
   */
  public Action artilleryFire(PreparedShooter battery, List<Integer> targets) {
    if (battery.artillery().isEmpty()) {
      throw new TextFault(
          "battery", battery.label() + " is not artillery", "write artillery, as in `art 12lb`");
    }
    return artilleryFire(new ShotAction.Support(battery), targets);
  }

  /** Returns a shot of artillery fire. */
  public Action artilleryFire(ShotAction.Source source, List<Integer> targets) {
    return shot(Phase.ARTILLERY_FIRE, source, targets);
  }

  /** Returns the actions between artillery fire and the next phase of fire at the same targets. */
  public List<Action> newPhase() {
    return variants.contains(MusketPikeVariant.CHECK_PER_PHASE)
        ? List.of(new Action.NewCheck(Side.DEFENDER))
        : List.of();
  }

  /**
   * Returns the defensive fire of a stack: its artillery first, then its unit, each through its
   * front.
   */
  public List<Action> defensiveFire(PreparedStack stack, List<Approach> coming) {
    // Light foot has real front hexes on its flanks; heavy foot only covers them.
    boolean covers = stack.hasUnit() && stack.arm().isHeavyFoot();
    List<Integer> atGuns = attackers(coming, it -> stack.hasGuns() && it.from() == Facing.FRONT);
    List<Integer> atUnit = attackers(coming, it -> stack.hasUnit() && stack.isFront(it.from()));
    List<Integer> covered = attackers(coming, it -> covers && it.from() != Facing.FRONT);
    List<Action> shots = new ArrayList<>();
    if (!atGuns.isEmpty()) {
      shots.add(defensiveFire(new ShotAction.DefendingGuns(stack.index()), atGuns));
    }
    if (!atUnit.isEmpty()) {
      shots.add(defensiveFire(new ShotAction.Defender(stack.index(), covered), atUnit));
    }
    return shots;
  }

  private static List<Integer> attackers(List<Approach> coming, Predicate<Approach> which) {
    return coming.stream().filter(which).map(Approach::attacker).toList();
  }

  /**
   * Returns the defensive fire of an additional shooter.
   *
   * @throws TextFault if it has moved or is not adjacent
   */
  public Action defensiveFire(PreparedShooter support, List<Integer> targets) {
    if (support.moving()) {
      throw refusal(support, "a unit that has moved cannot give defensive fire", "moving");
    }
    if (support.aim().range() > 1) {
      throw refusal(support, "defensive fire reaches only adjacent enemies", "range");
    }
    if (support.aim().grazing().filter(Grazing.BEYOND::equals).isPresent()) {
      throw refusal(support, "defensive fire reaches only adjacent enemies", Grazing.BEYOND.word());
    }
    return defensiveFire(new ShotAction.Support(support), targets);
  }

  private static TextFault refusal(PreparedShooter support, String what, String clause) {
    return new TextFault(
        "defenderSupport", support.label() + ": " + what, "leave out `" + clause + "`");
  }

  private Action defensiveFire(ShotAction.Source source, List<Integer> targets) {
    return shot(Phase.DEFENSIVE_FIRE, source, targets);
  }

  /**
   * Returns the advancing fire of an additional shooter.
   *
   * @throws TextFault if it is artillery
   */
  public Action advancingFire(PreparedShooter support, List<Integer> targets) {
    if (support.artillery().isPresent()) {
      throw new TextFault(
          "attackerSupport",
          support.label() + ": artillery cannot give advancing fire",
          "give it as --battery, to fire before the attackers move");
    }
    return advancingFire(new ShotAction.Support(support), targets);
  }

  /** Returns a shot of advancing fire. */
  public Action advancingFire(ShotAction.Source source, List<Integer> targets) {
    return shot(Phase.ADVANCING_FIRE, source, targets);
  }

  private Action shot(Phase phase, ShotAction.Source source, List<Integer> targets) {
    return new ShotAction(phase, source, targets, reading, tables);
  }
}
