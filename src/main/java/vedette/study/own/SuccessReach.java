package vedette.study.own;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Bounds;
import vedette.fight.BySide;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.question.BadQuestion;
import vedette.question.Grammar;
import vedette.question.NamedQuestion;
import vedette.question.Term;
import vedette.question.Words;
import vedette.system.Columns.Compare;
import vedette.system.RuleSystem;

/**
 * Whether any end of a fight is a success as the file says it: it is asked of all ends that the
 * steps of the round leave open, with 0, each number that the question names, and those above them.
 * A question that reckons with numbers is not looked into.
 */
final class SuccessReach {
  private static final Pattern NUMBER = Pattern.compile("\\b\\d{1,9}\\b");
  private static final Pattern QUOTED = Pattern.compile("\"[^\"]*\"|'[^']*'");
  private static final Pattern RECKONS = Pattern.compile("[-+*/]|\\bx\\b");
  private static final String OFF_THE_TABLE = "off the table";
  private static final int MOST_ENDS = 500_000;

  /** What becomes of a side. */
  private enum Fate {
    /** It has units in the fight. */
    STANDS,
    /** None, but some got away. */
    LEFT,
    /** None, and none got away. */
    LOST
  }

  /**
   * An end of a fight.
   *
   * @param counts what the measures that are numbers come to, by name
   */
  private record End(String ending, BySide<Fate> fates, Map<String, Integer> counts) {
    boolean isWon() {
      return fates.attacker() == Fate.STANDS && fates.defender() != Fate.STANDS;
    }
  }

  private final RuleSystem system;
  private final Harm harm;

  /** Those that the question asks for, in its order. */
  private final Set<String> counts = new LinkedHashSet<>();

  /** The question, and those of the file that it names. */
  private final Set<String> texts = new LinkedHashSet<>();

  private SuccessReach(RuleSystem system, Harm harm) {
    this.system = system;
    this.harm = harm;
  }

  /**
   * Whether some end is one; true as well if that is not looked into.
   *
   * @param harm with what is suffered when the rounds are over
   */
  static boolean canBe(RuleSystem system, Harm harm) {
    return new SuccessReach(system, harm).canBe();
  }

  /** The file's own question for it; null if it has none. */
  static NamedQuestion own(RuleSystem system) {
    for (NamedQuestion each : system.measures()) {
      if (each.question().name().equals(Measure.SUCCESS)) {
        return each;
      }
    }
    return null;
  }

  private boolean canBe() {
    NamedQuestion own = own(system);
    String text = own == null ? Measure.SUCCESS : own.question().text();
    texts.add(text);
    try {
      Predicate<End> success =
          Grammar.condition(text, words -> named(words, system.measures().indexOf(own))).of();
      if (texts.stream().anyMatch(SuccessReach::reckons)) {
        return true;
      }
      List<Integer> numbers = numbers();
      List<End> ends = ends();
      if (ends.size() * Math.pow(numbers.size(), counts.size()) > MOST_ENDS) {
        return true;
      }
      List<String> names = List.copyOf(counts);
      return ends.stream().anyMatch(end -> canBe(end, names, 0, numbers, success));
    } catch (BadQuestion e) {
      return true; // What it asks for only a fight has, or it is wrong, which a fight tells
    }
  }

  private static boolean reckons(String text) {
    return RECKONS.matcher(QUOTED.matcher(text).replaceAll("")).find();
  }

  /**
   * 0 and each number that the question names, and above each as many as there are measures: these
   * may all have to differ. Other numbers compare with one another and with those named as these
   * do.
   */
  private List<Integer> numbers() {
    Set<Integer> named = new TreeSet<>(Set.of(0));
    for (String text : texts) {
      Matcher number = NUMBER.matcher(text);
      while (number.find()) {
        named.add(Integer.parseInt(number.group()));
      }
    }
    Set<Integer> numbers = new TreeSet<>();
    for (int each : named) {
      for (int above = 0; above <= counts.size(); above++) {
        numbers.add(each + above);
      }
    }
    return List.copyOf(numbers);
  }

