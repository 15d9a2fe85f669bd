package vedette.source;

import java.util.List;
import java.util.Objects;

/**
 * A problem with a file: its place, its text and its help.
 *
 * @param severity whether it stops the program
 * @param code a letter and three digits: J the file, its encoding, its JSON and its structure; N
 *     numbers; T the meaning of a table; R a request; S suites, baselines and written files
 * @param file the file as the user named it
 * @param at the place in the file; null for the whole file
 * @param message the problem, on one line; stored escaped
 * @param help what to write instead, on one line, stored escaped; required for an error, may be
 *     null for a warning or a note
 * @param sourceLine the line of the file at that place, unchanged; null if none is shown
 */
public record Problem(
    Severity severity,
    String code,
    String file,
    Position at,
    String message,
    String help,
    String sourceLine) {

  /** Escapes the texts here, so that no report has to. */
  public Problem {
    Objects.requireNonNull(severity);
    Objects.requireNonNull(code);
    file = Printable.escape(file);
    message = Printable.escape(message);
    if (severity == Severity.ERROR) {
      Objects.requireNonNull(help);
    }
    help = help == null ? null : Printable.escape(help);
  }

  /** Returns the problem as printed, with an excerpt of the default width. */
  public String text() {
    return text(Snippet.WIDTH);
  }

  /**
   * Returns the problem as printed, without a line end: one to four lines, of which the first is
   * machine-readable.
   *
   * @param width the maximum columns of its excerpt, from 20
   */
  public String text(int width) {
    StringBuilder out = new StringBuilder(160);
    out.append(severity.word()).append('[').append(code).append("]: ");
    out.append(place()).append(": ").append(message);
    for (String line : excerpt(width)) {
      out.append('\n').append(line);
    }
    if (help != null) {
      out.append("\nhelp: ").append(help);
    }
    return out.toString();
  }

  /** Returns the file, and the line and the column if it has one. */
  public String place() {
    return at == null ? file : file + ":" + at.line() + ":" + at.column();
  }

  /** Returns the line of the file and a caret under the place; empty if it has none. */
  public List<String> excerpt() {
    return excerpt(Snippet.WIDTH);
  }

  /**
   * Returns the line of the file and a caret under the place; empty if it has none.
   *
   * @param width the maximum columns, from 20
   */
  public List<String> excerpt(int width) {
    return at == null || sourceLine == null
        ? List.of()
        : Snippet.of(at, sourceLine, Math.min(width, Snippet.WIDTH));
  }
}
