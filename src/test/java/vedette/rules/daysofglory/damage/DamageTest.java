package vedette.rules.daysofglory.damage;

import static org.assertj.core.api.Assertions.assertThat;
import static vedette.rules.daysofglory.DaysOfGloryFights.odds;
import static vedette.rules.daysofglory.DaysOfGloryFights.of;
import static vedette.rules.daysofglory.DaysOfGloryFights.part;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import vedette.odds.answer.Odds;
import vedette.rules.Fights;

/** Hits on artillery, staff and engineers (Casualties and damage; DG8): 2D6 each. */
class DamageTest {
  private static Odds.Exact damage(String of, int hits) {
    return odds("damage", "of", of, "hits", String.valueOf(hits));
  }

  /** 2-4 are 6 of 36 rolls, 5-8 20, 9-10 7, 11 two and 12 one. */
  @ParameterizedTest(name = "{0}: {2} in {1} of 36")
  @CsvSource({
    "artillery, 6, no effect",
    "artillery, 20, limber hit",
    "artillery, 7, 1 gun suppressed 1 turn",
    "artillery, 2, battery suppressed 1 turn",
    "artillery, 1, gun destroyed",
    "staff, 6, no effect",
    "staff, 20, 'escort lost, general halted 1 turn'",
    "staff, 7, 'lightly wounded, no command 1 turn'",
    "staff, 2, 'seriously wounded, no command 2 turns'",
    "staff, 1, 'killed, no command 2 turns'",
    "engineers, 6, pioneer lost",
    "engineers, 20, 'slightly wounded, no action 1 turn'",
    "engineers, 7, 'seriously wounded, no action 2 turns'",
    // 11 and 12 are one effect.
    "engineers, 3, 'killed, or 2 pioneers lost'",
  })
  void one_hit_has_the_chances_of_two_dice(String of, int parts, String effect) {
    Odds.Exact odds = damage(of, 1);
    assertThat(Fights.chance(odds, "worst", effect)).isEqualTo(part(parts, 36));
    assertThat(Fights.outOf(36, odds, "effects[" + effect + "]"))
        .isEqualTo(of(0, 36 - parts, 1, parts));
    assertThat(Fights.mean(damage(of, 5), "effects[" + effect + "]"))
        .isEqualTo(part(5 * parts, 36));
  }

  @Test
  void the_worst_of_two_hits_is_that_of_the_higher_roll() {
    // Both at most 4: 6 x 6 of 1296; at most 8: 26 x 26; at most 10: 33 x 33; at most 11: 35 x 35.
    assertThat(Fights.outOf(1296, damage("artillery", 2), "worst"))
        .isEqualTo(
            of(
                "no effect",
                36,
                "limber hit",
                676 - 36,
                "1 gun suppressed 1 turn",
                1089 - 676,
                "battery suppressed 1 turn",
                1225 - 1089,
                "gun destroyed",
                1296 - 1225));
    assertThat(Fights.outOf(1296, damage("engineers", 2), "worst"))
        .containsEntry("killed, or 2 pioneers lost", 1296 - 1089)
        .containsEntry("pioneer lost", 36);
  }

  @Test
  void effects_are_counted() {
    // Three hits, 20 of 36 (5 of 9) each: 64, 3 x 80, 3 x 100, 125 of 729.
    assertThat(Fights.outOf(729, damage("artillery", 3), "effects[limber hit]"))
        .isEqualTo(of(0, 64, 1, 240, 2, 300, 3, 125));
  }
}
