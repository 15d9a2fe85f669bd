package vedette.rules.crt;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.crt.Attacks.ODDS;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.form.RequestForm;
import vedette.rules.Fights;
import vedette.table.Grid;
import vedette.table.Tables;

/** A column that holds says how it was found; else each round says it anew. */
class AttackColumnTest {
  /** 12 against 5 is 2.4 to 1. */
  @ParameterizedTest
  @CsvSource({
    "'', 2:1, ''",
    "--static true, 2:1, 'ratio 12:5, rounded down'",
    "--column 4:1, 4:1, as given"
  })
  void only_a_column_that_holds_says_how_it_was_found(
      String option, String column, String because) {
    AttackRequest request =
        RequestForm.of(AttackRequest.class)
            .read(Fights.given("--table " + ODDS + " --attacker 12 --defender 5 " + option));
    Grid grid = (Grid) Tables.builtIn().file(ODDS);
    AttackColumn found = AttackColumn.of(grid, request);
    assertThat(grid.columns().name(found.first())).isEqualTo(column);
    assertThat(found.because()).isEqualTo(because);
    assertThat(found.holds()).isEqualTo(!because.isEmpty());
  }
}
