package vedette.study;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.Map;
import vedette.json.Position;
import vedette.json.Problem;
import vedette.json.Problems;
import vedette.json.Severity;
import vedette.json.WrongFile;

/**
 * A file in which a sweep takes down each cell as it is finished, so that a later run can go on
 * where this one was cut off.
 *
 * <p>Its first line names the sweep by the hash of its head, each other is a cell: numbers with
 * blanks between them. A last line without a line end was torn and does not count.
 */
public final class Journal implements AutoCloseable {
  private static final String TITLE = "vedette sweep ";

  /** Behind the numbers of a cell, if battles were cut off. */
  private static final String CUT_OFF = " cut off ";

  private static final int MOST_OF_A_LINE = 1 << 20;

  private final String file;
  private final SweepHead head;
  private final FileChannel channel;
  private final Map<Integer, SweepCell> finished = new HashMap<>();

  private Journal(String file, SweepHead head, FileChannel channel) {
    this.file = file;
    this.head = head;
    this.channel = channel;
  }

  /**
   * Opens a journal, or begins one.
   *
   * @param file its name as the user gave it
   * @throws WrongFile if it cannot be written, or is none of this sweep
   */
  public static Journal open(String file, SweepHead head) {
    if (Files.exists(Path.of(file)) && !Files.isRegularFile(Path.of(file))) {
      throw failed(file, "it is not a regular file");
    }
    FileChannel channel = null;
    try {
      channel =
          FileChannel.open(
              Path.of(file),
              StandardOpenOption.CREATE,
              StandardOpenOption.READ,
              StandardOpenOption.WRITE);
      Journal journal = new Journal(file, head, channel);
      journal.begin();
      return journal;
    } catch (IOException e) {
      close(channel);
      throw failed(file, e);
    } catch (WrongFile e) {
      close(channel);
      throw e;
    }
  }

  private static void close(FileChannel channel) {
    try {
      if (channel != null) {
        channel.close();
      }
    } catch (IOException e) {
      // It was given up already.
    }
  }

  private void begin() throws IOException {
    try {
      if (channel.tryLock() == null) {
        throw inUse();
      }
    } catch (OverlappingFileLockException e) {
      throw inUse();
    }
    String title = TITLE + head.hash();
    long whole = read(title);
    channel.truncate(whole);
    channel.position(whole);
    if (whole == 0) {
      write(title + "\n");
    }
  }

  private WrongFile inUse() {
    return wrong(
        WrongFile.Kind.UNREADABLE,
        problem(
            Code.JOURNAL_IN_USE,
            null,
            "another run is writing this journal",
            "wait for it, or name another file",
            null));
  }

  /** Reads the finished cells, and answers where the last whole line ends. */
  private long read(String title) throws IOException {
    InputStream in = new BufferedInputStream(Channels.newInputStream(channel));
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    long read = 0;
    long whole = 0;
    int lines = 0;
    for (int b = in.read(); b >= 0; b = in.read()) {
      read++;
      if (b != '\n') {
        line.write(b);
        if (line.size() > MOST_OF_A_LINE) {
          throw notAJournal();
        }
        continue;
      }
      String text = line.toString(StandardCharsets.UTF_8);
      line.reset();
      whole = read;
      if (++lines == 1) {
        checkTitle(text, title);
      } else {
        SweepCell cell = cell(text, lines);
        finished.put(cell.index(), cell);
      }
    }
    if (lines == 0 && !title.startsWith(line.toString(StandardCharsets.UTF_8))) {
      checkTitle(line.toString(StandardCharsets.UTF_8), title);
    }
    return whole;
  }

  private void checkTitle(String line, String title) {
    if (!line.startsWith(TITLE)) {
      throw notAJournal();
    }
    if (!line.equals(title)) {
      throw wrong(
          WrongFile.Kind.WRONG,
          problem(
              Code.OTHER_JOURNAL,
              null,
              "this is the journal of another sweep",
              "name another file, or give the options, the tables and the version of that sweep",
              null));
    }
  }

