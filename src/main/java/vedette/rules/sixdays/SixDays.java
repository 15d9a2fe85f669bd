package vedette.rules.sixdays;

import java.util.List;
import java.util.Map;
import vedette.form.model.HelpLine;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.Variant;
import vedette.rules.sixdays.battle.BattleRequest;
import vedette.rules.sixdays.battle.BattleResult;
import vedette.rules.sixdays.battle.BattleSetup;
import vedette.rules.sixdays.night.ReorganizationEngagement;
import vedette.rules.sixdays.overrun.OverrunEngagement;
import vedette.rules.sixdays.overrun.OverrunResult;
import vedette.rules.sixdays.overrun.OverrunSetup;
import vedette.rules.sixdays.units.Ground;
import vedette.rules.sixdays.units.SixDaysTables;
import vedette.rules.sixdays.units.SixDaysVariant;
import vedette.table.Tables;
import vedette.table.grid.CellKind;

/** The engagements of Six Days of Glory. */
public final class SixDays implements GameSystem {
  private static final List<String> COMBAT_TABLES =
      List.of(
          SixDaysTables.RESULTS,
          SixDaysTables.MODIFIERS,
          SixDaysTables.TURNS,
          SixDaysTables.STACKING);

  /** The system's id. */
  public static final String ID = "six-days";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Six Days of Glory, John Best's differential CRT";
  }

  private static Map<String, List<String>> terrain(Tables tables) {
    return Map.of("terrain", Ground.words(SixDaysTables.of(tables)));
  }

  @Override
  public List<Variant> variants() {
    return List.of(SixDaysVariant.values());
  }

  @Override
  public List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
                ID,
                "battle",
                "battle in the combat phase: battle turns of attacks and counterattacks",
                BattleRequest.class,
                (request, wish, tables) ->
                    BattleSetup.battle(request, wish, SixDaysTables.of(tables)),
                COMBAT_TABLES,
                List.of(),
                List.of(
                    "--attacker \"inf 5, inf 5, cav 2, art 2\" --defender \"inf 4, inf 4, cav 1,"
                        + " art 1, officer\" --turns 5 --terrain stream",
                    "--attacker \"Guard: inf 6, cav 2; spent 0; joins spent 4: art 3\" --attacker"
                        + " \"inf 8 corps; spent 2\" --defender \"inf 5, inf 5; arrives 2: art 2\""
                        + " --counterattack \"at +2\""),
                "The attacker takes the position {+success} of the time; "
                    + "a stack of the attacker is repulsed {-*attackerRepulsed}"
                    + " | the attacker is repulsed {-attackerRepulsed}. "
                    + "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}")
            .withTableWords(SixDays::terrain)
            .ending(BattleResult.Ending::explained),
        new EngagementType<>(
                ID,
                "repulse",
                "overruns in the movement phase, one or several in a row",
                OverrunEngagement.Request.class,
                (request, wish, tables) -> OverrunSetup.overrun(request, SixDaysTables.of(tables)),
                COMBAT_TABLES,
                List.of(
                    new HelpLine(
                        "40% inf 2 | 60% inf 5, art 2",
                        "target: possible stacks with probabilities")),
                List.of(
                    "--attacker \"inf 5, inf 5, cav 3\" --defender \"inf 2; distance 1\""
                        + " --defender \"inf 3, cav 1; distance 2; in woods\" --movement 6"),
                "The attacker overruns every target {+success} of the time; "
                    + "the attacker is repulsed {-attackerRepulsed}. "
                    + "Average losses: attacker {-attackerLosses}, defender {+defenderLosses}")
            .withTableWords(SixDays::terrain)
            .ending(OverrunResult.Ending::explainedWithBattle),
        new EngagementType<>(
            ID,
            "reorganize",
            "reorganization of commands over one or more nights",
            ReorganizationEngagement.Request.class,
            (request, wish, tables) ->
                new ReorganizationEngagement(
                        request,
                        tables.grid(SixDaysTables.REORGANIZATION, CellKind.NUMBER).atLeast(0))
                    .engagement(),
            List.of(SixDaysTables.REORGANIZATION),
            List.of(),
            List.of("--command \"Marmont: inf 3/5, inf 0/4, cav 2/2\" --turns 2"),
            "All units regain all they can {+complete} of the time. "
                + "On average {+pointsRegained} strength points are regained and {+unitsReturned}"
                + " units return from the dead pile"));
  }
}
