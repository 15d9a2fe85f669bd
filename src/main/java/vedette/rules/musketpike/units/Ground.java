package vedette.rules.musketpike.units;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.TerrainWord;
import vedette.table.grid.Grid;

/**
 * What the terrain of a hex, or the crossing into it, does to fire and melee.
 *
 * @param cover whether it covers those in it
 * @param disordersBefore whether a melee into it disorders the attacker first
 * @param disordersAfter whether only the advance into it disorders
 * @param obstacle whether the attacker crosses an obstacle
 * @param obstructed whether it is obstructed terrain
 * @param closedToHorse whether horse cannot attack it
 * @param leastFire own fire value that shooting at it takes
 * @param mostFire fire value that shots at it are made with, at most
 * @param behind the same terrain as it meets who comes from the rear; null if it is the same
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

  /** Returns the terrain with these names, all together. */
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

  /** Returns whether it has works that do not face those hexes (MP-V19). */
  public boolean isOpenTo(Facing from) {
    return from(from) != this;
  }

  /** As it meets who comes from there: a redoubt has no works at its rear. */
  public Ground from(Facing from) {
    return from == Facing.REAR && behind != null ? behind : this;
  }

  /** Returns what terrain can be called. */
  public static List<String> words(Grid terrain) {
    List<String> words = new ArrayList<>(List.of(CLEAR_NAME));
    words.addAll(UnitTables.names(terrain.rows()));
    return words;
  }

  private static int cell(Grid terrain, int row, String column) {
    return terrain.number(row, terrain.columns().indexOf(column));
  }

  /** Both together: whatever either of them does. */
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

  /** Returns whether whoever goes in is disordered, sooner or later. */
  boolean disorders() {
    return disordersBefore || disordersAfter;
  }

  /**
   * Returns whether who has just gone in may rally there: not if it disorders, as works do
   * (MP-V13).
   */
  boolean leavesOrder() {
    return !obstructed && !disorders();
  }

  /** Returns whether it says which fire values reach it. */
  public boolean limitsFire() {
    return leastFire > 0 || mostFire < Integer.MAX_VALUE;
  }

  /** The fire value of a shot at it, by the shooter's own. */
  public int limited(int own) {
    return own < leastFire ? 0 : Math.min(own, mostFire);
  }

  /** Neither obstructed nor behind an obstacle or cover. */
  public boolean isOpen() {
    return !cover && !obstacle && !obstructed;
  }
}
