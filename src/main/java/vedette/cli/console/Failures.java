package vedette.cli.console;

import java.util.List;
import java.util.function.IntSupplier;
import vedette.form.RequestJson;
import vedette.form.model.Slot;
import vedette.source.FilesWritten;
import vedette.source.Printable;
import vedette.source.Severity;
import vedette.source.Snippet;
import vedette.source.TextFault;
import vedette.source.WrongFile;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;
import vedette.work.Workers;

/**
 * The conversion of everything that ends a run early into one message for the user and an exit
 * code.
 */
public final class Failures {
  private static final int LONGEST_MESSAGE = 600;

  /** Part of Java's message if there is enough memory, but no thread. */
  private static final String NO_THREAD = "native thread";

  private Failures() {}

  /**
   * Runs an action and reports its failure.
   *
   * @return the exit code
   */
  public static int runGuarded(Console console, IntSupplier run) {
    try {
      return run.getAsInt();
    } catch (Failure e) {
      return report(console, e.code(), e.getMessage(), e.help(), e.exitCode());
    } catch (TextFault e) {
      return e.slot() == null && e.text() == null ? bug(console, e) : report(console, e);
    } catch (FilesWritten.Clash e) {
      String help = "name another file: this one would be overwritten";
      return report(console, "C004", e.getMessage(), help, ExitCode.USAGE);
    } catch (WrongFile e) {
      console.complain(e.problems());
      return ExitCode.of(e.kind());
    } catch (Workers.WorkerFailure e) {
      return report(console, "L011", e.getMessage(), e.help(), ExitCode.REFUSED);
    } catch (TimeUp e) {
      return report(console, "L008", e.getMessage(), RemedyWords.of(e), ExitCode.REFUSED);
    } catch (Refusal e) {
      return report(console, "L001", e.getMessage(), RemedyWords.of(e), ExitCode.REFUSED);
    } catch (OutOfMemoryError | StackOverflowError e) {
      if (String.valueOf(e.getMessage()).contains(NO_THREAD)) {
        return report(
            console,
            "L009",
            "the operating system refuses to start another thread",
            "end other programs, or raise the limit on threads and processes (ulimit -u)",
            ExitCode.REFUSED);
      }
      return report(
          console,
          "L004",
          "not enough memory",
          "lower --max-states, or pass --method simulate",
          ExitCode.REFUSED);
    } catch (RuntimeException | Error e) {
      return bug(console, e);
    }
  }

  /** Reports a fault in a parameter of a request, or in a question. */
  private static int report(Console console, TextFault e) {
    String code = e.slot() == null ? "Q001" : RequestJson.BAD_REQUEST;
    boolean placed = e.text() != null && (e.slot() == null || !e.text().isEmpty());
    List<String> excerpt =
        placed ? Snippet.of(e.text(), e.offset(), console.excerptWidth()) : List.of();
    console.diagnostics().accept(Diagnostic.of(e, code, shortened(e.getMessage()), excerpt));
    return print(
        console,
        code,
        e.slot() == null ? e.getMessage() : named(Slot.optionOf(e.slot()), e.getMessage()),
        excerpt,
        e.help(),
        ExitCode.USAGE);
  }

  /** Returns the exit code after a check that all output was written. */
  public static int checkWritten(Console console, int code) {
    if (console.out().failure() == null || console.out().isPipeClosed()) {
      return code;
    }
    return report(
        console,
        "O001",
        "cannot write to standard output: " + console.out().failure().getMessage(),
        "the answer is incomplete; write it elsewhere",
        ExitCode.UNREADABLE);
  }

  /**
   * Returns a message after its option, unless it already names the option, possibly after the cell
   * of a sweep.
   */
  private static String named(String option, String message) {
    boolean names = message.startsWith(option + " ") || message.contains(": " + option + " ");
    return names ? message : option + ": " + message;
  }

  private static int report(
      Console console, String code, String message, String help, int exitCode) {
    console.diagnostics().accept(Diagnostic.of(Severity.ERROR, code, shortened(message), help));
    return print(console, code, message, List.of(), help, exitCode);
  }

  private static int print(
      Console console,
      String code,
      String message,
      List<String> excerpt,
      String help,
      int exitCode) {
    StringBuilder text = new StringBuilder("error[" + code + "]: ");
    text.append(Printable.escape(shortened(message))).append('\n');
    excerpt.forEach(line -> text.append(line).append('\n'));
    text.append("help: ").append(Printable.escape(help)).append('\n');
    console.err().print(text.toString());
    return exitCode;
  }

  /**
   * Returns a message without its middle if it is too long: it may quote an argument of any length.
   */
  private static String shortened(String message) {
    int half = LONGEST_MESSAGE / 2;
    return message.length() <= LONGEST_MESSAGE
        ? message
        : message.substring(0, half) + "…" + message.substring(message.length() - half);
  }

  private static int bug(Console console, Throwable e) {
    String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    return report(
        console,
        "B001",
        "a bug in vedette: " + message,
        "please report it with the command line" + place(e),
        ExitCode.BUG);
  }

  /** Returns the place of a failure in this program, rather than in a library that it called. */
  private static String place(Throwable e) {
    for (StackTraceElement frame : e.getStackTrace()) {
      if (frame.getClassName().startsWith("vedette.")) {
        return " and this place: " + frame.getFileName() + ":" + frame.getLineNumber();
      }
    }
    return "";
  }
}
