package vedette.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.file.KeptFile;

/** The option that has the answer written to a file, whole or not at all. */
final class OutputFile {
  static final String OPTION = "--output";
  private static final String PACKED = ".gz";

  private OutputFile() {}

  static OptionSpec option() {
    return Options.value(OPTION, "FILE", "write the answer to FILE");
  }

  /** Runs a command, with a file in the place of standard output if one is asked for. */
  static int run(Action action, ParseResult given, Console console) {
    Outputs outputs = Outputs.of(given);
    try {
      return Options.isSet(given, OPTION)
          ? written(action, given, console)
          : action.run(given, console);
    } finally {
      outputs.letGo();
    }
  }

  private static int written(Action action, ParseResult given, Console console) {
    String name = Options.value(given, OPTION, "");
    Path path = Options.path(OPTION, name);
    if (name.endsWith(PACKED)) {
      throw Failure.usage(
          "C004",
          OPTION + ": `" + name + "` would not be packed by gzip",
          "leave " + OPTION + " out and write `| gzip > " + name + "` behind the command");
    }
    if (Files.exists(path) && !Files.isRegularFile(path) && !Files.isDirectory(path)) {
      return piped(action, given, console, path);
    }
    int[] code = new int[1];
    try (KeptFile file = KeptFile.hold(path, name)) {
      file.replace(
          out -> {
            Output output = new Output(out);
            code[0] = action.run(given, console.printingTo(output));
            if (output.failure() != null) {
              throw new IOException(output.failure().getMessage(), output.failure());
            }
          });
    }
    return code[0];
  }

  /** A pipe or a terminal takes the answer as standard output does. */
  private static int piped(Action action, ParseResult given, Console console, Path path) {
    try (OutputStream out = Files.newOutputStream(path)) {
      Output output = new Output(out);
      Console there = console.printingTo(output);
      return Failures.written(there, action.run(given, there));
    } catch (IOException e) {
      throw new Failure(
          "O001",
          ExitCode.UNREADABLE,
          OPTION + ": `" + path + "`: cannot write: " + e.getMessage(),
          "name a file");
    }
  }
}
