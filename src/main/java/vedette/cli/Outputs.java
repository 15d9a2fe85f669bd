package vedette.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.Options.ReportFile;
import vedette.cli.option.ParsedCommandLine;
import vedette.file.KeptFile;
import vedette.report.answer.Answer;
import vedette.report.answer.Answer.Format;
import vedette.report.check.CheckReport;
import vedette.report.page.Style;
import vedette.source.FilesWritten;
import vedette.source.WrongFile;

/** The destinations and formats of answers: each file is written whole or not at all. */
final class Outputs {
  private Outputs() {}

  /**
   * The format and the colours of an answer.
   *
   * @param format one of those that the command has
   * @param color auto, always or never
   */
  record Printing(String format, String color) {
    static Printing of(ParsedCommandLine given) {
      return new Printing(given.get(Options.FORMAT), given.get(Options.COLOR));
    }

    void print(Answer answer, Console console) {
      console.out().print(Format.of(format).of(answer, console.style(color), console.imprint()));
    }

    void print(CheckReport check, Console console) {
      console.out().print(check.format(format, console.style(color), console.imprint()));
    }
  }

  /**
   * Reads and runs a command, with a file in place of standard output if one is requested.
   *
   * @throws FilesWritten.Clash if an answer or a report would replace a file that the command reads
   */
  static int run(ParsedCommandLine given, Command.Type type, Console console) {
    String output = given.get(Options.OUTPUT);
    try (FilesWritten written = new FilesWritten()) {
      if (output != null) {
        written.add(Options.OUTPUT.name(), output, path(Options.OUTPUT, output));
      }
      if (given.has(Options.WRITE)) {
        String name = given.text(Options.WRITE);
        written.add(Options.WRITE.name(), name, path(Options.WRITE, name));
      }
      for (ReportFile report : given.get(Options.REPORT)) {
        written.add(Options.REPORT.name(), report.name(), path(Options.REPORT, report.name()));
      }
      for (Option<String> option : List.of(Options.SAVE, Options.BASELINE)) {
        if (given.has(option)) {
          FilesWritten.refuse(path(option, given.text(option)));
        }
      }
      return output == null ? given.as(type).run(console) : replace(output, given, type, console);
    }
  }

  private static int replace(
      String name, ParsedCommandLine given, Command.Type type, Console console) {
    if (name.endsWith(".gz")) {
      throw Failure.usage(
          "C004",
          "--output: `" + name + "` would not be compressed",
          "leave --output out and append `| gzip > " + name + "` to the command");
    }
    Command command = given.as(type);
    int[] code = new int[1];
    KeptFile.of(path(Options.OUTPUT, name), name)
        .replace(
            out -> {
              Console.Output output = new Console.Output(out);
              code[0] = command.run(console.withOutput(output));
              if (output.failure() != null && !output.isPipeClosed()) {
                throw output.failure();
              }
            });
    return code[0];
  }

  private static Path path(Option<?> option, String name) {
    return Options.path(option.name(), name);
  }

  /** A file to which a check is written in addition to standard output. */
  record Report(String format, KeptFile file) {
    /**
     * Returns the requested files.
     *
     * @throws WrongFile if one of them cannot be written, before anything is computed in vain
     */
    static List<Report> of(List<ReportFile> asked) {
      List<Report> reports = new ArrayList<>();
      for (ReportFile each : asked) {
        KeptFile file = KeptFile.of(path(Options.REPORT, each.name()), each.name());
        reports.add(new Report(each.format(), file));
      }
      return reports;
    }

    /** Writes all reports; one that cannot be written does not stop the others. */
    static int write(List<Report> reports, CheckReport check, Console console) {
      int code = ExitCode.DONE;
      for (Report each : reports) {
        try {
          each.file().replace(check.format(each.format(), Style.PLAIN, console.imprint()));
        } catch (WrongFile e) {
          console.complain(e.problems());
          code = ExitCode.worse(code, ExitCode.of(e.kind()));
        }
      }
      return code;
    }
  }

  /**
   * Writes a file that must not exist.
   *
   * @throws WrongFile if that fails
   */
  static void writeNew(String label, String name, String text) {
    KeptFile.of(freePath(label, name), name).replace(text);
  }

  /**
   * Returns the path of a file that must not exist.
   *
   * @throws Failure if it exists
   */
  static Path freePath(String label, String name) {
    Path path = Options.path(label, name);
    if (Files.exists(path)) {
      throw new Failure(
          "O002",
          ExitCode.UNREADABLE,
          "`" + name + "` already exists; nothing was written",
          "name another file, or remove this one");
    }
    return path;
  }
}
