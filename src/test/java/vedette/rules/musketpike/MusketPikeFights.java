package vedette.rules.musketpike;

import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** Engagements of Revised Musket &amp; Pike, made from options, and their answers. */
final class MusketPikeFights {
  private static final String SYSTEM = "musket-pike";

  /** Expected hits of the fire values 0 to 5, in fifths (comment 32). */
  private static final List<BigFraction> EXPECTED_HITS =
      List.of(part(0, 10), part(2, 10), part(3, 10), part(4, 10), part(6, 10), part(8, 10));

  /**
   * Columns by the number of rolls of ten on which the attacker loses points: 9 at 50%, 3 at 300%.
   */
  private static final List<Integer> COLUMNS = List.of(300, 200, 150, 125, 100, 75, 50);

  private MusketPikeFights() {}

  /** Returns a melee of these two stacks; parameter names and their texts follow in turn. */
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

  /** Returns any engagement of the system. */
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

  /** Plays a melee in the open with these two dice. */
  static ScriptedDice.PlayedFight dice(
      int resolution, int check, String attacker, String defender, String... further) {
    return ScriptedDice.play(melee(attacker, defender, further), resolution, check);
  }

  /**
   * Returns the percentage of the column on which a melee is rolled. Each column of MP2 has its own
   * chance that the attacker loses points: 9 in 10 at 50%, one less for each column to the right.
   * The defender's chance is 5 in 10 at 50% and rises to certainty.
   */
  static int columnOf(String attacker, String defender, String... further) {
    Odds.Exact odds = meleeOdds(attacker, defender, further);
    int attackers = tenths(any(odds, "attackerLosses"));
    int defenders = tenths(any(odds, "defenderLosses"));
    if (attackers < 3 || attackers > 9 || defenders != Math.min(14 - attackers, 10)) {
      throw new AssertionError(
          "no column: the attacker loses in " + attackers + ", the defender in " + defenders);
    }
    return COLUMNS.get(attackers - 3);
  }

  /** Returns the fire value of a shot, derived from its expected hits. */
  static int fireValueOf(String shooter, String target, String... further) {
    BigFraction hits = Fights.mean(fireOdds(shooter, target, further), "hits");
    int value = EXPECTED_HITS.indexOf(hits);
    if (value < 0) {
      throw new AssertionError("no fire value expects " + hits + " hits");
    }
    return value;
  }

  /** Returns the chance that a count is not 0. */
  static BigFraction any(Odds odds, String count) {
    BigFraction none = BigFraction.ZERO;
    for (Odds.Chance chance : odds.measure(count).distribution()) {
      none = chance.value().equals(0) ? none.add(chance.fraction()) : none;
    }
    return BigFraction.ONE.subtract(none);
  }

  /** Returns the chance of one of the endings. */
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
