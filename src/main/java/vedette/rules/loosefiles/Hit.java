package vedette.rules.loosefiles;

/** What is inflicted on a unit. */
record Hit(int points, int casualties) {
  static final Hit NONE = new Hit(0, 0);

  /** What a cell of the artillery's results writes that was checked: {@code 1 1}. */
  static Hit of(String cell) {
    int space = cell.indexOf(' ');
    return new Hit(
        Integer.parseInt(cell, 0, space, 10), Integer.parseInt(cell, space + 1, cell.length(), 10));
  }

  /** Both together. */
  Hit and(Hit other) {
    return new Hit(points + other.points, casualties + other.casualties);
  }

  boolean isNone() {
    return points + casualties == 0;
  }

  /** Both numbers in words. */
  String words() {
    return Words.points(points) + ", " + Words.casualties(casualties);
  }
}
