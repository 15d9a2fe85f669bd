package vedette.cli.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import vedette.cli.CapturedRun;
import vedette.cli.Main;
import vedette.work.Workers;

/** A long run shows its progress, only on a terminal. */
class ProgressBarTest {
  private static final long SECOND = 1_000_000_000L;

  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final AtomicLong clock = new AtomicLong(77);

  private ProgressBar bar(boolean terminal, Map<String, String> environment, boolean open) {
    Console.Output out = new Console.Output(new ByteArrayOutputStream());
    Console console =
        new Console(
            out,
            new Console.Output(err),
            environment,
            terminal,
            terminal,
            0,
            Workers.HERE,
            clock::get);
    return new ProgressBar(console, open);
  }

  private String shown() {
    return err.toString(StandardCharsets.UTF_8);
  }

  @Test
  void nothing_is_shown_for_a_second_and_then_the_share() {
    try (ProgressBar bar = bar(true, Map.of(), false)) {
      clock.addAndGet(SECOND - 1);
      bar.showPlayed(500, 1000);
      assertThat(shown()).isEmpty();
      clock.addAndGet(1);
      bar.showPlayed(500, 1000);
      assertThat(shown())
          .isEqualTo("\r\u001b[K[###############---------------] 50% of 1000 battles");
    }
    // The line is free again for the next output.
    assertThat(shown()).endsWith("battles\r\u001b[K");
  }

  /** By hand: 5 cells in 5 seconds, 5 left; then 6 in 1,505, and 4 left for 1,003 seconds. */
  @Test
  void the_remaining_time_follows_from_the_pace_so_far() {
    try (ProgressBar bar = bar(true, Map.of(), false)) {
      clock.addAndGet(SECOND);
      bar.showDone(10, 20, "cells");
      clock.addAndGet(5 * SECOND);
      bar.showDone(15, 20, "cells");
      assertThat(shown()).endsWith("75% of 20 cells, 5 s left");
      clock.addAndGet(1_500 * SECOND);
      bar.showDone(16, 20, "cells");
      assertThat(shown()).endsWith("80% of 20 cells, 16 min left");
    }
  }

  /**
   * By hand: of 9,801 cells 1 was complete at the first look, and 100 more after half a second; the
   * remaining 9,700 take 97 times as long, 48.5 seconds.
   */
  @Test
  void a_long_sweep_says_what_it_costs_when_its_first_cells_are_known() {
    try (ProgressBar bar = bar(true, Map.of(), false)) {
      bar.showDone(1, 9_801, "cells");
      clock.addAndGet(SECOND / 2 - 1);
      bar.showDone(90, 9_801, "cells");
      assertThat(shown()).isEmpty();
      clock.addAndGet(1);
      bar.showDone(101, 9_801, "cells");
      String said = "9801 cells: about 49 s to go, at the pace of the first 100\n";
      assertThat(shown()).isEqualTo(said);
      clock.addAndGet(SECOND);
      bar.showDone(102, 9_801, "cells");
      assertThat(shown()).startsWith(said + "\r\u001b[K[").containsOnlyOnce("\n");
    }
  }

  /** By hand: 20 cells in half a second; the remaining 400 take 10 seconds, 401 more than that. */
  @Test
  void a_sweep_of_ten_seconds_is_not_announced() {
    for (int more = 0; more < 2; more++) {
      try (ProgressBar bar = bar(true, Map.of(), false)) {
        bar.showDone(0, 420 + more, "cells");
        clock.addAndGet(SECOND / 2);
        bar.showDone(20, 420 + more, "cells");
        assertThat(shown().isEmpty()).isEqualTo(more == 0);
      }
    }
  }

  /** A large first cell: half a second passes before the pace is known. */
  @Test
  void a_sweep_whose_first_cell_takes_long_is_announced_when_it_is_found() {
    try (ProgressBar bar = bar(true, Map.of(), false)) {
      bar.showDone(0, 4, "cells");
      clock.addAndGet(6 * SECOND);
      bar.showDone(0, 4, "cells");
      assertThat(shown()).doesNotContain("\n");
      bar.showDone(1, 4, "cells");
      assertThat(shown())
          .contains("\r\u001b[K4 cells: about 18 s to go, at the pace of the first 1\n");
    }
  }

  @Test
  void a_run_to_a_precision_counts_its_battles() {
    try (ProgressBar bar = bar(true, Map.of(), true)) {
      clock.addAndGet(SECOND);
      bar.showPlayed(500, 1000);
    }
    assertThat(shown()).contains("500 battles").doesNotContain("%");
  }

  @Test
  void a_sweep_shows_the_share_of_its_cells() {
    try (ProgressBar bar = bar(true, Map.of(), false)) {
      clock.addAndGet(SECOND);
      bar.showDone(5, 20, "cells");
    }
    assertThat(shown()).contains("[#######-----------------------] 25% of 20 cells");
  }

  @Test
  void an_exact_answer_counts_its_states_now_and_then() {
    try (ProgressBar bar = bar(true, Map.of(), false)) {
      clock.addAndGet(SECOND);
      bar.explored(4_095, 1);
      assertThat(shown()).isEmpty();
      bar.explored(8_192, 1);
      assertThat(shown()).contains("8192 states");
    }
  }

  @Test
  void the_bar_stays_on_one_line_of_a_narrow_terminal() {
    try (ProgressBar bar = bar(true, Map.of("COLUMNS", "20"), false)) {
      clock.addAndGet(SECOND);
      bar.showPlayed(1, 1000);
    }
    assertThat(shown()).startsWith("\r\u001b[K[------------------\r");
  }

  @Test
  void no_pipe_and_no_dumb_terminal_sees_it() {
    try (ProgressBar pipe = bar(false, Map.of(), false);
        ProgressBar dumb = bar(true, Map.of("TERM", "dumb"), false)) {
      clock.addAndGet(SECOND);
      pipe.showPlayed(1, 2);
      dumb.showPlayed(1, 2);
      for (ProgressBar unseen : List.of(pipe, dumb)) {
        unseen.showDone(0, 100, "cells");
        clock.addAndGet(SECOND);
        unseen.showDone(1, 100, "cells");
      }
    }
    assertThat(shown()).isEmpty();
  }

  /** Lint plays one fight after the other; here the clock advances by a second at each look. */
  @Test
  void lint_of_a_system_counts_its_sample_fights() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Console console =
        new Console(
            new Console.Output(out),
            new Console.Output(err),
            Map.of(),
            false,
            true,
            0,
            Workers.HERE,
            () -> clock.addAndGet(SECOND));
    String[] words = {"lint", "tables/examples/supply.json"};
    assertThat(Main.run(words, console)).isZero();
    assertThat(shown())
        .containsPattern("% of \\d+ sample fights, \\d+ s left")
        .containsPattern("\\[#{30}] 100% of \\d+ sample fights, 0 s left\r\u001b\\[K$");
    assertThat(out.toString(StandardCharsets.UTF_8))
        .isEqualTo(CapturedRun.of(words).out())
        .contains("Lint of 1 table");
  }
}
