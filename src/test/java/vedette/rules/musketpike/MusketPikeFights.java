package vedette.rules.musketpike;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Engagements of the revised Musket and Pike, made as a user makes them, and what they show. */
final class MusketPikeFights {
  private static final String SYSTEM = "musket-pike";

  /** Expected hits of the fire values 0 to 5, in fifths (comment 32). */
  private static final List<BigFraction> EXPECTED_HITS =
      List.of(part(0, 10), part(2, 10), part(3, 10), part(4, 10), part(6, 10), part(8, 10));

  /** Columns by the chance, in tenths, that the attacker loses anything: 9 at 50%, 3 at 300%. */
  private static final List<Integer> COLUMNS = List.of(300, 200, 150, 125, 100, 75, 50);

  private MusketPikeFights() {}

  /** A melee of parameter names and their texts in turn, behind its two stacks. */
  static Engagement<?, ?> melee(String attacker, String defender, String... further) {
    return fight("melee", "attacker", attacker, "defender", defender, further);
  }

  static Engagement<?, ?> assault(String attacker, String defender, String... further) {
    return fight("assault", "attacker", attacker, "defender", defender, further);
  }

  static Engagement<?, ?> fire(String shooter, String target, String... further) {
    return fight("fire", "shooter", shooter, "target", target, further);
  }

  private static Engagement<?, ?> fight(
      String kind, String one, String oneText, String other, String otherText, String... further) {
    return Fights.fight(SYSTEM, kind, Fights.and(further, one, oneText, other, otherText));
  }

  /** Any engagement of the system. */
  static Engagement<?, ?> any(String kind, String... options) {
    return Fights.fight(SYSTEM, kind, options);
  }

  static Odds.Exact meleeOdds(String attacker, String defender, String... further) {
    return Fights.odds(melee(attacker, defender, further));
  }

  static Odds.Exact assaultOdds(String attacker, String defender, String... further) {
    return Fights.odds(assault(attacker, defender, further));
  }

  static Odds.Exact fireOdds(String shooter, String target, String... further) {
    return Fights.odds(fire(shooter, target, further));
  }

  /** A melee in the open with these two dice. */
  static ScriptedDice.PlayedFight dice(
      int resolution, int check, String attacker, String defender, String... further) {
    return ScriptedDice.play(melee(attacker, defender, further), resolution, check);
  }

  /**
   * The percentage of the column that a melee is rolled on. Each column of MP2 has its own chance
   * that the attacker loses anything: 9 in 10 at 50%, one less for each column to the right; and
   * the defender's, 5 in 10 at 50%, rises to certainty.
   */
  static int columnOf(String attacker, String defender, String... further) {
    Odds.Exact odds = meleeOdds(attacker, defender, further);
    int attackers = tenths(any(odds, "attackerLoss"));
    int defenders = tenths(any(odds, "defenderLoss"));
    if (attackers < 3 || attackers > 9 || defenders != Math.min(14 - attackers, 10)) {
      throw new AssertionError(
          "no column: the attacker loses in " + attackers + ", the defender in " + defenders);
    }
    return COLUMNS.get(attackers - 3);
  }

  /** The value a shot is fired at, seen from the hits it expects. */
  static int fireValueOf(String shooter, String target, String... further) {
    BigFraction hits = Fights.mean(fireOdds(shooter, target, further), "hits");
    int value = EXPECTED_HITS.indexOf(hits);
    if (value < 0) {
      throw new AssertionError("no fire value expects " + hits + " hits");
    }
    return value;
  }

  /** The chance that a count is not 0. */
  static BigFraction any(Odds odds, String count) {
    BigFraction none = BigFraction.ZERO;
    for (Odds.Chance chance : odds.measure(count).distribution()) {
      none = chance.value().equals(0) ? none.add(chance.fraction()) : none;
    }
    return BigFraction.ONE.subtract(none);
  }

  /** The chance of one of a category's values. */
  static BigFraction ending(Odds odds, String ending) {
    for (Odds.Chance chance : odds.measure("ending").distribution()) {
      if (chance.value().equals(ending)) {
        return chance.fraction();
      }
    }
    return BigFraction.ZERO;
  }

  static BigFraction part(int numerator, int denominator) {
    return new BigFraction(numerator, denominator);
  }

  private static int tenths(BigFraction fraction) {
    BigFraction tenths = fraction.multiply(10);
    if (tenths.getDenominatorAsInt() != 1) {
      throw new AssertionError(fraction + " is no number of tenths");
    }
    return tenths.getNumeratorAsInt();
  }
}
