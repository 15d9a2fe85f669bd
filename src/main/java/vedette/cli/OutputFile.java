package vedette.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.file.KeptFile;
import vedette.problem.FilesWritten;
import vedette.problem.WrongFile;

/** The files that a command writes its answer to, whole or not at all. */
final class OutputFile {
  static final String OPTION = "--output";

  private OutputFile() {}

  static OptionSpec option() {
    return Options.value(OPTION, "FILE", "write the answer to FILE");
  }

  /**
   * Runs a command, with a file in the place of standard output if one is asked for.
   *
   * @throws FilesWritten.Clash if an answer or a report would replace a file that the command reads
   */
  static int run(Action action, ParseResult given, Console console) {
    try (FilesWritten written = new FilesWritten()) {
      if (Options.isSet(given, OPTION)) {
        String name = Options.value(given, OPTION, "");
        written.add(OPTION, name, Options.path(OPTION, name));
      }
      ReportFiles.addTo(written, given);
      for (String option : List.of(SaveScenario.SAVE, CheckCommand.BASELINE)) {
        if (Options.isSet(given, option)) {
          FilesWritten.refuse(Options.path(option, Options.value(given, option, "")));
        }
      }
      return Options.isSet(given, OPTION)
          ? written(action, given, console)
          : action.run(given, console);
    }
  }

  private static int written(Action action, ParseResult given, Console console) {
    String name = Options.value(given, OPTION, "");
    Path path = Options.path(OPTION, name);
    if (name.endsWith(".gz")) {
      throw Failure.usage(
          "C004",
          OPTION + ": `" + name + "` would not be packed by gzip",
          "leave " + OPTION + " out and write `| gzip > " + name + "` behind the command");
    }
    int[] code = new int[1];
    KeptFile.of(path, name)
        .replace(
            out -> {
              Console.Output output = new Console.Output(out);
              code[0] = action.run(given, console.printingTo(output));
              if (output.failure() != null && !output.isPipeClosed()) {
                throw output.failure();
              }
            });
    return code[0];
  }

  /**
   * Writes a file that must not be there yet.
   *
   * @throws WrongFile if that cannot be done
   */
  static void writeNew(String label, String name, String text) {
    KeptFile.of(free(label, name), name).replace(text);
  }

  /**
   * The path of such a file.
   *
   * @throws Failure if it is there
   */
  static Path free(String label, String name) {
    Path path = Options.path(label, name);
    if (Files.exists(path)) {
      throw new Failure(
          "O002",
          ExitCode.UNREADABLE,
          "`" + name + "` is there already, and nothing was written",
          "name another file, or remove that one");
    }
    return path;
  }
}
