package vedette.rules.musketpike.fire;

import java.util.List;
import vedette.rules.kit.ModifierTable;
import vedette.rules.kit.NumberTable;
import vedette.rules.musketpike.fire.Shooter.Grazing;
import vedette.rules.musketpike.units.Arm;
import vedette.rules.musketpike.units.UnitTables;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** The tables of fire: fire values, their modifiers, and hits. */
public final class FireTables {
  static final String FIRE_RESULTS = "musket-pike/fire-results";
  static final String FIRE_VALUES = "musket-pike/fire-values";
  static final String TWO_HEX_FIRE_VALUES = "musket-pike/two-hex-fire-values";
  static final String GRAZING = "musket-pike/grazing";
  static final String FIRE_VALUE_MODIFIERS = "musket-pike/fire-value-modifiers";
  static final String FIRE_DIE_MODIFIERS = "musket-pike/fire-die-modifiers";

  /** The tables that fire consults. */
  public static final List<String> ALL =
      List.of(
          FIRE_RESULTS,
          FIRE_VALUES,
          TWO_HEX_FIRE_VALUES,
          UnitTables.ARTILLERY,
          GRAZING,
          FIRE_VALUE_MODIFIERS,
          FIRE_DIE_MODIFIERS,
          UnitTables.TERRAIN,
          UnitTables.MORALE_LOSSES,
          UnitTables.LEADER_LOSS,
          UnitTables.RETREATS);

  final NumberTable results;
  final ModifierTable<FireCondition> valueModifiers;
  final ModifierTable<FireCondition> dieModifiers;

  private final UnitTables units;
  private final Grid fireValues;
  private final Grid twoHexFireValues;
  private final Grid grazingFire;

  /** Returns these tables in the form that the rules use. */
  public static FireTables of(Tables tables) {
    UnitTables units = UnitTables.of(tables);
    return tables.as(FireTables.class, it -> new FireTables(it, units));
  }

  private FireTables(Tables tables, UnitTables units) {
    this.units = units;
    results = new NumberTable(tables.grid(FIRE_RESULTS, CellKind.NUMBER).atLeast(0), "hit");
    valueModifiers =
        new ModifierTable<>(tables.modifiers(FIRE_VALUE_MODIFIERS), FireCondition.class);
    dieModifiers = new ModifierTable<>(tables.modifiers(FIRE_DIE_MODIFIERS), FireCondition.class);
    fireValues = tables.grid(FIRE_VALUES, CellKind.NUMBER);
    twoHexFireValues = tables.grid(TWO_HEX_FIRE_VALUES, CellKind.NUMBER);
    grazingFire = tables.grid(GRAZING, CellKind.NUMBER);
  }

  /** Returns the fire value of 2-hex foot of this strength, before modifiers. */
  int twoHexFireValue(int strength, boolean moving) {
    int column = twoHexFireValues.columns().indexOf(column(moving));
    return twoHexFireValues.number(twoHexFireValues.row(strength), column);
  }

  /** Returns the fire value of other foot, or of horse, before modifiers. */
  int fireValue(Arm arm, boolean moving) {
    return UnitTables.cell(
        fireValues, arm.isHeavyFoot() ? "other heavy foot" : arm.toString(), column(moving));
  }

  private static String column(boolean moving) {
    return moving ? "moving" : "stationary";
  }

  /** Returns the tables of units, which have the ranges of artillery. */
  UnitTables units() {
    return units;
  }

  /** Returns the fire value of grazing fire, before modifiers. */
  int fireValue(Grazing grazing, int range) {
    return UnitTables.cell(grazingFire, grazing.toString(), range == 1 ? "range 1" : "beyond");
  }
}
