package vedette.dice;

/**
 * The 128 bits of the generator's state, and its last word. The web build replaces it by one of
 * 32-bit numbers.
 */
final class XoroshiroState {
  private long a;
  private long b;
  private long word;

  XoroshiroState(long first, long second) {
    a = first;
    b = second;
  }

  XoroshiroState copy() {
    return new XoroshiroState(a, b);
  }

  void become(XoroshiroState other) {
    a = other.a;
    b = other.b;
  }

  /** Advances to the next word. */
  void step() {
    word = Long.rotateLeft(a + b, 17) + a;
    long c = b ^ a;
    a = Long.rotateLeft(a, 49) ^ c ^ (c << 21);
    b = Long.rotateLeft(c, 28);
  }

  long word() {
    return word;
  }

  /** Returns the word's upper half. */
  int upper() {
    return (int) (word >>> Integer.SIZE);
  }

  /** Returns the word's lower half. */
  int lower() {
    return (int) word;
  }

  long first() {
    return a;
  }

  long second() {
    return b;
  }
}
