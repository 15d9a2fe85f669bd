package vedette.rules.daysofglory.shooting;

import vedette.json.EnumWords;
import vedette.rules.daysofglory.units.Ground;
import vedette.rules.daysofglory.units.Unit;
import vedette.rules.daysofglory.units.Unit.Formation;

/** The types of targets: the columns of the shooting tables. */
public enum TargetType {
  DISPERSED,
  DENSE,
  LINE,
  FAST,
  LIGHT_COVER,
  HEAVY_COVER;

  private final String words = EnumWords.spaced(this);

  /**
   * Returns the target type of a unit: cavalry that moves is fast, except in cover (DG-V7, DG-V11).
   */
  public static TargetType of(Unit unit, Ground ground, boolean moves) {
    return switch (ground) {
      case LIGHT_WOODS, HEAVY_WOODS, LIGHT_URBAN, LIGHT_COVER -> LIGHT_COVER;
      case HEAVY_URBAN, HEAVY_COVER, FORTIFICATIONS -> HEAVY_COVER;
      case OPEN, HIGHER_GROUND -> moves && unit.arm().isMounted() ? FAST : inTheOpen(unit);
    };
  }

  /** Returns the target type of a unit in the open. Limbered guns are as dense as a column. */
  private static TargetType inTheOpen(Unit unit) {
    if (unit.isSkirmisher() || unit.isDeployedArtillery()) {
      return DISPERSED;
    }
    return unit.formation() == Formation.LINE ? LINE : DENSE;
  }

  /** Returns the words in the tables. */
  @Override
  public String toString() {
    return words;
  }
}
