package vedette.rules.loosefiles;

import java.util.List;
import vedette.rules.Kind;
import vedette.rules.Kind.Entry;
import vedette.rules.Reading;

/** What can be fought in Loose Files. */
public final class LooseFiles {
  /** The system's id. */
  public static final String ID = "loose-files";

  private static final List<Entry> UNITS =
      List.of(
          new Entry("inf 6, cav 4, art 2", "foot, horse, artillery with bases or guns"),
          new Entry("… dp 2", "behind a unit: D.Points on it"),
          new Entry("… skirmish", "in skirmish order"),
          new Entry("… column", "in column or limbered"),
          new Entry("… commander", "a commander is attached"),
          new Entry("; in works", "in a fieldwork, fort or building"),
          new Entry("; with terrain", "combat: fort, fieldwork, bayonet, terrain, flank"),
          new Entry("; with grade 1", "combat: training grade, a free number"),
          new Entry("; casualties 1", "combat: casualties suffered before"));

  private LooseFiles() {}

  /** How its source is read. */
  public static List<Reading> readings() {
    return LooseFilesReadings.ALL;
  }

  /** Its engagements, in the order of the help. */
  public static List<Kind<?>> kinds() {
    return List.of(
        new Kind<>(
            ID,
            "artillery",
            "artillery fire at one unit",
            ArtilleryRequest.class,
            (request, tables) -> new Artillery(request, new LooseFilesTables(tables)),
            LooseFilesTables.OF_ARTILLERY,
            UNITS,
            List.of("--guns 3 --range short --target \"inf 6 column\"")),
        new Kind<>(
            ID,
            "volley",
            "volleys of one or several units at one",
            VolleyRequest.class,
            (request, tables) -> new Volley(request, new LooseFilesTables(tables)),
            LooseFilesTables.OF_VOLLEYS,
            UNITS,
            List.of("--shooter \"inf 8 dp 1\" --target \"inf 6 skirmish\"")),
        new Kind<>(
            ID,
            "combat",
            "a combat of one unit against one, or two against one",
            CombatRequest.class,
            (request, tables) -> new Combat(request, new LooseFilesTables(tables)),
            LooseFilesTables.OF_COMBAT,
            UNITS,
            List.of("--attacker \"inf 8 commander; with bayonet\" --defender \"inf 6 dp 1\"")),
        new Kind<>(
            ID,
            "commander",
            "a commander whose units are hurt",
            CommanderRequest.class,
            (request, tables) -> new Commander(request, new LooseFilesTables(tables)),
            List.of(LooseFilesTables.COMMANDER_LOSSES),
            List.of(),
            List.of("--checks 4")),
        new Kind<>(
            ID,
            "recover",
            "command points take D.Points off over turns",
            RecoverRequest.class,
            (request, tables) -> new Recover(request),
            List.of(),
            UNITS,
            List.of("--unit \"inf 6 dp 4\" --unit \"inf 6 dp 3\" --turns 2")),
        new Kind<>(
            ID,
            "firefight",
            "foot of both sides exchanges volleys over turns",
            FirefightRequest.class,
            (request, tables) -> new Firefight(request, new LooseFilesTables(tables)),
            LooseFilesTables.OF_VOLLEYS,
            UNITS,
            List.of("--attacker \"inf 8\" --defender \"inf 6; in works\" --commanders 1")));
  }
}
