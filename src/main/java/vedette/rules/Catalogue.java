package vedette.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import vedette.rules.crt.Crt;
import vedette.rules.daysofglory.DaysOfGlory;
import vedette.rules.loosefiles.LooseFiles;
import vedette.rules.musketpike.MusketPike;
import vedette.rules.simplenapoleonic.SimpleNapoleonic;
import vedette.rules.sixdays.SixDays;

/** All rule systems and what can be fought in them. */
public final class Catalogue {
  private static final List<GameSystem> SYSTEMS =
      List.of(
          new GameSystem(
              SixDays.ID,
              "Six Days of Glory, John Best's differential CRT",
              SixDays.engagements(),
              SixDays.readings()),
          new GameSystem(
              MusketPike.ID,
              "Revised Musket & Pike",
              MusketPike.engagements(),
              MusketPike.readings()),
          new GameSystem(
              DaysOfGlory.ID, "Days of Glory", DaysOfGlory.engagements(), DaysOfGlory.readings()),
          new GameSystem(
              SimpleNapoleonic.ID,
              "Really Simple Napoleonic",
              SimpleNapoleonic.engagements(),
              SimpleNapoleonic.readings()),
          new GameSystem(
              LooseFiles.ID, "Loose Files", LooseFiles.engagements(), LooseFiles.readings()),
          new GameSystem(
              Crt.ID, "Your own combat results table", Crt.engagements(), Crt.readings()));

  private Catalogue() {}

  /**
   * A rule system.
   *
   * @param readings how its source is read where it leaves things open
   */
  public record GameSystem(
      String id, String title, List<EngagementType<?>> engagements, List<Reading> readings) {}

  /** The texts of readings by their ids, in the order given. */
  public static List<Reading> readings(List<String> ids) {
    List<Reading> readings = new ArrayList<>();
    for (String id : ids) {
      for (GameSystem system : SYSTEMS) {
        system.readings().stream().filter(r -> r.id().equals(id)).forEach(readings::add);
      }
    }
    return readings;
  }

  /** The systems, in the order of the help. */
  public static List<GameSystem> systems() {
    return SYSTEMS;
  }

  /** Ids of all tables that any engagement consults, in the order of the catalogue. */
  public static List<String> tableIds() {
    Set<String> ids = new LinkedHashSet<>();
    for (GameSystem system : SYSTEMS) {
      for (EngagementType<?> type : system.engagements()) {
        ids.addAll(type.tables());
      }
    }
    return new ArrayList<>(ids);
  }
}
