package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.rules.EngagementType;
import vedette.rules.EngagementType.Entry;
import vedette.rules.Reading;
import vedette.table.CellKind;

/** What can be fought in Revised Musket &amp; Pike. */
public final class MusketPike {
  /** The system's id. */
  public static final String ID = "musket-pike";

  private static final List<Entry> UNITS =
      List.of(
          new Entry("hi2 19/20 ql5", "2-hex heavy foot, points left and original, quality"),
          new Entry("hi1 8, li 2, cav 3", "1-hex heavy foot, light foot, horse, at full strength"),
          new Entry("… disordered", "behind a unit: disordered"),
          new Entry("… leader 2", "with a named leader of rating -2"),
          new Entry("… cannon", "heavy foot with battalion guns"),
          new Entry("… nopikes", "1-hex heavy foot without pikes (N type)"),
          new Entry("art 12lb ql6", "artillery, alone or stacked behind a comma"),
          new Entry("Tilly: hi2 16", "a name"));
  private static final List<Entry> SHOOTERS =
      List.of(
          new Entry("; moving", "shooter: has moved this activation"),
          new Entry("; flank", "shooter: fires through a flank hex"),
          new Entry("; range 4", "artillery: range in hexes, 1 if not said"),
          new Entry("; grazing", "artillery: grazing fire, at the first hex"),
          new Entry("; grazing beyond", "artillery: the same, at a hex behind that"),
          new Entry("; in obstructed", "shooter: stands in obstructed terrain"));
  private static final List<Entry> TERRAIN =
      List.of(new Entry("; in redoubt", "terrain a stack stands in or behind"));
  private static final List<Entry> RETREATS =
      List.of(
          new Entry("; retreat past-fronts", "its retreat passes enemy front hexes"),
          new Entry("; retreat blocked", "it cannot retreat"),
          new Entry("; displaces: cav 3 ql6", "friends that must make way for its retreat"));

  private MusketPike() {}

  /** How its source is read. */
  public static List<Reading> readings() {
    return MusketPikeReadings.ALL;
  }

  /** Its engagements, in the order of the help. */
  public static List<EngagementType<?>> engagements() {
    return List.of(
        new EngagementType<>(
            ID,
            "fire",
            "fire combat: one or several shots at one target in one phase",
            FireRequest.class,
            (request, tables) -> new Fire(request, MusketPikeTables.of(tables)),
            MusketPikeTables.OF_FIRE,
            together(
                UNITS,
                SHOOTERS,
                TERRAIN,
                List.of(new Entry("; moving", "target: horse on the move"))),
            List.of(
                "--target \"cav 3/3 ql7; moving\" --shooter \"art 12lb; range 1\" --shooter \"li 1\"")),
        new EngagementType<>(
            ID,
            "melee",
            "a melee: one roll, and all that follows from it",
            MeleeRequest.class,
            (request, tables) -> AssaultSetup.melee(request, MusketPikeTables.of(tables)),
            MusketPikeTables.OF_MELEE,
            together(UNITS, TERRAIN, RETREATS),
            List.of(
                "--attacker \"hi2 16/16 ql7\" --defender \"hi2 19/20 ql5 disordered\"",
                "--attacker \"cav 3/3 ql7\" --defender \"li 1/1 ql4, art 12lb; in redoubt\""
                    + " --from flank")),
        new EngagementType<>(
            ID,
            "assault",
            "an assault: artillery, defensive and advancing fire, melee, over activations",
            AssaultRequest.class,
            (request, tables) -> AssaultSetup.assault(request, MusketPikeTables.of(tables)),
            together(MusketPikeTables.OF_FIRE, MusketPikeTables.OF_MELEE),
            together(UNITS, SHOOTERS, TERRAIN, RETREATS),
            List.of(
                "--attacker \"hi2 16/16 ql7\""
                    + " --defender \"li 1/1 ql4, art 12lb ql6; in redoubt\"")),
        new EngagementType<>(
            ID,
            "rally",
            "disordered units rally at the end of activations",
            RallyRequest.class,
            (request, tables) -> new Rally(request, MusketPikeTables.of(tables)),
            List.of(MusketPikeTables.MORALE_LOSSES),
            UNITS,
            List.of(
                "--unit \"hi2 13/20 ql5 disordered\" --unit \"cav 3/4 ql7 disordered leader\"")),
        new EngagementType<>(
            ID,
            "initiative",
            "the initiative, turn by turn",
            InitiativeRequest.class,
            (request, tables) -> new Initiative(request),
            List.of(),
            List.of(),
            List.of("--holder own --turns 6")),
        new EngagementType<>(
            ID,
            "arrival",
            "the Transylvanians' arrival at White Mountain",
            ArrivalRequest.class,
            (request, tables) ->
                new Arrival(
                    request, tables.grid(MusketPikeTables.ARRIVAL, CellKind.NUMBER).atLeast(0)),
            List.of(MusketPikeTables.ARRIVAL),
            List.of(),
            List.of("--turns 7")));
  }

  @SafeVarargs
  private static <T> List<T> together(List<T>... parts) {
    Set<T> all = new LinkedHashSet<>();
    for (List<T> part : parts) {
      all.addAll(part);
    }
    return new ArrayList<>(all);
  }
}
