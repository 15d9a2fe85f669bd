package vedette.study.log;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import vedette.json.Json;
import vedette.platform.Disk;
import vedette.problem.Problem;
import vedette.problem.Problems;
import vedette.problem.Severity;
import vedette.problem.Source;
import vedette.problem.WrongFile;

/**
 * The logs of all pieces of one run, each once, none left out, all of them finished and as they
 * were written. What comes through a pipe is kept in a file meanwhile.
 */
public final class LogSet implements AutoCloseable {
  /** What the members of a head are called, in which the logs of one run agree. */
  private static final Map<String, String> CALLED =
      Map.ofEntries(
          Map.entry("log", "kind of run"),
          Map.entry("vedette", "version of the program"),
          Map.entry("system", "engagement"),
          Map.entry("tables", "table in force"),
          Map.entry("chances", "question"),
          Map.entry("values", "question"),
          Map.entry("swept", "range of values"),
          Map.entry("asked", "choice of measures"),
          Map.entry("figures", "choice of measures"),
          Map.entry("maxStates", "limit on states"),
          Map.entry("trials", "number of trials"));

  private static final String SHARD = "shard";

  private final Map<Integer, Log> logs = new TreeMap<>();
  private final List<Path> copies = new ArrayList<>();

  /** A log by the name that the user gave it, and where it can be read again. */
  private record Log(String name, Path file, Source source, Json.Obj head, Shard shard) {
    /** What another one of the same run has otherwise; null if there is nothing. */
    String otherThan(Log other) {
      for (Json.Member member : head.members()) {
        boolean isOwn = member.name().equals(SHARD) || member.name().equals("checksum");
        if (!isOwn && !member.value().saysTheSame(other.head.get(member.name()))) {
          return CALLED.getOrDefault(member.name(), member.name());
        }
      }
      return shard.of() == other.shard.of() ? null : "number of shards";
    }

    WrongFile wrong(String code, String message, String help) {
      return WrongFile.of(
          WrongFile.Kind.WRONG, new Problem(Severity.ERROR, code, name, null, message, help, null));
    }
  }

  private LogSet() {}

  /**
   * Reads all logs to their ends.
   *
   * @param files as the user named them
   * @throws WrongFile if one cannot be read, or if they are not the logs of one run
   */
  public static LogSet of(List<String> files) {
    LogSet set = new LogSet();
    boolean whole = false;
    try {
      Problems problems = new Problems();
      for (String file : files) {
        try {
          set.add(set.read(file));
        } catch (WrongFile e) {
          problems.addAll(e.problems());
        }
      }
      problems.throwIfErrors();
      set.refuseMissing();
      whole = true;
      return set;
    } finally {
      if (!whole) {
        set.close();
      }
    }
  }

  private Log read(String name) {
    try {
      Path file = Disk.path(name);
      InputStream in = Source.open(file, name);
      if (!Files.isRegularFile(file)) {
        file = Files.createTempFile("vedette", ".log");
        copies.add(file);
        file.toFile().deleteOnExit(); // where a signal ends the program
        in = new Copied(in, Files.newOutputStream(file));
      }
      try (LogReader log = new LogReader(in, name)) {
        while (log.next() != null) {
          // Each line is held against its checksum.
        }
        if (!log.isFinished()) {
          throw WrongFile.of(WrongFile.Kind.WRONG, log.unfinished());
        }
        Json shard = log.head().get(SHARD);
        return new Log(
            name,
            file,
            log.headSource(),
            log.head(),
            shard instanceof Json.Str word ? Shard.parse(word.value()) : null);
      }
    } catch (IOException e) {
      throw WrongFile.unreadable(name, e);
    }
  }

  private void add(Log log) {
    if (log.shard() == null) {
      throw log.wrong(Code.LINES, "the head names no shard", "write it anew");
    }
    String other = logs.isEmpty() ? null : log.otherThan(first());
    if (other != null) {
      throw log.wrong(
          Code.OTHER_RUN,
          "this belongs to another run than " + first().name() + ": it has another " + other,
          "merge the logs of one run only");
    }
    Log twice = logs.putIfAbsent(log.shard().number(), log);
    if (twice != null) {
      throw log.wrong(
          Code.SHARD_TWICE,
          "shard " + log.shard() + " is given twice, first in " + twice.name(),
          "give it once");
    }
  }

  private void refuseMissing() {
    int of = first().shard().of();
    List<String> missing = new ArrayList<>();
    for (int number = 1; number <= of; number++) {
      if (!logs.containsKey(number)) {
        missing.add(new Shard(number, of).toString());
      }
    }
    if (!missing.isEmpty()) {
      int more = missing.size() - 5;
      String named =
          String.join(", ", missing.subList(0, Math.min(5, missing.size())))
              + (more > 0 ? " and " + more + " more" : "");
      throw first()
          .wrong(
              Code.SHARD_MISSING,
              missing.size() == 1
                  ? "shard " + named + " is missing beside this one"
                  : "shards " + named + " are missing beside this one",
              "run its command with --shard " + missing.get(0) + ", and give its file too");
    }
  }

  private Log first() {
    return logs.values().iterator().next();
  }

  /** Whether its head says that it is of this. */
  public boolean isOf(String log) {
    return first().head().get("log") instanceof Json.Str word && word.value().equals(log);
  }

  /** The head line of the first of them. */
  public Source headSource() {
    return first().source();
  }

  /** Opens all logs once more, in the order of their shards. */
  public List<LogReader> open() {
    List<LogReader> open = new ArrayList<>();
    boolean all = false;
    try {
      for (Log log : logs.values()) {
        open.add(new LogReader(Source.open(log.file(), log.name()), log.name()));
      }
      all = true;
      return open;
    } finally {
      if (!all) {
        open.forEach(LogReader::close);
      }
    }
  }

  @Override
  public void close() {
    for (Path copy : copies) {
      try {
        Files.deleteIfExists(copy);
      } catch (IOException e) {
        // The system removes it some day.
      }
    }
  }

  /** Keeps what is read of a pipe, which cannot be read twice. */
  private static final class Copied extends FilterInputStream {
    private final OutputStream copy;

    Copied(InputStream in, OutputStream copy) {
      super(in);
      this.copy = copy;
    }

    @Override
    public int read(byte[] bytes, int from, int length) throws IOException {
      int read = in.read(bytes, from, length);
      copy.write(bytes, from, Math.max(0, read));
      return read;
    }

    @Override
    public void close() throws IOException {
      try (copy) {
        in.close();
      }
    }
  }
}
