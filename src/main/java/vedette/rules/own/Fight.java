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

/** A fight under a rule system read from a file: its fixed terms and a cache of rolls. */
final class Fight {
  private static final int MOST_HITS = Die.MAX_OUTCOMES - 1;

  private final FightTerms terms;
  private final Table file;

  private final BySide<Boolean> asksRound;

  private final Memo known = new Memo();

  /**
   * Creates a fight.
   *
   * @param file the file that holds its rules
   */
  Fight(FightTerms terms, Table file) {
    this.terms = terms;
    asksRound = terms.retreat().map(rule -> rule.dependsOn().round());
    this.file = file;
  }

  /** Returns the terms, which do not change during the fight. */
  FightTerms terms() {
    return terms;
  }

  /** Computes a value once per key. The key must hold everything that the value depends on. */
  <T> T memoize(Object key, Memo.Computation<T> computation) {
    return known.of(key, computation);
  }

  /** Returns the path in the file to the first step of a round. */
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

  /** Returns the exception for an amount or a condition without a value. */
  RuntimeException withoutValue(TextFault e) {
    return file instanceof SystemFile system ? new FaultsInPlay(system).withoutValue(e) : e;
  }

  /**
   * Checks that a throw of fire has no more hits than one die can tell apart.
   *
   * @throws RuntimeException if it has more
   */
  void checkHits(String fire, int hits) {
    if (hits > MOST_HITS) {
      throw tooLarge(new Object[] {"fire", fire}, "throws more than " + MOST_HITS + " dice");
    }
  }

  /** Returns the exception for a number that overflows in a part of the round. */
  RuntimeException tooLargeNumber(Object[] part, MathArithmeticException e) {
    return file instanceof SystemFile system ? new FaultsInPlay(system).tooLargeNumber(part) : e;
  }

  /** Returns whether the rules are those of a system file, not of a single table. */
  boolean isOfSystem() {
    return file instanceof SystemFile;
  }

  /** Returns the exception for a part of the round that is too large. */
  RuntimeException tooLarge(Object[] part, String what) {
    return new FaultsInPlay((SystemFile) file).tooLarge(what, part);
  }

  /** Returns whether no value of any unit changes with its remaining steps. */
  boolean hasPlainValues() {
    return terms.rules().arms().stream()
        .allMatch(arm -> arm.values().values().stream().allMatch(it -> it.length == 1));
  }

  /** Returns whether a side's retreat doctrine depends on the round. */
  boolean asksRound(Side side) {
    return asksRound.of(side);
  }

  private record DieKey(Spread spread, String name) {}

  Die die(Spread spread, String name) {
    return known.of(new DieKey(spread, name), () -> spread.die(name));
  }

  private record RowDieKey(String table, int column, int added) {}

  /**
   * Returns the die for the rows of a table, with rolls merged that have the same result in the
   * column.
   *
   * @param added the sum of the modifiers of the roll
   */
  Die rowDie(String table, int column, int added, Memo.Computation<Die> computation) {
    return known.of(new RowDieKey(table, column, added), computation);
  }

  private record NaturalKey(String roll, List<Integer> numbers) {}

  /** Returns the distribution of a roll, given its numbers of dice. */
  Spread natural(Roll roll, List<Integer> numbers) {
    return known.of(new NaturalKey(roll.text(), numbers), () -> roll.natural(numbers));
  }

  private record LossesKey(String roll, Spread natural, int added, int most) {}

  /**
   * Returns the die of a roll for losses; results of {@code most} or more are merged.
   *
   * @param natural the distribution of the roll
   * @param added the modifier of the roll; negative totals count as 0
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
   * Returns the die for the number of successes among dice of equal chance.
   *
   * @param kind the word for successes in notes: hits, or the name of a face
   */
  Die heap(int dice, BigFraction chance, String kind) {
    return known.of(
        new HeapKey(dice, chance, kind),
        () -> Spread.pool(dice, chance).die(kind + " on " + dice + (dice == 1 ? " die" : " dice")));
  }
}
