package vedette.rules.own;

import java.util.List;
import java.util.stream.Stream;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.rules.kit.Notes;
import vedette.system.Result;
import vedette.system.RuleSystem;
import vedette.system.TableRule;

/**
 * A roll on a table by a side or one of its units.
 *
 * @param unit the unit; -1 for the side
 * @param shift the result of rolled shifts; null if they have not been rolled
 */
record TableTask(String name, RollContext context, int unit, Integer shift) implements Task {
  TableTask(String name, RollContext context, int unit) {
    this(name, context, unit, null);
  }

  @Override
  public Object[] part() {
    return new Object[] {"tables", name};
  }

  @Override
  public void act(Play play) {
    TableRule table = play.terms().rules().tables().get(name);
    Side own = context.own();
    RuleSystem rules = play.terms().rules();
    if (shift == null && !rules.alone() && play.umpire().hears("")) {
      play.umpire().note("", "{} rolls on {}", play.unitName(own, unit), name);
    }
    if (shift == null && table.rollsShifts()) {
      int rolled = play.roll(play.umpire().memoize(() -> shifts(table, play)));
      play.first(new TableTask(name, context, unit, rolled));
      return;
    }
    SettledRoll settledRoll = play.umpire().memoize(() -> settleRoll(table, play));
    int rolled = settledRoll.die() == null ? 0 : play.rollAnyway(settledRoll.die());
    LookupCells lookupCells = settledRoll.cellsFor(rolled);
    int column = lookupCells.column();
    if (column < 0) {
      if (table.columns().comparesSides()) {
        play.first(new Finish(FightResult.OFF_THE_TABLE));
      }
      return;
    }
    int row = lookupCells.rows().row(settledRoll.shownNumber(rolled));
    TableRule.Cell cell = table.cells().get(row).get(column);
    play.consulted(cell);
    String readings = Notes.ids(table.readings());
    if (play.umpire().hears(readings)) {
      play.umpire()
          .note(
              new Note.Cell(
                  name,
                  table.rows().name(row),
                  table.columns().axis().name(column),
                  cell.text(),
                  table.columns().axis().size() == 1,
                  Note.idsIn(readings)));
    }
    String saves = table.toSave() == null ? "" : name;
    if (cell.results().size() == 1) {
      Effects.playOnly(cell.results().get(0), context, saves, play);
      return;
    }
    for (int i = cell.results().size() - 1; i >= 0; i--) {
      Result result = cell.results().get(i);
      if (result != null) {
        Effects.of(result, context, saves, play);
      }
    }
  }

  /**
   * Returns the die for the sum of all rolled shifts, with rolls merged that lead to the same
   * columns.
   */
  private Die shifts(TableRule table, Play play) {
    View view = context.view(play).ofUnit(unit);
    CountingModifiers counting = new CountingModifiers(table.modifiers(), view);
    Spread shifts = counting.rolledShift();
    String words = counting.rolledShiftWords();
    if (!words.isEmpty()) {
      play.umpire().note("", "the column is shifted by {}", words);
    }
    return play.muted(
        () ->
            play.fight()
                .die(shifts, words)
                .merged(by -> columns(table, view, counting.withRolledShift(by), play)));
  }

  /** Returns the columns of a roll without and with doubles. */
  private static List<Integer> columns(
      TableRule table, View view, CountingModifiers counting, Play play) {
    CountingModifiers doubled = table.doubles() == null ? null : counting.with(table.doubles());
    return Stream.of(counting, doubled == null ? counting : doubled)
        .map(it -> new ColumnFinder(table, view, it, play).column())
        .toList();
  }

  /**
   * The cells in which a roll is looked up.
   *
   * @param column the index of the column; -1 if there is none
   * @param rows null if there is no column
   */
  private record LookupCells(int column, RowFinder rows) {
    /** Returns the text of the cell for a roll; null if there is no column. */
    String says(TableRule table, int shown) {
      return column < 0 ? null : table.cells().get(rows.row(shown)).get(column).text();
    }
  }

  /**
   * The cells and the die of a roll, settled before it is made.
   *
   * @param doubles the cells for doubles; null if doubles make no difference
   * @param die null if there is no column; with doubles it shows twice the total, plus 1 for
   *     doubles
   */
  private record SettledRoll(LookupCells single, LookupCells doubles, Die die) {
    LookupCells cellsFor(int rolled) {
      return doubles != null && Math.floorMod(rolled, 2) == 1 ? doubles : single;
    }

    int shownNumber(int rolled) {
      return doubles == null ? rolled : Math.floorDiv(rolled, 2);
    }

    String words(int rolled) {
      return shownNumber(rolled) + (cellsFor(rolled) == doubles ? ", doubles" : "");
    }

    String says(TableRule table, int rolled) {
      return cellsFor(rolled).says(table, shownNumber(rolled));
    }
  }

  private SettledRoll settleRoll(TableRule table, Play play) {
    View view = context.view(play).ofUnit(unit);
    CountingModifiers counting =
        new CountingModifiers(table.modifiers(), view).withRolledShift(shift == null ? 0 : shift);
    LookupCells single = lookupCells(table, view, counting, play);
    CountingModifiers doubled = table.doubles() == null ? null : counting.with(table.doubles());
    if (doubled == null) {
      Die die = single.column() < 0 ? null : single.rows().die(single.column());
      return new SettledRoll(single, null, die);
    }
    LookupCells doubles = play.muted(() -> lookupCells(table, view, doubled, play));
    noteDoubles(table, single, doubles, play);
    SettledRoll looked = new SettledRoll(single, doubles, null);
    if (single.column() < 0 && doubles.column() < 0) {
      return looked;
    }
    Spread natural = table.die().twoAlike();
    if (counting.anyRerolls()) {
      natural = natural.rerolled(rolled -> counting.rerolls(looked.shownNumber(rolled)), false);
    }
    Die die = play.fight().die(natural, table.die().text()).saying(looked::words);
    return new SettledRoll(single, doubles, die.merged(rolled -> looked.says(table, rolled)));
  }

  private static void noteDoubles(
      TableRule table, LookupCells single, LookupCells doubles, Play play) {
    if (table.doubles().drm() != 0) {
      String drm = CountingModifiers.signed(table.doubles().drm());
      play.umpire().note("", "doubles: {} on the roll", drm);
    }
    if (doubles.column() != single.column()) {
      String column =
          doubles.column() < 0
              ? "no column"
              : "column " + table.columns().axis().name(doubles.column());
      play.umpire().note("", "doubles: {}", column);
    }
  }

  private static LookupCells lookupCells(
      TableRule table, View view, CountingModifiers counting, Play play) {
    int column = new ColumnFinder(table, view, counting, play).column();
    return new LookupCells(column, column < 0 ? null : new RowFinder(table, view, counting, play));
  }
}
