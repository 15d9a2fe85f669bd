package vedette.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A stream of text, always UTF-8, that does not forget a failed write.
 *
 * <p>The JDK's own standard output swallows it, and a full disk would look like success.
 */
final class Output {
  private final OutputStream stream;
  private IOException failure;

  Output(OutputStream stream) {
    this.stream = stream;
  }

  /** Writes, unless writing has failed before. */
  void print(String text) {
    if (failure == null) {
      try {
        stream.write(text.getBytes(StandardCharsets.UTF_8));
        stream.flush();
      } catch (IOException e) {
        failure = e;
      }
    }
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
