package vedette.table.grid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import vedette.source.Problem;
import vedette.source.WrongFile;
import vedette.table.Fixture;

class ModifiersTest {

  private final Modifiers modifiers = (Modifiers) Fixture.table(Fixture.MODIFIERS);

  @Test
  void modifiers_are_listed_as_written() {
    assertThat(modifiers.list())
        .containsExactly(
            new Modifier("woods", "terrain", -1, "cover", false, false, List.of(), List.of()),
            new Modifier("stream", "terrain", -1, "cover", true, false, List.of(), List.of()),
            new Modifier("officer", "officer", 1, "", false, false, List.of(), List.of("X1")));
    assertThat(modifiers.source())
        .isEqualTo(new Provenance("mine", "2", Status.INTERPRETED, List.of(), "n"));
  }

  @Test
  void the_rules_check_the_conditions() {
    assertThat(modifiers.checkedFor(Set.of("terrain", "officer"))).isSameAs(modifiers);
    WrongFile failure =
        catchThrowableOfType(
            WrongFile.class, () -> modifiers.checkedFor(Set.of("terrains", "officer", "guns")));
    assertThat(failure.problems().list()).hasSize(2);
    Problem problem = failure.problems().list().get(0);
    assertThat(problem.code()).isEqualTo("T041");
    assertThat(problem.at()).hasToString("4:32");
    assertThat(problem.help()).isEqualTo("did you mean `terrains`?");
  }

  @Test
  void a_modifier_that_stands_twice_shows_both_places() {
    String text = Fixture.MODIFIERS.replace("\"stream\"", "\"woods\"");
    assertThat(Fixture.problems(text))
        .extracting(Problem::text)
        .first()
        .asString()
        .startsWith("error[T040]: own.json:5:5: modifier \"woods\" appears twice, first at 4:5");
  }

  @Test
  void values_lie_within_99() {
    String text = Fixture.MODIFIERS.replace("\"value\": 1,", "\"value\": 100,");
    assertThat(Fixture.problems(text))
        .extracting(Problem::message)
        .containsExactly("100 is not between -99 and 99");
  }
}
