package vedette.study;

import java.util.List;
import vedette.table.CellKind;
import vedette.table.Effect;
import vedette.table.Grid;

/** One thing that the cells of a table are compared in, whatever else they say. */
enum CellCriterion {
  DEFENDER_LOSES(true) {
    @Override
    int of(Grid grid, int row, int column) {
      return losses(grid.result(row, column).defender());
    }

    @Override
    String words(int least, boolean removes) {
      return "the defender " + losing(least);
    }
  },
  DEFENDER_GOES_BACK(true) {
    @Override
    int of(Grid grid, int row, int column) {
      return back(grid.result(row, column).defender());
    }

    @Override
    String words(int least, boolean removes) {
      return "the defender is " + goingBack(least, removes);
    }
  },
  ATTACKER_LOSES(false) {
    @Override
    int of(Grid grid, int row, int column) {
      return losses(grid.result(row, column).attacker());
    }

    @Override
    String words(int least, boolean removes) {
      return "the attacker " + losing(least);
    }
  },
  ATTACKER_GOES_BACK(false) {
    @Override
    int of(Grid grid, int row, int column) {
      return back(grid.result(row, column).attacker());
    }

    @Override
    String words(int least, boolean removes) {
      return "the attacker is " + goingBack(least, removes);
    }
  },
  NUMBER(true) {
    @Override
    int of(Grid grid, int row, int column) {
      return grid.number(row, column);
    }

    @Override
    String words(int least, boolean removes) {
      return "the number is " + least + " or more";
    }
  };

  /** More than any points or hexes that a cell can say. */
  static final int GONE = 100;

  private static final List<CellCriterion> OF_NUMBERS = List.of(NUMBER);
  private static final List<CellCriterion> OF_RESULTS =
      List.of(DEFENDER_LOSES, DEFENDER_GOES_BACK, ATTACKER_LOSES, ATTACKER_GOES_BACK);

  private final boolean good;

  CellCriterion(boolean good) {
    this.good = good;
  }

  /** All that the cells of a table are compared in; nothing if they are words. */
  static List<CellCriterion> of(Grid grid) {
    if (grid.cells() == CellKind.TEXT) {
      return List.of();
    }
    return grid.cells() == CellKind.NUMBER ? OF_NUMBERS : OF_RESULTS;
  }

  /** How much of it a cell has. */
  abstract int of(Grid grid, int row, int column);

  /**
   * Having so much of it or more, in words.
   *
   * @param removes whether results of the table eliminate a side
   */
  abstract String words(int least, boolean removes);

  /** Whether more of it is better for the attacker, or simply more. */
  boolean isGood() {
    return good;
  }

  /** Whether it is about holding the ground. */
  boolean isOfGround() {
    return this == DEFENDER_GOES_BACK || this == ATTACKER_GOES_BACK;
  }

  /** How much of it a cell has, less of what is bad being more. */
  int merit(Grid grid, int row, int column) {
    return good ? of(grid, row, column) : -of(grid, row, column);
  }

  /** Whether it is not known from the cell: what an exchange costs depends on the strengths. */
  static boolean isOpen(Grid grid, int row, int column) {
    return grid.cells() == CellKind.COMBAT && grid.result(row, column).exchange();
  }

  private static int losses(Effect effect) {
    return effect.eliminated() ? GONE : effect.losses();
  }

  /** Whoever is gone does not hold the ground either. */
  private static int back(Effect effect) {
    if (effect.eliminated()) {
      return GONE;
    }
    return effect.forcedBack() ? Math.max(1, effect.hexes()) : 0;
  }

  private static String losing(int least) {
    return least == GONE ? "is eliminated" : "loses " + least + " or more";
  }

  private static String goingBack(int least, boolean removes) {
    String far = least > 1 ? " " + least + " hexes" : "";
    return "forced back" + far + (removes ? " or eliminated" : "");
  }
}
