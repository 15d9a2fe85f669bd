package vedette.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The known words and bounds of a measure's values. */
class MeasureTest {
  private static final Measure<String> BECOME =
      Measure.<String>category(
          "become",
          "what becomes of it",
          new ValueWords(List.of("fought", "not allowed:"), false),
          it -> it);

  /** A measure of a stored value knows the same words as the original measure. */
  @Test
  void a_value_that_is_kept_has_the_same_words_and_one_for_none() {
    Measure<String> kept = BECOME.<String>keptAs("first.become", "first", "never", it -> it);
    assertThat(kept.isOpen()).isTrue();
    assertThat(kept.valueWords().canBe("fought")).isTrue();
    assertThat(kept.valueWords().canBe("not allowed: no gun bears")).isTrue();
    assertThat(kept.valueWords().canBe("never")).isTrue();
    assertThat(kept.valueWords().canBe("fougth")).isFalse();
  }

  @Test
  void of_values_of_which_nothing_is_known_nothing_is_known_when_they_are_kept() {
    Measure<String> any = Measure.category("end", "how it ends", List.of(), it -> it);
    assertThat(
            any.<String>keptAs("first.end", "first", "never", it -> it)
                .valueWords()
                .canBe("anything"))
        .isTrue();
  }

  @Test
  void one_for_none_comes_behind_the_names_of_a_category() {
    Measure<String> ending = Measure.category("ending", "how", List.of("won", "lost"), it -> it);
    assertThat(ending.<String>keptAs("first.ending", "first", "never", it -> it).categories())
        .containsExactly("won", "lost", "never");
  }
}
