package vedette.rules.daysofglory.damage;

import vedette.fight.Umpire;
import vedette.rules.daysofglory.units.UnitState;
import vedette.table.Tables;

/**
 * The effects of hits on guns in fire, a charge and a close assault (Casualties and damage; DG8,
 * DG-V7).
 */
public record GunDamage(DamageTable table) {
  private static final String GUN_DESTROYED = "gun destroyed";
  private static final String GUN_SUPPRESSED = "1 gun suppressed 1 turn";
  private static final String BATTERY_SUPPRESSED = "battery suppressed 1 turn";

  public static GunDamage of(Tables tables) {
    return new GunDamage(new DamageTable(tables, DamageTable.DamageTarget.ARTILLERY));
  }

  /** Rolls for one open hit on guns, in fights that do not tally the effects. */
  public UnitState roll(UnitState guns, Umpire umpire) {
    return after(table.effect(umpire), guns.damageRolled());
  }

  /**
   * Returns guns after the effect of one hit: with one gun less, or with one or all guns
   * suppressed.
   */
  public UnitState after(String effect, UnitState guns) {
    return switch (effect) {
      case GUN_DESTROYED -> guns.withoutGun();
      case GUN_SUPPRESSED -> guns.suppressed(1);
      case BATTERY_SUPPRESSED -> guns.suppressed(guns.stands());
      default -> guns;
    };
  }
}
