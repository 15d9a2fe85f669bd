package vedette.rules.loosefiles;

import java.util.List;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.Variant;

/** The engagements of Loose Files. */
public final class LooseFiles implements GameSystem {
  /** The system's id. */
  public static final String ID = "loose-files";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Loose Files";
  }

  @Override
  public List<Variant> variants() {
    return List.of(LooseFilesVariant.values());
  }

  @Override
  public List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
            ID,
            "artillery",
            "artillery fire at one unit",
            ArtilleryEngagement.Request.class,
            (request, wish, tables) ->
                ArtilleryEngagement.fight(request, new RulesInForce(tables, request.variant())),
            all(List.of(GunFire.TABLES, Damage.TABLES)),
            List.of(),
            List.of("--guns 3 --range short --target \"inf 6 column\""),
            "The target takes {+defenderDpTaken} D.Points on average; "
                + "and is destroyed {+defenderEliminated} of the time"),
        new EngagementType<>(
            ID,
            "bombardment",
            "artillery fire over turns, with recovery between",
            BombardmentEngagement.Request.class,
            (request, wish, tables) ->
                BombardmentEngagement.fight(request, new RulesInForce(tables, request.variant())),
            all(List.of(GunFire.TABLES, Damage.TABLES)),
            List.of(),
            List.of(
                "--attacker \"art 3\" --defender \"inf 6 column\" --range long,long,short"
                    + " --commanders 1"),
            BombardmentEngagement.SUMMARY),
        new EngagementType<>(
            ID,
            "volley",
            "volleys of one or several units at one",
            VolleyEngagement.Request.class,
            (request, wish, tables) ->
                VolleyEngagement.fight(request, new RulesInForce(tables, request.variant())),
            all(List.of(List.of(InfantryFire.SCORES), Damage.TABLES)),
            List.of(),
            List.of("--shooter \"inf 8 dp 1\" --target \"inf 6 skirmish\""),
            "The target takes {+defenderDpTaken} D.Points on average; "
                + "and is destroyed {+defenderEliminated} of the time"),
        new EngagementType<>(
            ID,
            "combat",
            "combat of one unit against one, or two against one",
            CombatEngagement.Request.class,
            (request, wish, tables) ->
                new CombatEngagement(request, new RulesInForce(tables, request.variant()))
                    .engagement(),
            all(
                List.of(
                    List.of(Score.FACTORS),
                    CombatResults.TABLES,
                    List.of(NearbyFriends.MORALE),
                    Damage.TABLES)),
            List.of(),
            List.of("--attacker \"inf 8 commander; with bayonet\" --defender \"inf 6 dp 1\""),
            CombatEngagement.SUMMARY),
        new EngagementType<>(
            ID,
            "commander",
            "fate of a commander whose unit is hurt",
            CommanderEngagement.Request.class,
            (request, wish, tables) ->
                new CommanderEngagement(request, new RulesInForce(tables, request.variant()))
                    .engagement(),
            CommanderRoll.TABLES,
            List.of(),
            List.of("--checks 4"),
            "The commander stays unhurt {+success} of the time; and is killed {commander is"
                + " killed}"),
        new EngagementType<>(
            ID,
            "recover",
            "recovery: commanders remove D.Points over turns",
            RecoveryEngagement.Request.class,
            (request, wish, tables) ->
                new RecoveryEngagement(request, new RulesInForce(tables, request.variant()))
                    .engagement(),
            List.of(Damage.LIMITS),
            List.of(),
            List.of("--unit \"inf 6 dp 4\" --unit \"inf 6 dp 3\" --turns 2"),
            "All D.Points are removed {+success} of the time; {-dp} remain on average"),
        new EngagementType<>(
            ID,
            "firefight",
            "exchange of fire over turns; each unit fires at the first enemy not yet destroyed",
            FirefightEngagement.Request.class,
            (request, wish, tables) ->
                FirefightEngagement.fight(request, new RulesInForce(tables, request.variant())),
            all(List.of(List.of(InfantryFire.SCORES), GunFire.TABLES, Damage.TABLES)),
            List.of(),
            List.of("--attacker \"inf 8\" --defender \"inf 6; in fieldwork\" --commanders 1"),
            FirefightEngagement.SUMMARY));
  }

  private static List<String> all(List<List<String>> tables) {
    return tables.stream().flatMap(List::stream).toList();
  }
}
