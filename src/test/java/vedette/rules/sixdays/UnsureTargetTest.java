package vedette.rules.sixdays;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static vedette.rules.Fights.chance;

import java.util.LinkedHashMap;
import java.util.Map;
import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;
import vedette.rules.sixdays.overrun.OverrunStack;
import vedette.source.TextFault;

/** Overruns of stacks whose composition the phasing player does not know (10.0, SD-V11). */
class UnsureTargetTest {
  private static final String ROW =
      "--attacker 'inf 4, cav 3, art 1' --defender '%s; in town' --defender 'A: %s; distance 2'"
          + " --movement 4";

  private static Odds.Exact odds(String row) {
    return Fights.odds(SixDaysFight.repulse(row));
  }

  /** Returns every probability of every measure. */
  private static Map<String, BigFraction> all(Odds.Exact odds) {
    Map<String, BigFraction> all = new LinkedHashMap<>();
    for (Odds.MeasureOdds measure : odds.measures()) {
      for (Odds.Chance chance : measure.distribution()) {
        all.put(measure.name() + " " + chance.value(), chance.fraction());
      }
    }
    all.values().removeIf(BigFraction.ZERO::equals);
    return all;
  }

  /** The law of total probability, over rows of known targets. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " --press revealed",
        " --press 'at +3'",
        " --press 'at +3 or hidden'",
        " --due fight --counterattack always --variant last-hex-counts",
      })
  void the_odds_are_those_of_each_possibility_by_its_chance(String doctrine) {
    String[] first = {"inf 2", "inf 3, cav 3", "inf 5, art 2"};
    int[] ofFirst = {30, 25, 45};
    String[] second = {"inf 1", "cav 4"};
    int[] ofSecond = {60, 40};
    Map<String, BigFraction> sum = new LinkedHashMap<>();
    for (int i = 0; i < first.length; i++) {
      for (int j = 0; j < second.length; j++) {
        BigFraction chance = new BigFraction(ofFirst[i] * ofSecond[j], 10_000);
        all(odds(ROW.formatted(first[i], second[j]) + doctrine))
            .forEach((value, p) -> sum.merge(value, p.multiply(chance), BigFraction::add));
      }
    }
    Odds.Exact unsure =
        odds(
            ROW.formatted(
                    "30% inf 2 | 25% inf 3, cav 3 | 45% inf 5, art 2", "60% inf 1 | 40% cav 4")
                + doctrine);
    assertThat(all(unsure)).containsExactlyInAnyOrderEntriesOf(sum);
  }

  @Test
  void he_presses_on_by_what_he_sees() {
    // 7 against 2 is +6 with more cavalry; against 5 and 3 it is hidden, with as much cavalry as
    // the attacker.
    String row = "--attacker 'inf 4, cav 3' --defender '40% inf 2 | 60% inf 5, cav 3'";
    assertThat(chance(odds(row + " --press revealed"), "ending", "overrun declined"))
        .isEqualTo(new BigFraction(60, 100));
    assertThat(chance(odds(row + " --press 'at +9 or hidden'"), "ending", "overrun declined"))
        .isEqualTo(new BigFraction(40, 100));
    assertThat(chance(odds(row + " --press 'at +9'"), "ending", "overrun declined"))
        .isEqualTo(BigFraction.ONE);
    assertThat(chance(odds(row), "revealed[1]")).isEqualTo(new BigFraction(40, 100));
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "40% inf 2 | 50% inf 5,0,90%",
    "A: 40% inf 2 | 70% inf 5,2,110%",
    "inf 2 | 60% inf 5,0,probability",
    "40% inf 2 |,11,probability",
    "40% inf 2 | 60% imf 5,16,imf",
    "0% inf 2 | 100% inf 5,0,probability",
    "40% inf 2 | 60%,11,probability",
    "A: 40% inf 2 | 60% inf 5; distanc 2,26,distanc",
  })
  void a_fault_is_told_where_it_stands(String text, int offset, String word) {
    TextFault fault = catchThrowableOfType(TextFault.class, () -> OverrunStack.Target.parse(text));
    assertThat(fault).as(text).isNotNull();
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault).hasMessageContaining(word);
    assertThat(fault.help()).isNotBlank();
  }

  @Test
  void units_of_an_unsure_target_are_not_told_one_by_one() {
    TextFault refused =
        catchThrowableOfType(
            TextFault.class,
            () ->
                SixDaysFight.repulse(
                    "--attacker 'inf 4' --defender '40% inf 2 | 60% inf 5' --survivors by-unit"));
    assertThat(refused.slot()).isEqualTo("survivors");
  }
}
