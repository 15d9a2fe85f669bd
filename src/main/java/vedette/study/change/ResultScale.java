package vedette.study.change;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import vedette.table.grid.CellKind;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Effect;

/**
 * The results of a table in order: that of its ladder; without one, combat results by their balance
 * for the attacker, and numbers by size. Words without a ladder have no order.
 */
final class ResultScale {
  /** Greater than any sum of losses and hexes. */
  private static final int ELIMINATED = 1_000;

  private final CellKind kind;
  private final boolean ladder;
  private final Function<String, CombatResult> standard;

  /** The results, each once: in the order of the ladder, else in the order of the table. */
  private final List<Result> results = new ArrayList<>();

  /** The index of each result by its meaning. */
  private final Map<Object, Integer> indexes = new HashMap<>();

  /**
   * A result.
   *
   * @param combat its effects; null for a number or a word
   * @param merit its balance or number; 0 where the order is not by merit
   */
  private record Result(String text, CombatResult combat, int merit) {
    /** Returns a key that is equal for equal results, however they are written. */
    private Object meaning() {
      return combat == null ? text : combat.meaning();
    }
  }

  /**
   * Creates the order of the results of a table.
   *
   * @param kind the kind of the results
   * @param ladder its ladder, from the first result to the last; empty if it has none
   * @param cells its cells
   * @param standard returns the combat result of a text; null for a word
   */
  ResultScale(
      CellKind kind,
      List<String> ladder,
      Collection<String> cells,
      Function<String, CombatResult> standard) {
    this.kind = kind;
    this.ladder = !ladder.isEmpty();
    this.standard = standard;
    for (String text : this.ladder ? ladder : cells) {
      Result result = result(text);
      if (indexes.putIfAbsent(result.meaning(), results.size()) == null) {
        results.add(result);
      }
    }
  }

  private Result result(String text) {
    if (kind == CellKind.NUMBER) {
      // A dash in a table of losses is no loss.
      int number = text.equals("-") ? 0 : new BigDecimal(text).intValueExact();
      return new Result(String.valueOf(number), null, number);
    }
    CombatResult combat = standard.apply(text);
    return new Result(text, combat, kind == CellKind.COMBAT ? balance(combat) : 0);
  }

  /** Returns the meaning of one step. */
  CellStep cellStep() {
    if (ladder) {
      return CellStep.LADDER;
    }
    return switch (kind) {
      case COMBAT -> CellStep.BALANCE;
      case NUMBER -> CellStep.SIZE;
      case TEXT -> CellStep.NEIGHBOR;
    };
  }

  /** Returns whether the results have an order. */
  boolean isOrdered() {
    return cellStep() != CellStep.NEIGHBOR;
  }

  /**
   * Returns the results that steps from a result lead to, from the lowest to the highest; empty if
   * the results have no order.
   */
  List<Rung> rungs(String text) {
    List<Rung> rungs = new ArrayList<>();
    if (isOrdered()) {
      Result from = result(text);
      int steps = 0;
      for (Result it = next(from, false); it != null; it = next(it, false)) {
        rungs.add(0, new Rung(it.text(), --steps));
      }
      steps = 0;
      for (Result it = next(from, true); it != null; it = next(it, true)) {
        rungs.add(new Rung(it.text(), ++steps));
      }
    }
    return rungs;
  }

  private Result next(Result from, boolean up) {
    if (ladder) {
      int there = indexes.get(from.meaning()) + (up ? 1 : -1);
      return there < 0 || there >= results.size() ? null : results.get(there);
    }
    Result found = null;
    for (Result it : results) {
      boolean isBeyond = up ? it.merit() > from.merit() : it.merit() < from.merit();
      if (isBeyond && (found == null || isNearer(from, it, found))) {
        found = it;
      }
    }
    return found;
  }

  /** Compares two results; of two equally near ones, the one with more similar effects. */
  private static boolean isNearer(Result from, Result it, Result than) {
    int further = Math.abs(it.merit() - from.merit()) - Math.abs(than.merit() - from.merit());
    return further != 0
        ? further < 0
        : from.combat() != null
            && difference(from.combat(), it.combat()) < difference(from.combat(), than.combat());
  }

  /**
   * Returns the cost of a result for the defender minus that for the attacker. Being forced back
   * costs one point for each hex, at least one; elimination costs more than any loss; an exchange
   * costs both sides the same.
   */
  static int balance(CombatResult result) {
    return cost(result.defender()) - cost(result.attacker());
  }

  private static int cost(Effect effect) {
    return effect.eliminated()
        ? ELIMINATED
        : effect.losses() + (effect.forcedBack() ? Math.max(1, effect.hexes()) : 0);
  }

  private static int difference(CombatResult one, CombatResult other) {
    return difference(one.attacker(), other.attacker())
        + difference(one.defender(), other.defender())
        + (one.exchange() == other.exchange() ? 0 : ELIMINATED);
  }

  private static int difference(Effect one, Effect other) {
    return Math.abs(cost(one) - cost(other)) + (one.forced() == other.forced() ? 0 : 1);
  }
}
