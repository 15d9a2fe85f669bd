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
 * Conditions that hold for a unit, by the words of the tables, each with how often it holds: {@code
 * hit 3, surprised}.
 *
 * @param counts in the order of the words
 */
public record Conditions(List<Count> counts) {
  static final Conditions NONE = new Conditions(List.of());

  // What a unit may bring along from earlier fights.
  static final String FOUGHT_BEFORE = "fought-before";
  static final String PUSHED_BACK = "pushed-back";
  static final String ROUTED_BEFORE = "routed-before";

  /** Each hit that it has taken this turn. */
  static final String HIT = "hit";

  /** The general who is with a unit routs himself. */
  static final String ROUTING_GENERAL = "routing-general";

  /** What a general brings who does not rout. */
  private static final List<String> OF_GENERALS =
      List.of("general-attached", "general-rallies", "exceptional-general-rallies");

  private static final int MOST = 99;

  /** How often a condition holds. */
  public record Count(String word, int times) {
    @Override
    public String toString() {
      return times == 1 ? word : word + " " + times;
    }
  }

  /**
   * Reads conditions, commas between them or not, each with how often it holds behind it; those
   * that come again add up.
   *
   * @throws TextFault if they cannot be understood
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

  /** Returns all of several. */
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

  /** With one more, if it holds; what a player has said already is not counted twice. */
  Conditions with(String word, boolean holds) {
    return holds ? with(word, 1) : this;
  }

  /** With a condition that holds so often, unless more was said already. */
  Conditions with(String word, int times) {
    if (times <= times(word)) {
      return this;
    }
    List<Count> counted = new ArrayList<>(without(word).counts);
    counted.add(new Count(word, times));
    counted.sort(Comparator.comparing(Count::word, String.CASE_INSENSITIVE_ORDER));
    return new Conditions(List.copyOf(counted));
  }

  /** With all of others; what holds in both is not counted twice. */
  Conditions with(Conditions others) {
    Conditions all = this;
    for (Count count : others.counts) {
      all = all.with(count.word(), count.times());
    }
    return all;
  }

  /** Without a condition. */
  Conditions without(String word) {
    return times(word) == 0
        ? this
        : new Conditions(
            counts.stream().filter(count -> !count.word().equalsIgnoreCase(word)).toList());
  }

  /** Without what a general brings if he routs himself: then he is no help. */
  Conditions withoutRoutingGeneral() {
    Conditions without = this;
    if (has(ROUTING_GENERAL)) {
      for (String word : OF_GENERALS) {
        without = without.without(word);
      }
    }
    return without;
  }

  /** Without what a unit may bring along from earlier fights. */
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

  /** Returns how often a condition holds, in capitals or not. */
  int times(String word) {
    // By number, as it is asked for every factor: an iterator would be made each time.
    for (int i = 0; i < counts.size(); i++) {
      Count count = counts.get(i);
      if (count.word().equalsIgnoreCase(word)) {
        return count.times();
      }
    }
    return 0;
  }

  /**
   * Complains of a condition that is not among those known.
   *
   * @param parameter where the conditions were given
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

  /** Returns what the defenders stand in or behind is no condition of a unit. */
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
