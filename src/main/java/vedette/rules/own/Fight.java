package vedette.rules.own;

import java.util.List;
import org.apache.commons.math3.exception.MathArithmeticException;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.kit.Memo;
import vedette.source.TextFault;
import vedette.system.FaultsInPlay;
import vedette.system.RoundStep;
import vedette.system.roll.Roll;
import vedette.table.grid.SystemFile;
import vedette.table.grid.Table;

/**
 * A fight under a rule system that is data: what does not change while it is played, and the rolls
 * that have been worked out once.
 */
final class Fight {
  private static final int MOST_HITS = Die.MAX_OUTCOMES - 1;

  private final FightTerms terms;
  private final Table file;

  private final BySide<Boolean> asksRound;

  private final Memo known = new Memo();

  /**
   * A fight.
   *
   * @param file that its rules stand in
   */
  Fight(FightTerms terms, Table file) {
    this.terms = terms;
    asksRound = terms.retreat().map(rule -> rule.dependsOn().round());
    this.file = file;
  }

  /** Returns what does not change while it goes on. */
  FightTerms terms() {
    return terms;
  }

  /** Works something out once, by all that it depends on. */
  <T> T memoize(Object key, Memo.Computation<T> computation) {
    return known.of(key, computation);
  }

  /** Returns the part of the file that a round begins with. */
  Object[] begins() {
    RoundStep step = terms.rules().round().get(0);
    return switch (step.kind()) {
      case TABLE, COUNTERATTACK -> new Object[] {"tables", step.name()};
      case FIRE -> new Object[] {"fire", step.name()};
      case CHECK -> new Object[] {"checks", step.name()};
      case RESULT -> new Object[] {"results", step.name()};
      case MAY_RETREAT, TOGETHER -> new Object[] {"round"};
    };
  }

  /** Returns what to throw if an amount or a condition has no value. */
  RuntimeException withoutValue(TextFault e) {
    return file instanceof SystemFile system ? new FaultsInPlay(system).withoutValue(e) : e;
  }

  /** Refuses a throw of fire with more hits than one roll may tell apart. */
  void checkHits(String fire, int hits) {
    if (hits > MOST_HITS) {
      throw tooLarge(new Object[] {"fire", fire}, "throws more than " + MOST_HITS + " dice");
    }
  }

  /** Returns what to throw if a number of a part of the round is too large to be counted. */
  RuntimeException tooLargeNumber(Object[] part, MathArithmeticException e) {
    return file instanceof SystemFile system ? new FaultsInPlay(system).tooLargeNumber(part) : e;
  }

  /** Returns whether its rules stand in a file of a system, and not in that of one table. */
  boolean isOfSystem() {
    return file instanceof SystemFile;
  }

  /** Returns what to throw if a part of the round is too large. */
  RuntimeException tooLarge(Object[] part, String what) {
    return new FaultsInPlay((SystemFile) file).tooLarge(what, part);
  }

  /** Returns whether no value of a unit depends on what it has left. */
  boolean hasPlainValues() {
    return terms.rules().arms().stream()
        .allMatch(arm -> arm.values().values().stream().allMatch(it -> it.length == 1));
  }

  /** Returns whether a side's doctrine looks at the round. */
  boolean asksRound(Side side) {
    return asksRound.of(side);
  }

  private record DieKey(Spread spread, String name) {}

  Die die(Spread spread, String name) {
    return known.of(new DieKey(spread, name), () -> spread.die(name));
  }

  private record RowDieKey(String table, int column, int added) {}

  /** Returns the die of a table's rows, merged for a column and what is added. */
  Die rowDie(String table, int column, int added, Memo.Computation<Die> computation) {
    return known.of(new RowDieKey(table, column, added), computation);
  }

  private record NaturalKey(String roll, List<Integer> numbers) {}

  /** Returns what so many dice of a roll show. */
  Spread natural(Roll roll, List<Integer> numbers) {
    return known.of(new NaturalKey(roll.text(), numbers), () -> roll.natural(numbers));
  }

  private record LossesKey(String roll, Spread natural, int added, int most) {}

  /**
   * Returns the die of a roll that says losses, its rolls merged that are the most or more.
   *
   * @param natural what the roll shows
   * @param added to the roll; below 0 counts 0
   */
  Die lossDie(Roll roll, Spread natural, int added, int most) {
    return known.of(
        new LossesKey(roll.text(), natural, added, most),
        () ->
            most == Integer.MAX_VALUE
                ? natural.map(shown -> Math.max(0, shown + added)).die(roll.text())
                : lossDie(roll, natural, added, Integer.MAX_VALUE)
                    .merged(losses -> Math.min(losses, most)));
  }

  private record HeapKey(int dice, BigFraction chance, String kind) {}

  /**
   * How many of so many dice are of a kind, each with this chance.
   *
   * @param kind what the notes call it: hits, or what the dice show
   */
  Die heap(int dice, BigFraction chance, String kind) {
    return known.of(
        new HeapKey(dice, chance, kind),
        () -> Spread.pool(dice, chance).die(kind + " on " + dice + (dice == 1 ? " die" : " dice")));
  }
}
