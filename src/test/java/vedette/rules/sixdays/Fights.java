package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Engagement;
import vedette.odds.ExactOdds;
import vedette.odds.Odds;
import vedette.request.RequestForm;
import vedette.rules.Catalogue;
import vedette.rules.Kind;
import vedette.table.Tables;

/** Engagements made as a user makes them: option texts, the catalogue, the built-in tables. */
final class Fights {
  private Fights() {}

  /** A battle of parameter names and their texts in turn; a name may come again. */
  static Engagement<?, ?> battle(String... options) {
    return fight("battle", options);
  }

  static Engagement<?, ?> repulse(String... options) {
    return fight("repulse", options);
  }

  static Engagement<?, ?> reorganization(String... options) {
    return fight("reorganize", options);
  }

  private static Engagement<?, ?> fight(String name, String... options) {
    for (Catalogue.GameSystem system : Catalogue.systems()) {
      for (Kind<?> kind : system.kinds()) {
        if (kind.system().equals(SixDays.ID) && kind.name().equals(name)) {
          return made(kind, given(options));
        }
      }
    }
    throw new AssertionError("the catalogue has no " + name);
  }

  private static <Q extends Record> Engagement<?, ?> made(
      Kind<Q> kind, Map<String, List<String>> given) {
    Q request = RequestForm.of(kind.request()).read(given);
    return kind.factory().engagement(request, Tables.builtIn());
  }

  /** Options, and further ones behind them. */
  static String[] and(String[] further, String... options) {
    List<String> all = new ArrayList<>(List.of(options));
    all.addAll(List.of(further));
    return all.toArray(String[]::new);
  }

  /** What the command line hands to a form. */
  static Map<String, List<String>> given(String... options) {
    Map<String, List<String>> given = new LinkedHashMap<>();
    for (int i = 0; i < options.length; i += 2) {
      given.computeIfAbsent(options[i], name -> new ArrayList<>()).add(options[i + 1]);
    }
    return given;
  }

  /** The odds as fractions. */
  static Odds.Exact odds(Engagement<?, ?> fight) {
    return ExactOdds.of(fight, 1_000_000, true);
  }

  /** A measure's distribution in parts of a whole; fails if it cannot be had in such parts. */
  static Map<Object, Integer> outOf(int whole, Odds odds, String measure) {
    Map<Object, Integer> parts = new LinkedHashMap<>();
    for (Odds.Chance chance : odds.measure(measure).distribution()) {
      BigFraction part = chance.fraction().multiply(whole);
      if (part.getDenominatorAsInt() != 1) {
        throw new AssertionError(
            measure + " " + chance.value() + " is " + chance.fraction() + ", no part of " + whole);
      }
      parts.put(chance.value(), part.getNumeratorAsInt());
    }
    return parts;
  }

  /** The probability that a flag is set. */
  static BigFraction chance(Odds odds, String flag) {
    return odds.measure(flag).yes().fraction();
  }

  static BigFraction mean(Odds odds, String count) {
    return odds.measure(count).mean().fraction();
  }

  /** The differential at which two stacks fight one attack. */
  static int differential(String attacker, String defender, String... further) {
    String[] options = and(further, "attacker", attacker, "defender", defender);
    return ToldDice.play(battle(options), 5).differentials().get(0);
  }
}
