package vedette.rules.daysofglory;

import vedette.json.EnumWords;
import vedette.rules.daysofglory.Unit.Formation;

/** What a target looks like to those who shoot at it: the columns of the shooting tables. */
enum TargetType {
  DISPERSED,
  DENSE,
  LINE,
  FAST,
  LIGHT_COVER,
  HEAVY_COVER;

  private final String words = EnumWords.spaced(this);

  /** What a unit that moves looks like: horse is fast, but in cover (DG-V7). */
  static TargetType ofMoving(Unit unit, Ground ground) {
    TargetType standing = ofStanding(unit, ground);
    boolean covered = standing == LIGHT_COVER || standing == HEAVY_COVER;
    return unit.arm().isMounted() && !covered ? FAST : standing;
  }

  /** What a unit that stands looks like (DG-V7). */
  static TargetType ofStanding(Unit unit, Ground ground) {
    return switch (ground) {
      case LIGHT_WOODS, LIGHT_COVER -> LIGHT_COVER;
      case HEAVY_COVER, FORTIFIED -> HEAVY_COVER;
      default ->
          unit.arm().isFormed() ? unit.formation() == Formation.COLUMN ? DENSE : LINE : DISPERSED;
    };
  }

  /** As the tables call it. */
  @Override
  public String toString() {
    return words;
  }
}
