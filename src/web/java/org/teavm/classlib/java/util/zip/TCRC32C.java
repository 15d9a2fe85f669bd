package org.teavm.classlib.java.util.zip;

import java.nio.ByteBuffer;

/** Castagnoli's checksum, bit by bit. */
public final class TCRC32C {
  private static final int POLYNOMIAL = 0x82F63B78;

  private int sum = -1;

  public void update(byte[] bytes) {
    for (byte each : bytes) {
      update(each);
    }
  }

  public void update(ByteBuffer bytes) {
    while (bytes.hasRemaining()) {
      update(bytes.get());
    }
  }

  public void update(int each) {
    sum ^= each & 0xFF;
    for (int i = 0; i < 8; i++) {
      sum = sum >>> 1 ^ (POLYNOMIAL & -(sum & 1));
    }
  }

  public long getValue() {
    return ~sum & 0xFFFFFFFFL;
  }
}
