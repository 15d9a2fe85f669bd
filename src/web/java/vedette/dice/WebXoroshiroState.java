package vedette.dice;

/**
 * The replacement of {@link XoroshiroState} in a browser, where 64-bit numbers take fifteen times
 * as long.
 */
final class WebXoroshiroState {
  private int aUpper;
  private int aLower;
  private int bUpper;
  private int bLower;
  private int upper;
  private int lower;

  WebXoroshiroState(long first, long second) {
    aUpper = (int) (first >>> Integer.SIZE);
    aLower = (int) first;
    bUpper = (int) (second >>> Integer.SIZE);
    bLower = (int) second;
  }

  private WebXoroshiroState() {}

  WebXoroshiroState copy() {
    WebXoroshiroState copy = new WebXoroshiroState();
    copy.become(this);
    return copy;
  }

  void become(WebXoroshiroState other) {
    aUpper = other.aUpper;
    aLower = other.aLower;
    bUpper = other.bUpper;
    bLower = other.bLower;
  }

  void step() {
    int sumLower = aLower + bLower;
    int sumUpper = aUpper + bUpper + carry(sumLower, aLower);
    int turned = sumLower << 17 | sumUpper >>> 15;
    lower = turned + aLower;
    upper = (sumUpper << 17 | sumLower >>> 15) + aUpper + carry(lower, turned);
    int cUpper = bUpper ^ aUpper;
    int cLower = bLower ^ aLower;
    int newUpper = (aLower << 17 | aUpper >>> 15) ^ cUpper ^ (cUpper << 21 | cLower >>> 11);
    aLower = (aUpper << 17 | aLower >>> 15) ^ cLower ^ cLower << 21;
    aUpper = newUpper;
    bUpper = cUpper << 28 | cLower >>> 4;
    bLower = cLower << 28 | cUpper >>> 4;
  }

  /** Returns 1 if a sum of unsigned numbers is too large for 32 bits, else 0. */
  private static int carry(int sum, int one) {
    return sum + Integer.MIN_VALUE < one + Integer.MIN_VALUE ? 1 : 0;
  }

  long word() {
    return word(upper, lower);
  }

  int upper() {
    return upper;
  }

  int lower() {
    return lower;
  }

  long first() {
    return word(aUpper, aLower);
  }

  long second() {
    return word(bUpper, bLower);
  }

  private static long word(int upper, int lower) {
    return (long) upper << Integer.SIZE | lower & 0xFFFFFFFFL;
  }
}
