package vedette.rules.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import vedette.odds.answer.Odds;

/** Dice, fire and losses have the odds that a plain reading of the format gives, die by die. */
class PlainFireTest {
  private static final List<PlainLosses.Unit> STACK =
      List.of(
          new PlainLosses.Unit("ogres", 4, 3),
          new PlainLosses.Unit("rats", 2, 1),
          new PlainLosses.Unit("squad", 3, 0),
          new PlainLosses.Unit("ogres", 5, 3),
          new PlainLosses.Unit("tank", 1, 0));

  @TempDir Path dir;

  private void agrees(PlainFire plain, String die, PlainLosses losses) {
    OwnStory story =
        new OwnStory(
            dir,
            """
            "units": { "guns": {}, "ogres": { "life": 3 }, "rats": {}, "squad": { "steps": 3 },
              "tank": { "steps": 2 } },
            "fire": { "shot": { "dice": %d, "die": "%s", "atLeast": %d, %s"hit": "lose %d%s",
              "wounds": { "die": "d6", "atLeast": %d }, "saves": { "die": "d6", "atLeast": %d } } },
            "round": [ { "fire": "shot", "by": "attacker" } ]
            """
                .formatted(
                    plain.dice(),
                    die,
                    plain.atLeast(),
                    losses.targets().isEmpty() ? "" : "\"targets\": \"" + losses.targets() + "\", ",
                    plain.damage(),
                    plain.ofOneFigure() ? " of one figure" : "",
                    plain.wounds(),
                    plain.saves()));
    Odds.Exact odds =
        story.odds(
            "--attacker 'guns 1' --defender 'ogres 4, rats 2, squad, ogres 5, tank 1'"
                + " --defender-loss-order '"
                + losses.order()
                + "'");
    Map<List<Integer>, Double> ends = plain.on(losses);
    for (int unit = 0; unit < STACK.size(); unit++) {
      Map<Integer, Double> expected = new TreeMap<>();
      int at = unit;
      ends.forEach(
          (left, p) -> expected.merge(STACK.get(at).strength() - left.get(at), p, Double::sum));
      for (Odds.Chance chance : odds.measure("defenderLosses[" + (unit + 1) + "]").distribution()) {
        assertThat(expected.getOrDefault(chance.value(), 0.0))
            .as("unit %d, loss %s of %s", unit + 1, chance.value(), expected)
            .isCloseTo(chance.p(), within(1e-11));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "d6",
        "d10 + 1",
        "d6 - 1",
        "2d6",
        "d6 + d8",
        "d12 - d4",
        "average + 1",
        "d66",
        "3d6, highest 2",
        "3d6, lowest 1",
        "5d6, count 2+",
        "d6, reroll 1 once",
        "d6, reroll 1-2 always",
        "2d6, reroll ..2 once, highest 1",
        "d6, explode 6 once",
        "d6, explode 5+ up to 3"
      })
  void dice(String die) {
    agrees(
        new PlainFire(3, new PlainRoll(die), 4, 1, 7, 1, false),
        die,
        new PlainLosses(STACK, "as-listed", ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "as-listed",
        "strongest-first",
        "weakest-first",
        "evenly",
        "rats, squad",
        "tank, ogres",
        "damage",
        "damage, strongest-first",
        "damage, weakest-first",
        "damage, evenly",
        "damage, squad, rats"
      })
  void orders_of_losses(String order) {
    agrees(
        new PlainFire(6, new PlainRoll("d6"), 3, 1, 7, 1, false),
        "d6",
        new PlainLosses(STACK, order, ""));
  }

  @ParameterizedTest
  @CsvSource({
    "as-listed, ogres, 1, 7, 2, true",
    "weakest-first, ogres, 3, 5, 2, true",
    "'damage, strongest-first', ogres, 4, 7, 2, true",
    "as-listed, '', 3, 7, 2, false",
    "evenly, '', 1, 4, 3, false",
    "strongest-first, squad, 2, 6, 2, false",
    "damage, '', 4, 4, 1, false",
    "'squad, tank', '', 5, 2, 3, false"
  })
  void hits_wounds_saves_and_targets(
      String order, String targets, int wounds, int saves, int damage, boolean ofOneFigure) {
    agrees(
        new PlainFire(5, new PlainRoll("d6"), 3, wounds, saves, damage, ofOneFigure),
        "d6",
        new PlainLosses(STACK, order, targets));
  }
}
