package vedette.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Side;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * What the stacks of one side are called.
 *
 * @param side whose they are
 * @param given the names as given, "" for those without
 */
public record Names(Side side, List<String> given) {
  /** How many stacks there are. */
  public int size() {
    return given.size();
  }

  /** Returns what clauses and measures call a stack: its name, or its number from 1. */
  public String name(int stack) {
    return name(given.get(stack), stack);
  }

  /** Returns a name as given, or the number of one that has none. */
  public static String name(String given, int index) {
    return given.isEmpty() ? String.valueOf(index + 1) : given;
  }

  /** Returns what the report calls it: its name, or its side and number. */
  public String label(int stack) {
    if (!given.get(stack).isEmpty()) {
      return given.get(stack);
    }
    return size() == 1 ? side.toString() : side + " " + (stack + 1);
  }

  /** Returns all of {@link #name}. */
  public List<String> all() {
    List<String> all = new ArrayList<>();
    for (int stack = 0; stack < size(); stack++) {
      all.add(name(stack));
    }
    return all;
  }

  /** Returns the stack with this name or number, or -1. */
  public int indexOf(String word) {
    int named = all().indexOf(word);
    for (int stack = 0; stack < size() && named < 0; stack++) {
      named = word.equals(String.valueOf(stack + 1)) ? stack : -1;
    }
    return named;
  }

  /**
   * Returns the stacks that these words name, in order; a name may take several words.
   *
   * @param parameter where the words stand, for the complaint if they name none
   */
  public Set<Integer> indices(List<String> words, String parameter) {
    Set<Integer> named = new LinkedHashSet<>();
    int from = 0;
    while (from < words.size()) {
      int to = words.size();
      int stack = -1;
      while (stack < 0 && to > from) {
        stack = indexOf(String.join(" ", words.subList(from, to--)));
      }
      if (stack < 0) {
        String word = words.get(from);
        throw TextFault.ofUnread(
            parameter, "unknown " + side + " `" + word + "`", Nearest.help(word, all()));
      }
      named.add(stack);
      from = to + 1;
    }
    return named;
  }

  /**
   * Complains of a stack that would be called as another one, or by another's number; else takes
   * what it is called.
   *
   * @param taken what stacks of both sides are called so far
   */
  public void take(Set<String> taken) {
    for (int stack = 0; stack < size(); stack++) {
      if (!taken.add(label(stack))) {
        throw new TextFault(
            side.toString(),
            "two stacks are called `" + label(stack) + "`",
            "give each its own name");
      }
      if (indexOf(String.valueOf(stack + 1)) != stack) {
        throw new TextFault(
            side.toString(),
            "`" + (stack + 1) + "` is the name of one stack and the number of another",
            "write another name");
      }
    }
  }
}
