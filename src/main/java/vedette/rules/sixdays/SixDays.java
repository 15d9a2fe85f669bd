package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.rules.EngagementType;
import vedette.rules.EngagementType.Entry;
import vedette.rules.Reading;
import vedette.table.CellKind;

/** What can be fought in Six Days of Glory. */
public final class SixDays {
  private static final List<String> COMBAT_TABLES =
      List.of(
          SixDaysTables.RESULTS,
          SixDaysTables.MODIFIERS,
          SixDaysTables.TURNS,
          SixDaysTables.STACKING);
  private static final List<Entry> STACKS =
      List.of(
          new Entry("inf 5, cav 2, art 2", "units with their strength points"),
          new Entry("inf 8 corps, cav 4 division", "with a size, for the stacking limit"),
          new Entry("officer", "an officer or commander in the stack"),
          new Entry("Ney: inf 5", "a name"),
          new Entry("; in woods stream", "terrain the stack stands in or behind"));
  private static final List<Entry> BATTLE_CLAUSES =
      List.of(
          new Entry("; turns 3", "attacker: battle turns"),
          new Entry("; spent 2", "attacker: movement points expended instead"),
          new Entry("; joins spent 4: cav 3", "attacker: late joiners"),
          new Entry("; against 2", "attacker: the enemy stacks it attacks"),
          new Entry("; touches 1 2", "attacker: the enemy stacks in contact"),
          new Entry("; arrives 2: inf 4", "defender: reinforcements 2 movement points away"),
          new Entry("; rearguard 2: inf 4", "defender: the same, to let the others disengage"));
  private static final List<Entry> REPULSE_CLAUSES =
      List.of(new Entry("; distance 2", "target: movement points to come adjacent"));
  private static final List<Entry> COMMANDS =
      List.of(
          new Entry("inf 3/5, cav 2/2", "units with the strength left and the original one"),
          new Entry("inf 0/4", "a unit in the dead pile"),
          new Entry("Marmont: inf 3/5", "a name"));

  /** The system's id. */
  public static final String ID = "six-days";

  private SixDays() {}

  /** How its source is read. */
  public static List<Reading> readings() {
    return SixDaysReadings.ALL;
  }

  /** Its engagements, in the order of the help. */
  public static List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
            ID,
            "battle",
            "a battle in the combat phase: battle turns of attacks and counterattacks",
            BattleRequest.class,
            (request, tables) -> BattleSetup.battle(request, SixDaysTables.of(tables)),
            COMBAT_TABLES,
            with(BATTLE_CLAUSES),
            List.of(
                "--attacker \"inf 5, inf 5, cav 2, art 2\" --defender \"inf 4, inf 4, cav 1, art 1, officer\""
                    + " --turns 5 --terrain stream",
                "--attacker \"Guard: inf 6, cav 2; spent 0; joins spent 4: art 3\" --attacker \"inf 8 corps; spent 2\""
                    + " --defender \"inf 5, inf 5; arrives 2: art 2\" --counterattack \"at +2\"")),
        new EngagementType<>(
            ID,
            "repulse",
            "overruns in the movement phase, one or several in a row",
            RepulseRequest.class,
            (request, tables) -> OverrunSetup.overrun(request, SixDaysTables.of(tables)),
            COMBAT_TABLES,
            with(REPULSE_CLAUSES),
            List.of(
                "--attacker \"inf 5, inf 5, cav 3\" --defender \"inf 2; distance 1\""
                    + " --defender \"inf 3, cav 1; distance 2; in woods\" --movement 6")),
        new EngagementType<>(
            ID,
            "reorganize",
            "reorganization of commands over one or more nights",
            ReorganizeRequest.class,
            (request, tables) ->
                new Reorganization(
                    request, tables.grid(SixDaysTables.REORGANIZATION, CellKind.NUMBER).atLeast(0)),
            List.of(SixDaysTables.REORGANIZATION),
            COMMANDS,
            List.of("--command \"Marmont: inf 3/5, inf 0/4, cav 2/2\" --nights 2")));
  }

  private static List<Entry> with(List<Entry> clauses) {
    List<Entry> entries = new ArrayList<>(STACKS);
    entries.addAll(clauses);
    return entries;
  }
}
