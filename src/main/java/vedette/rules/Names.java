package vedette.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.fight.Side;
import vedette.source.Nearest;
import vedette.source.TextFault;

/**
 * The names of the stacks of one side.
 *
 * @param side side that the stacks belong to
 * @param given names as given, "" for stacks without one
 */
public record Names(Side side, List<String> given) {
  /** Returns the number of stacks. */
  public int size() {
    return given.size();
  }

  /**
   * Returns the name that clauses and measures use for a stack: its given name, or its number from
   * 1.
   */
  public String name(int stack) {
    return name(given.get(stack), stack);
  }

  /** Returns a name as given, or the number from 1 of a stack without a name. */
  public static String name(String given, int index) {
    return given.isEmpty() ? String.valueOf(index + 1) : given;
  }

  /** Returns the name that reports use for a stack: its given name, or its side and number. */
  public String label(int stack) {
    if (!given.get(stack).isEmpty()) {
      return given.get(stack);
    }
    return size() == 1 ? side.toString() : side + " " + (stack + 1);
  }

  /** Returns the {@linkplain #name names} of all stacks. */
  public List<String> all() {
    List<String> all = new ArrayList<>();
    for (int stack = 0; stack < size(); stack++) {
      all.add(name(stack));
    }
    return all;
  }

  /** Returns the index of the stack with this name or number, or -1. */
  public int indexOf(String word) {
    int named = all().indexOf(word);
    for (int stack = 0; stack < size() && named < 0; stack++) {
      named = word.equals(String.valueOf(stack + 1)) ? stack : -1;
    }
    return named;
  }

  /**
   * Returns the indices of the stacks that these words name, in order. A name may span several
   * words.
   *
   * @param parameter parameter that holds the words, named in the error
   * @throws TextFault if a word names no stack
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
   * Adds the labels of these stacks to those in use.
   *
   * @param taken labels in use by stacks of either side
   * @throws TextFault if a label is already in use, or is another stack's number
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
