package vedette.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.spark.TaskContext;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import vedette.work.Deadline;
import vedette.work.Refusal;
import vedette.work.Refusal.TimeUp;
import vedette.work.Remedy;
import vedette.work.Work;
import vedette.work.Workers;

/**
 * Pieces of work on Spark, within this process: each is taken once, in order, or reported as
 * failed.
 */
@Tag("slow")
class SparkWorkersTest {
  private static final int[] HUNDRED = IntStream.range(0, 100).toArray();

  private final List<Integer> taken = new ArrayList<>();

  @BeforeEach
  void two_threads_and_four_tries() {
    System.setProperty("spark.master", "local[2,4]");
    System.setProperty("spark.ui.enabled", "false");
    System.setProperty("spark.driver.host", "localhost");
  }

  @AfterEach
  void nothing_set() {
    List.of("spark.master", "spark.ui.enabled", "spark.driver.host").forEach(System::clearProperty);
  }

  /** Squares, with a fault at some pieces. */
  record Squares(Fault fault) implements Work<Integer> {
    @Override
    public String hash() {
      return "squares";
    }

    @Override
    public Integer piece(int number) {
      fault.at(number);
      return number * number;
    }
  }

  /** Other work. */
  record Cubes() implements Work<Integer> {
    @Override
    public String hash() {
      return "cubes";
    }

    @Override
    public Integer piece(int number) {
      return number * number * number;
    }
  }

  /** The fault. */
  enum Fault {
    NONE,
    EACH_FIRST_TRY,
    REFUSED,
    ALWAYS,
    SLOW;

    void at(int number) {
      boolean isThird = number % 10 == 3;
      if (this == EACH_FIRST_TRY && isThird && TaskContext.get().attemptNumber() == 0) {
        throw new IllegalStateException("the first try fails");
      }
      if (this == REFUSED && isThird) {
        throw new Refusal("piece " + number + " is refused", Remedy.LESS);
      }
      if (this == ALWAYS && number == 50) {
        throw new IllegalStateException("it always fails");
      }
      if (this == SLOW) {
        pause();
      }
    }

    private static void pause() {
      try {
        Thread.sleep(200);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  private void run(Preparation there, Deadline deadline) {
    try (SparkWorkers workers = new SparkWorkers(() -> there)) {
      workers.run(
          new Squares(Fault.NONE),
          HUNDRED,
          1,
          deadline,
          (piece, square) -> {
            assertThat(square).isEqualTo(piece * piece);
            taken.add(piece);
          },
          done -> {});
    }
  }

  private void assertAllTakenInOrder() {
    assertThat(taken).containsExactlyElementsOf(IntStream.of(HUNDRED).boxed().toList());
  }

  @Test
  void every_piece_is_taken_once_and_in_order() {
    run(() -> new Squares(Fault.NONE), Deadline.NONE);
    assertAllTakenInOrder();
  }

  @Test
  void a_task_that_fails_once_is_done_again() {
    run(() -> new Squares(Fault.EACH_FIRST_TRY), Deadline.NONE);
    assertAllTakenInOrder();
  }

  @Test
  void a_refusal_is_the_programs_own_and_that_of_the_first_piece() {
    assertThatThrownBy(() -> run(() -> new Squares(Fault.REFUSED), Deadline.NONE))
        .isInstanceOf(Refusal.class)
        .hasMessage("piece 3 is refused");
    assertThat(taken).containsExactly(0, 1, 2);
  }

  @Test
  void a_piece_that_fails_at_every_try_is_reported() {
    assertThatThrownBy(() -> run(() -> new Squares(Fault.ALWAYS), Deadline.NONE))
        .isInstanceOf(Workers.WorkerFailure.class)
        .hasMessageStartingWith("Spark gave up: ")
        .hasMessageContaining("failed 4 times");
  }

  @Test
  void a_machine_with_other_files_is_not_believed() {
    assertThatThrownBy(() -> run(Cubes::new, Deadline.NONE))
        .isInstanceOf(Workers.WorkerFailure.class)
        .hasMessage("a worker has other work than was asked for");
    assertThat(taken).isEmpty();
  }

  @Test
  void at_the_time_limit_it_stops() {
    Deadline second = new Deadline("1s", 1_000_000_000, System::nanoTime);
    assertThatThrownBy(() -> run(() -> new Squares(Fault.SLOW), second)).isInstanceOf(TimeUp.class);
  }

  @Test
  void a_cluster_is_not_spoken_to_without_work() {
    System.setProperty("spark.master", "nowhere");
    try (SparkWorkers workers =
        new SparkWorkers(
            () -> {
              throw new IllegalStateException("nothing is to be sent");
            })) {
      workers.run(
          new Squares(Fault.NONE), new int[0], 1, Deadline.NONE, (piece, it) -> {}, done -> {});
    }
  }
}
