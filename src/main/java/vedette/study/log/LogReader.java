package vedette.study.log;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.zip.CRC32C;
import vedette.form.RecordReader;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.NewerFormat;
import vedette.problem.Position;
import vedette.problem.Problem;
import vedette.problem.Problems;
import vedette.problem.Severity;
import vedette.problem.Source;
import vedette.problem.WrongFile;

/** Reads a log a line at a time, and holds each line against its checksum. */
public final class LogReader implements AutoCloseable {
  /** The format that this program writes and reads. */
  public static final int FORMAT = 1;

  /** The most bytes of a line: 64 MiB. */
  private static final int MOST = 64 << 20;

  /** How all head lines begin. */
  private static final String FIRST = "{ \"format\": " + FORMAT + ", \"log\": \"";

  private static final String LAST = "{ \"" + LogWriter.LINES + "\": ";

  private final String name;
  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int filled;
  private int next;
  private final CRC32C all = new CRC32C();
  private final String key;
  private final Source headSource;
  private final Json.Obj head;
  private int lines;
  private long read;
  private long whole;
  private boolean torn;
  private boolean ended;

  /**
   * Reads the head line.
   *
   * @param name of the file in messages
   * @throws WrongFile if it is none, or not as it was written
   */
  LogReader(InputStream in, String name) {
    this.in = in;
    this.name = name;
    boolean isLog = false;
    try {
      byte[] line = line();
      headSource = Source.of(name, line, 0);
      head = head(line);
      key = LogLine.checksum(line);
      counted(line);
      isLog = true;
    } finally {
      if (!isLog) {
        close();
      }
    }
  }

  private Json.Obj head(byte[] line) {
    if (filled < 0 && new String(line, UTF_8).startsWith(FIRST)) {
      throw WrongFile.of(WrongFile.Kind.WRONG, unfinished());
    }
    Json json = JsonReader.read(headSource, new Problems());
    if (!(json instanceof Json.Obj object) || object.get("log") == null) {
      throw wrong(
          Code.NOT_A_LOG,
          1,
          "this is not the log of a sweep or of a fight's trials",
          "give a file that --shard or --journal has written; --journal begins one in a new file");
    }
    Problems newer = new Problems();
    NewerFormat.refuse(object, headSource, FORMAT, Code.NEWER_FORMAT, newer);
    newer.throwIfErrors();
    if (!LogLine.isWhole(line, LogLine.HEAD)) {
      throw damaged("the head line is not as it was written", "write the file anew");
    }
    return object;
  }

  /** What is wrong with a log that has no last line. */
  Problem unfinished() {
    return new Problem(
        Severity.ERROR,
        Code.NOT_FINISHED,
        name,
        null,
        "this log has no last line: its run is not finished, or only a part of it was copied",
        "run its command again; that of a sweep goes on from here with --journal " + name,
        null);
  }

  /**
   * What a line says.
   *
   * @param type of its members
   * @throws WrongFile if they are others
   */
  public static <T> T said(Source line, Class<T> type) {
    Problems problems = new Problems();
    Json json = JsonReader.read(line, problems);
    problems.throwIfErrors();
    T said = RecordReader.read(json, line, type, problems);
    problems.throwIfErrors();
    return said;
  }

  /** What the log is of. */
  public Json.Obj head() {
    return head;
  }

  /** The head line. */
  public Source headSource() {
    return headSource;
  }

  /**
   * The next line of a piece.
   *
   * @return null behind the last that is whole
   * @throws WrongFile if it is not as it was written, or if something stands behind the last line
   */
  public Source next() {
    byte[] line = line();
    if (line.length == 0 && filled < 0) {
      return null;
    }
    if (ended) {
      throw wrong(
          Code.LINES, lines, "something stands behind the last line", "remove it from here on");
    }
    if (torn) {
      return null;
    }
    ended = new String(line, 0, Math.min(line.length, LAST.length()), UTF_8).equals(LAST);
    if (!LogLine.isWhole(line, ended ? LogLine.hex(all) : key)) {
      throw damaged(
          ended
              ? "this last line does not go with the lines above it"
              : "this line is not as it was written, or not one of this log",
          "remove it; the command of a sweep with --journal "
              + name
              + " then works out what is missing");
    }
    if (ended) {
      holdCount(line);
      return next();
    }
    counted(line);
    return Source.of(name, line, lines - 1);
  }

  /** The last line says how many there are between the first and itself. */
  private void holdCount(byte[] last) {
    Json json = JsonReader.read(Source.of(name, last, lines - 1), new Problems());
    String said =
        json instanceof Json.Obj object && object.get(LogWriter.LINES) instanceof Json.Num number
            ? number.text()
            : "none";
    if (!said.equals(String.valueOf(lines - 2))) {
      throw wrong(
          Code.LINES,
          lines,
          "the last line says " + said + " where there are " + (lines - 2) + " lines",
          "write the file anew");
    }
  }

  /** Whether the last line was read: the run is finished. */
  public boolean isFinished() {
    return ended;
  }

  /** How many bytes the head line and the whole lines of pieces have that were read so far. */
  long whole() {
    return whole;
  }

  private void counted(byte[] line) {
    all.update(line);
    all.update('\n');
    whole = read;
  }

  /** The next line without its end; at the end of the file what is torn, or nothing. */
  private byte[] line() {
    lines++;
    ByteArrayOutputStream line = new ByteArrayOutputStream();
    try {
      while (true) {
        if (next == filled) {
          filled = in.read(buffer);
          next = 0;
        }
        if (filled < 0) {
          torn = line.size() > 0 && lines > 1;
          return line.toByteArray();
        }
        int from = next;
        while (next < filled && buffer[next] != '\n') {
          next++;
        }
        line.write(buffer, from, next - from);
        read += next - from;
        if (line.size() > MOST) {
          throw WrongFile.tooLarge(name, MOST);
        }
        if (next < filled) {
          next++;
          read++;
          return line.toByteArray();
        }
      }
    } catch (IOException e) {
      throw WrongFile.unreadable(name, e);
    }
  }

  private WrongFile damaged(String message, String help) {
    return wrong(Code.DAMAGED, lines, message, help);
  }

  /** What is wrong with a log at a line. */
  private WrongFile wrong(String code, int line, String message, String help) {
    Problem problem =
        new Problem(Severity.ERROR, code, name, new Position(line, 1), message, help, null);
    return WrongFile.of(WrongFile.Kind.WRONG, problem);
  }

  @Override
  public void close() {
    try {
      in.close();
    } catch (IOException e) {
      // Nothing more is wanted of it.
    }
  }
}
