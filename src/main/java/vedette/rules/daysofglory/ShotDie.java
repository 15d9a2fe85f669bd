package vedette.rules.daysofglory;

import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.rules.daysofglory.Faces.Face;
import vedette.rules.kit.TextTable;

/**
 * One die of those who shoot, and the cell that it is read in (DG1).
 *
 * @param die its faces merged that do the same
 */
record ShotDie(TextTable table, int row, int column, Faces faces, Die die) {
  static ShotDie of(TextTable table, int row, int column) {
    Faces faces = Faces.parse(table.grid().text(row, column));
    return new ShotDie(table, row, column, faces, DaysOfGloryTables.D6.merged(faces::of));
  }

  /** Throws it. */
  Face shoot(Umpire umpire) {
    note(umpire);
    Face face = faces.of(umpire.roll(die));
    noteHits(face.hits(), umpire);
    return face;
  }

  /** Notes the cell that it is read by. */
  void note(Umpire umpire) {
    table.consult(row, column, umpire);
  }

  /** Notes the hits of a die. */
  static void noteHits(int hits, Umpire umpire) {
    umpire.note("", hits > 1 ? "{} hits" : "{} hit", hits == 0 ? "no" : hits);
  }
}
