package vedette.rules.musketpike.fire;

import java.util.function.Predicate;
import vedette.rules.kit.ModifierTable.Situation;
import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.StackState;

/** The conditions of modifiers of a fire value or of a roll to hit, each with its meaning. */
enum FireCondition {
  MOVING_HORSE(About.TARGET, aim -> aim.target.stack().is(Arm.HORSE) && aim.target.moving()),
  LIGHT_FOOT(About.TARGET, aim -> aim.target.stack().is(Arm.LIGHT_FOOT)),
  DISORDERED(About.SHOOTER, aim -> aim.shooter.isDisordered()),
  FLANK(About.SHOOTER, aim -> aim.shooter.losesByFlank()),
  COVER(About.TARGET, aim -> aim.target.stack().ground().from(aim.from).cover()),
  BATTALION_GUNS(About.SHOOTER, aim -> aim.shooter.hasBattalionGuns());

  private final About about;
  private final Predicate<Aim> holds;

  FireCondition(About about, Predicate<Aim> holds) {
    this.about = about;
    this.holds = holds;
  }

  private enum About {
    SHOOTER,
    TARGET
  }

  /**
   * A shooter that fires at a target.
   *
   * @param from the hexes of the target that the shot comes from
   */
  record Aim(DrawnShooter shooter, StackState target, Facing from)
      implements Situation<FireCondition> {
    @Override
    public boolean holds(FireCondition condition) {
      return condition.holds.test(this);
    }

    @Override
    public String because(FireCondition condition) {
      return condition.about == About.SHOOTER ? shooter.label() : target.label();
    }
  }
}
