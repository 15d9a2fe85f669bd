package vedette.cli.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.function.IntSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.cli.CalculationOptions;
import vedette.cli.CapturedRun;
import vedette.cli.Main;
import vedette.odds.sample.Trials;

/**
 * What ends a run early becomes one message and an exit code; a failed write is never passed over.
 */
class FailuresTest {
  private static final String[] BATTLE = CapturedRun.words(CapturedRun.BATTLE);

  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  /** A stream whose every write fails for the reason given; counts them. */
  private static final class Full extends OutputStream {
    final String reason;
    int writes;

    Full(String reason) {
      this.reason = reason;
    }

    @Override
    public void write(int b) throws IOException {
      writes++;
      throw new IOException(reason);
    }
  }

  private static Console console(OutputStream out, OutputStream err) {
    return new Console(new Console.Output(out), new Console.Output(err), Map.of(), false, false, 0);
  }

  private String complaint() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private int guarded(IntSupplier run) {
    return Failures.runGuarded(console(out, err), run);
  }

  @Test
  void a_bug_is_70_and_asks_for_a_report() {
    int code =
        guarded(
            () -> {
              throw new IllegalStateException("two\nlines");
            });
    assertThat(code).isEqualTo(ExitCode.BUG);
    assertThat(complaint())
        .startsWith("error[B001]: a bug in vedette: two\\nlines\nhelp: please report it")
        .contains("FailuresTest.java:")
        .doesNotContain("\tat ");
  }

  @Test
  void a_bug_without_words_is_named_after_its_kind() {
    int code =
        guarded(
            () -> {
              throw new AssertionError();
            });
    assertThat(code).isEqualTo(ExitCode.BUG);
    assertThat(complaint()).contains("a bug in vedette: AssertionError\n");
  }

  @Test
  void the_place_of_a_bug_is_in_this_program_and_not_in_a_library() {
    guarded(() -> Integer.parseInt("x"));
    assertThat(complaint()).contains("place: FailuresTest.java:");
  }

  @Test
  void nobody_is_told_to_raise_what_is_at_its_limit() {
    CalculationOptions.imprecise("stopped", Trials.MAX, console(out, err));
    assertThat(complaint())
        .isEqualTo(
            "warning[L003]: stopped\nhelp: pass a larger --precision: 2G battles are the limit\n");
    err.reset();
    CalculationOptions.imprecise("stopped", 1_000, console(out, err));
    assertThat(complaint()).contains("help: raise --trials");
  }

  @Test
  void no_memory_is_a_refusal_and_no_bug() {
    int code =
        guarded(
            () -> {
              throw new OutOfMemoryError("heap");
            });
    assertThat(code).isEqualTo(ExitCode.REFUSED);
    assertThat(complaint()).startsWith("error[L004]: not enough memory").contains("help: ");
    int deep =
        guarded(
            () -> {
              throw new StackOverflowError();
            });
    assertThat(deep).isEqualTo(ExitCode.REFUSED);
  }

  /** Java's words where {@code ulimit -u} is reached. */
  @Test
  void no_thread_is_not_taken_for_no_memory() {
    int code =
        guarded(
            () -> {
              throw new OutOfMemoryError(
                  "unable to create native thread: possibly out of memory or process/resource"
                      + " limits reached");
            });
    assertThat(code).isEqualTo(ExitCode.REFUSED);
    assertThat(complaint())
        .startsWith("error[L009]: the operating system refuses to start another thread\nhelp: ")
        .contains("ulimit -u");
  }

  @ParameterizedTest
  @ValueSource(strings = {"No space left on device", "Bad file descriptor", "Input/output error"})
  void an_answer_that_cannot_be_written_is_5(String reason) {
    int code = Main.run(BATTLE, console(new Full(reason), err));
    assertThat(code).isEqualTo(ExitCode.UNREADABLE);
    assertThat(complaint())
        .startsWith("error[O001]: cannot write to standard output: " + reason + "\nhelp: ");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--help", "--version", "list", "show six-days/stacking"})
  void so_is_help_that_cannot_be_written(String commandLine) {
    assertThat(Main.run(CapturedRun.words(commandLine), console(new Full("full"), err)))
        .isEqualTo(5);
  }

  @Test
  void a_reader_that_goes_away_ends_the_run_quietly() {
    assertThat(Main.run(BATTLE, console(new Full("Broken pipe"), err))).isZero();
    assertThat(complaint()).isEmpty();
  }

  @Test
  void nothing_is_written_behind_a_failure() {
    Full full = new Full("full");
    Console.Output output = new Console.Output(full);
    output.print("x");
    output.print("y");
    assertThat(full.writes).isOne();
    assertThat(output.failure()).hasMessage("full");
    assertThat(output.isPipeClosed()).isFalse();
  }

  @Test
  void a_complaint_that_cannot_be_written_leaves_answer_and_code_alone() {
    Full full = new Full("full");
    assertThat(Main.run(BATTLE, console(out, full))).isZero();
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo(CapturedRun.vedette(CapturedRun.BATTLE).answer());
    assertThat(Main.run(new String[] {"tabel"}, console(out, full))).isEqualTo(ExitCode.USAGE);
    assertThat(full.writes).isOne();
  }

  @Test
  void an_error_whose_reason_is_unknown_is_no_closed_pipe() {
    assertThatCode(() -> Main.run(BATTLE, console(new Full(null), err))).doesNotThrowAnyException();
    assertThat(complaint()).startsWith("error[O001]: ");
  }
}
