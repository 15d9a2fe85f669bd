package vedette.odds.chain;

import java.util.Arrays;

/**
 * A sparse set of numbers from 0 up, in the order of their insertion. Clearing it takes constant
 * time: the index of a number counts only if the number is at that index.
 */
public final class NumberSet {
  private int[] numbers = new int[64];
  private int[] indexes = new int[64];
  private int size;

  public void clear() {
    size = 0;
  }

  /** Adds a number unless it is present. */
  public void add(int number) {
    if (indexOf(number) < 0) {
      append(number);
    }
  }

  /** Adds a number without a check; its index is then that of its last insertion. */
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

  /** Returns the index of a number; -1 if it is not present. */
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
