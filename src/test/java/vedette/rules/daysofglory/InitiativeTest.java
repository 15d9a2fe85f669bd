package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.daysofglory.DaysOfGloryFights.any;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import org.junit.jupiter.api.Test;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.ScriptedDice;

/** The initiative: the higher D6, draws rolled again (Sequence of play). */
class InitiativeTest {
  @Test
  void either_side_has_it_as_often() {
    Odds.Exact odds = odds("initiative");
    assertThat(Fights.chance(odds, "ownInitiative")).isEqualTo(part(1, 2));
    assertThat(odds.undecided()).isZero();
  }

  @Test
  void the_higher_die_has_it_and_draws_are_rolled_again() {
    assertThat(ScriptedDice.play(any("initiative"), 4, 3).value("ownInitiative")).isEqualTo(true);
    assertThat(ScriptedDice.play(any("initiative"), 1, 2).value("ownInitiative")).isEqualTo(false);
    assertThat(ScriptedDice.play(any("initiative"), 5, 5, 6, 6, 2, 3).value("ownInitiative"))
        .isEqualTo(false);
  }
}
