package vedette.rules.daysofglory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import vedette.notation.BadNotation;
import vedette.notation.Notation;
import vedette.notation.Notation.Phrase;

/**
 * Conditions that hold for a unit, by the words of the tables, each with how often it holds: {@code
 * hit 3, surprised}.
 *
 * @param counts in the order of the words
 */
public record Conditions(List<Count> counts) {
  static final Conditions NONE = new Conditions(List.of());
  private static final int MOST = 99;

  /** How often a condition holds. */
  record Count(String word, int times) {
    @Override
    public String toString() {
      return times == 1 ? word : word + " " + times;
    }
  }

  /**
   * Reads a list of conditions.
   *
   * @throws BadNotation if it is none
   */
  public static Conditions parse(String text) {
    return of(Notation.parse(text).units());
  }

  static Conditions of(List<Phrase> phrases) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Phrase phrase : phrases) {
      String word = phrase.word(0, "a condition").text();
      int times =
          phrase.words().size() > 1 ? phrase.word(1, "a number").number(1, MOST, "count") : 1;
      phrase.endsAt(2, "put a comma between conditions");
      counts.merge(word, times, Integer::sum);
    }
    return of(counts);
  }

  private static Conditions of(Map<String, Integer> counts) {
    List<Count> list = new ArrayList<>();
    counts.forEach((word, times) -> list.add(new Count(word, times)));
    return new Conditions(List.copyOf(list));
  }

  /** All of several. */
  static Conditions together(Collection<Conditions> several) {
    Map<String, Integer> counts = new TreeMap<>();
    for (Conditions conditions : several) {
      conditions.counts.forEach(count -> counts.merge(count.word(), count.times(), Integer::sum));
    }
    return of(counts);
  }

  /** With one more, if it holds; what a player has said already is not counted twice. */
  Conditions with(String word, boolean holds) {
    return with(word, holds ? 1 : 0);
  }

  /** With a condition that holds so often, unless more was said already. */
  Conditions with(String word, int times) {
    if (times <= times(word)) {
      return this;
    }
    List<Count> counted = new ArrayList<>(without(word).counts);
    counted.add(new Count(word, times));
    counted.sort(Comparator.comparing(Count::word));
    return new Conditions(List.copyOf(counted));
  }

  /** Without a condition. */
  Conditions without(String word) {
    return times(word) == 0
        ? this
        : new Conditions(counts.stream().filter(count -> !count.word().equals(word)).toList());
  }

  /** How often a condition holds. */
  int times(String word) {
    for (Count count : counts) {
      if (count.word().equals(word)) {
        return count.times();
      }
    }
    return 0;
  }

  /** A condition that is not among those known, if there is one. */
  Optional<String> unknown(Set<String> known) {
    return counts.stream().map(Count::word).filter(word -> !known.contains(word)).findFirst();
  }

  @Override
  public String toString() {
    StringJoiner text = new StringJoiner(", ");
    counts.forEach(count -> text.add(count.toString()));
    return text.toString();
  }
}
