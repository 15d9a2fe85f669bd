package vedette.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.ParseResult;
import vedette.file.Links;
import vedette.json.MemberNames;
import vedette.platform.Disk;
import vedette.problem.FilesWritten;

/**
 * The files that a command writes, whichever options name them. No two are one file, and none is
 * one that the command reads. What an answer replaces is an answer, or no file of this program's.
 */
final class Outputs {
  /** One of them: its option, and its name as the user gave it. */
  private record Output(String option, String name, Path file) {
    boolean isAnswer() {
      return option.equals(OutputFile.OPTION) || option.equals(ReportFiles.REPORT);
    }

    String named() {
      return option + ": `" + name + "`";
    }
  }

  /** What to do where one may not be written. */
  static final String HELP = "name another file: what is there would be lost";

  private final List<Output> outputs = new ArrayList<>();

  /**
   * Those of a command line, before anything is read.
   *
   * @throws Failure if one of them may not be written
   */
  static Outputs of(ParseResult given) {
    Outputs all = new Outputs();
    for (String option : List.of(SaveScenario.SAVE, OutputFile.OPTION)) {
      all.add(option, Options.value(given, option, ""));
    }
    ReportFiles.names(given).forEach(name -> all.add(ReportFiles.REPORT, name));
    if (Options.isSet(given, CheckCommand.UPDATE)) {
      all.add(CheckCommand.BASELINE, Options.value(given, CheckCommand.BASELINE, ""));
    } else if (Options.isSet(given, CheckCommand.BASELINE)) {
      all.keep(
          Options.path(CheckCommand.BASELINE, Options.value(given, CheckCommand.BASELINE, "")));
    }
    all.outputs.forEach(Outputs::guard);
    return all;
  }

  /** A name that can be none is refused by whoever would write it. */
  private void add(String option, String name) {
    Output added;
    try {
      added = new Output(option, name, Disk.path(name));
    } catch (InvalidPathException e) {
      return;
    }
    if (name.isEmpty()) {
      return;
    }
    for (Output other : outputs) {
      if (Links.lead(other.file(), added.file())) {
        throw refused(added.named() + " is written by " + other.option() + " already");
      }
    }
    if (added.isAnswer() && isKept(added.file())) {
      throw refused(added.named() + " is a file that this program reads, and no answer");
    }
    outputs.add(added);
  }

  /** An answer is not written where a file is read, also if that is not there yet. */
  private void keep(Path read) {
    for (Output output : outputs) {
      if (Links.lead(output.file(), read)) {
        throw refused(output.named() + " is a file that this program reads, and no answer");
      }
    }
  }

  private static Failure refused(String message) {
    return Failure.usage("C004", message, HELP);
  }

  /** A baseline is read before it is replaced. */
  private static void guard(Output output) {
    if (!output.option().equals(CheckCommand.BASELINE)) {
      FilesWritten.add(output.file(), output.named());
    }
  }

  /** Whether there is a table, a system, a plan, a suite or a baseline, if damaged. */
  private static boolean isKept(Path file) {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    try {
      Set<String> names = MemberNames.of(file, it -> it.contains("vedette"));
      return names.contains("format") || names.contains("kind");
    } catch (IOException e) {
      return false; // to write it fails as well, or loses nothing that could be read
    }
  }

  /** The run is over. */
  void letGo() {
    outputs.forEach(it -> FilesWritten.remove(it.file()));
  }
}
