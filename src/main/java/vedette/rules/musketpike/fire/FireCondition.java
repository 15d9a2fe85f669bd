package vedette.rules.musketpike.fire;

import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.Facing;
import vedette.rules.musketpike.units.StackState;

/** The conditions of modifiers of a fire value or of a roll to hit, each with its meaning. */
enum FireCondition {
  MOVING_HORSE(About.TARGET, (by, at, from) -> at.stack().is(Arm.HORSE) && at.moving()),
  LIGHT_FOOT(About.TARGET, (by, at, from) -> at.stack().is(Arm.LIGHT_FOOT)),
  DISORDERED(About.SHOOTER, (by, at, from) -> by.isDisordered()),
  FLANK(About.SHOOTER, (by, at, from) -> by.losesByFlank()),
  COVER(About.TARGET, (by, at, from) -> at.stack().ground().from(from).cover()),
  BATTALION_GUNS(About.SHOOTER, (by, at, from) -> by.hasBattalionGuns());

  private final About about;
  private final Meaning meaning;

  FireCondition(About about, Meaning meaning) {
    this.about = about;
    this.meaning = meaning;
  }

  private enum About {
    SHOOTER,
    TARGET
  }

  /** The test that tells whether a condition holds. */
  @FunctionalInterface
  private interface Meaning {
    boolean holds(PreparedShooter by, StackState at, Facing from);
  }

  /**
   * Returns whether the condition holds for a shot.
   *
   * @param from the hexes of the target from which the shot comes
   */
  boolean holds(PreparedShooter by, StackState at, Facing from) {
    return meaning.holds(by, at, from);
  }

  /** Returns the label of the stack that the condition is about. */
  String because(PreparedShooter by, StackState at) {
    return about == About.SHOOTER ? by.label() : at.label();
  }
}
