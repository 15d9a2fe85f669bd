package vedette.cli;

import java.io.IOException;
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
}
