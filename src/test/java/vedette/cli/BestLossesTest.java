package vedette.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A side chooses in each situation whom to lose, as is best for its goal. */
class BestLossesTest {
  private static final int[] GUNS = {0, 3, 4};
  private static final int[] FOOT = {0, 0, 2, 2, 2};
  private static final int ROUNDS = 3;

  /** The attacker rolls a d3: it loses 1, or the defender 1 or 2; then the defender fires. */
  private static final String SYSTEM =
      """
      { "format": 1, "id": "mine/best", "title": "Best", "kind": "system",
        "units": { "guns": { "steps": 2, "attack": "4/3" },
          "foot": { "steps": 4, "attack": "2/2/2/0" }, "horde": { "attack": 0 } },
        "tables": { "crt": { "rows": { "die": "d3", "list": [
          { "at": 1, "cells": ["A1"] }, { "at": 2, "cells": ["D1"] },
          { "at": 3, "cells": ["D2"] } ] } } },
        "fire": { "volley": { "rolls": "side", "dice": "own attack", "die": "d6", "atLeast": 5 } },
        "rounds": 3,
        "round": [ { "table": "crt", "by": "attacker" }, { "fire": "volley", "by": "defender" } ] }
      """;

  @TempDir Path dir;
  private OwnTables files;

  @BeforeEach
  void files() {
    files = new OwnTables(dir).with("best.json", SYSTEM);
  }

  private CapturedRun own(String options) {
    return CapturedRun.vedette("own '" + files.named("best.json") + "' " + options);
  }

  private double eliminated(String losses, String goal) {
    return own("--attacker 'horde 7' --defender 'foot, guns' --defender-loss-order '"
            + losses
            + "' --format json "
            + goal)
        .json()
        .get("measures")
        .get("attackerEliminated")
        .get("p")
        .asDouble();
  }

  /**
   * The probability that an attacker is eliminated if the defender always loses what is best, found
   * by trying every loss in every situation.
   */
  private static final class ByHand {
    private final Map<List<Integer>, Double> known = new HashMap<>();

    double round(int guns, int foot, int horde, int round) {
      if (horde == 0) {
        return 1;
      }
      if (round > ROUNDS || guns + foot == 0) {
        return 0;
      }
      List<Integer> state = List.of(guns, foot, horde, round);
      Double before = known.get(state);
      if (before == null) {
        double attackerLoses = horde == 1 ? 1 : volley(guns, foot, horde - 1, round);
        before =
            (attackerLoses
                    + losing(guns, foot, 1, horde, round)
                    + losing(guns, foot, 2, horde, round))
                / 3;
        known.put(state, before);
      }
      return before;
    }

    private double losing(int guns, int foot, int losses, int horde, int round) {
      if (losses == 0 || guns + foot == 0) {
        return guns + foot == 0 ? 0 : volley(guns, foot, horde, round);
      }
      double ofGuns = guns == 0 ? 0 : losing(guns - 1, foot, losses - 1, horde, round);
      double ofFoot = foot == 0 ? 0 : losing(guns, foot - 1, losses - 1, horde, round);
      return Math.max(ofGuns, ofFoot);
    }

    /** As many dice as the defender's attack, each a hit on 5 and 6. */
    private double volley(int guns, int foot, int horde, int round) {
      int dice = GUNS[guns] + FOOT[foot];
      double sum = 0;
      double chance = Math.pow(2 / 3.0, dice);
      for (int hits = 0; hits <= dice; hits++) {
        sum += chance * round(guns, foot, Math.max(0, horde - hits), round + 1);
        chance *= (dice - hits) / (hits + 1.0) / 2;
      }
      return sum;
    }
  }

  @Test
  void the_best_losses_are_those_that_trying_all_finds() {
    double best = eliminated("best", "--goal=-attackerEliminated");
    assertThat(best).isCloseTo(new ByHand().round(2, 4, 7, 1), within(1e-12));
    // The foot can spare two steps, the guns then one: no order says so.
    for (String order :
        List.of("as-listed", "foot", "guns", "strongest-first", "weakest-first", "evenly")) {
      assertThat(eliminated(order, "")).as(order).isLessThan(best - 1e-3);
    }
  }

  @Test
  void what_is_lost_in_each_situation_stands_in_the_advice() {
    CapturedRun advice =
        own(
            "--attacker 'horde 7' --defender 'foot, guns' --defender-loss-order best"
                + " --goal=-attackerEliminated --advise defender");
    assertThat(advice.answer())
        .contains("defender optimizes   --defender-loss-order")
        .containsSubsequence(
            "Other doctrines", "--defender-loss-order foot", "--defender-loss-order evenly")
        .contains("foot 4 + guns 2 against 7");
  }

  @Test
  void dice_that_ask_whom_they_hit_first_need_an_order() {
    files.with(
        "best.json",
        SYSTEM
            .replace("\"own attack\", \"die\": \"d6\"", "\"own attack\", \"die\": \"d6\"")
            .replace("\"atLeast\": 5", "\"atLeast\": \"target attack + 5\""));
    CapturedRun refused =
        own("--attacker 'horde 7' --defender 'foot, guns' --attacker-loss-order best");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err())
        .contains("--attacker-loss-order")
        .contains(
            "the dice of `volley` depend on the unit that they hit, so it cannot be chosen"
                + " afterwards")
        .contains("write one of as-listed, strongest-first, weakest-first, evenly");
    // Nothing fires at the defender, and the table asks for no unit.
    assertThat(
            own("--attacker 'horde 7' --defender 'foot, guns' --defender-loss-order best").code())
        .isZero();
  }

  @Test
  void an_enemy_that_chooses_needs_an_order() {
    files.with(
        "best.json",
        SYSTEM.replace("\"rounds\": 3", "\"losses\": { \"chosenBy\": \"enemy\" }, \"rounds\": 3"));
    CapturedRun refused =
        own("--attacker 'horde 7' --defender 'foot, guns' --defender-loss-order best");
    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("the enemy chooses the losses in this file");
  }

  @Test
  void a_list_of_orders_stands_in_braces() {
    for (String between : List.of(",", ";")) {
      CapturedRun sweep =
          own(
              "--attacker 'horde 7' --defender 'foot, guns' --format json"
                  + " --defender-loss-order '{foot > guns"
                  + between
                  + "guns > foot"
                  + between
                  + "evenly}'");
      assertThat(sweep.json().get("cells")).hasSize(3);
      assertThat(sweep.json().get("cells").get(1).get("values").get(0).asString())
          .isEqualTo("guns > foot");
      assertThat(
              sweep.json().get("cells").get(0).get("figures").get("attackerEliminated").asDouble())
          .isCloseTo(eliminated("foot, guns", ""), within(1e-12));
    }
  }
}
