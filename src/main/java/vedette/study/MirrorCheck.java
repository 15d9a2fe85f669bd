package vedette.study;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.problem.Printable;
import vedette.problem.Problems;
import vedette.table.CellKind;
import vedette.table.Comparison;
import vedette.table.Grid;
import vedette.table.Range;

/**
 * Holds the column of each differential against that of its negative with the sides exchanged: what
 * a side may expect that is ahead by so much, as attacker and as defender.
 */
final class MirrorCheck {
  private final Grid grid;
  private final Problems problems;

  MirrorCheck(Grid grid, Problems problems) {
    this.grid = grid;
    this.problems = problems;
  }

  void check() {
    if (grid.cells() != CellKind.COMBAT || !isDifferential()) {
      return;
    }
    Set<List<Integer>> seen = new HashSet<>();
    for (int ahead : edges()) {
      if (grid.columns().covers(ahead) && grid.columns().covers(-ahead)) {
        int plus = grid.column(ahead);
        int minus = grid.column(-ahead);
        if (seen.add(List.of(plus, minus)) && !isMirror(plus, minus)) {
          grid.note(
              problems,
              LintCode.NO_MIRROR,
              grid.columns().at(plus),
              message(plus, minus),
              "leave it if this is intended; else swap the two sides in one of them");
        }
      }
    }
  }

  /** Whether it says so, or else has a column wholly below zero, and one wholly above. */
  private boolean isDifferential() {
    if (grid.usage().comparison() != null) {
      return grid.usage().comparison() instanceof Comparison.Differential;
    }
    Range first = grid.columns().range(0);
    Range last = grid.columns().range(grid.columns().size() - 1);
    return first != null && first.high() < 0 && last.low() > 0;
  }

  /** Where a column begins or ends, whatever the sign: in between nothing changes. */
  private Set<Integer> edges() {
    Set<Integer> edges = new TreeSet<>();
    for (int column = 0; column < grid.columns().size(); column++) {
      Range range = grid.columns().range(column);
      if (range.low() != Range.OPEN_LOW) {
        edges.add(Math.abs(range.low()));
      }
      if (range.high() != Range.OPEN_HIGH) {
        edges.add(Math.abs(range.high()));
      }
    }
    return edges;
  }

  private boolean isMirror(int plus, int minus) {
    Map<List<Integer>, Long> exchanged = new HashMap<>();
    ColumnCheck.outcomes(grid, minus)
        .forEach((outcome, weight) -> exchanged.put(exchanged(outcome), weight));
    return exchanged.equals(ColumnCheck.outcomes(grid, plus));
  }

  /**
   * The criteria about the defender come first, those about the attacker second, in the same order;
   * at last whether it is an exchange, which is the same for both.
   */
  private static List<Integer> exchanged(List<Integer> outcome) {
    int last = outcome.size() - 1;
    List<Integer> exchanged = new ArrayList<>(outcome.subList(last / 2, last));
    exchanged.addAll(outcome.subList(0, last / 2));
    exchanged.add(outcome.get(last));
    return exchanged;
  }

  private String message(int plus, int minus) {
    ColumnSummary attacker = ColumnSummary.of(grid, plus);
    ColumnSummary defender = ColumnSummary.of(grid, minus).exchanged();
    List<String> parts = new ArrayList<>();
    if (plus != minus) {
      losses("deals", attacker.defenderLoss(), defender.defenderLoss(), parts);
    }
    losses("loses", attacker.attackerLoss(), defender.attackerLoss(), parts);
    if (plus != minus) {
      chances("forces back", attacker.defenderForcedBack(), defender.defenderForcedBack(), parts);
    }
    chances("is forced back", attacker.attackerForcedBack(), defender.attackerForcedBack(), parts);
    if (plus != minus) {
      chances("eliminates", attacker.defenderEliminated(), defender.defenderEliminated(), parts);
    }
    chances("is eliminated", attacker.attackerEliminated(), defender.attackerEliminated(), parts);
    chances("exchanges", attacker.exchange(), defender.exchange(), parts);
    String columns =
        plus == minus
            ? "column " + name(plus) + " treats the sides differently: "
            : "columns " + name(plus) + " and " + name(minus) + " are not mirror images: ";
    String who = plus == minus ? "a side " : "the side ahead ";
    return parts.isEmpty()
        ? columns + "about the same on average, but spread differently"
        : columns + who + String.join(", ", parts);
  }

  private static void losses(String verb, BigFraction one, BigFraction other, List<String> parts) {
    add(verb, Share.mean(one.doubleValue()), Share.mean(other.doubleValue()), parts);
  }

  private static void chances(String verb, BigFraction one, BigFraction other, List<String> parts) {
    add(verb + " on", Share.percent(one), Share.percent(other), parts);
  }

  private static void add(String verb, String one, String other, List<String> parts) {
    if (!one.equals(other)) {
      parts.add(
          parts.isEmpty()
              ? verb + " " + one + " as attacker and " + other + " as defender"
              : verb + " " + one + " and " + other);
    }
  }

  private String name(int column) {
    return Printable.quote(grid.columns().name(column));
  }
}
