package vedette.rules.daysofglory;

import vedette.rules.daysofglory.DamageRequest.Whom;
import vedette.rules.daysofglory.DamageTable.Taken;

/** What the effects of hits make of guns (Casualties and damage; DG-V7). */
record GunDamage(DamageTable table) {
  private static final String GUN_DESTROYED = "gun destroyed";
  private static final String GUN_SUPPRESSED = "1 gun suppressed 1 turn";
  private static final String BATTERY_SUPPRESSED = "battery suppressed 1 turn";

  static GunDamage of(DaysOfGloryTables tables) {
    return new GunDamage(new DamageTable(tables, Whom.ARTILLERY));
  }

  /** Guns after one more hit: one less if that has destroyed it. */
  UnitState after(UnitState guns, Taken before, Taken now) {
    boolean destroyed = table.times(GUN_DESTROYED, now) > table.times(GUN_DESTROYED, before);
    return destroyed ? guns.withoutGun() : guns;
  }

  /** Guns after all their hits: some, or all, cannot fire in the next turn. */
  UnitState silenced(UnitState guns, Taken taken) {
    int left = guns.stands();
    return guns.suppressed(
        table.times(BATTERY_SUPPRESSED, taken) > 0
            ? left
            : Math.min(left, table.times(GUN_SUPPRESSED, taken)));
  }
}
