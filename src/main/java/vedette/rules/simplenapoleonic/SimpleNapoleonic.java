package vedette.rules.simplenapoleonic;

import java.util.List;
import vedette.rules.EngagementType;
import vedette.rules.EngagementType.Entry;
import vedette.rules.Reading;

/** What can be fought in Really Simple Napoleonic. */
public final class SimpleNapoleonic {
  /** The system's id. */
  public static final String ID = "simple-napoleonic";

  private static final List<Entry> UNITS =
      List.of(
          new Entry("inf 5/6 column", "musket infantry, strength left and original, formation"),
          new Entry("inf 3", "3 left of what its arm begins with"),
          new Entry("rifle, cav, art", "rifles, cavalry, artillery at their initial strength"),
          new Entry("line, column, square", "the formation; line if not said"),
          new Entry("… general", "behind a unit: a general is with it"),
          new Entry("… moved", "it has moved or will, this turn"),
          new Entry("… retreating", "it retreats until it is rallied"),
          new Entry("; in cover", "it is in cover"),
          new Entry("; blocked", "it has no hex to fall back into"));

  private SimpleNapoleonic() {}

  /** How its source is read. */
  public static List<Reading> readings() {
    return SimpleNapoleonicReadings.ALL;
  }

  /** Its engagements, in the order of the help. */
  public static List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
            ID,
            "fire",
            "fire of one or several units at one",
            FireRequest.class,
            (request, tables) ->
                new Fire(request, SimpleNapoleonicTables.of(tables).withDiceForAllRanges()),
            SimpleNapoleonicTables.ofFire(),
            UNITS,
            List.of("--shooter \"inf line\" --shooter \"art\" --target \"inf column\" --range 2")),
        new EngagementType<>(
            ID,
            "assault",
            "an assault, until it is decided or for some turns",
            AssaultRequest.class,
            (request, tables) -> new Assault(request, SimpleNapoleonicTables.of(tables)),
            SimpleNapoleonicTables.ofAssault(),
            UNITS,
            List.of("--attacker \"inf column general\" --defender \"inf line\"")),
        new EngagementType<>(
            ID,
            "morale",
            "a morale test at half strength",
            MoraleRequest.class,
            (request, tables) -> new MoraleTrial(request, SimpleNapoleonicTables.of(tables)),
            List.of(SimpleNapoleonicTables.MORALE),
            UNITS,
            List.of("--unit \"inf 3/6 square\"")),
        new EngagementType<>(
            ID,
            "rally",
            "generals rally a retreating unit",
            RallyRequest.class,
            (request, tables) -> new Rally(request, SimpleNapoleonicTables.of(tables)),
            List.of(SimpleNapoleonicTables.RALLY),
            List.of(),
            List.of("--turns 3")),
        new EngagementType<>(
            ID,
            "firefight",
            "several units of both sides exchange fire",
            FirefightRequest.class,
            (request, tables) ->
                new Firefight(request, SimpleNapoleonicTables.of(tables).withDiceForAllRanges()),
            SimpleNapoleonicTables.ofFire(),
            UNITS,
            List.of("--attacker \"inf line\" --defender \"inf line; in cover\" --range 3,2,1")));
  }
}
