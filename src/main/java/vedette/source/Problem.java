package vedette.source;

import java.util.List;
import java.util.Objects;

/**
 * One thing that is wrong with a file, where it is, and what to write instead.
 *
 * @param severity whether it stops the program
 * @param code a letter and three digits: J the file, its encoding, its JSON and its structure; N
 *     numbers; T the meaning of a table; R a request; S suites, baselines and written files
 * @param file the file as the user named it
 * @param at where in the file; null when the whole file is meant
 * @param message what is wrong, on one line; stored escaped
 * @param help what to write instead, on one line, stored escaped; an error always says it, a
 *     warning or a note may have null
 * @param sourceLine the line of the file at that place, as it stands there; null when none is shown
 */
public record Problem(
    Severity severity,
    String code,
    String file,
    Position at,
    String message,
    String help,
    String sourceLine) {

  /** Escapes what is printed, so that no report has to remember it. */
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

  /** Returns the problem as printed, with an excerpt as wide as where no terminal is narrower. */
  public String text() {
    return text(Snippet.WIDTH);
  }

  /**
   * Returns the problem as printed, without a line end: one to four lines, the first for machines
   * too.
   *
   * @param width columns of its excerpt at most, from 20
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

  /** Returns the line of the file and a caret under the place; none if it has none. */
  public List<String> excerpt() {
    return excerpt(Snippet.WIDTH);
  }

  /**
   * The same on a narrower terminal.
   *
   * @param width columns at most, from 20
   */
  public List<String> excerpt(int width) {
    return at == null || sourceLine == null
        ? List.of()
        : Snippet.of(at, sourceLine, Math.min(width, Snippet.WIDTH));
  }
}
