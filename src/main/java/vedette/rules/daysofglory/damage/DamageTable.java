package vedette.rules.daysofglory.damage;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import vedette.dice.Die;
import vedette.fight.Umpire;
import vedette.json.EnumWords;
import vedette.rules.kit.Measures;
import vedette.rules.kit.TextTable;
import vedette.table.Tables;
import vedette.table.grid.CellKind;
import vedette.table.grid.Grid;

/** What hits do to artillery, staff or engineers, 2D6 each (Casualties and damage; DG8). */
public final class DamageTable {
  public static final String ID = "days-of-glory/damage";

  private final TextTable table;
  private final int column;

  /** Each once, in the order of the rows. */
  private final List<String> effects;

  /**
   * What hits have done so far.
   *
   * @param waiting hits that are still to be rolled for
   * @param counts how often each effect has come up
   */
  public record Tally(int waiting, List<Integer> counts) {}

  DamageTable(Tables tables, DamageTarget damageTarget) {
    Grid grid =
        tables
            .grid(ID, CellKind.TEXT)
            .withCells(text -> !text.isBlank(), "write the effect, or `no effect`");
    table = new TextTable(grid);
    column = grid.columns().indexOf(EnumWords.word(damageTarget));
    effects =
        IntStream.range(0, grid.rows().size())
            .mapToObj(row -> grid.text(row, column))
            .distinct()
            .toList();
  }

  /** Returns the dice of each hit. */
  Die dice() {
    return table.grid().die();
  }

  List<String> effects() {
    return effects;
  }

  /** Before so many hits are rolled for. */
  public Tally hits(int hits) {
    return new Tally(hits, Collections.nCopies(effects.size(), 0));
  }

  /** Rolls for one hit. */
  Tally roll(Tally before, Umpire umpire) {
    return counted(effect(umpire), before);
  }

  /** Rolls for one hit, and returns its effect. */
  public String effect(Umpire umpire) {
    return table.roll(column, umpire);
  }

  /** With one more hit that has had its effect. */
  public Tally counted(String what, Tally before) {
    int effect = effects.indexOf(what);
    List<Integer> counts = new ArrayList<>(before.counts());
    counts.set(effect, counts.get(effect) + 1);
    return new Tally(before.waiting() - 1, List.copyOf(counts));
  }

  /** Returns how often an effect has come up. */
  int times(String what, Tally taken) {
    int effect = effects.indexOf(what);
    return effect < 0 ? 0 : taken.counts().get(effect);
  }

  /** Returns the effect furthest down the table that has come up. */
  String worst(Tally taken) {
    int worst = effects.size() - 1;
    while (taken.counts().get(worst) == 0) {
      worst--;
    }
    return effects.get(worst);
  }

  /**
   * Adds how often each effect comes up.
   *
   * @param hits the most that there can be
   */
  public <R> void measures(Measures<R> measures, int hits, Function<R, Tally> taken) {
    for (String effect : effects) {
      measures
          .ofOne(effect, effect)
          .count("effects", "{}", hits, result -> times(effect, taken.apply(result)));
    }
  }

  /** Who is not counted in stands. */
  enum DamageTarget {
    ARTILLERY,
    STAFF,
    ENGINEERS
  }
}
