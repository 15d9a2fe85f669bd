package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.daysofglory.Damage.Request.Whom;
import vedette.rules.kit.Measures;
import vedette.rules.kit.TextTable;
import vedette.table.Grid;

/** What hits do to artillery, staff or engineers, 2D6 each (Casualties and damage; DG8). */
final class DamageTable {
  private final TextTable table;
  private final int column;

  /** Each once, in the order of the rows. */
  private final List<String> effects;

  /**
   * What hits have done so far.
   *
   * @param waiting hits that are still to be rolled for
   * @param counts how often each effect has come up
   */
  record Taken(int waiting, List<Integer> counts) {}

  DamageTable(DaysOfGloryTables tables, Whom whom) {
    Grid grid = tables.damage();
    table = new TextTable(grid);
    column = grid.columns().indexOf(EnumWords.word(whom));
    effects =
        IntStream.range(0, grid.rows().size())
            .mapToObj(row -> grid.text(row, column))
            .distinct()
            .toList();
  }

  /** The dice of each hit. */
  Die dice() {
    return table.grid().die();
  }

  List<String> effects() {
    return effects;
  }

  /** Before so many hits are rolled for. */
  Taken hits(int hits) {
    return new Taken(hits, Collections.nCopies(effects.size(), 0));
  }

  /** Rolls for one hit. */
  Taken roll(Taken before, Umpire umpire) {
    return counted(effect(umpire), before);
  }

  /** Rolls for one hit, and returns its effect. */
  String effect(Umpire umpire) {
    return table.roll(column, umpire);
  }

  /** With one more hit that has had its effect. */
  Taken counted(String what, Taken before) {
    int effect = effects.indexOf(what);
    List<Integer> counts = new ArrayList<>(before.counts());
    counts.set(effect, counts.get(effect) + 1);
    return new Taken(before.waiting() - 1, List.copyOf(counts));
  }

  /** How often an effect has come up. */
  int times(String what, Taken taken) {
    int effect = effects.indexOf(what);
    return effect < 0 ? 0 : taken.counts().get(effect);
  }

  /** The effect furthest down the table that has come up. */
  String worst(Taken taken) {
    int worst = effects.size() - 1;
    while (taken.counts().get(worst) == 0) {
      worst--;
    }
    return effects.get(worst);
  }

  /**
   * Adds how often each effect comes up.
   *
   * @param hits the most that there can be
   */
  <R> void measures(Measures<R> measures, int hits, Function<R, Taken> taken) {
    for (String effect : effects) {
      measures
          .ofOne(effect, effect)
          .count("effects", "{}", hits, result -> times(effect, taken.apply(result)));
    }
  }

  /**
   * What hits make of guns, in fire, a charge and a close assault (Casualties and damage; DG8,
   * DG-V7).
   */
  record GunDamage(DamageTable table) {
    private static final String GUN_DESTROYED = "gun destroyed";
    private static final String GUN_SUPPRESSED = "1 gun suppressed 1 turn";
    private static final String BATTERY_SUPPRESSED = "battery suppressed 1 turn";

    static GunDamage of(DaysOfGloryTables tables) {
      return new GunDamage(new DamageTable(tables, Whom.ARTILLERY));
    }

    /** Rolls for one of the hits on guns that wait for it, if nothing else is told of them. */
    UnitState roll(UnitState guns, Umpire umpire) {
      return after(table.effect(umpire), guns.damageRolled());
    }

    /** Guns after the effect of one hit: one less, or one or all that cannot fire. */
    UnitState after(String effect, UnitState guns) {
      return switch (effect) {
        case GUN_DESTROYED -> guns.withoutGun();
        case GUN_SUPPRESSED -> guns.suppressed(1);
        case BATTERY_SUPPRESSED -> guns.suppressed(guns.stands());
        default -> guns;
      };
    }
  }
}
