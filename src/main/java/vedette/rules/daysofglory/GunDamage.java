package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Umpire;
import vedette.rules.kit.Measures;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/** What hits do to guns, 2D6 each (Casualties and damage; DG8, DG-V7). */
final class GunDamage {
  /** The effect that takes a gun away. */
  private static final String GUN_DESTROYED = "gun destroyed";

  /** The effects that keep guns from firing in the next turn. */
  private static final String GUN_SUPPRESSED = "1 gun suppressed 1 turn";

  private static final String BATTERY_SUPPRESSED = "battery suppressed 1 turn";

  private final TextTable table;
  private final int column;
  private final List<String> effects;

  /**
   * What hits have done so far.
   *
   * @param waiting hits that are still to be rolled for
   * @param counts how often each effect has come up
   */
  record Taken(int waiting, List<Integer> counts) {
    Taken hit(int hits) {
      return hits == 0 ? this : new Taken(waiting + hits, counts);
    }
  }

  GunDamage(DaysOfGloryTables tables) {
    Grid grid = tables.damage();
    table = new TextTable(grid);
    column = grid.columns().indexOf("artillery");
    effects = Damage.effects(grid, column);
  }

  Taken none() {
    return new Taken(0, Collections.nCopies(effects.size(), 0));
  }

  /** Rolls for one hit. */
  Taken roll(Taken before, Umpire umpire) {
    int effect = effects.indexOf(table.roll(column, umpire));
    List<Integer> counts = new ArrayList<>(before.counts());
    counts.set(effect, counts.get(effect) + 1);
    return new Taken(before.waiting() - 1, List.copyOf(counts));
  }

  /** How often a gun was destroyed. */
  int gunsDestroyed(Taken taken) {
    return times(GUN_DESTROYED, taken);
  }

  /** Guns of which some, or all, cannot fire in the next turn. */
  UnitState silenced(UnitState guns, Taken taken) {
    int left = guns.stands();
    return guns.suppressed(
        times(BATTERY_SUPPRESSED, taken) > 0 ? left : Math.min(left, times(GUN_SUPPRESSED, taken)));
  }

  private int times(String what, Taken taken) {
    int effect = effects.indexOf(what);
    return effect < 0 ? 0 : taken.counts().get(effect);
  }

  /**
   * Adds how many guns are lost and how often each effect comes up.
   *
   * @param guns that there are
   * @param hits the most that there can be
   */
  void measures(Measures<Fire.Result> measures, int guns, int hits) {
    measures.count("gunsLost", "guns it loses", guns, r -> guns - r.target().stands());
    for (int i = 0; i < effects.size(); i++) {
      int effect = i;
      measures
          .ofOne(effects.get(i), effects.get(i))
          .count("effects", "{}", hits, r -> r.damaged().counts().get(effect));
    }
  }
}
