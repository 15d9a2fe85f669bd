package vedette.dice;

/**
 * The 128 bits of the generator's state, and the word that it gave last. The web build has them as
 * numbers of 32 bits.
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

  /** Goes on to the next word. */
  void step() {
    word = Long.rotateLeft(a + b, 17) + a;
    long c = b ^ a;
    a = Long.rotateLeft(a, 49) ^ c ^ (c << 21);
    b = Long.rotateLeft(c, 28);
  }

  long word() {
    return word;
  }

  /** The word's upper half. */
  int upper() {
    return (int) (word >>> Integer.SIZE);
  }

  /** The word's lower half. */
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
