package vedette.study;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import vedette.file.KeptFile;
import vedette.json.NewerFormat;
import vedette.json.Position;
import vedette.json.Problem;
import vedette.json.Severity;
import vedette.json.WrongFile;

/**
 * A file in which a sweep takes down each cell as it is finished, so that a later run can go on
 * where this one was cut off.
 *
 * <p>Its first line names the sweep by the hash of its head, each other is a cell with its
 * checksum. A last line without a line end was torn and does not count. Journals of format 1 have
 * no checksums; they are read and continued as they are.
 */
public final class Journal implements AutoCloseable {
  /** The newest format that this program reads, and the one it begins a journal in. */
  private static final int FORMAT = ShardFile.FORMAT;

  /** Journals did not state their format before there was a second one. */
  private static final Pattern TITLE =
      Pattern.compile("vedette sweep (?:([1-9][0-9]{0,8}) )?([0-9a-f]{64})");

  private static final int LONGEST_TITLE = 100;
  private static final int MOST_OF_A_LINE = 1 << 20;

  private final String file;
  private final SweepHead head;
  private final String sweep;
  private final KeptFile kept;
  private final Map<Integer, SweepCell> finished = new HashMap<>();
  private int format;

  private Journal(String file, SweepHead head, KeptFile kept) {
    this.file = file;
    this.head = head;
    this.kept = kept;
    sweep = head.hash();
  }

  /**
   * Opens a journal, or begins one.
   *
   * @param file its name as the user gave it
   * @throws WrongFile if it cannot be written, or is none of this sweep
   */
  public static Journal open(String file, SweepHead head) {
    KeptFile kept = KeptFile.holdAtOnce(Path.of(file), file);
    boolean begun = false;
    try {
      Journal journal = new Journal(file, head, kept);
      journal.begin();
      begun = true;
      return journal;
    } finally {
      if (!begun) {
        kept.close();
      }
    }
  }

  /**
   * Whether a file begins as a journal does.
   *
   * @throws IOException if it cannot be read
   */
  public static boolean isOne(Path file) throws IOException {
    try (InputStream in = Files.newInputStream(file)) {
      String beginning = new String(in.readNBytes(LONGEST_TITLE), StandardCharsets.UTF_8);
      return TITLE.matcher(beginning).lookingAt();
    }
  }

  private void begin() {
    long whole;
    try (InputStream in = new BufferedInputStream(kept.read())) {
      whole = read(in);
    } catch (IOException e) {
      throw WrongFile.unreadable(file, e);
    }
    kept.cut(whole);
    if (whole == 0) {
      format = FORMAT;
      kept.append(title(FORMAT) + "\n");
    }
  }

  private String title(int format) {
    return "vedette sweep " + (format == 1 ? "" : format + " ") + sweep;
  }

  /** Reads the finished cells, and answers where the last whole line ends. */
  private long read(InputStream in) throws IOException {
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
        checkTitle(text);
      } else {
        SweepCell cell = cell(text, lines);
        finished.put(cell.index(), cell);
      }
    }
    String torn = line.toString(StandardCharsets.UTF_8);
    if (lines == 0 && !title(1).startsWith(torn) && !title(FORMAT).startsWith(torn)) {
      checkTitle(torn);
    }
    return whole;
  }

  private void checkTitle(String line) {
    Matcher title = TITLE.matcher(line);
    if (!title.matches()) {
      throw notAJournal();
    }
    format = title.group(1) == null ? 1 : Integer.parseInt(title.group(1));
    if (format > FORMAT) {
      throw wrong(
          Code.NEWER_FORMAT,
          Position.START,
          NewerFormat.message(title.group(1), FORMAT),
          "use a newer version of the program, or name another file",
          null);
    }
    if (!title.group(2).equals(sweep)) {
      throw wrong(
          Code.OTHER_JOURNAL,
          null,
          "this is the journal of another sweep",
          "name another file, or give the options, the tables and the version of that sweep",
          null);
    }
  }

  private WrongFile notAJournal() {
    return wrong(
        Code.NOT_A_JOURNAL,
        null,
        "this is not the journal of a sweep",
        "name a new file, or the journal of this sweep",
        null);
  }

  private SweepCell cell(String line, int number) {
    int end = format == 1 ? line.length() : Math.max(0, line.lastIndexOf(' '));
    SweepCell cell = CellLine.read(line.substring(0, end), head);
    if (cell == null) {
      throw wrongLine(number, "this line is not a cell of this sweep", line);
    }
    if (format > 1 && !line.substring(end + 1).equals(cell.checksum(sweep))) {
      throw wrongLine(number, "this line is not as it was written", line);
    }
    return cell;
  }

  private WrongFile wrongLine(int number, String message, String line) {
    return wrong(
        Code.JOURNAL_LINE,
        new Position(number, 1),
        message,
        "remove the line; its cell is then computed again",
        line);
  }

  /** A cell that is finished; null if it is not. */
  SweepCell finished(int cell) {
    return finished.get(cell);
  }

  /** Takes a cell down, unless it stands there already. */
  void add(SweepCell cell) {
    boolean silent = format < ShardFile.WITH_REASONS && !cell.isFought();
    SweepCell said = silent ? SweepCell.none(cell.index(), head, null) : cell;
    SweepCell known = finished.get(cell.index());
    if (known == null || !Objects.equals(known.why(), said.why())) {
      kept.append(CellLine.of(said) + (format == 1 ? "" : " " + said.checksum(sweep)) + "\n");
    }
  }

  private WrongFile wrong(String code, Position at, String message, String help, String line) {
    return WrongFile.of(
        WrongFile.Kind.WRONG, new Problem(Severity.ERROR, code, file, at, message, help, line));
  }

  /** Ends writing; the file stays. */
  @Override
  public void close() {
    kept.close();
  }
}
