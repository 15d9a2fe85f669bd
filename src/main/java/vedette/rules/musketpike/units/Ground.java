package vedette.rules.musketpike.units;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.TerrainWord;
import vedette.table.grid.Grid;

/**
 * The effects on fire and melee of the terrain of a hex or the obstacle in front of it.
 *
 * @param cover whether it covers units in it
 * @param disordersBefore whether a melee into it disorders the attacker first
 * @param disordersAfter whether only the advance into it disorders
 * @param obstacle whether the attacker crosses an obstacle
 * @param obstructed whether it is obstructed terrain
 * @param closedToHorse whether horse cannot attack it
 * @param leastFire own fire value needed to shoot at it
 * @param mostFire maximum fire value of shots at it
 * @param behind this terrain against an attack from the rear; null if the direction does not matter
 */
public record Ground(
    boolean cover,
    boolean disordersBefore,
    boolean disordersAfter,
    boolean obstacle,
    boolean obstructed,
    boolean closedToHorse,
    int leastFire,
    int mostFire,
    Ground behind) {
  private static final String CLEAR_NAME = "clear";

  static final Ground CLEAR =
      new Ground(false, false, false, false, false, false, 0, Integer.MAX_VALUE, null);

  /** Returns the combined terrain of these names. */
  public static Ground of(List<String> names, UnitTables tables, String parameter) {
    Ground ground = CLEAR;
    for (String name : names) {
      if (!name.equalsIgnoreCase(CLEAR_NAME)) {
        ground = ground.with(of(name, tables.terrain, parameter));
      }
    }
    return ground;
  }

  private static Ground of(String name, Grid terrain, String parameter) {
    List<String> known = words(terrain);
    String word = TerrainWord.of(name, known, parameter);
    int row = terrain.rows().indexOf(word);
    int most = cell(terrain, row, "most fire value");
    return new Ground(
        cell(terrain, row, "cover") > 0,
        cell(terrain, row, "disorder before") > 0,
        cell(terrain, row, "disorder after") > 0,
        cell(terrain, row, "obstacle") > 0,
        cell(terrain, row, "obstructed") > 0,
        cell(terrain, row, "closed to horse") > 0,
        cell(terrain, row, "least fire value"),
        most > 0 ? most : Integer.MAX_VALUE,
        cell(terrain, row, "open rear") > 0 ? CLEAR : null);
  }

  /** Returns whether it has works, and none that face those hexes (MP-V19). */
  public boolean isOpenTo(Facing from) {
    return from(from) != this;
  }

  /** Returns this terrain as an attack from there meets it: a redoubt has no works at its rear. */
  public Ground from(Facing from) {
    return from == Facing.REAR && behind != null ? behind : this;
  }

  /** Returns the names of all terrain, clear first. */
  public static List<String> words(Grid terrain) {
    List<String> words = new ArrayList<>(List.of(CLEAR_NAME));
    words.addAll(UnitTables.names(terrain.rows()));
    return words;
  }

  private static int cell(Grid terrain, int row, String column) {
    return terrain.number(row, terrain.columns().indexOf(column));
  }

  /** Returns the terrain with the effects of both. */
  Ground with(Ground other) {
    if (this == CLEAR) {
      return other;
    }
    boolean same = behind == null && other.behind == null;
    return new Ground(
        cover || other.cover,
        disordersBefore || other.disordersBefore,
        disordersAfter || other.disordersAfter,
        obstacle || other.obstacle,
        obstructed || other.obstructed,
        closedToHorse || other.closedToHorse,
        Math.max(leastFire, other.leastFire),
        Math.min(mostFire, other.mostFire),
        same ? null : from(Facing.REAR).with(other.from(Facing.REAR)));
  }

  /** Returns whether a unit that enters is disordered, before the melee or by the advance. */
  boolean disorders() {
    return disordersBefore || disordersAfter;
  }

  /**
   * Returns whether a unit that has just entered may rally there: not if the terrain disorders, as
   * works do (MP-V13).
   */
  boolean leavesOrder() {
    return !obstructed && !disorders();
  }

  /** Returns whether it limits the fire values that reach it. */
  public boolean limitsFire() {
    return leastFire > 0 || mostFire < Integer.MAX_VALUE;
  }

  /**
   * Returns the fire value of a shot at it, 0 if none is possible.
   *
   * @param own the shooter's own fire value
   */
  public int limited(int own) {
    return own < leastFire ? 0 : Math.min(own, mostFire);
  }

  /** Returns whether it is neither obstructed nor behind an obstacle or cover. */
  public boolean isOpen() {
    return !cover && !obstacle && !obstructed;
  }
}
