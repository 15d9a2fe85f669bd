package vedette.source;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A collector of the problems of one or more files, so that one run can report all of them. */
public final class Problems {

  /** The maximum number of problems printed for one file; the others are counted. */
  public static final int PRINTED_PER_FILE = 20;

  /**
   * The maximum number of problems kept for one file: enough to sort them, and a bound for hopeless
   * files.
   */
  private static final int KEPT_PER_FILE = 10_000;

  private static final Comparator<Problem> IN_FILE_ORDER =
      new Comparator<>() {
        @Override
        public int compare(Problem a, Problem b) {
          if (a.at() == null || b.at() == null) {
            return Boolean.compare(a.at() != null, b.at() != null);
          }
          return a.at().compareTo(b.at());
        }
      };

  private static final class FileProblems {
    final List<Problem> kept = new ArrayList<>();
    int notKept;
  }

  private final Map<String, FileProblems> files = new LinkedHashMap<>();
  private WrongFile.Kind worst;

  /** Adds an error at a place of a file; {@code at} may be null. */
  public void error(String code, Excerpts source, Position at, String message, String help) {
    add(WrongFile.Kind.WRONG, problem(Severity.ERROR, code, source, at, message, help));
  }

  /** Adds an error for valid input that exceeds a stated limit. */
  public void refused(String code, Excerpts source, Position at, String message, String help) {
    add(WrongFile.Kind.REFUSED, problem(Severity.ERROR, code, source, at, message, help));
  }

  /** Adds a warning at a place of a file; {@code at} and {@code help} may be null. */
  public void warning(String code, Excerpts source, Position at, String message, String help) {
    add(WrongFile.Kind.WRONG, problem(Severity.WARNING, code, source, at, message, help));
  }

  /** Adds a note about a place of a file; {@code at} and {@code help} may be null. */
  public void note(String code, Excerpts source, Position at, String message, String help) {
    add(WrongFile.Kind.WRONG, problem(Severity.NOTE, code, source, at, message, help));
  }

  private static Problem problem(
      Severity severity, String code, Excerpts source, Position at, String message, String help) {
    String line = at == null ? null : source.excerpt(at);
    return new Problem(severity, code, source.name(), at, message, help, line);
  }

  /** Adds a problem; the kind counts if it is an error. */
  public void add(WrongFile.Kind kind, Problem problem) {
    if (problem.severity() == Severity.ERROR && (worst == null || kind.compareTo(worst) > 0)) {
      worst = kind;
    }
    FileProblems file = files.get(problem.file());
    if (file == null) {
      file = new FileProblems();
      files.put(problem.file(), file);
    }
    if (file.kept.size() < KEPT_PER_FILE) {
      file.kept.add(problem);
    } else {
      file.notKept++;
    }
  }

  /** Adds all problems of another collector. */
  public void addAll(Problems others) {
    for (Map.Entry<String, FileProblems> entry : others.files.entrySet()) {
      for (Problem problem : entry.getValue().kept) {
        add(others.worst, problem);
      }
      files.get(entry.getKey()).notKept += entry.getValue().notKept;
    }
  }

  /** Returns whether any of them is an error. */
  public boolean hasErrors() {
    return worst != null;
  }

  /** Returns the gravest kind among the errors; null if there is none. */
  public WrongFile.Kind worst() {
    return worst;
  }

  /** Returns whether nothing was collected. */
  public boolean isEmpty() {
    return files.isEmpty();
  }

  /**
   * Returns all problems: files in the order of their first problem, each from its top.
   *
   * @return at most 10,000 a file
   */
  public List<Problem> list() {
    List<Problem> all = new ArrayList<>();
    for (FileProblems file : files.values()) {
      all.addAll(sorted(file));
    }
    return List.copyOf(all);
  }

  private static List<Problem> sorted(FileProblems file) {
    List<Problem> sorted = new ArrayList<>(file.kept);
    sorted.sort(IN_FILE_ORDER);
    return sorted;
  }

  /**
   * Returns all problems as printed, without a line end at the end: at most 20 for each file, then
   * the number of the others. Errors take precedence if not all are kept.
   */
  public String text() {
    return text(Snippet.WIDTH);
  }

  /** Returns the problems that are printed one by one, in their order. */
  public List<Problem> printed() {
    return files.values().stream().flatMap(file -> printed(file).stream()).toList();
  }

  private static List<Problem> printed(FileProblems file) {
    List<Problem> problems = sorted(file);
    for (int i = problems.size() - 1; i >= 0 && problems.size() > PRINTED_PER_FILE; i--) {
      if (problems.get(i).severity() != Severity.ERROR) {
        problems.remove(i);
      }
    }
    return problems.subList(0, Math.min(PRINTED_PER_FILE, problems.size()));
  }

  /**
   * Returns all problems as printed, with excerpts of this width.
   *
   * @param width the maximum columns of an excerpt, from 20
   */
  public String text(int width) {
    StringBuilder out = new StringBuilder();
    for (Map.Entry<String, FileProblems> entry : files.entrySet()) {
      List<Problem> printed = printed(entry.getValue());
      for (Problem problem : printed) {
        out.append(out.length() == 0 ? "" : "\n").append(problem.text(width));
      }
      int left = entry.getValue().kept.size() - printed.size() + entry.getValue().notKept;
      if (left > 0) {
        out.append("\n… and ").append(left).append(" more in ").append(entry.getKey());
      }
    }
    return out.toString();
  }

  /**
   * Throws an exception if there is an error.
   *
   * @throws WrongFile with all problems, and the gravest kind among its errors
   */
  public void throwIfErrors() {
    if (worst != null) {
      throw new WrongFile(worst, this);
    }
  }
}