  private boolean canBe(
      End end, List<String> names, int next, List<Integer> numbers, Predicate<End> success) {
    if (next == names.size()) {
      return success.test(end);
    }
    for (int number : numbers) {
      if (allows(end, names.get(next), number)) {
        end.counts().put(names.get(next), number);
        if (canBe(end, names, next + 1, numbers, success)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether a number may be this at an end. */
  private boolean allows(End end, String name, int number) {
    if (name.equals("roundsFought")) {
      return number > 0; // Also more than the file has: --rounds goes before it
    }
    Side side = side(name);
    String what = name.substring(side.toString().length());
    if (what.startsWith("Hexes")) {
      return number == 0 || harm.leaves(side);
    }
    if (what.equals("Loss") || what.equals("UnitsLost")) {
      boolean some = number > 0;
      return end.fates().of(side) == Fate.LOST ? some : !some || harm.loses(side);
    }
    return number == 0 || harm.loses(side) || !what.startsWith("Loss") && !what.equals("Cost");
  }

  private List<End> ends() {
    Set<String> always = new LinkedHashSet<>(harm.endings());
    boolean compares =
        system.tables().values().stream()
            .anyMatch(it -> it.columns().compare().compareTo(Compare.PERCENT) <= 0);
    if (compares) {
      always.add(OFF_THE_TABLE);
    }
    List<End> ends = new ArrayList<>();
    for (Fate attacker : Fate.values()) {
      for (Fate defender : Fate.values()) {
        if (allows(attacker, Side.ATTACKER) && allows(defender, Side.DEFENDER)) {
          Set<String> endings = new LinkedHashSet<>(always);
          endings.addAll(endings(attacker, defender));
          BySide<Fate> fates = new BySide<>(attacker, defender);
          endings.forEach(it -> ends.add(new End(it, fates, new HashMap<>())));
        }
      }
    }
    return ends;
  }

  private boolean allows(Fate fate, Side side) {
    return switch (fate) {
      case STANDS -> true;
      case LEFT -> harm.leaves(side);
      case LOST -> harm.loses(side);
    };
  }

  /** All that can be asked for, whether or not a step leads there. */
  private List<String> endings() {
    Set<String> endings = new LinkedHashSet<>();
    for (Fate attacker : Fate.values()) {
      for (Fate defender : Fate.values()) {
        endings.addAll(endings(attacker, defender));
      }
    }
    endings.add(OFF_THE_TABLE);
    system.results().values().forEach(it -> endings.add(it.ending()));
    endings.remove("");
    return List.copyOf(endings);
  }

  private static List<String> endings(Fate attacker, Fate defender) {
    if (attacker == Fate.LOST || defender == Fate.LOST) {
      String who = attacker != Fate.LOST ? "defender" : defender != Fate.LOST ? "attacker" : "both";
      return List.of(who + " eliminated");
    }
    if (attacker == Fate.LEFT && defender == Fate.LEFT) {
      return List.of("both forced back");
    }
    if (attacker == defender) {
      return List.of("rounds over");
    }
    String who = attacker == Fate.LEFT ? "attacker" : "defender";
    return List.of(who + " retreats", who + " repulsed");
  }

  /**
   * What a name in a question means.
   *
   * @param before questions of the file up to here may be named
   */
  private Term<End> named(Words words, int before) {
    Words.Word word = words.peek();
    String name = words.takeName(List.of());
    for (int i = before - 1; i >= 0; i--) {
      if (system.measures().get(i).question().name().equals(name)) {
        int here = i;
        texts.add(system.measures().get(i).question().text());
        return Grammar.term(
            system.measures().get(i).question().text(), further -> named(further, here));
      }
    }
    if (name.equals(Measure.SUCCESS)) {
      return new Term.Condition<>(End::isWon);
    }
    if (name.equals("ending")) {
      return new Term.Category<>(name, End::ending, endings());
    }
    Side side = side(name);
    if (side == null && !name.equals("roundsFought")) {
      throw words.bad(word, "what `" + name + "` comes to is not looked into", "");
    }
    if (name.endsWith("Eliminated") || name.endsWith("ForcedBack")) {
      Fate fate = name.endsWith("Eliminated") ? Fate.LOST : Fate.LEFT;
      return new Term.Condition<>(end -> end.fates().of(side) == fate);
    }
    counts.add(name);
    return new Term.Amount<>(end -> new Fraction(end.counts().get(name)), Bounds.UNKNOWN);
  }

  /** Whose a measure is; null if it is of the fight. */
  private static Side side(String name) {
    for (Side side : Side.values()) {
      if (name.startsWith(side.toString())) {
        return side;
      }
    }
    return null;
  }
}
