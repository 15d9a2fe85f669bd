package vedette.cli;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import vedette.cli.console.Console;
import vedette.form.RecordWriter;
import vedette.platform.Disk;

/** The program as a function of its command line and of files, for a page or another program. */
public final class Vedette {
  /**
   * The result of a run.
   *
   * @param exit the exit code
   * @param out the text on standard output
   * @param err the text on standard error
   * @param problems the messages of the text on standard error, as a JSON array
   */
  public record Answer(int exit, String out, String err, String problems) {}

  private Vedette() {}

  /**
   * Runs a command line; one at a time.
   *
   * @param args its words, without {@code vedette}
   * @param files the texts of files by name, which are written first
   * @param disk the file system to which they are written, and the only one during the run
   * @param columns the width of answers; 0 for the default of 80
   */
  public static Answer run(
      List<String> args, Map<String, String> files, FileSystem disk, int columns) {
    Disk.use(disk);
    try {
      files.forEach(Vedette::lay);
      return run(args, Map.of("LC_ALL", "C.UTF-8"), false, false, columns);
    } finally {
      Disk.use(null);
    }
  }

  /**
   * Runs a command line on existing files; one at a time.
   *
   * @param args its words, without {@code vedette}
   * @param environment variables of the environment by name
   * @param terminalOut whether standard output is a terminal
   * @param terminalErr whether standard error is a terminal
   * @param columns the width of answers; 0 for the default of 80
   */
  public static Answer run(
      List<String> args,
      Map<String, String> environment,
      boolean terminalOut,
      boolean terminalErr,
      int columns) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new Console.Output(out),
            new Console.Output(err),
            environment,
            terminalOut,
            terminalErr,
            columns);
    StringJoiner problems = new StringJoiner(",", "[", "]");
    int exit =
        Main.run(
            args.toArray(String[]::new),
            console.with(diagnostic -> problems.add(RecordWriter.line(diagnostic))));
    return new Answer(
        exit,
        out.toString(StandardCharsets.UTF_8),
        err.toString(StandardCharsets.UTF_8),
        problems.toString());
  }

  private static void lay(String name, String text) {
    Path file = Disk.path(name);
    try {
      if (file.getParent() != null) {
        Files.createDirectories(file.getParent());
      }
      Files.write(file, text.getBytes(StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
