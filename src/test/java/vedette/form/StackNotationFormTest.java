package vedette.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import vedette.form.line.NotationForm;
import vedette.source.TextFault;

/** Stacks with units of several kinds, and clauses that are records of their own. */
class StackNotationFormTest {
  record Picket(@Word(text = "men", what = "number of men", example = "9") int men) {}

  record Pickets(
      @Units List<Picket> pickets,
      @Units(text = "a sergeant", also = "corporal") boolean sergeant,
      @Units(text = "a drummer") boolean drummer) {}

  record Watch(
      @Word(text = "of day or night", what = "watch") Hour hour,
      @Word(text = "which", what = "number") int number) {
    enum Hour {
      DAY,
      NIGHT
    }
  }

  sealed interface Relief permits Relief.Comes {
    @Clause(text = "a relief", example = "day 2: 5")
    record Comes(@Word(text = "its watch", what = "watch") Watch watch, @Units Pickets pickets)
        implements Relief {}
  }

  record Post(
      @Name String name,
      @Units Pickets pickets,
      @Clause(bare = true, text = "its watch", example = "night 2") Optional<Watch> watch,
      @Clause List<Relief> relief) {}

  private static final NotationForm<Post> FORM = NotationForm.of(Post.class);

  private static TextFault fault(String text) {
    TextFault fault = catchThrowableOfType(TextFault.class, () -> FORM.parse(text));
    assertThat(fault).as("%s is accepted", text).isNotNull();
    return fault;
  }

  @Test
  void a_unit_of_one_word_may_have_another_word_and_may_come_again() {
    assertThat(FORM.write(FORM.parse("Corporal, 5, sergeant"))).isEqualTo("5, sergeant");
    assertThat(FORM.write(FORM.parse("5, drummer, drummer"))).isEqualTo("5, drummer");
  }

  @Test
  void a_clause_that_says_otherwise_contradicts_the_first() {
    assertThat(fault("5; day 2; day 3")).hasMessage("`day` is given twice");
    assertThat(fault("5; day 2; night 3")).hasMessage("`night` contradicts `day 2`");
  }

  @Test
  void a_clause_without_its_units_is_answered_with_a_good_one() {
    assertThat(fault("5; comes day 2").help())
        .isEqualTo("write them after a colon, as in `comes day 2: 5`");
  }

  @Test
  void units_and_clauses_can_be_written_apart() {
    Post post = FORM.parse("Bridge: 5, drummer; night 2; comes day 1: 7, sergeant");
    assertThat(FORM.writeUnits(post)).isEqualTo("5, drummer");
    assertThat(FORM.writeClauses(post)).isEqualTo("; night 2; comes day 1: 7, sergeant");
    assertThat(FORM.write(post)).isEqualTo("Bridge: 5, drummer; night 2; comes day 1: 7, sergeant");
  }
}
