package vedette.rules.musketpike.activation;

import java.util.List;
import java.util.function.IntFunction;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.musketpike.fire.FireTables;
import vedette.rules.musketpike.fire.PreparedShooter;
import vedette.rules.musketpike.fire.Shot;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.SideState;
import vedette.rules.musketpike.units.StackState;

/**
 * A shot in artillery, defensive or advancing fire (MP9).
 *
 * @param targets numbers of its possible target stacks, in order of preference
 * @param reading the reading that decides the target
 */
public record ShotAction(
    Phase phase, Source source, List<Integer> targets, String reading, FireTables tables)
    implements Action {

  /** The source of a shot. */
  sealed interface Source {
    /** Returns whether it can fire in this state. */
    boolean fires(ActivationState state);

    /** Returns the shooter at a target, in its current state. */
    PreparedShooter shooter(ActivationState state, StackState target);

    /** Returns the hexes of a target from which the shot comes. */
    default Facing at(StackState target) {
      return Facing.FRONT;
    }
  }

  /** An additional shooter; nothing fires at it. */
  record Support(PreparedShooter shooter) implements Source {
    @Override
    public boolean fires(ActivationState state) {
      return true;
    }

    @Override
    public PreparedShooter shooter(ActivationState state, StackState target) {
      return shooter;
    }
  }

  /**
   * The unit of an attacking stack, by its number; its front is towards its targets.
   *
   * @param into stacks whose hexes it may enter after its fire, if they are still held, no matter
   *     at which of them it fires (MP-V9)
   * @param from function from the number of a defending stack to the hexes where the attacker is
   */
  public record Attacker(int stack, List<Integer> into, IntFunction<Facing> from)
      implements Source {
    @Override
    public boolean fires(ActivationState state) {
      return state.of(Side.ATTACKER).of(stack).stands();
    }

    @Override
    public PreparedShooter shooter(ActivationState state, StackState target) {
      SideState defender = state.of(Side.DEFENDER);
      boolean obstructed = false;
      for (int i = 0; i < into.size(); i++) {
        obstructed |= isObstructed(defender.of(into.get(i)));
      }
      return PreparedShooter.unit(state.of(Side.ATTACKER).of(stack), false, obstructed);
    }

    @Override
    public Facing at(StackState target) {
      return from.apply(target.stack().index());
    }

    private static boolean isObstructed(StackState defender) {
      return defender.holds() && defender.stack().ground().obstructed();
    }
  }

  /**
   * The unit of a defending stack, by its number; it fires through hexes that count as front.
   *
   * @param covered attacking stacks at hexes that it only covers: heavy foot on its flanks or rear
   */
  record Defender(int stack, List<Integer> covered) implements Source {
    @Override
    public boolean fires(ActivationState state) {
      return state.of(Side.DEFENDER).of(stack).stands();
    }

    @Override
    public PreparedShooter shooter(ActivationState state, StackState target) {
      boolean flank = covered.contains(target.stack().index());
      return PreparedShooter.unit(state.of(Side.DEFENDER).of(stack), flank, false);
    }
  }

  /**
   * The artillery of an attacking stack.
   *
   * @param stack number of the stack
   * @param hexes range to the enemies in hexes
   */
  public record AttackingGuns(int stack, int hexes) implements Source {
    @Override
    public boolean fires(ActivationState state) {
      return canFire(state.of(Side.ATTACKER).of(stack));
    }

    @Override
    public PreparedShooter shooter(ActivationState state, StackState target) {
      return PreparedShooter.guns(state.of(Side.ATTACKER).of(stack), hexes);
    }
  }

  /** The artillery of a defending stack, by its number. */
  record DefendingGuns(int stack) implements Source {
    @Override
    public boolean fires(ActivationState state) {
      return canFire(state.of(Side.DEFENDER).of(stack));
    }

    @Override
    public PreparedShooter shooter(ActivationState state, StackState target) {
      return PreparedShooter.guns(state.of(Side.DEFENDER).of(stack), 1);
    }
  }

  private static boolean canFire(StackState guns) {
    return guns.hasGuns() && !guns.gunsDisordered();
  }

  @Override
  public boolean applies(ActivationState state) {
    return source.fires(state) && target(state) != null;
  }

  /**
   * Returns the first target whose unit is still there, or that is only artillery; null if there is
   * none.
   */
  private StackState target(ActivationState state) {
    SideState enemy = state.of(phase.side().opposite());
    for (int i = 0; i < targets.size(); i++) {
      StackState there = enemy.of(targets.get(i));
      if (there.stands() || !there.stack().hasUnit()) {
        return there;
      }
    }
    return null;
  }

  /**
   * Returns the reason why the shot is not possible in this state; "" if it is possible or has no
   * target.
   */
  String noShotReason(ActivationState state) {
    return target(state) == null ? "" : shot(state, OpeningUmpire.UNHEARD).noShotReason();
  }

  @Override
  public ActivationState play(ActivationState state, Umpire umpire) {
    umpire.heading("MP9", "Activation {}, {}", state.activation(), phase);
    Shot shot = umpire.memoize(() -> shot(state, umpire));
    if (targets.size() > 1) {
      umpire.note(reading, "{} is the target", shot.target().label());
    }
    return state.with(shot.afterHits(shot.hits()));
  }

  private Shot shot(ActivationState state, Umpire umpire) {
    StackState target = target(state);
    PreparedShooter shooter = source.shooter(state, target);
    return new Shot(tables, shooter, target, source.at(target), umpire);
  }

  @Override
  public void preview(ActivationState state, Umpire umpire) {
    if (applies(state)) {
      shot(state, umpire).preview();
    }
  }
}
