package vedette.cli.console;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import vedette.form.OptionText;
import vedette.json.Version;
import vedette.report.page.Imprint;
import vedette.report.page.Style;
import vedette.source.Problems;
import vedette.source.Severity;
import vedette.source.Snippet;
import vedette.work.Workers;

/**
 * The environment of the program: its two streams, the environment variables, the terminal, the
 * workers for a command in pieces, the clock, and the command line.
 *
 * @param terminalOut whether standard output is a terminal
 * @param terminalErr whether standard error is a terminal
 * @param columns width of the terminal; 0 if unknown
 * @param workers run the pieces of a command's work
 * @param clock returns nanoseconds since an arbitrary moment
 * @param args the words of the command line as typed; empty before it is read
 * @param diagnostics receives each message of a run as data, apart from its text
 */
public record Console(
    Output out,
    Output err,
    Map<String, String> environment,
    boolean terminalOut,
    boolean terminalErr,
    int columns,
    Workers workers,
    LongSupplier clock,
    List<String> args,
    Consumer<Diagnostic> diagnostics) {
  private static final int DEFAULT_COLUMNS = 80;
  private static final int LEAST_COLUMNS = 20;
  private static final int MOST_COLUMNS = 200;
  private static final int SECONDS_A_DAY = 86_400;

  /** Creates the console of a program that does its work itself. */
  public Console(
      Output out,
      Output err,
      Map<String, String> environment,
      boolean terminalOut,
      boolean terminalErr,
      int columns) {
    this(out, err, environment, terminalOut, terminalErr, columns, Workers.HERE, System::nanoTime);
  }

  /** Creates the console of a program whose messages are wanted as text only. */
  public Console(
      Output out,
      Output err,
      Map<String, String> environment,
      boolean terminalOut,
      boolean terminalErr,
      int columns,
      Workers workers,
      LongSupplier clock) {
    this(
        out,
        err,
        environment,
        terminalOut,
        terminalErr,
        columns,
        workers,
        clock,
        List.of(),
        diagnostic -> {});
  }

  /** Returns this console with a receiver of messages as data. */
  public Console with(Consumer<Diagnostic> receiver) {
    return new Console(
        out, err, environment, terminalOut, terminalErr, columns, workers, clock, args, receiver);
  }

  /**
   * Returns this console with other workers, which report their progress on standard error
   * themselves.
   */
  public Console with(Workers others) {
    return new Console(
        out, err, environment, terminalOut, false, columns, others, clock, args, diagnostics);
  }

  /** Returns this console with a file in place of standard output. */
  public Console withOutput(Output file) {
    return new Console(
        file, err, environment, false, terminalErr, columns, workers, clock, args, diagnostics);
  }

  /** Returns this console for a command line. */
  public Console forCommand(List<String> words) {
    return new Console(
        out,
        err,
        environment,
        terminalOut,
        terminalErr,
        columns,
        workers,
        clock,
        words,
        diagnostics);
  }

  /** Returns the command, the version and the date for the foot of a report. */
  public Imprint imprint() {
    String command =
        Stream.concat(Stream.of("vedette"), args.stream())
            .map(OptionText::word)
            .collect(Collectors.joining(" "));
    return new Imprint(command, Version.NUMBER, date());
  }

  /**
   * Returns the date in UTC. {@code SOURCE_DATE_EPOCH}, in seconds, replaces that of the clock, so
   * that a build can be reproduced (reproducible-builds.org).
   */
  private String date() {
    String fixed = environment.getOrDefault("SOURCE_DATE_EPOCH", "");
    long seconds =
        fixed.matches("[0-9]{1,11}") ? Long.parseLong(fixed) : System.currentTimeMillis() / 1_000;
    return LocalDate.ofEpochDay(seconds / SECONDS_A_DAY).toString();
  }

  static int number(String text) {
    if (text == null || text.isEmpty() || text.length() > 9) {
      return 0;
    }
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) < '0' || text.charAt(i) > '9') {
        return 0;
      }
    }
    return Integer.parseInt(text);
  }

  /**
   * Returns the columns of the output: those of COLUMNS, else of the terminal, else 80; from 20 to
   * 200.
   */
  public int width() {
    int stated = number(environment.get("COLUMNS"));
    int known = stated > 0 ? stated : columns > 0 ? columns : DEFAULT_COLUMNS;
    return Math.max(LEAST_COLUMNS, Math.min(MOST_COLUMNS, known));
  }

  public void complain(Problems problems) {
    err.print(problems.text(excerptWidth()) + "\n");
    problems.printed().forEach(it -> diagnostics.accept(Diagnostic.of(it, excerptWidth())));
  }

  /** Warns of a limitation of an answer. */
  public void warn(String code, String message, String help) {
    err.print("warning[" + code + "]: " + message + "\nhelp: " + help + "\n");
    diagnostics.accept(Diagnostic.of(Severity.WARNING, code, message, help));
  }

  /**
   * Returns the columns of an excerpt in a message: no more than the terminal or COLUMNS has, if
   * known.
   */
  public int excerptWidth() {
    boolean known = terminalErr || number(environment.get("COLUMNS")) > 0;
    return known ? Math.min(width(), Snippet.WIDTH) : Snippet.WIDTH;
  }

  /**
   * Returns the style of answers here.
   *
   * @param color auto, always or never
   */
  public Style style(String color) {
    return new Style(width(), colors(color), terminalOut, isUtf8());
  }

  private boolean colors(String color) {
    if (!color.equals("auto")) {
      return color.equals("always");
    }
    if (isSet("NO_COLOR")) {
      return false;
    }
    if (isSet("CLICOLOR_FORCE") && !environment.get("CLICOLOR_FORCE").equals("0")) {
      return true;
    }
    return terminalOut && !isPlainTerminal();
  }

  /** Returns whether the terminal understands no escape sequences. */
  boolean isPlainTerminal() {
    return "dumb".equals(environment.get("TERM"));
  }

  private boolean isSet(String variable) {
    return !environment.getOrDefault(variable, "").isEmpty();
  }

  private boolean isUtf8() {
    for (String variable : new String[] {"LC_ALL", "LC_CTYPE", "LANG"}) {
      if (isSet(variable)) {
        String locale = environment.get(variable).toLowerCase(Locale.ROOT);
        return locale.contains("utf-8") || locale.contains("utf8");
      }
    }
    return false;
  }

  /**
   * A stream of text, always UTF-8, that remembers a failed write.
   *
   * <p>The JDK's own standard output ignores it, and a full disk would look like success.
   */
  public static final class Output {
    private final OutputStream stream;
    private IOException failure;

    public Output(OutputStream stream) {
      this.stream = stream;
    }

    /** Writes a text, unless a write has failed before. */
    public void print(String text) {
      if (failure == null) {
        try {
          stream.write(text.getBytes(StandardCharsets.UTF_8));
          stream.flush();
        } catch (IOException e) {
          failure = e;
        }
      }
    }

    /** Returns the exception of a failed write, or null. */
    public IOException failure() {
      return failure;
    }

    /**
     * Returns whether the reader of a pipe has closed it, as {@code head} does, which is no error.
     */
    public boolean isPipeClosed() {
      return failure != null
          && failure.getMessage() != null
          && (failure.getMessage().contains("Broken pipe")
              || failure.getMessage().contains("Pipe closed"));
    }
  }
}
