package vedette.odds;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The program as a user starts it: whole processes, from start to end. */
final class Processes {
  /** The program that the build creates. */
  static final Path PROGRAM = Path.of("target", "vedette");

  /** The archive of loaded classes beside it. */
  static final Path ARCHIVE = Path.of("target", "vedette.jsa");

  /** The README's battle. */
  static final List<String> BATTLE =
      List.of(
          "six-days",
          "battle",
          "--attacker",
          "inf 5, inf 5, cav 2, art 2",
          "--defender",
          "inf 4, inf 4, cav 1, art 1, officer",
          "--turns",
          "5",
          "--terrain",
          "stream");

  /** That battle 10,000 times, with 1 to 50 points of infantry or cavalry as the first units. */
  static final List<String> SWEEP =
      BATTLE.stream().map(word -> word.replaceFirst("^inf [45]", "{" + hundred() + "}")).toList();

  private Processes() {}

  private static String hundred() {
    return Stream.of("inf ", "cav ")
        .flatMap(arm -> IntStream.rangeClosed(1, 50).mapToObj(strength -> arm + strength))
        .collect(Collectors.joining(","));
  }

  /** Returns the median of a number of runs, in nanoseconds. */
  static double median(int times, Path program, List<String> arguments)
      throws IOException, InterruptedException {
    double[] nanos = new double[times];
    for (int i = 0; i < times; i++) {
      long begin = System.nanoTime();
      run(program, arguments);
      nanos[i] = System.nanoTime() - begin;
    }
    Arrays.sort(nanos);
    return (nanos[(times - 1) / 2] + nanos[times / 2]) / 2;
  }

  private static void run(Path program, List<String> arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(program.toAbsolutePath().toString()));
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command)
            .redirectOutput(Redirect.DISCARD)
            .redirectError(Redirect.INHERIT)
            .start();
    if (process.waitFor() != 0) {
      throw new IOException("the program failed: " + String.join(" ", arguments));
    }
  }

  /** Returns a copy of the program in a directory of its own, without an archive. */
  static Path alone() throws IOException {
    Path alone = Files.createTempDirectory(PROGRAM.toAbsolutePath().getParent(), "alone");
    return Files.copy(PROGRAM, alone.resolve("vedette"), StandardCopyOption.COPY_ATTRIBUTES);
  }

  /** Returns the measured commit, with a plus if anything except the report has changed since. */
  static String commit(Path report) throws InterruptedException {
    String changed = output("git", "status", "--porcelain", "--", ".", ":!" + report);
    return output("git", "rev-parse", "--short", "HEAD") + (changed.isEmpty() ? "" : "+");
  }

  /** Returns the output of a command; "" if it cannot be run. */
  private static String output(String... command) throws InterruptedException {
    try {
      Process process = new ProcessBuilder(command).redirectError(Redirect.DISCARD).start();
      String output = new String(process.getInputStream().readAllBytes()).strip();
      return process.waitFor() == 0 ? output : "";
    } catch (IOException e) {
      return "";
    }
  }
}
