package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import vedette.odds.Method;
import vedette.study.Figure;
import vedette.study.SweepHead;
import vedette.study.Template.Swept;
import vedette.study.log.Shard;

/** A sweep that could not be printed or not be merged is refused before any work is done. */
class SweepSizeLimitTest {
  private static final long MUCH = 64L << 30;

  /** A sweep of a thousand by a thousand cells. */
  private static SweepHead million(int figures, Shard shard) {
    List<String> values = new ArrayList<>();
    for (int i = 100; i < 1_100; i++) {
      values.add(String.valueOf(i));
    }
    List<Figure> all = new ArrayList<>();
    for (int i = 0; i < figures; i++) {
      all.add(new Figure("m" + (10 + i), "", "a measure", true));
    }
    return new SweepHead(
        "0.1.0",
        "s",
        "e",
        Map.of(),
        List.of(new Swept("a", values), new Swept("b", values)),
        List.of(),
        List.of(),
        all,
        Method.EXACT,
        0,
        0,
        0,
        0,
        shard);
  }

  private static Failure refusal(SweepHead head, long memory) {
    return catchThrowableOfType(Failure.class, () -> SweepSizeLimit.check(head, memory));
  }

  @Test
  void the_whole_of_a_sweep_needs_memory_and_no_merging() {
    // A cell: 60, a checksum of 24, two numbers of 24, two values of 4 + 4, and 30 figures of
    // 3 + 6 + 24: 1,138 bytes.
    SweepHead head = million(30, Shard.WHOLE);
    assertThat(head.bytes(Shard.WHOLE)).isEqualTo(1_138_000_000L);
    assertThatCode(() -> SweepSizeLimit.check(head, MUCH)).doesNotThrowAnyException();
    Failure little = refusal(head, 1L << 30);
    assertThat(little.code()).isEqualTo("L007");
    assertThat(little.exitCode()).isEqualTo(ExitCode.REFUSED);
    // 4 times 1,138,000,000 in 2^30, which is 4.24 times.
    assertThat(little.help()).contains("at least 5 shards, as --shard 1/5", "--measure");
  }

  /** Merging reads shards of any size, so only the memory here counts. */
  @Test
  void a_shard_may_be_as_large_as_memory_allows() {
    assertThatCode(() -> SweepSizeLimit.check(million(30, new Shard(1, 2)), MUCH))
        .doesNotThrowAnyException();
  }

  @Test
  void what_no_number_of_shards_makes_small_enough_is_to_be_less() {
    assertThat(refusal(million(30, Shard.WHOLE), 1 << 20).help())
        .startsWith("sweep fewer cells, or name fewer measures");
  }
}
