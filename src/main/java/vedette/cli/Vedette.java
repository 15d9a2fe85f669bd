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
import vedette.cli.console.Console;
import vedette.platform.Disk;

/** The program as a function of its command line and of files, for a page or another program. */
public final class Vedette {
  /**
   * What a run leaves.
   *
   * @param exit the exit code
   * @param out what it prints
   * @param err its messages
   */
  public record Answer(int exit, String out, String err) {}

  private Vedette() {}

  /**
   * Runs a command line; one at a time.
   *
   * @param args its words, without {@code vedette}
   * @param files the texts of files by their names, which are laid down first
   * @param disk where they are laid down, and all that there is while it runs
   * @param columns how wide answers are; 0 for the usual 80
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
   * Runs a command line on the files that there are; one at a time.
   *
   * @param args its words, without {@code vedette}
   * @param environment variables of the environment by their names
   * @param terminalOut whether a terminal shows what it prints
   * @param terminalErr whether a terminal shows its messages
   * @param columns how wide answers are; 0 for the usual 80
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
    int exit = Main.run(args.toArray(String[]::new), console);
    return new Answer(
        exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
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
