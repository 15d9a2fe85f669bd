package vedette.rules.own;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.json.Json;

/** Amounts and conditions as they are at one moment, read word by word. */
final class PlainScene {
  private static final Pattern WORD =
      Pattern.compile("\\s*([A-Za-z][\\w-]*|\\d+|<=|>=|[-+/<>=(),])");

  final PlainSystem system;
  final PlainStand stand;
  final int round;

  /** The side that rolls or decides, and its unit; -1 for the side. */
  final int own;

  final int unit;

  /** The side that acts in this step, of which only some units may be meant. */
  int acting;

  IntPredicate meant = it -> true;
  boolean swapped;
  int shooterSide = -1;
  int shooter = -1;
  int targetSide = -1;
  int target = -1;
  private List<String> words;
  private int at;

  PlainScene(PlainSystem system, PlainStand stand, int round, int own, int unit) {
    this.system = system;
    this.stand = stand;
    this.round = round;
    this.own = own;
    this.unit = unit;
    acting = own;
  }

  /** The same moment seen by another side or unit. */
  PlainScene of(int side, int one) {
    PlainScene other = new PlainScene(system, stand, round, side, one);
    other.acting = acting;
    other.meant = meant;
    other.swapped = swapped;
    other.shooterSide = shooterSide;
    other.shooter = shooter;
    other.targetSide = targetSide;
    other.target = target;
    return other;
  }

  /** The same moment as a side that suffers sees it for itself. */
  PlainScene seenBy(int side) {
    return side == own ? this : of(side, -1);
  }

  int side(String word) {
    return switch (word) {
      case "attacker" -> swapped ? 1 : 0;
      case "defender" -> swapped ? 0 : 1;
      case "own" -> own;
      case "enemy" -> 1 - own;
      default -> -1;
    };
  }

  boolean acts(int side, int one) {
    if (!stand.isIn(side, one) || side == acting && !meant.test(one)) {
      return false;
    }
    String attacks = side == side("attacker") ? "attack" : "defend";
    for (String state : stand.states.get(side).get(one).keySet()) {
      String cannot = system.text("states", state, "cannot");
      if (cannot != null && (cannot.equals("fight") || cannot.equals(attacks))) {
        return false;
      }
    }
    return true;
  }

  private void read(String text) {
    words = new ArrayList<>();
    at = 0;
    Matcher word = WORD.matcher(text);
    int end = 0;
    while (word.find() && word.start() == end) {
      words.add(word.group(1));
      end = word.end();
    }
    if (end != text.stripTrailing().length()) {
      throw new AssertionError("cannot read " + text + " from " + end);
    }
  }

  private String peek(int ahead) {
    return at + ahead < words.size() ? words.get(at + ahead) : "";
  }

  private boolean next(String word) {
    if (peek(0).equals(word)) {
      at++;
      return true;
    }
    return false;
  }

  /** An amount, where the sides may differ. */
  BigFraction amount(Json json) {
    if (json instanceof Json.Obj sides) {
      return amount(sides.get(own == side("attacker") ? "attacker" : "defender"));
    }
    return amount(PlainRoll.text(json));
  }

  BigFraction amount(String text) {
    read(text);
    BigFraction amount = sum();
    while (next(",")) {
      amount = clause(amount);
    }
    return amount;
  }

  private BigFraction clause(BigFraction amount) {
    if (next("at")) {
      boolean most = words.get(at++).equals("most");
      BigFraction bound = new BigFraction(Integer.parseInt(words.get(at++)));
      return (amount.compareTo(bound) > 0) == most ? bound : amount;
    }
    at++;
    return rounded(amount, words.get(at++));
  }

  static BigFraction rounded(BigFraction amount, String how) {
    BigInteger[] parts = amount.getNumerator().divideAndRemainder(amount.getDenominator());
    BigInteger floor =
        amount.getNumerator().signum() < 0 && parts[1].signum() != 0
            ? parts[0].subtract(BigInteger.ONE)
            : parts[0];
    BigFraction down = new BigFraction(floor);
    BigFraction over = amount.subtract(down);
    boolean up =
        how.equals("up") && over.compareTo(BigFraction.ZERO) > 0
            || how.equals("nearest") && over.compareTo(BigFraction.ONE_HALF) > 0;
    return up ? down.add(1) : down;
  }

  private BigFraction sum() {
    BigFraction sum = product();
    while (peek(0).equals("+") || peek(0).equals("-")) {
      sum = next("+") ? sum.add(product()) : minus(sum);
    }
    return sum;
  }

  private BigFraction minus(BigFraction sum) {
    at++;
    return sum.subtract(product());
  }

