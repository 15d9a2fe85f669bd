package vedette.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import vedette.fight.Measure;

/** The range of an estimate's true value, and the figures of a measure. */
class EstimateTest {
  private static final Measure<?> LOSS = Measure.count("loss", "points lost", 10, it -> 0);
  private static final Measure<?> WON = Measure.flag("won", "it is won", it -> false);

  @Test
  void only_a_sample_of_which_something_is_known_has_an_interval() {
    assertThat(Estimate.exact(0.5, 0.1).interval()).isNull();
    assertThat(Estimate.unknown(0.5).interval()).isNull();
    Estimate sampled = Estimate.sampled(0.5, 0.4, 0.7);
    assertThat(sampled.interval()).isSameAs(sampled);
    assertThat(sampled.within()).isEqualTo(0.7 - 0.5);
    // All of a sample may have the only possible value.
    assertThat(Estimate.sampled(0, 0, 0).interval()).isNotNull();
    assertThat(Estimate.sampled(0, 0, 0).isRange()).isFalse();
  }

  @Test
  void neither_kind_passes_for_the_other() {
    assertThat(Estimate.exact(0.5, 0).exact()).isTrue();
    assertThat(Estimate.exact(0.5, 1e-17).error()).isEqualTo(1e-17); // though 0.5 - 1e-17 is 0.5
    assertThat(Estimate.sampled(0.5, 0.5, 0.5).exact()).isFalse();
  }

  @Test
  void a_figure_is_named_after_its_measure_and_its_value() {
    assertThat(Figure.of(List.of(LOSS, WON), List.of()))
        .extracting(Figure::name, Figure::part, Figure::words)
        .containsExactly(
            tuple("loss", "mean", "points lost, mean"), tuple("won", "yes", "it is won"));
    assertThat(Figure.orMore(LOSS, "2").words()).isEqualTo("points lost: 2 or more");
    assertThat(Figure.of(LOSS, "2").name()).isEqualTo("loss: 2");
    assertThat(Figure.of(LOSS, "2").isOfCount()).isTrue();
  }
}
