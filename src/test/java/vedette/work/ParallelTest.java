package vedette.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Work on several threads: each piece runs once, and of several failures the first piece's counts.
 */
class ParallelTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7, 2000})
  void every_piece_is_done_once(int threads) {
    AtomicIntegerArray times = new AtomicIntegerArray(1000);
    Parallel.run(1000, threads, Deadline.NONE, times::incrementAndGet, done -> {});
    for (int piece = 0; piece < 1000; piece++) {
      assertThat(times.get(piece)).isOne();
    }
  }

  @Test
  void a_run_without_pieces_ends_immediately() {
    AtomicInteger done = new AtomicInteger();
    Parallel.run(0, 4, Deadline.NONE, piece -> fail(), done::addAndGet);
    assertThat(done).hasValue(0);
  }

  private static void fail() {
    throw new IllegalStateException("there was no piece");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 7})
  void of_all_failures_the_first_pieces_is_reported(int threads) {
    for (int again = 0; again < 20; again++) {
      assertThatThrownBy(
              () -> Parallel.run(100, threads, Deadline.NONE, this::failFrom41, done -> {}))
          .hasMessage("piece 41");
    }
  }

  private void failFrom41(int piece) {
    if (piece > 40) {
      throw new IllegalArgumentException("piece " + piece);
    }
  }

  @Test
  void an_error_stays_an_error() {
    assertThatThrownBy(
            () ->
                Parallel.run(
                    3,
                    2,
                    Deadline.NONE,
                    piece -> {
                      throw new OutOfMemoryError("piece " + piece);
                    },
                    done -> {}))
        .isInstanceOf(OutOfMemoryError.class)
        .hasMessage("piece 0");
  }
}
