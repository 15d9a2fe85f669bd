package vedette.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.ToDoubleFunction;
import vedette.dice.Xoroshiro;
import vedette.fight.Listener;
import vedette.fight.Note;
import vedette.odds.Limits;
import vedette.odds.Odds;
import vedette.rules.TableFamily;
import vedette.table.CellKind;
import vedette.table.CombatResult;
import vedette.table.Grid;
import vedette.table.Tables;

/**
 * Fights one fight with the tables of a family, each as far as the fight can tell it from the
 * others: by the columns that it consults.
 */
final class FamilyFights<C extends TableFamily.Column> {
  private final FamilyTables<C> family;
  private final Tables tables;
  private final Grid inForce;
  private final Map<String, CombatResult> results = new HashMap<>();
  private final OverReadings.Effort effort;

  FamilyFights(FamilyTables<C> family, Tables tables, OverReadings.Effort effort) {
    this.family = family;
    this.tables = tables;
    this.effort = effort;
    inForce = tables.grid(family.family().table(), CellKind.COMBAT);
    for (int row = 0; row < inForce.rows().size(); row++) {
      for (int column = 0; column < inForce.columns().size(); column++) {
        results.put(inForce.text(row, column), inForce.result(row, column));
      }
    }
  }

  /** A fight with the tables that it is given. */
  interface Fight {
    /** Its exact odds, whose notes somebody hears. */
    Odds.Exact odds(Tables tables, Limits limits, Listener listener);
  }

  /** What a fight came to. */
  private record Played(List<Double> values, double error) {}

  /**
   * The range of each figure.
   *
   * @param variant what the fight is fought under besides what was asked for
   */
  TableRanges ranges(
      String variant, Fight fight, List<Figure> figures, OverReadings.Progress progress) {
    Set<Integer> consulted = ConcurrentHashMap.newKeySet();
    Played asIs = play(fight, inForce, figures, consulted);
    while (true) {
      // Another table may lead on to columns that those before never came to.
      SortedSet<Integer> columns = new TreeSet<>(consulted);
      List<List<C>> choices = family.choices(columns);
      List<List<C>> drawn = drawn(choices);
      Played[] played = new Played[drawn.size()];
      Parallel.run(
          played.length,
          effort.threads(),
          effort.limits().deadline(),
          piece -> played[piece] = play(fight, with(columns, drawn.get(piece)), figures, consulted),
          done -> progress.fought(done, played.length));
      if (columns.containsAll(consulted)) {
        return new Ends(columns, drawn, asIs, List.of(played))
            .ranges(variant, choices.size(), figures.size());
      }
    }
  }

  private Played play(Fight fight, Grid grid, List<Figure> figures, Set<Integer> consulted) {
    Odds.Exact odds =
        fight.odds(
            tables.with(grid),
            effort.limits(),
            note -> {
              if (note instanceof Note.Cell cell && cell.table().equals(grid.id())) {
                consulted.add(grid.columns().indexOf(cell.column()));
              }
            });
    return new Played(figures.stream().map(figure -> figure.of(odds)).toList(), odds.error());
  }

  /** The table in force with other columns in their places. */
  private Grid with(SortedSet<Integer> columns, List<C> choice) {
    Grid grid = inForce;
    int next = 0;
    for (int column : columns) {
      List<String> cells = choice.get(next++).cells();
      for (int row = 0; row < cells.size(); row++) {
        grid = grid.with(row, column, results.get(cells.get(row)));
      }
    }
    return grid;
  }

  /** All of them if they are not too many, else some, each as likely as any other. */
  private List<List<C>> drawn(List<List<C>> choices) {
    if (choices.size() <= effort.maxTables()) {
      return choices;
    }
    List<List<C>> shuffled = new ArrayList<>(choices);
    Xoroshiro dice = Xoroshiro.seeded(effort.seed());
    for (int i = 0; i < effort.maxTables(); i++) {
      int other = i + dice.below(shuffled.size() - i);
      shuffled.set(i, shuffled.set(other, shuffled.get(i)));
    }
    return List.copyOf(shuffled.subList(0, effort.maxTables()));
  }

  /** Finds the ends of ranges among what was played. */
  private final class Ends {
    private final SortedSet<Integer> columns;
    private final List<List<C>> choices;
    private final Played asIs;
    private final List<Played> played;
    private final double error;

    Ends(SortedSet<Integer> columns, List<List<C>> choices, Played asIs, List<Played> played) {
      this.columns = columns;
      this.choices = choices;
      this.asIs = asIs;
      this.played = played;
      error = Math.max(asIs.error, played.stream().mapToDouble(Played::error).max().orElse(0));
    }

    TableRanges ranges(String variant, int all, int figures) {
      List<TableRanges.Range> ranges = new ArrayList<>();
      for (int figure = 0; figure < figures; figure++) {
        int index = figure;
        ranges.add(
            new TableRanges.Range(
                asIs.values.get(figure),
                end(it -> it.values.get(index), 1),
                end(it -> it.values.get(index), -1)));
      }
      List<String> names = columns.stream().map(inForce.columns()::name).toList();
      return new TableRanges(variant, names, all, played.size(), List.copyOf(ranges), error);
    }

    /** The table in force unless another one leads further, by more than rounding. */
    private TableRanges.End end(ToDoubleFunction<Played> figure, int sign) {
      double furthest = figure.applyAsDouble(asIs);
      int at = -1;
      for (int i = 0; i < played.size(); i++) {
        double value = figure.applyAsDouble(played.get(i));
        if (sign * (furthest - value) > 2 * error) {
          furthest = value;
          at = i;
        }
      }
      Grid grid = at < 0 ? inForce : with(columns, choices.get(at));
      Map<String, List<String>> cells = new LinkedHashMap<>();
      for (int column : columns) {
        List<String> down = new ArrayList<>();
        for (int row = 0; row < grid.rows().size(); row++) {
          down.add(grid.text(row, column));
        }
        cells.put(grid.columns().name(column), List.copyOf(down));
      }
      return new TableRanges.End(furthest, cells);
    }
  }
}
