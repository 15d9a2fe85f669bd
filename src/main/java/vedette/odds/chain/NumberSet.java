package vedette.odds.chain;

import java.util.Arrays;

/**
 * Numbers from 0 up, each once, in the order in which they came. To clear it takes no time,
 * whatever was in it: what is kept of a number counts only if the number is where it says.
 */
public final class NumberSet {
  private int[] numbers = new int[64];
  private int[] indexes = new int[64];
  private int size;

  public void clear() {
    size = 0;
  }

  /** Adds a number, unless it is there. */
  public void add(int number) {
    if (indexOf(number) < 0) {
      append(number);
    }
  }

  /** Adds a number once more: from now on it is where it was added last. */
  void append(int number) {
    if (size == numbers.length) {
      numbers = Arrays.copyOf(numbers, 2 * size);
    }
    if (number >= indexes.length) {
      indexes = Arrays.copyOf(indexes, Math.max(number + 1, 2 * indexes.length));
    }
    numbers[size] = number;
    indexes[number] = size++;
  }

  /** Which one it is, from 0; -1 if it is not there. */
  public int indexOf(int number) {
    if (number >= indexes.length) {
      return -1;
    }
    int index = indexes[number];
    return index < size && numbers[index] == number ? index : -1;
  }

  public int get(int index) {
    return numbers[index];
  }

  public int size() {
    return size;
  }

  public int[] toArray() {
    return Arrays.copyOf(numbers, size);
  }
}