  private WrongFile notAJournal() {
    return wrong(
        WrongFile.Kind.WRONG,
        problem(
            Code.NOT_A_JOURNAL,
            null,
            "this is not the journal of a sweep",
            "name a new file, or the journal of this sweep",
            null));
  }

  private SweepCell cell(String line, int number) {
    try {
      int behind = line.indexOf(CUT_OFF);
      long cutOff = behind < 0 ? 0 : Long.parseLong(line.substring(behind + CUT_OFF.length()));
      String[] words = (behind < 0 ? line : line.substring(0, behind)).split(" ", -1);
      int figures = head.figures().size();
      int index = Integer.parseInt(words[0]);
      boolean here = index >= 0 && index < head.cells() && isOfShard(index);
      if (here && words.length == 5 + figures * (head.isExact() ? 1 : 3)) {
        SweepCell cell =
            new SweepCell(
                index,
                Long.parseLong(words[1]),
                Long.parseLong(words[2]),
                Double.parseDouble(words[3]),
                Double.parseDouble(words[4]),
                numbers(words, 5, figures),
                numbers(words, 5 + figures, head.isExact() ? 0 : figures),
                numbers(words, 5 + 2 * figures, head.isExact() ? 0 : figures),
                cutOff);
        if (cell.fault(head) == null) {
          return cell;
        }
      }
    } catch (NumberFormatException e) {
      // Refused below.
    }
    throw wrong(
        WrongFile.Kind.WRONG,
        problem(
            Code.JOURNAL_LINE,
            new Position(number, 1),
            "this line is not a cell of this sweep",
            "remove the line; its cell is then computed again",
            line));
  }

  private boolean isOfShard(int index) {
    return index % head.shard().of() == head.shard().number() - 1;
  }

  private static double[] numbers(String[] words, int from, int count) {
    double[] numbers = new double[count];
    for (int i = 0; i < count; i++) {
      numbers[i] = Double.parseDouble(words[from + i]);
    }
    return numbers;
  }

  /** A cell that is finished; null if it is not. */
  SweepCell finished(int cell) {
    return finished.get(cell);
  }

  /** Takes a cell down. */
  synchronized void add(SweepCell cell) {
    StringBuilder line = new StringBuilder();
    line.append(cell.index()).append(' ').append(cell.seed()).append(' ').append(cell.trials());
    line.append(' ').append(cell.undecided()).append(' ').append(cell.within());
    for (double[] numbers : new double[][] {cell.values(), cell.lows(), cell.highs()}) {
      for (double number : numbers) {
        line.append(' ').append(number);
      }
    }
    if (cell.cutOff() > 0) {
      line.append(CUT_OFF).append(cell.cutOff());
    }
    try {
      write(line.append('\n').toString());
    } catch (IOException e) {
      throw failed(file, e);
    }
  }

  private void write(String line) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(line.getBytes(StandardCharsets.UTF_8));
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  private static WrongFile failed(String file, IOException e) {
    String reason = e instanceof FileSystemException f ? f.getReason() : e.getMessage();
    return failed(
        file,
        e instanceof NoSuchFileException
            ? "its directory does not exist"
            : reason == null ? "the system does not allow it" : reason);
  }

  private static WrongFile failed(String file, String why) {
    Problem problem =
        new Problem(
            Severity.ERROR,
            Code.JOURNAL_FAILED,
            file,
            null,
            "the journal cannot be written: " + why,
            "name a file in a directory that can be written to",
            null);
    return wrong(WrongFile.Kind.UNREADABLE, problem);
  }

  private Problem problem(String code, Position at, String message, String help, String line) {
    return new Problem(Severity.ERROR, code, file, at, message, help, line);
  }

  private static WrongFile wrong(WrongFile.Kind kind, Problem problem) {
    Problems problems = new Problems();
    problems.add(kind, problem);
    return new WrongFile(kind, problems);
  }

  /** Ends writing; the file stays. */
  @Override
  public void close() {
    close(channel);
  }
}
