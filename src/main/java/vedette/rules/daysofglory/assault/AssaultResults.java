package vedette.rules.daysofglory.assault;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import vedette.rules.daysofglory.units.Morale;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** The effects of each result of a close assault on its winner and its loser. */
final class AssaultResults {
  static final String NAMES = "days-of-glory/assault-results";
  static final String CASUALTIES = "days-of-glory/assault-casualties";
  static final String STATES = "days-of-glory/assault-states";
  static final String MOVEMENT = "days-of-glory/assault-movement";

  /** Toward the enemy, or away from him. */
  static final List<String> FACES = List.of("toward", "away");

  private final Grid names;
  private final Grid casualties;
  private final Grid states;
  private final Grid movement;

  /**
   * What a result does to one side.
   *
   * @param casualties in figures
   * @param faces toward or away from the enemy
   * @param inches compulsory movement, forward positive
   */
  record Effect(int casualties, Morale morale, String faces, int inches) {
    /** Returns the movement in words. */
    String movement() {
      return inches == 0
          ? "static"
          : (inches > 0 ? "forward " : "back ") + Math.abs(inches) + " inches";
    }

    @Override
    public String toString() {
      return casualties
          + (casualties == 1 ? " figure, " : " figures, ")
          + morale
          + ", "
          + movement();
    }
  }

  private AssaultResults(Grid names, Grid casualties, Grid states, Grid movement) {
    this.names = names;
    this.casualties = casualties;
    this.states = states;
    this.movement = movement;
  }

  static AssaultResults of(Tables tables) {
    return new AssaultResults(
        tables.grid(NAMES, CellKind.TEXT),
        tables.grid(CASUALTIES, CellKind.NUMBER).atLeast(0),
        inTheirColumns(tables.grid(STATES, CellKind.TEXT)),
        tables.grid(MOVEMENT, CellKind.NUMBER));
  }

  private static Grid inTheirColumns(Grid states) {
    states.withCells(
        text -> Morale.of(text) != null || FACES.contains(text),
        "write toward or away, or good, disordered, shaken, routing, destroyed");
    for (String who : List.of("winner", "loser")) {
      int morale = states.columns().indexOf(who);
      int faces = states.columns().indexOf(who + " faces");
      states.withRows(
          row ->
              Morale.of(states.text(row, morale)) != null
                  && FACES.contains(states.text(row, faces)),
          "write the facing of the " + who + " (toward or away) and its state, each in its column");
    }
    return states;
  }

  /** Returns whether all tables of what results do have this one. */
  boolean isKnown(String result) {
    return List.of(states, casualties, movement).stream()
        .allMatch(grid -> grid.rows().indexOf(result) >= 0);
  }

  /** Returns what a result does to the winner or the loser. */
  Effect effect(String result, String who, MountedOrFoot arms) {
    int row = states.rows().indexOf(result);
    return new Effect(
        number(casualties, result, who),
        Morale.of(states.text(row, states.columns().indexOf(who))),
        states.text(row, states.columns().indexOf(who + " faces")),
        number(movement, result, arms.moves(who)));
  }

  private static int number(Grid grid, String row, String column) {
    return grid.number(grid.rows().indexOf(row), grid.columns().indexOf(column));
  }

  /** Returns what a result is called: {@code A brief combat}. */
  String resultName(String result) {
    int row = names.rows().indexOf(result);
    return row < 0 ? result : result + " " + names.text(row, 0);
  }

  /** Returns what all results are called. */
  List<String> allCalled() {
    List<String> called = new ArrayList<>();
    for (int row = 0; row < states.rows().size(); row++) {
      called.add(resultName(states.rows().name(row)));
    }
    return called;
  }

  /** Returns all compulsory movements in words, the furthest forward first. */
  List<String> movements() {
    List<Integer> inches = new ArrayList<>();
    for (int row = 0; row < movement.rows().size(); row++) {
      for (int column = 0; column < movement.columns().size(); column++) {
        inches.add(movement.number(row, column));
      }
    }
    return inches.stream()
        .distinct()
        .sorted(Comparator.reverseOrder())
        .map(i -> new Effect(0, Morale.GOOD, "", i).movement())
        .toList();
  }
}
