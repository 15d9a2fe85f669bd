package vedette.rules.loosefiles;

/** What a gun inflicts, as a cell writes it: {@code 1 1}. */
record ArtilleryHit(int points, int casualties) {
  static final ArtilleryHit NONE = new ArtilleryHit(0, 0);

  /** The hit of a cell that was checked. */
  static ArtilleryHit of(String cell) {
    int space = cell.indexOf(' ');
    return new ArtilleryHit(
        Integer.parseInt(cell, 0, space, 10), Integer.parseInt(cell, space + 1, cell.length(), 10));
  }

  /**
   * Both together.
   *
   * @param enough so many of either, and more, come to the same
   */
  ArtilleryHit and(ArtilleryHit other, int enough) {
    return new ArtilleryHit(
        Math.min(enough, points + other.points), Math.min(enough, casualties + other.casualties));
  }

  boolean isNone() {
    return points + casualties == 0;
  }

  String words() {
    return Words.points(points) + ", " + Words.casualties(casualties);
  }
}
