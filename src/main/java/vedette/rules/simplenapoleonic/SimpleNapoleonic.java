package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.Variant;
import vedette.table.Tables;

/** What can be fought in Really Simple Napoleonic. */
public final class SimpleNapoleonic implements GameSystem {
  /** The system's id. */
  public static final String ID = "simple-napoleonic";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Really Simple Napoleonic";
  }

  @Override
  public List<Variant> variants() {
    return List.of(SimpleNapoleonicVariant.values());
  }

  @Override
  public List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
            ID,
            "fire",
            "fire of one or several units at one",
            FireEngagement.Request.class,
            (request, wish, tables) ->
                new FireEngagement(request, wish, firing(tables, request.variant())).engagement(),
            SimpleNapoleonicTables.ofFire(),
            List.of(),
            List.of("--shooter \"inf line\" --shooter \"art\" --target \"inf column\" --range 2"),
            "The target loses {+defenderLosses} strength points on average; "
                + "and stays steady {defenderState is steady} of the time"),
        new EngagementType<>(
                ID,
                "assault",
                "assault, until decided or for some turns",
                AssaultEngagement.Request.class,
                (request, wish, tables) ->
                    AssaultEngagement.of(request, wish, firing(tables, request.variant())),
                SimpleNapoleonicTables.ofAssault(),
                List.of(),
                List.of("--attacker \"inf column general\" --defender \"inf line\""),
                AssaultEngagement.SUMMARY)
            .ending(AssaultResult.Ending::explained),
        new EngagementType<>(
            ID,
            "morale",
            "morale test at half strength",
            MoraleEngagement.Request.class,
            (request, wish, tables) ->
                new MoraleEngagement(request, RulesInForce.of(tables, request.variant()))
                    .engagement(),
            List.of(SimpleNapoleonicTables.MORALE),
            List.of(),
            List.of("--unit \"inf 3/6 square\""),
            "The unit passes {+success} of the time"),
        new EngagementType<>(
            ID,
            "rally",
            "rally of a retreating unit by generals",
            RallyEngagement.Request.class,
            (request, wish, tables) ->
                new RallyEngagement(request, RulesInForce.of(tables, request.variant()))
                    .engagement(),
            List.of(SimpleNapoleonicTables.RALLY, SimpleNapoleonicTables.STRENGTHS),
            List.of(),
            List.of("--turns 3", "--unit \"inf 2/6 retreating\" --generals 2"),
            "The unit rallies {+success} of the time; rally attempts take {turns} turns on"
                + " average"),
        new EngagementType<>(
            ID,
            "firefight",
            "exchange of fire between several units of both sides",
            FirefightEngagement.Request.class,
            (request, wish, tables) ->
                FirefightEngagement.of(request, wish, firing(tables, request.variant())),
            SimpleNapoleonicTables.ofFirefight(),
            List.of(),
            List.of("--attacker \"inf line\" --defender \"inf line; in cover\" --range 3,2,1"),
            FirefightEngagement.SUMMARY),
        new EngagementType<>(
                ID,
                "advance",
                "advance under fire turn by turn, with rallies and an assault",
                AdvanceEngagement.Request.class,
                (request, wish, tables) ->
                    AdvanceEngagement.of(request, wish, firing(tables, request.variant())),
                SimpleNapoleonicTables.ofAdvance(),
                List.of(),
                List.of(
                    "--attacker \"inf column general\" --defender \"inf line\" --start-range 4",
                    "--attacker \"inf column\" --attacker \"art; range 5\""
                        + " --defender \"inf line; in cover\" --halt 3 --assault-turn 3"),
                AdvanceEngagement.SUMMARY)
            .ending(AssaultResult.Ending::explained));
  }

  /** Returns what fights with fire in them go by; their tables are checked against each other. */
  private static RulesInForce firing(Tables tables, List<SimpleNapoleonicVariant> inForce) {
    RulesInForce rules = RulesInForce.of(tables, inForce);
    rules.tables().checkDiceForAllRanges();
    return rules;
  }
}
