package vedette.rules.daysofglory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static vedette.rules.Fights.chance;
import static vedette.rules.daysofglory.DaysOfGloryFights.any;
import static vedette.rules.daysofglory.DaysOfGloryFights.assault;
import static vedette.rules.daysofglory.DaysOfGloryFights.charge;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.rules.daysofglory.units.Unit;
import vedette.source.TextFault;

/** Cavalry in skirmish order and limbered guns, by the rows of the sheet (DG-V12). */
class SkirmishingCavalryTest {
  /**
   * Equal classes. A lead of 0 is even; of 2 it wins 26 of 36 pairs and half of 4 ties, 7/9; of 4,
   * 33 and half of 2, 17/18.
   */
  @ParameterizedTest
  @CsvSource({
    // Charging 2, skirmishers 2, against 4 of cavalry that fights infantry.
    "inf 6, cav 6 skirmishing, 1, 2",
    "inf 6, cav 6, 2, 9",
    // Of skirmishing infantry in the open the victory is automatic.
    "inf 6, skirm 6, 1, 1",
    // Skirmishers that fight skirmishers add nothing but the charge.
    "cav 6 skirmishing, cav 6 skirmishing, 7, 9",
    "cav 6, lcav 6 skirmishing, 17, 18",
    // Limbered guns: no victory without dice; in contact with infantry no factor of 2.
    "inf 2, art 2 limbered, 7, 9",
    "inf 2, art 2, 1, 1",
    "skirm 2, art 2 limbered, 7, 9",
  })
  void fights_by_its_rows(String attacker, String defender, int wins, int of) {
    assertThat(chance(assault(attacker, defender), "success")).isEqualTo(part(wins, of));
  }

  /** To charge, of 6: cavalry at formed troops 2, infantry at formed units 2. */
  @ParameterizedTest
  @CsvSource({
    "cav 8 skirmishing, inf 8, 2",
    "cav 8, cav 8 skirmishing, 0",
    "inf 8, cav 8 skirmishing, 0",
    "inf 8, cav 8, 2",
    "inf 8 class 1, cav 8 skirmishing, 0",
    "inf 8 class 1, art 2 limbered, 1",
  })
  void charges_by_its_rows(String charger, String target, int fails) {
    assertThat(chance(charge(charger, target), "ending", "does not charge"))
        .isEqualTo(part(fails, 6));
  }

  /** Charged, of 6: skirmishers by formed units 2; guns that are limbered have no crew's 2. */
  @ParameterizedTest
  @CsvSource({
    "cav 8, cav 8 skirmishing, 2",
    "cav 8 skirmishing, cav 8 skirmishing, 0",
    "cav 8, art 2 class 1 limbered, 1",
    "cav 8, art 2 class 1, 0",
  })
  void is_charged_by_its_rows(String charger, String target, int runs) {
    assertThat(chance(charge(charger, target), "ending", "target runs")).isEqualTo(part(runs, 6));
  }

  /** Four smoothbores at 2 inches: dispersed 3456, dense 234 one and 56 two, fast 23456. */
  @ParameterizedTest
  @CsvSource({
    "cav 8 skirmishing, false, 2",
    "cav 8 skirmishing, true, 1",
    "art 2, false, 2",
    "art 2 limbered, false, 1",
    "art 2 limbered, true, 1",
  })
  void is_hit_as_it_looks(String target, String advancing, int misses) {
    assertThat(
            chance(
                odds(
                    "fire",
                    "target",
                    target,
                    "advancing",
                    advancing,
                    "shooter",
                    "4 smoothbore; range 2"),
                "effect",
                "no hits"))
        .isEqualTo(part(misses, 6));
  }

  /** Two guns of ours hit nobody while they are limbered, and theirs do. */
  @Test
  void limbered_guns_do_not_shoot() {
    assertThat(
            chance(
                odds(
                    "firefight",
                    "attacker",
                    "art 2 limbered",
                    "defender",
                    "inf 3",
                    "range",
                    "4",
                    "turns",
                    "1"),
                "defenderLosses",
                0))
        .isEqualTo(part(1, 1));
    assertThat(
            chance(
                odds("charge", "charger", "inf 4", "target", "art 4 limbered"),
                "attackerLosses",
                0))
        .isNotEqualTo(part(0, 1));
  }

  @Test
  void only_cavalry_skirmishes_so_and_only_guns_are_limbered() {
    assertThatThrownBy(() -> Unit.parse("inf 4 skirmishing")).isInstanceOf(TextFault.class);
    assertThatThrownBy(() -> Unit.parse("cav 4 limbered")).isInstanceOf(TextFault.class);
    assertThatThrownBy(
            () -> any("charge", "charger", "cav 4", "target", "art 4 limbered", "gunsFire", "true"))
        .hasMessageContaining("limbered guns cannot fire");
  }
}
