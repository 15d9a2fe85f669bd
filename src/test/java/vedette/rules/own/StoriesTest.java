package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.commons.math3.fraction.BigFraction;
import org.junit.jupiter.api.Test;
import vedette.odds.Odds;
import vedette.rules.Fights;

/**
 * Small systems, each of which shows one phrase of the format. What is figured out by more than a
 * line comes from a brute force in fractions, written from the rule's words. {@link
 * vedette.AgreementTest} walks and plays each of the files as well.
 */
class StoriesTest {
  private static Odds odds(String file, String fight) {
    return Fights.odds(
        Fights.fight(
            "own",
            "fight",
            Fights.and(
                new String[] {fight},
                "table",
                "src/test/resources/system/stories/" + file + ".json")));
  }

  private static BigFraction share(int of, int whole) {
    return new BigFraction(of, whole);
  }

  /**
   * A knight's armour is passed on 3, 5 against guns, but never on more than 4: of the hits, 2 of 3
   * dice, half are lost. Against bows a third is. In the melee that follows nobody throws more dice
   * than the enemy has points.
   */
  @Test
  void a_limit_may_be_a_value() {
    // 1/3 by the guns, then 1/3 of the rest by the melee; of the bows 2/9.
    assertThat(mean("--attacker 'guns 1' --defender 'knights 1' --rounds 1"))
        .isEqualTo(share(5, 9));
    assertThat(mean("--attacker 'bows 1' --defender 'knights 1' --rounds 1"))
        .isEqualTo(share(13, 27));
    assertThat(mean("--attacker 'guns 3' --defender 'knights 2'"))
        .isEqualTo(share(104_690, 59_049));
    Odds more = odds("limits", "--attacker 'guns 4' --defender 'knights 3' --rounds 1");
    assertThat(Fights.chance(more, "success")).isEqualTo(share(571, 2_187));
  }

  private static BigFraction mean(String fight) {
    return Fights.mean(odds("limits", fight), "defenderLoss");
  }
}
