package vedette.rules.daysofglory.units;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import vedette.form.model.Notation;
import vedette.form.model.Notation.Phrase;
import vedette.form.model.Notation.Token;
import vedette.json.EnumWords;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * Conditions that hold for a unit, by the words of the tables, each with the number of times that
 * it holds: {@code hit 3, surprised}.
 *
 * @param counts conditions in the order of their words
 */
public record Conditions(List<Count> counts) {
  static final Conditions NONE = new Conditions(List.of());

  // Conditions that a unit may have from earlier fights.
  static final String FOUGHT_BEFORE = "fought-before";
  static final String PUSHED_BACK = "pushed-back";
  static final String ROUTED_BEFORE = "routed-before";

  /** The condition that holds once for each hit on the unit this turn. */
  static final String HIT = "hit";

  /** The condition that the general with a unit routs. */
  static final String ROUTING_GENERAL = "routing-general";

  /** The conditions from a general that does not rout. */
  private static final List<String> OF_GENERALS =
      List.of("general-attached", "general-rallies", "exceptional-general-rallies");

  private static final int MOST = 99;

  /** A condition with the number of times that it holds. */
  public record Count(String word, int times) {
    @Override
    public String toString() {
      return times == 1 ? word : word + " " + times;
    }
  }

  /**
   * Parses conditions, with or without commas between them, each followed by the number of times
   * that it holds. The numbers of repeated conditions are added.
   *
   * @throws TextFault if the text cannot be parsed
   */
  public static Conditions parse(String text) {
    Notation notation = Notation.parse(text);
    if (!notation.clauses().isEmpty()) {
      throw new TextFault(
          notation.clauses().get(0).head().offset(),
          "unexpected semicolon between conditions",
          "write a comma between conditions");
    }
    Map<String, Integer> counts = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Phrase phrase : notation.units()) {
      read(phrase.words(), counts);
    }
    return of(counts);
  }

  private static void read(List<Token> words, Map<String, Integer> counts) {
    for (int i = 0; i < words.size(); i++) {
      Token word = words.get(i);
      if (isNumber(word)) {
        throw new TextFault(
            word.offset(),
            "unknown condition `" + word.text() + "`",
            "write a number after its condition, as in `hit 2`");
      }
      boolean counted = i + 1 < words.size() && isNumber(words.get(i + 1));
      counts.merge(
          word.text(), counted ? words.get(++i).number(1, MOST, "count") : 1, Integer::sum);
    }
  }

  private static boolean isNumber(Token word) {
    return word.text().matches("[-+]?[0-9].*");
  }

  private static Conditions of(Map<String, Integer> counts) {
    List<Count> list = new ArrayList<>();
    counts.forEach((word, times) -> list.add(new Count(word, times)));
    return new Conditions(List.copyOf(list));
  }

  /** Returns the conditions of several, with their numbers added. */
  public static Conditions union(Collection<Conditions> several) {
    if (several.stream().allMatch(NONE::equals)) {
      return NONE;
    }
    Map<String, Integer> counts = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    for (Conditions conditions : several) {
      conditions.counts.forEach(count -> counts.merge(count.word(), count.times(), Integer::sum));
    }
    return of(counts);
  }

  /** Returns these with one more condition if it holds, unless it is already among them. */
  Conditions with(String word, boolean holds) {
    return holds ? with(word, 1) : this;
  }

  /** Returns these with a condition that holds at least a number of times. */
  Conditions with(String word, int times) {
    if (times <= times(word)) {
      return this;
    }
    List<Count> counted = new ArrayList<>(without(word).counts);
    counted.add(new Count(word, times));
    counted.sort(Comparator.comparing(Count::word, String.CASE_INSENSITIVE_ORDER));
    return new Conditions(List.copyOf(counted));
  }

  /** Returns these with others; a condition in both keeps the higher number. */
  Conditions with(Conditions others) {
    Conditions all = this;
    for (Count count : others.counts) {
      all = all.with(count.word(), count.times());
    }
    return all;
  }

  /** Returns these without a condition. */
  Conditions without(String word) {
    return times(word) == 0
        ? this
        : new Conditions(
            counts.stream().filter(count -> !count.word().equalsIgnoreCase(word)).toList());
  }

  /** Returns these without the conditions from a general if the general routs. */
  Conditions withoutRoutingGeneral() {
    Conditions without = this;
    if (has(ROUTING_GENERAL)) {
      for (String word : OF_GENERALS) {
        without = without.without(word);
      }
    }
    return without;
  }

  /** Returns these without conditions from earlier fights. */
  public Conditions withoutThePast() {
    return without(PUSHED_BACK)
        .without(ROUTED_BEFORE)
        .without(FOUGHT_BEFORE)
        .without(ROUTING_GENERAL);
  }

  /** Returns whether a condition holds. */
  public boolean has(String word) {
    return times(word) > 0;
  }

  /** Returns the number of times that a condition holds, ignoring case. */
  int times(String word) {
    // Indexed loop: called for every factor, and an iterator would be allocated each time.
    for (int i = 0; i < counts.size(); i++) {
      Count count = counts.get(i);
      if (count.word().equalsIgnoreCase(word)) {
        return count.times();
      }
    }
    return 0;
  }

  /**
   * Checks that all conditions are known.
   *
   * @param parameter parameter that holds the conditions
   * @throws TextFault if one is not
   */
  void checkKnown(Set<String> known, String parameter) {
    for (Count count : counts) {
      if (Nearest.equalWord(count.word(), known).isEmpty()) {
        throw TextFault.ofWord(
            parameter,
            count.word(),
            "unknown condition `" + count.word() + "`",
            help(count.word(), known));
      }
    }
  }

  /**
   * Returns the help for an unknown condition. The ground of the defenders is not a condition of a
   * unit.
   */
  private static String help(String word, Set<String> known) {
    return Nearest.equalWord(word, EnumWords.words(Ground.class))
        .map(ground -> "pass --ground " + ground + " for the ground of the defenders")
        .orElseGet(() -> Nearest.help(word, known));
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ");
    counts.forEach(count -> text.add(count.toString()));
    return text.toString();
  }
}
