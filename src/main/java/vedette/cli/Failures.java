package vedette.cli;

import java.util.function.IntSupplier;
import vedette.json.Printable;
import vedette.json.WrongFile;
import vedette.odds.Refusal;
import vedette.request.BadRequest;
import vedette.request.Parameter;

/** Turns whatever ends a run early into one message for the user and an exit code. */
final class Failures {
  private Failures() {}

  /** Runs, and reports what goes wrong. */
  static int guarded(Console console, IntSupplier run) {
    try {
      return run.getAsInt();
    } catch (Failure e) {
      return report(console, e.code(), e.getMessage(), null, e.help(), e.exitCode());
    } catch (BadRequest e) {
      return report(
          console,
          "R001",
          e.given() == null
              ? e.getMessage()
              : Parameter.optionOf(e.parameter()) + ": " + e.getMessage(),
          e.given() == null ? null : underlined(e.given(), e.offset()),
          e.help(),
          ExitCode.USAGE);
    } catch (WrongFile e) {
      console.err().print(e.problems().text() + "\n");
      return switch (e.kind()) {
        case WRONG -> ExitCode.WRONG_FILE;
        case UNREADABLE -> ExitCode.UNREADABLE;
        case REFUSED -> ExitCode.REFUSED;
      };
    } catch (Refusal e) {
      return report(console, "L001", e.getMessage(), null, e.help(), ExitCode.REFUSED);
    } catch (OutOfMemoryError | StackOverflowError e) {
      return report(
          console,
          "L004",
          "there is not enough memory for this",
          null,
          "lower --max-states, or use --method simulate",
          ExitCode.REFUSED);
    } catch (RuntimeException | Error e) {
      return bug(console, e);
    }
  }

  /** The last word: whether everything that was printed arrived. */
  static int written(Console console, int code) {
    if (console.out().failure() == null || console.out().isPipeClosed()) {
      return console.out().isPipeClosed() ? ExitCode.DONE : code;
    }
    return report(
        console,
        "O001",
        "cannot write to standard output: " + console.out().failure().getMessage(),
        null,
        "the answer is incomplete; free some space, or write elsewhere",
        ExitCode.UNREADABLE);
  }

  private static int report(
      Console console, String code, String message, String place, String help, int exitCode) {
    StringBuilder text = new StringBuilder("error[" + code + "]: ");
    text.append(Printable.escape(message)).append('\n');
    if (place != null) {
      text.append(place);
    }
    if (help != null) {
      text.append("help: ").append(Printable.escape(help)).append('\n');
    }
    console.err().print(text.toString());
    return exitCode;
  }

  /** The text with a caret under the place, which escaping may have moved. */
  private static String underlined(String text, int offset) {
    String before = Printable.escape(text.substring(0, Math.min(offset, text.length())));
    return "  " + Printable.escape(text) + "\n  " + " ".repeat(Printable.width(before)) + "^\n";
  }

  private static int bug(Console console, Throwable e) {
    StringBuilder text = new StringBuilder("error[B001]: a bug in vedette: ");
    text.append(Printable.escape(String.valueOf(e.getMessage()))).append('\n');
    text.append("help: please report it with the command line");
    StackTraceElement[] trace = e.getStackTrace();
    if (trace.length > 0) {
      text.append(" and this place: ")
          .append(trace[0].getFileName())
          .append(':')
          .append(trace[0].getLineNumber());
    }
    console.err().print(text.append('\n').toString());
    return ExitCode.BUG;
  }
}
