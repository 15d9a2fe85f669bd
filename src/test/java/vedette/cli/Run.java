package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** A run of the packed program as a process of its own: its exit code and its output. */
record Run(int code, String out, String err) {
  /** The packed program of the build. */
  static final Path PROGRAM = Path.of(System.getProperty("vedette.program", "target/vedette"));

  /** Only a run that hangs takes as long: a slow machine must not fail a test. */
  private static final long LIMIT_SECONDS = TimeUnit.MINUTES.toSeconds(30);

  /** Starts a shell command in which {@code $vedette} is the program. */
  static Process start(Path dir, Map<String, String> environment, String script) {
    ProcessBuilder process = new ProcessBuilder("bash", "-c", script);
    process.directory(dir.toFile());
    // Removes the environment of the tests.
    process.environment().keySet().removeIf(name -> name.startsWith("LC_") || name.equals("LANG"));
    process.environment().keySet().removeIf(List.of("NO_COLOR", "COLUMNS", "TERM")::contains);
    process.environment().put("vedette", PROGRAM.toAbsolutePath().toString());
    environment.forEach(
        (name, value) -> {
          if (value == null) {
            process.environment().remove(name);
          } else {
            process.environment().put(name, value);
          }
        });
    process.redirectOutput(dir.resolve("stdout").toFile());
    process.redirectError(dir.resolve("stderr").toFile());
    process.redirectInput(new File("/dev/null"));
    try {
      return process.start();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Run of(Path dir, Map<String, String> environment, String script) {
    return end(dir, start(dir, environment, script));
  }

  static Run of(Path dir, String script) {
    return of(dir, Map.of(), script);
  }

  /** Waits for a process; one that hangs is killed and fails the test. */
  static Run end(Path dir, Process process) {
    try {
      boolean ended = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
      if (!ended) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly().waitFor();
      }
      assertThat(ended).as("it ended").isTrue();
      return new Run(process.exitValue(), text(dir.resolve("stdout")), text(dir.resolve("stderr")));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  static String text(Path file) {
    try {
      return Files.readString(file, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Waits until the program simulates. */
  static void awaitTrials(Process process) {
    await(process, () -> simulates(process));
  }

  /** Waits for a condition while a process runs. */
  static void await(Process process, BooleanSupplier done) {
    long patience = System.nanoTime() + TimeUnit.SECONDS.toNanos(LIMIT_SECONDS);
    while (!done.getAsBoolean()) {
      assertThat(process.isAlive()).isTrue();
      assertThat(System.nanoTime()).isLessThan(patience);
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(5));
    }
  }

  /** Returns whether a process has worker threads, by the name that the system shows. */
  private static boolean simulates(Process process) {
    Path tasks = Path.of("/proc/" + process.pid() + "/task");
    try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
      for (Path thread : threads) {
        if (Files.readString(thread.resolve("comm")).strip().equals("pieces")) {
          return true;
        }
      }
    } catch (IOException e) {
      return false; // a thread that has just ended
    }
    return false;
  }
}
