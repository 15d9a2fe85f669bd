package vedette.rules.own;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import vedette.dice.Die;
import vedette.system.Roll.Explode;
import vedette.system.Spread;

/**
 * How many of some dice show each kind of face: of exploding ones with those that they add, of
 * others when some have been rolled again.
 */
final class Showings {
  private final List<List<Integer>> counts;
  private final Die die;

  private Showings(String dice, Map<List<Integer>, BigInteger> weights, List<String> kinds) {
    counts = new ArrayList<>(weights.keySet());
    TreeMap<Integer, BigInteger> byIndex = new TreeMap<>();
    for (int i = 0; i < counts.size(); i++) {
      byIndex.put(i, weights.get(counts.get(i)));
    }
    die = Spread.ofWeights(byIndex).die(dice).saying(answer -> words(counts.get(answer), kinds));
  }

  /**
   * Of so many dice.
   *
   * @param natural rolls of one of them
   * @param kind of a natural roll: 0 for one that does nothing
   * @param names what the others are called
   */
  static Showings of(
      int dice, Spread natural, IntUnaryOperator kind, List<String> names, Explode explode) {
    int kinds = names.size();
    Map<List<Integer>, BigInteger> one = one(natural, kind, kinds, explode, explode.times());
    String called = dice == 1 ? "1 exploding die" : dice + " exploding dice";
    return new Showings(called, times(one, dice, kinds), names);
  }

  /**
   * Of so many dice, of which at most so many are rolled again.
   *
   * @param again what is
   * @param kind of a natural roll: 0 for one that does nothing
   * @param names what the others are called
   */
  static Showings rerolling(
      int dice, Volley.Again again, IntUnaryOperator kind, List<String> names) {
    int kinds = names.size();
    int most = again.most();
    Map<List<Integer>, BigInteger> any = one(again.fresh(), kind, kinds, null, 0);
    Map<List<Integer>, BigInteger> kept = one(again.kept(), kind, kinds, null, 0);
    Map<List<Integer>, BigInteger> left = one(again.left(), kind, kinds, null, 0);
    Map<List<Integer>, BigInteger> all = new HashMap<>();
    for (int show = 0; show <= dice; show++) {
      int rolled = Math.min(show, most);
      // Dice that are rolled again have shown such a roll; others have as many ways as if they
      // were.
      BigInteger ways =
          Spread.choose(dice, show)
              .multiply(again.left().total().pow(rolled))
              .multiply(again.fresh().total().pow(Math.min(most, dice) - rolled));
      both(
              both(times(kept, dice - show, kinds), times(any, rolled, kinds)),
              times(left, show - rolled, kinds))
          .forEach((shown, weight) -> all.merge(shown, weight.multiply(ways), BigInteger::add));
    }
    return new Showings(
        (dice == 1 ? "1 die" : dice + " dice") + ", up to " + most + " rolled again", all, names);
  }

  private static Map<List<Integer>, BigInteger> times(
      Map<List<Integer>, BigInteger> one, int dice, int kinds) {
    Map<List<Integer>, BigInteger> all = new HashMap<>();
    all.put(nothing(kinds), BigInteger.ONE);
    for (int die = 0; die < dice; die++) {
      all = both(all, one);
    }
    return all;
  }

  private static String words(List<Integer> shown, List<String> kinds) {
    List<String> words = new ArrayList<>();
    for (int kind = 0; kind < kinds.size(); kind++) {
      if (shown.get(kind) > 0) {
        words.add(kinds.get(kind) + " x " + shown.get(kind));
      }
    }
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }

  /** The roll; its answers are places among what can be shown. */
  Die die() {
    return die;
  }

  /** How many show each kind, for an answer of the roll. */
  List<Integer> counts(int answer) {
    return counts.get(answer);
  }

  /** Two counts together. */
  static List<Integer> sum(List<Integer> one, List<Integer> other) {
    List<Integer> sum = new ArrayList<>();
    for (int kind = 0; kind < one.size(); kind++) {
      sum.add(one.get(kind) + other.get(kind));
    }
    return sum;
  }

  /** Of no dice. */
  static List<Integer> nothing(int kinds) {
    List<Integer> nothing = new ArrayList<>();
    for (int kind = 0; kind < kinds; kind++) {
      nothing.add(0);
    }
    return nothing;
  }

  private static Map<List<Integer>, BigInteger> one(
      Spread natural, IntUnaryOperator kind, int kinds, Explode explode, int times) {
    Map<List<Integer>, BigInteger> added =
        times == 0
            ? Map.of(nothing(kinds), BigInteger.ONE)
            : one(natural, kind, kinds, explode, times - 1);
    BigInteger total = added.values().stream().reduce(BigInteger.ZERO, BigInteger::add);
    Map<List<Integer>, BigInteger> shown = new HashMap<>();
    natural
        .weights()
        .forEach(
            (face, weight) -> {
              List<Integer> here = nothing(kinds);
              int of = kind.applyAsInt(face);
              if (of > 0) {
                here.set(of - 1, 1);
              }
              if (times > 0 && explode.rolls().contains(face)) {
                added.forEach(
                    (more, ways) ->
                        shown.merge(sum(here, more), weight.multiply(ways), BigInteger::add));
              } else {
                shown.merge(here, weight.multiply(total), BigInteger::add);
              }
            });
    return shown;
  }

  private static Map<List<Integer>, BigInteger> both(
      Map<List<Integer>, BigInteger> all, Map<List<Integer>, BigInteger> one) {
    Map<List<Integer>, BigInteger> both = new HashMap<>();
    all.forEach(
        (before, ways) ->
            one.forEach(
                (more, weight) ->
                    both.merge(sum(before, more), ways.multiply(weight), BigInteger::add)));
    return both;
  }
}
