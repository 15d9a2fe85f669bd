package vedette.study.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.zip.CRC32C;
import vedette.json.JsonWriter;

/** Writes a finished log. */
public final class LogWriter {
  /** The only member of the last line, beside its checksum: how many lines of pieces there are. */
  static final String LINES = "lines";

  private final Writer out;
  private final String key;
  private final CRC32C all = new CRC32C();
  private long lines;

  /**
   * Begins a log.
   *
   * @param head as JSON on one line
   */
  public LogWriter(Writer out, String head) {
    this.out = out;
    String line = LogLine.sealed(head, LogLine.HEAD);
    key = LogLine.checksum(line.strip().getBytes(UTF_8));
    write(line);
  }

  /**
   * Writes what a piece has come to.
   *
   * @param piece an object as JSON on one line
   */
  public void add(String piece) {
    write(LogLine.sealed(piece, key));
    lines++;
  }

  /** Writes the last line, whose checksum is of all the others as well. */
  public void end() {
    String last = new JsonWriter().inline().object().field(LINES, lines).end().text();
    write(LogLine.sealed(last, LogLine.hex(all)));
    try {
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(String line) {
    all.update(line.getBytes(UTF_8));
    try {
      out.write(line);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
