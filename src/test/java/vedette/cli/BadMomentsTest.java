package vedette.cli;

import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Section I: signals, threads and time. */
class BadMomentsTest extends BadInputRows {
  private static final String NOT_YET = "signals and limits of time are work still under way";

  BadMomentsTest() {
    super('I', 12);
  }

  @Override
  Stream<DynamicTest> rows() {
    return Stream.of(
        heldBy("I01", "cli.ProgramIT", "a_signal_ends_a_long_run_without_an_answer"),
        left("I02", NOT_YET),
        heldBy("I03", "cli.ProgramIT", "a_signal_ends_a_long_run_without_an_answer"),
        left("I04", NOT_YET),
        heldBy(
            "I05",
            "cli.BaselineIT",
            "killed_at_any_moment_it_leaves_the_old_baseline_or_the_new_one"),
        heldBy("I06", "odds.SampledOddsTest", "a_failure_of_one_thread_is_that_of_the_run"),
        heldBy("I07", "cli.FailuresTest", "no_memory_is_a_refusal_and_no_bug"),
        left("I08", NOT_YET),
        left("I09", "no answer depends on a clock"),
        heldBy("I10", "odds.SampledOddsTest", "any_number_of_threads_plays_the_same_battles"),
        left("I11", "one machine and one Java run these tests"),
        heldBy("I12", "cli.BaselineIT", "two_at_once_are_both_right"));
  }
}
