package vedette.rules.daysofglory.shooting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.shooting.ShotDie.Faces.Face;
import vedette.rules.kit.TextTable;
import vedette.table.grid.Grid;

/**
 * One die of a shooter, and the cell in which it is read (DG1).
 *
 * @param die die with faces of equal effect merged
 */
public record ShotDie(TextTable table, int row, int column, Faces faces, Die die) {
  private static final Die D6 = Die.d(6);

  public static ShotDie of(TextTable table, int row, int column) {
    Faces faces = Faces.parse(table.grid().text(row, column));
    return new ShotDie(table, row, column, faces, D6.merged(faces::of));
  }

  /** Throws the die. */
  public Face shoot(Umpire umpire) {
    note(umpire);
    Face face = faces.of(umpire.roll(die));
    noteHits(face.hits(), umpire);
    return face;
  }

  /** Notes the cell in which the die is read. */
  public void note(Umpire umpire) {
    table.consult(row, column, umpire);
  }

  /** Notes the hits of a die. */
  static void noteHits(int hits, Umpire umpire) {
    umpire.note("", hits > 1 ? "{} hits" : "{} hit", hits == 0 ? "no" : hits);
  }

  /**
   * The effects of the faces of a D6, from 1, as listed in a cell of a shooting table: {@code 45H
   * 6FHH}.
   */
  record Faces(List<Face> all) {
    private static final int SIDES = 6;
    private static final Face NOTHING = new Face(0, false);

    /**
     * The effect of a face.
     *
     * @param fire whether it may start a fire
     */
    public record Face(int hits, boolean fire) {
      /** Returns the figures that it costs a target, at most the remaining ones (DG8). */
      int casualties(int left) {
        return Math.min(hits, left);
      }
    }

    /** Returns the faces in a text; null if the text lists none. */
    static Faces parse(String text) {
      List<Face> faces = new ArrayList<>(Collections.nCopies(SIDES, NOTHING));
      if (!text.equals("--")) {
        for (String group : text.split(" ", -1)) {
          if (!group.matches("[1-6]+F?H{0,3}")) {
            return null;
          }
          int count = (int) group.chars().filter(c -> c == 'H').count();
          // Faces printed without an H are one hit each (DG1).
          Face face = new Face(Math.max(1, count), group.indexOf('F') >= 0);
          for (char c : group.replaceAll("[FH]", "").toCharArray()) {
            if (faces.set(c - '1', face).hits() > 0) {
              return null;
            }
          }
        }
      }
      return new Faces(List.copyOf(faces));
    }

    public Face of(int roll) {
      return all.get(roll - 1);
    }

    /** Returns whether any face may start a fire. */
    boolean canStartFire() {
      return all.stream().anyMatch(Face::fire);
    }

    /** Returns the maximum number of hits of a face. */
    int maxHits() {
      return all.stream().mapToInt(Face::hits).max().orElseThrow();
    }

    /** Returns whether no face hits. */
    boolean isNothing() {
      return maxHits() == 0;
    }
  }

  /**
   * A die of a shooter at a target.
   *
   * @param shooter number of the shooter
   * @param target index of the target
   */
  public record Shot(int shooter, int target, ShotDie die) {
    public static List<Shot> of(int by, int at, List<ShotDie> dice) {
      List<Shot> shots = new ArrayList<>(dice.size());
      for (ShotDie die : dice) {
        shots.add(new Shot(by, at, die));
      }
      return shots;
    }
  }

  /** A table of shooting: the die of each cell, by range band and target type. */
  static final class Table {
    private final Grid grid;
    private final List<List<ShotDie>> rows;

    Table(TextTable table) {
      grid = table.grid();
      rows =
          IntStream.range(0, grid.rows().size())
              .mapToObj(
                  row ->
                      IntStream.range(0, grid.columns().size())
                          .mapToObj(column -> ShotDie.of(table, row, column))
                          .toList())
              .toList();
    }

    /** Returns the die of a row, read for a target type. */
    ShotDie die(String row, TargetType looks) {
      return rows.get(grid.rows().indexOf(row)).get(grid.columns().indexOf(looks.toString()));
    }
  }
}
