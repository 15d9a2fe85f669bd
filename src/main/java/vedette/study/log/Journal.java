package vedette.study.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStreamWriter;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Iterator;
import java.util.function.Consumer;
import vedette.file.KeptFile;
import vedette.platform.Disk;
import vedette.problem.Problem;
import vedette.problem.Severity;
import vedette.problem.Source;
import vedette.problem.WrongFile;

/**
 * A log that is being written: a later run goes on where this one is cut off.
 *
 * <p>Lines of pieces stand in it as they are finished. A last line without a line end was torn and
 * does not count. When all is done the file is replaced by the finished log, its pieces in order.
 */
public final class Journal implements AutoCloseable {
  private final String head;
  private final String key;
  private final Path path;
  private final KeptFile kept;
  private FileChannel end;
  private long whole;

  /** Whether the file ends in a last line, and nothing was added. */
  private boolean isFinished;

  private Journal(String head, Path path, String file) {
    this.head = head;
    this.path = path;
    kept = KeptFile.of(path, file);
    key = LogLine.checksum(LogLine.sealed(head, LogLine.HEAD).strip().getBytes(UTF_8));
  }

  /**
   * Opens a journal, or begins one.
   *
   * @param file its name as the user gave it
   * @param head as JSON on one line
   * @param pieces hears of the lines of pieces that stand in it
   * @throws WrongFile if it cannot be written, is none of this run, or is damaged
   */
  public static Journal open(String file, String head, Consumer<Source> pieces) {
    try {
      Journal journal = new Journal(head, Disk.path(file), file);
      journal.begin(file, pieces);
      return journal;
    } catch (IOException e) {
      throw WrongFile.unreadable(file, e);
    }
  }

  private void begin(String file, Consumer<Source> pieces) throws IOException {
    byte[] expected = LogLine.sealed(head, LogLine.HEAD).getBytes(UTF_8);
    byte[] beginning;
    try (InputStream in = read()) {
      beginning = in.readNBytes(expected.length);
    }
    if (beginning.length < expected.length
        && Arrays.equals(beginning, Arrays.copyOf(expected, beginning.length))) {
      cut(0);
      append(new String(expected, UTF_8));
      return;
    }
    try (LogReader log = new LogReader(read(), file)) {
      if (!Arrays.equals(beginning, expected)) {
        throw other(file);
      }
      for (Source piece = log.next(); piece != null; piece = log.next()) {
        pieces.accept(piece);
      }
      whole = log.whole();
      isFinished = log.isFinished();
    }
    if (!isFinished) {
      cut(whole);
    }
  }

  private static WrongFile other(String file) {
    return WrongFile.of(
        WrongFile.Kind.WRONG,
        new Problem(
            Severity.ERROR,
            Code.OTHER_JOURNAL,
            file,
            null,
            "this is the journal of another run",
            "name another file, or give the options, the tables and the version of that run",
            null));
  }

  /**
   * Takes down what a piece has come to.
   *
   * @param piece an object as JSON on one line
   */
  public synchronized void add(String piece) {
    if (isFinished) {
      cut(whole);
      isFinished = false;
    }
    append(LogLine.sealed(piece, key));
  }

  /**
   * Ends the log, unless it ends already.
   *
   * @param pieces all of them in their order
   */
  public void finish(Iterator<String> pieces) {
    if (!isFinished) {
      kept.replace(
          out -> {
            LogWriter log =
                new LogWriter(new BufferedWriter(new OutputStreamWriter(out, UTF_8)), head);
            pieces.forEachRemaining(log::add);
            log.end();
          });
    }
  }

  private InputStream read() throws IOException {
    if (!Files.exists(path)) {
      return InputStream.nullInputStream();
    }
    if (!Files.isRegularFile(path)) {
      throw new IOException("is a pipe or a device, not a file");
    }
    return Files.newInputStream(path);
  }

  private void cut(long bytes) {
    try {
      end =
          FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.WRITE)
              .truncate(bytes)
              .position(bytes);
    } catch (IOException e) {
      throw KeptFile.notWritten(path.toString(), e);
    }
  }

  private void append(String line) {
    try {
      end.write(ByteBuffer.wrap(line.getBytes(UTF_8)));
    } catch (IOException e) {
      throw KeptFile.notWritten(path.toString(), e);
    }
  }

  /** Ends writing; the file stays. */
  @Override
  public void close() {
    try {
      if (end != null) {
        end.close();
      }
    } catch (IOException e) {
      // What was written has been written.
    }
  }
}