  private BigFraction product() {
    BigFraction product = term();
    while (peek(0).equals("x") || peek(0).equals("/")) {
      boolean times = next("x");
      at += times ? 0 : 1;
      BigFraction by = term();
      product = times ? product.multiply(by) : product.divide(by);
    }
    return product;
  }

  private BigFraction term() {
    String word = words.get(at++);
    if (word.matches("\\d+")) {
      return new BigFraction(new BigInteger(word));
    }
    switch (word) {
      case "round":
        return new BigFraction(round);
      case "best", "worst":
        return bestOrWorst(word.equals("best"), words.get(at++));
      case "target":
        return value(targetSide, target, words.get(at++));
      case "shooter":
        return value(shooterSide, shooter, words.get(at++));
      case "attacker", "defender", "own", "enemy":
        return sum(side(word), words.get(at++));
      default:
        return unit >= 0 ? value(own, unit, word) : sum(own, word);
    }
  }

  private BigFraction bestOrWorst(boolean best, String first) {
    int side = side(first);
    String name = side < 0 ? first : words.get(at++);
    side = side < 0 ? own : side;
    BigFraction found = null;
    for (int one = 0; one < stand.left[side].length; one++) {
      if (acts(side, one)) {
        BigFraction value = value(side, one, name);
        found =
            found == null || (value.compareTo(found) > 0) == best && !value.equals(found)
                ? value
                : found;
      }
    }
    return found == null ? BigFraction.ZERO : found;
  }

  BigFraction value(int side, int one, String name) {
    return system.value(stand, side, one, name, List.of());
  }

  /** A value summed over the units of a side that count; losses over all that it had. */
  BigFraction sum(int side, String name) {
    BigFraction sum = BigFraction.ZERO;
    for (int one = 0; one < stand.left[side].length; one++) {
      if (name.equals("losses") || acts(side, one)) {
        sum = sum.add(name.equals("units") ? BigFraction.ONE : value(side, one, name));
      }
    }
    return sum;
  }

  boolean holds(String condition) {
    read(condition);
    boolean holds = or();
    if (at != words.size()) {
      throw new AssertionError("cannot read all of " + condition);
    }
    return holds;
  }

  private boolean or() {
    boolean any = and();
    while (next("or")) {
      any |= and();
    }
    return any;
  }

  private boolean and() {
    boolean all = not();
    while (next("and")) {
      all &= not();
    }
    return all;
  }

  private boolean not() {
    return next("not") ? !not() : fact() > 0;
  }

  /** How often what is asked for is said or found: for a fact alone. */
  int times(String condition) {
    read(condition);
    int times = fact();
    return at == words.size() ? times : holds(condition) ? 1 : 0;
  }

  private int fact() {
    if (next("(")) {
      boolean inside = or();
      next(")");
      return inside ? 1 : 0;
    }
    if (next("always")) {
      return 1;
    }
    if (next("never")) {
      return 0;
    }
    if (peek(1).matches("has|is|in|with")) {
      String subject = words.get(at);
      at += 2;
      return next("only") ? only(side(subject), words.get(at++)) : found(subject, words.get(at++));
    }
    if (peek(1).matches("|and|or|\\)") && system.words.contains(peek(0))) {
      return said(words.get(at++));
    }
    BigFraction left = sum();
    String than = words.get(at++);
    int compared = left.compareTo(sum());
    boolean holds =
        switch (than) {
          case "<" -> compared < 0;
          case "<=" -> compared <= 0;
          case "=" -> compared == 0;
          case ">=" -> compared >= 0;
          default -> compared > 0;
        };
    return holds ? 1 : 0;
  }

  /** How often a word is said, of the fight and of the stacks. */
  int said(String word) {
    return system.said.getOrDefault(word, 0)
        + system.saidOf.get(0).getOrDefault(word, 0)
        + system.saidOf.get(1).getOrDefault(word, 0);
  }

  private int only(int side, String thing) {
    for (int one = 0; one < stand.left[side].length; one++) {
      if (stand.isIn(side, one) && !system.is(stand, side, one, thing)) {
        return 0;
      }
    }
    return stand.anyIn(side) ? 1 : 0;
  }

  private int found(String subject, String thing) {
    int side = side(subject);
    int only = -1;
    if (side < 0) {
      side = subject.equals("target") ? targetSide : subject.equals("shooter") ? shooterSide : own;
      only = subject.equals("target") ? target : subject.equals("shooter") ? shooter : unit;
    }
    int times = system.saidOf.get(side).getOrDefault(thing, 0);
    for (int one = 0; one < stand.left[side].length; one++) {
      boolean asked = only == one || only < 0 && stand.isIn(side, one);
      times += asked && system.is(stand, side, one, thing) ? 1 : 0;
    }
    return times;
  }
}
