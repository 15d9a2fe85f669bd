package vedette.rules.musketpike;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.Fights.mean;
import static vedette.rules.musketpike.MusketPikeFights.assaultOdds;
import static vedette.rules.musketpike.MusketPikeFights.part;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;

/**
 * Heavy foot that enters obstructed terrain with either hex fires at 3 (comments, Melee and
 * obstructed terrain; MP-V9).
 */
class ObstructedHexesTest {
  private static final String TERCIO = "hi2 16/16 ql7";
  private static final String OPEN = "hi1 6/6 ql6";
  private static final String WOOD = "hi1 6/6 ql6; in obstructed";

  private static BigFraction firstLoses(String melee) {
    return mean(assaultOdds(TERCIO, OPEN, "defender", WOOD, "melee", melee), "defenderLosses[1]");
  }

  @Test
  void one_obstructed_hex_of_two_is_enough_whichever_is_fired_at() {
    // 12 against 6 and 5 never reach 300%: only fire. Two values of 3, one of which hits in 0.64; 3
    // of 10 fail: 0.192 disordered. Value 3, disordered 2: 0.808 x 0.4 + 0.192 x 0.3.
    assertThat(firstLoses("at 300%")).isEqualTo(part(3808, 10_000));
  }

  @Test
  void who_never_goes_in_fires_as_on_the_move_in_the_open() {
    // Value 4, disordered 3: 0.808 x 0.6 + 0.192 x 0.4.
    assertThat(firstLoses("never")).isEqualTo(part(5616, 10_000));
    // In contact, value 5 and 4: the wood's foot hits in 0.4, 0.12 disordered; 0.88 x 0.8 + 0.12 x
    // 0.6.
    assertThat(
            mean(assaultOdds(TERCIO, WOOD, "contact", "true", "melee", "never"), "defenderLosses"))
        .isEqualTo(part(776, 1000));
  }

  @Test
  void artillery_alone_in_the_obstructed_hex_counts_as_well() {
    // The gun in the wood and the foot: again two values of 3.
    assertThat(
            mean(
                assaultOdds(
                    TERCIO, OPEN, "defender", "art 12lb ql6; in obstructed", "melee", "at 300%"),
                "defenderLosses"))
        .isEqualTo(part(3808, 10_000));
  }
}
