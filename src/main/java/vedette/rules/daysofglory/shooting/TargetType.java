package vedette.rules.daysofglory.shooting;

import vedette.json.EnumWords;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.Unit.Formation;

/** What a target looks like to those who shoot at it: the columns of the shooting tables. */
public enum TargetType {
  DISPERSED,
  DENSE,
  LINE,
  FAST,
  LIGHT_COVER,
  HEAVY_COVER;

  private final String words = EnumWords.spaced(this);

  /** Returns what a unit looks like: horse that moves is fast, but in cover (DG-V7, DG-V11). */
  public static TargetType of(Unit unit, Ground ground, boolean moves) {
    return switch (ground) {
      case LIGHT_WOODS, HEAVY_WOODS, LIGHT_URBAN, LIGHT_COVER -> LIGHT_COVER;
      case HEAVY_URBAN, HEAVY_COVER, FORTIFICATIONS -> HEAVY_COVER;
      case OPEN, HIGHER_GROUND -> moves && unit.arm().isMounted() ? FAST : inTheOpen(unit);
    };
  }

  /** Limbered guns stand as close as a column. */
  private static TargetType inTheOpen(Unit unit) {
    if (unit.isSkirmisher() || unit.isDeployedArtillery()) {
      return DISPERSED;
    }
    return unit.formation() == Formation.LINE ? LINE : DENSE;
  }

  /** As the tables call it. */
  @Override
  public String toString() {
    return words;
  }
}
