package vedette.rules.loosefiles;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a fight leaves of a unit is written as a unit, and enters the next fight as it was. */
class AfterTheFightTest {
  @ParameterizedTest(name = "{0} with {1} bases, {2} D.Points, commander {3}: {4}")
  @CsvSource(
      delimiter = '|',
      value = {
        "inf 6 commander | 6 | 2 | UNHURT | inf 6 dp 2 commander",
        // Two bases are gone: casualties of the battle (LF5).
        "inf 6 skirmish | 4 | 5 | | inf 4 dp 5 skirmish; casualties 2",
        "Rangers: inf 6; casualties 1 | 5 | 0 | | Rangers: inf 5; casualties 2",
        "inf 24; casualties 24 | 1 | 0 | | inf 1; casualties 47",
        // A wounded commander is lost to his unit as a killed one is (LF6).
        "cav 3 column commander | 3 | 0 | WOUNDED | cav 3 column",
        "inf 6 commander | 6 | 1 | KILLED | inf 6 dp 1",
        // Its grade is the unit's own; where it stood and how it attacked is over.
        "inf 6; in fort; with bayonet, terrain, grade -1 | 6 | 0 | | inf 6; with grade -1",
      })
  void what_outlives_a_fight(String before, int bases, int dp, Fate commander, String after) {
    UnitState state = new UnitState(bases, dp, commander);
    Unit next = state.after(Unit.parse(before)).orElseThrow();
    assertThat(next).hasToString(after).isEqualTo(Unit.parse(after));
    UnitState begins = UnitState.of(next);
    assertThat(begins.bases()).isEqualTo(bases);
    assertThat(begins.dp()).isEqualTo(dp);
    assertThat(begins.isLed()).isEqualTo(state.isLed());
  }

  @Test
  void who_is_destroyed_enters_no_further_fight() {
    assertThat(new UnitState(0, 0, null).after(Unit.parse("inf 6"))).isEmpty();
  }
}
