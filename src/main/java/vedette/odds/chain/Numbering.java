package vedette.odds.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Numbers of values, from 0 in the order in which they first appear.
 *
 * <p>It has its own hash table: every state and result of a fight is looked up in it once for each
 * path that leads there, and the library's map would box each number and take four times the
 * memory.
 */
public final class Numbering<T> {
  private final List<T> values = new ArrayList<>();

  /** By number the hash of the value. */
  private int[] hashes = new int[32];

  /** The open-addressed slots of the numbers, twice as many, by linear probing from the hash. */
  private int[] slots = emptySlots();

  public int of(T value) {
    int hash = spread(value.hashCode());
    int slot = hash & slots.length - 1;
    for (int number = slots[slot]; number >= 0; number = slots[slot]) {
      if (hashes[number] == hash && values.get(number).equals(value)) {
        return number;
      }
      slot = slot + 1 & slots.length - 1;
    }
    int next = values.size();
    slots[slot] = next;
    hashes[next] = hash;
    values.add(value);
    if (values.size() == hashes.length) {
      grow();
    }
    return next;
  }

  /** Records of small numbers have neighbouring hashes, which would make long runs of slots. */
  private static int spread(int code) {
    int hash = code * 0x9e3779b9;
    return hash ^ hash >>> 15;
  }

  private void grow() {
    hashes = Arrays.copyOf(hashes, 2 * hashes.length);
    slots = emptySlots();
    for (int number = 0; number < values.size(); number++) {
      int slot = hashes[number] & slots.length - 1;
      while (slots[slot] >= 0) {
        slot = slot + 1 & slots.length - 1;
      }
      slots[slot] = number;
    }
  }

  private int[] emptySlots() {
    int[] empty = new int[2 * hashes.length];
    Arrays.fill(empty, -1);
    return empty;
  }

  public T value(int number) {
    return values.get(number);
  }

  public int size() {
    return values.size();
  }
}
