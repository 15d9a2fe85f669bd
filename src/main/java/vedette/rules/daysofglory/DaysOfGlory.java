package vedette.rules.daysofglory;

import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.Variant;
import vedette.rules.daysofglory.assault.AssaultTables;
import vedette.rules.daysofglory.assault.CloseAssaultEngagement;
import vedette.rules.daysofglory.charge.ChargeEnding;
import vedette.rules.daysofglory.charge.ChargeEngagement;
import vedette.rules.daysofglory.charge.ChargeRequest;
import vedette.rules.daysofglory.charge.ChargeWords;
import vedette.rules.daysofglory.damage.DamageEngagement;
import vedette.rules.daysofglory.damage.DamageTable;
import vedette.rules.daysofglory.firefight.FirefightEngagement;
import vedette.rules.daysofglory.firefight.FirefightWords;
import vedette.rules.daysofglory.morale.MoraleEngagement;
import vedette.rules.daysofglory.morale.MoraleFactorTable;
import vedette.rules.daysofglory.morale.MoraleTest;
import vedette.rules.daysofglory.shooting.ArtilleryFireEngagement;
import vedette.rules.daysofglory.shooting.FireOnUnitEngagement;
import vedette.rules.daysofglory.shooting.ShootingTables;
import vedette.rules.daysofglory.shooting.SmallArmsFireEngagement;
import vedette.rules.daysofglory.units.DaysOfGloryVariant;
import vedette.rules.daysofglory.units.FactorTable;
import vedette.table.Tables;

/** The engagements of Days of Glory. */
public final class DaysOfGlory implements GameSystem {
  /** The system's id. */
  public static final String ID = "days-of-glory";

  /** The name of the record component that holds conditions, in a request or after a unit. */
  private static final String WITH = "with";

  @Override
  public String id() {
    return ID;
  }

  @Override
  public String title() {
    return "Days of Glory";
  }

  @Override
  public List<Variant> variants() {
    return List.of(DaysOfGloryVariant.values());
  }

  @Override
  public List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
                ID,
                "morale",
                "morale test, factor by factor",
                MoraleEngagement.Request.class,
                (asked, wish, tables) -> new MoraleEngagement(asked, tables).engagement(),
                List.of(FactorTable.MORALE),
                List.of(),
                List.of("--test charge --unit \"inf 8 class 3 disordered general capable\""),
                "The unit passes the test {+success} of the time")
            .withTableWords(
                inForce -> Map.of(WITH, FactorTable.conditions(inForce, FactorTable.MORALE))),
        new EngagementType<>(
            ID,
            "shoot",
            "small arms of one or several units at one target",
            SmallArmsFireEngagement.Request.class,
            (asked, wish, tables) -> new SmallArmsFireEngagement(asked, tables).engagement(),
            ShootingTables.OF_SMALL_ARMS,
            List.of(),
            List.of("--shooter \"8 smoothbore; range 4\" --shooter \"3 rifled; range 10\""),
            "The target loses {+defenderLosses} figures on average"),
        new EngagementType<>(
            ID,
            "bombard",
            "artillery at a target and at the units behind it",
            ArtilleryFireEngagement.Request.class,
            (asked, wish, tables) -> new ArtilleryFireEngagement(asked, tables).engagement(),
            ArtilleryFireEngagement.TABLES,
            List.of(),
            List.of("--guns 4 --range 12 --target dense --behind \"line 5\""),
            "The target loses {+defenderLosses} figures on average"),
        new EngagementType<>(
                ID,
                "fire",
                "small arms and artillery at one unit, with its morale test and damage to its guns",
                FireOnUnitEngagement.Request.class,
                (asked, wish, tables) -> new FireOnUnitEngagement(asked, tables).engagement(),
                FireOnUnitEngagement.TABLES,
                List.of(),
                List.of(
                    "--target \"inf 12 column\" --shooter \"8 smoothbore; range 6\""
                        + " --battery \"4 smoothbore; range 12\""),
                "The target loses {+defenderLosses} figures on average; its guns take {+hits} hits;"
                    + " it is in good order afterwards {defenderState is good} of the time")
            .withTableWords(DaysOfGlory::underFire),
        new EngagementType<>(
                ID,
                "firefight",
                "exchange of fire over turns, with rally tests and tests under fire",
                FirefightEngagement.Request.class,
                (asked, wish, tables) -> new FirefightEngagement(asked, tables).engagement(),
                FirefightEngagement.TABLES,
                List.of(),
                List.of(
                    "--attacker \"inf 8\" --attacker \"art 3\" --defender \"inf 8\" --range 8,4"
                        + " --ground light-cover --turns 2"),
                FirefightWords.SUMMARY)
            .withTableWords(DaysOfGlory::underFire),
        new EngagementType<>(
            ID,
            "damage",
            "hits on artillery, staff or engineers",
            DamageEngagement.Request.class,
            (asked, wish, tables) -> new DamageEngagement(asked, tables).engagement(),
            List.of(DamageTable.ID),
            List.of(),
            List.of("--of artillery --hits 2"),
            "Nothing happens {worst is no effect} of the time"),
        new EngagementType<>(
                ID,
                "close-assault",
                "close assault of all units in contact",
                CloseAssaultEngagement.Request.class,
                (asked, wish, tables) -> new CloseAssaultEngagement(asked, tables).engagement(),
                CloseAssaultEngagement.TABLES,
                List.of(),
                List.of("--attacker \"inf 12 class 3 column\" --defender \"inf 10 disordered\""),
                "The attacker wins and is not destroyed {+success} of the time. Average losses in"
                    + " figures: attacker {-attackerLosses}, defender {+defenderLosses}")
            .withTableWords(inForce -> Map.of(WITH, AssaultTables.conditions(inForce))),
        new EngagementType<>(
                ID,
                "charge",
                "charge from its declaration to the close assault, over turns",
                ChargeRequest.class,
                (asked, wish, tables) -> new ChargeEngagement(asked, wish, tables).engagement(),
                ChargeEngagement.TABLES,
                List.of(),
                List.of(
                    "--charger \"cav 6 class 3\" --target \"inf 12\""
                        + " --fire-at-charger \"6 smoothbore; range 4\""),
                ChargeWords.SUMMARY)
            .withTableWords(inForce -> Map.of(WITH, FactorTable.conditions(inForce)))
            .ending(ChargeEnding::explained),
        new EngagementType<>(
            ID,
            "initiative",
            "initiative, turn by turn",
            InitiativeEngagement.Request.class,
            (asked, wish, tables) -> new InitiativeEngagement(asked).engagement(),
            List.of(),
            List.of(),
            List.of("--turns 6"),
            "Own side has the initiative in the last turn {+ownInitiative} of the time; "
                + "and in {+turnsOwn} turns on average"));
  }

  /** Returns the conditions that count in tests under fire. */
  private static Map<String, Set<String>> underFire(Tables tables) {
    MoraleFactorTable factors = MoraleFactorTable.of(tables);
    return Map.of(WITH, factors.conditionsOf(MoraleTest.SHOOTING));
  }
}
