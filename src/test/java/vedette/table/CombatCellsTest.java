package vedette.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.table.grid.CombatGrammar;
import vedette.table.grid.CombatResult;
import vedette.table.grid.Effect;
import vedette.table.grid.Effect.ForcedMove;
import vedette.table.read.ResultAdvice;

/** The results of combat tables: eliminations, exchanges, and retreats with their hexes. */
class CombatCellsTest {

  @Test
  void an_exchange_is_neither_sides_own() {
    assertThat(CombatGrammar.parse("EX"))
        .isEqualTo(new CombatResult("EX", Effect.NONE, Effect.NONE, true));
    assertThat(CombatGrammar.parse("EX").hasEffect()).isTrue();
    assertThat(CombatGrammar.parse("-").hasEffect()).isFalse();
  }

  /** Columns: text, then for each side whether it is eliminated, and its losses. */
  @ParameterizedTest
  @CsvSource({
    "AE, true, 0, false, 0",
    "DE, false, 0, true, 0",
    "AE/DE, true, 0, true, 0",
    "A2/DE, false, 2, true, 0",
    "AE-D1, true, 0, false, 1"
  })
  void an_elimination_is_written_like_losses(
      String text, boolean attackerGone, int attacker, boolean defenderGone, int defender) {
    CombatResult result = CombatGrammar.parse(text);
    assertThat(result.attacker().eliminated()).isEqualTo(attackerGone);
    assertThat(result.attacker().losses()).isEqualTo(attacker);
    assertThat(result.defender().eliminated()).isEqualTo(defenderGone);
    assertThat(result.defender().losses()).isEqualTo(defender);
    assertThat(result.exchange()).isFalse();
    assertThat(result.hasEffect()).isTrue();
  }

  /** Columns: text, then losses and hexes of each side; 0 hexes if the cell does not say. */
  @ParameterizedTest
  @CsvSource({
    "AR2, 0, 2, 0, 0",
    "A1R2, 1, 2, 0, 0",
    "DR, 0, 0, 0, 0",
    "D2R, 0, 0, 2, 0",
    "DR99, 0, 0, 0, 99",
    "A1R1/D12R10, 1, 1, 12, 10"
  })
  void a_retreat_may_say_how_far(
      String text, int attacker, int attackerHexes, int defender, int defenderHexes) {
    CombatResult result = CombatGrammar.parse(text);
    assertThat(result.attacker().losses()).isEqualTo(attacker);
    assertThat(result.attacker().hexes()).isEqualTo(attackerHexes);
    assertThat(result.defender().losses()).isEqualTo(defender);
    assertThat(result.defender().hexes()).isEqualTo(defenderHexes);
    Effect retreating = text.startsWith("D") ? result.defender() : result.attacker();
    assertThat(retreating.forced()).isEqualTo(ForcedMove.RETREATS);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "E", "A1E", "DE2", "AERp", "AER", "EX1", "EX/DE", "AE/EX", "ARp2", "AR0", "AR01", "AR100",
        "ARR", "AR2R", "DE/AE", "AEDE", "XE"
      })
  void anything_else_is_no_result(String text) {
    assertThat(CombatGrammar.parse(text)).isNull();
  }

  /** Columns: the text, the code of the error, and the suggestion. */
  @ParameterizedTest
  @CsvSource({
    "ex, T034, EX",
    "Ex, T034, EX",
    "'AE ', T034, AE",
    "ae, T034, AE",
    "dr2, T034, DR2",
    "ＤＲ, T034, DR",
    "DE/AE, T034, AE/DE",
    // Cyrillic Ie, Greek Epsilon, Cyrillic Ha
    "AЕ, T035, AE",
    "DΕ, T035, DE",
    "EХ, T035, EX",
    "DR-1, T036, 1 to 99",
    "DR0, T036, 1 to 99",
    "DR99999999999, T036, 1 to 99",
    "EXX, T033, did you mean `EX`?",
    "DEE, T033, did you mean `DE`?"
  })
  void a_slip_is_told_what_is_meant(String text, String code, String help) {
    ResultAdvice advice = ResultAdvice.on(text);
    assertThat(advice.code()).as(advice.message()).isEqualTo(code);
    assertThat(advice.help()).contains(help);
  }
}
