package org.teavm.classlib.java.security;

import java.security.NoSuchAlgorithmException;

/** SHA-256 (FIPS 180-4). */
public class TMessageDigest {
  private static final int BLOCK = 64;
  private static final int LENGTH_AT = 56;

  /** The fractions of the cube roots of the first primes, and of the square roots of eight. */
  private static final int[] CUBES = new int[BLOCK];

  private static final int[] SQUARES = new int[8];

  static {
    int n = 0;
    for (int number = 2; n < BLOCK; number++) {
      boolean prime = true;
      for (int by = 2; by * by <= number; by++) {
        prime &= number % by != 0;
      }
      if (prime) {
        if (n < SQUARES.length) {
          SQUARES[n] = fraction(Math.sqrt(number));
        }
        CUBES[n++] = fraction(Math.cbrt(number));
      }
    }
  }

  private final int[] hash = SQUARES.clone();
  private final byte[] block = new byte[BLOCK];
  private int filled;
  private long bits;

  private static int fraction(double number) {
    return (int) (long) ((number - Math.floor(number)) * (1L << 32));
  }

  public static TMessageDigest getInstance(String name) throws NoSuchAlgorithmException {
    if (!name.equals("SHA-256")) {
      throw new NoSuchAlgorithmException(name);
    }
    return new TMessageDigest();
  }

  public void update(byte next) {
    block[filled++] = next;
    bits += 8;
    if (filled == BLOCK) {
      compress();
      filled = 0;
    }
  }

  public void update(byte[] bytes) {
    for (byte each : bytes) {
      update(each);
    }
  }

  public byte[] digest(byte[] bytes) {
    update(bytes);
    return digest();
  }

  public byte[] digest() {
    long length = bits;
    update((byte) 0x80);
    while (filled != LENGTH_AT) {
      update((byte) 0);
    }
    for (int i = LENGTH_AT; i >= 0; i -= 8) {
      update((byte) (length >>> i));
    }
    byte[] digest = new byte[4 * hash.length];
    for (int i = 0; i < digest.length; i++) {
      digest[i] = (byte) (hash[i / 4] >>> (24 - 8 * (i % 4)));
    }
    return digest;
  }

  private void compress() {
    int[] w = new int[BLOCK];
    for (int i = 0; i < 16; i++) {
      for (int j = 0; j < 4; j++) {
        w[i] = w[i] << 8 | block[4 * i + j] & 0xFF;
      }
    }
    for (int i = 16; i < BLOCK; i++) {
      w[i] =
          w[i - 16]
              + (turned(w[i - 15], 7, 18) ^ (w[i - 15] >>> 3))
              + w[i - 7]
              + (turned(w[i - 2], 17, 19) ^ (w[i - 2] >>> 10));
    }
    int[] h = hash.clone();
    for (int i = 0; i < BLOCK; i++) {
      int first =
          h[7]
              + (turned(h[4], 6, 11) ^ Integer.rotateRight(h[4], 25))
              + ((h[4] & h[5]) ^ (~h[4] & h[6]))
              + CUBES[i]
              + w[i];
      int second =
          (turned(h[0], 2, 13) ^ Integer.rotateRight(h[0], 22))
              + ((h[0] & h[1]) ^ (h[0] & h[2]) ^ (h[1] & h[2]));
      System.arraycopy(h, 0, h, 1, 7);
      h[4] += first;
      h[0] = first + second;
    }
    for (int i = 0; i < h.length; i++) {
      hash[i] += h[i];
    }
  }

  private static int turned(int word, int by, int more) {
    return Integer.rotateRight(word, by) ^ Integer.rotateRight(word, more);
  }
}
