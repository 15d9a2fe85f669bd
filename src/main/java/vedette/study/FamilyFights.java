package vedette.study;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
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
import vedette.work.Parallel;

/**
 * Fights one fight with the tables of a family, once with all of those that it cannot tell apart:
 * they have the columns that it consults in common.
 */
final class FamilyFights<C extends TableFamily.Column> {
  private final FamilyTables<C> family;
  private final Tables tables;
  private final Grid inForce;
  private final Map<String, CombatResult> results = new HashMap<>();
  private final OverReadings.Effort effort;
  private final OverReadings.Progress progress;

  FamilyFights(
      FamilyTables<C> family,
      Tables tables,
      OverReadings.Effort effort,
      OverReadings.Progress progress) {
    this.family = family;
    this.tables = tables;
    this.effort = effort;
    this.progress = progress;
    inForce = tables.grid(family.family().table(), CellKind.COMBAT);
    for (int row = 0; row < inForce.rows().size(); row++) {
      for (int column = 0; column < inForce.columns().size(); column++) {
        results.put(inForce.text(row, column), inForce.result(row, column));
      }
    }
  }

  /** A fight with the tables that it is given. */
  interface Fight {
    /** Its exact odds; somebody hears its notes. */
    Odds.Exact odds(Tables tables, Limits limits, Listener listener);
  }

  /**
   * What a fight came to with a table.
   *
   * @param choice the columns that are settled; the others are those of the table in force
   * @param consulted every column that the fight can consult
   */
  private record Played<C>(
      SortedMap<Integer, C> choice,
      SortedSet<Integer> consulted,
      List<Double> values,
      double error,
      int states) {
    /** Whether any table with these columns comes to the same. */
    boolean isSettled() {
      return choice.keySet().containsAll(consulted);
    }
  }

  /**
   * The range of each figure.
   *
   * @param variant what the fight is fought under besides what was asked for
   */
  TableRanges ranges(String variant, Fight fight, List<Figure> figures) {
    List<SortedMap<Integer, C>> open = List.of(new TreeMap<>());
    List<Played<C>> settled = new ArrayList<>();
    Played<C> asIs = null;
    while (!open.isEmpty()) {
      List<SortedMap<Integer, C>> further = new ArrayList<>();
      for (Played<C> played : play(fight, figures, open)) {
        asIs = asIs == null ? played : asIs;
        if (played.isSettled()) {
          settled.add(played);
        } else {
          // Only now is it known which columns it leads to.
          SortedSet<Integer> wanted = new TreeSet<>(played.choice.keySet());
          wanted.addAll(played.consulted);
          further.addAll(family.choices(played.choice, wanted));
        }
      }
      int most = effort.tables(asIs.states);
      if (settled.size() + further.size() > most) {
        List<SortedMap<Integer, C>> all = family.all();
        List<Played<C>> drawn = play(fight, figures, drawn(all, most));
        return new Ends(asIs, drawn).ranges(variant, all.size(), figures.size());
      }
      open = further;
    }
    return new Ends(asIs, settled).ranges(variant, settled.size(), figures.size());
  }

  /** Fights with each of these, on several threads. */
  private List<Played<C>> play(
      Fight fight, List<Figure> figures, List<SortedMap<Integer, C>> choices) {
    List<Played<C>> played = new ArrayList<>(Collections.nCopies(choices.size(), null));
    Parallel.run(
        choices.size(),
        effort.threads(),
        effort.limits().deadline(),
        piece -> played.set(piece, play(fight, figures, choices.get(piece))),
        done -> progress.fought(done, choices.size()));
    return played;
  }

  private Played<C> play(Fight fight, List<Figure> figures, SortedMap<Integer, C> choice) {
    Grid grid = with(choice);
    SortedSet<Integer> consulted = new TreeSet<>();
    Odds.Exact odds =
        fight.odds(
            tables.with(grid),
            effort.limits(),
            note -> {
              if (note instanceof Note.Cell cell && cell.table().equals(grid.id())) {
                consulted.add(grid.columns().indexOf(cell.column()));
              }
            });
    List<Double> values = figures.stream().map(figure -> figure.of(odds)).toList();
    return new Played<>(choice, consulted, values, odds.error(), odds.states());
  }

  /** The table in force with other columns in their places. */
  private Grid with(SortedMap<Integer, C> choice) {
    Grid grid = inForce;
    for (Map.Entry<Integer, C> column : choice.entrySet()) {
      List<String> cells = column.getValue().cells();
      for (int row = 0; row < cells.size(); row++) {
        grid = grid.with(row, column.getKey(), results.get(cells.get(row)));
      }
    }
    return grid;
  }

  /** Some of them, each as likely as any other. */
  private List<SortedMap<Integer, C>> drawn(List<SortedMap<Integer, C>> all, int most) {
    List<SortedMap<Integer, C>> shuffled = new ArrayList<>(all);
    Xoroshiro dice = Xoroshiro.seeded(effort.seed());
    int wanted = Math.min(most, all.size());
    for (int i = 0; i < wanted; i++) {
      int other = i + dice.below(shuffled.size() - i);
      shuffled.set(i, shuffled.set(other, shuffled.get(i)));
    }
    return shuffled.subList(0, wanted);
  }

  /** Finds the ends of ranges among what was played. */
  private final class Ends {
    private final Played<C> asIs;
    private final List<Played<C>> played;
    private final SortedSet<Integer> columns = new TreeSet<>();
    private final double error;

    Ends(Played<C> asIs, List<Played<C>> played) {
      this.asIs = asIs;
      this.played = played;
      played.forEach(it -> columns.addAll(it.consulted));
      error = Math.max(asIs.error, played.stream().mapToDouble(Played::error).max().orElse(0));
    }

    TableRanges ranges(String variant, int tables, int figures) {
      List<TableRanges.Range> ranges = new ArrayList<>();
      for (int figure = 0; figure < figures; figure++) {
        ranges.add(new TableRanges.Range(asIs.values.get(figure), end(figure, -1), end(figure, 1)));
      }
      List<String> names = columns.stream().map(inForce.columns()::name).toList();
      return new TableRanges(variant, names, tables, played.size(), List.copyOf(ranges), error);
    }

    /** The table in force unless another one leads further, by more than rounding. */
    private TableRanges.End end(int figure, int sign) {
      Played<C> furthest = asIs;
      for (Played<C> each : played) {
        if (sign * (each.values.get(figure) - furthest.values.get(figure)) > 2 * error) {
          furthest = each;
        }
      }
      Grid grid = with(furthest.choice);
      Map<String, List<String>> cells = new LinkedHashMap<>();
      for (int column : furthest.consulted) {
        List<String> down = new ArrayList<>();
        for (int row = 0; row < grid.rows().size(); row++) {
          down.add(grid.text(row, column));
        }
        cells.put(grid.columns().name(column), List.copyOf(down));
      }
      return new TableRanges.End(furthest.values.get(figure), cells);
    }
  }
}
