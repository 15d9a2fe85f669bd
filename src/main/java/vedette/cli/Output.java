package vedette.cli;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * A stream of text, always UTF-8, that does not forget a failed write.
 *
 * <p>The JDK's own standard output swallows it, and a full disk would look like success.
 */
final class Output {
  private static final int PIECE = 1 << 16;

  private final OutputStream stream;
  private IOException failure;

  Output(OutputStream stream) {
    this.stream = stream;
  }

  /** Writes, unless writing has failed before. */
  void print(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    write(bytes, 0, bytes.length);
  }

  private void write(byte[] bytes, int from, int length) {
    if (failure == null) {
      try {
        stream.write(bytes, from, length);
        stream.flush();
      } catch (IOException e) {
        failure = e;
      }
    }
  }

  /** For texts that come piece by piece. */
  Writer writer() {
    OutputStream pieces =
        new OutputStream() {
          @Override
          public void write(int b) {
            write(new byte[] {(byte) b}, 0, 1);
          }

          @Override
          public void write(byte[] bytes, int from, int length) {
            Output.this.write(bytes, from, length);
          }
        };
    return new BufferedWriter(new OutputStreamWriter(pieces, StandardCharsets.UTF_8), PIECE);
  }

  /** What went wrong, or null. */
  IOException failure() {
    return failure;
  }

  /** Whether the reader of a pipe has gone away, as {@code head} does, which is not an error. */
  boolean isPipeClosed() {
    return failure != null
        && failure.getMessage() != null
        && (failure.getMessage().contains("Broken pipe")
            || failure.getMessage().contains("Pipe closed"));
  }
}
