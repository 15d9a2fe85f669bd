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
              SixDays::engagements,
              SixDays::readings),
          new GameSystem(
              MusketPike.ID,
              "Revised Musket & Pike",
              MusketPike::engagements,
              MusketPike::readings),
          new GameSystem(
              DaysOfGlory.ID, "Days of Glory", DaysOfGlory::engagements, DaysOfGlory::readings),
          new GameSystem(
              SimpleNapoleonic.ID,
              "Really Simple Napoleonic",
              SimpleNapoleonic::engagements,
              SimpleNapoleonic::readings),
          new GameSystem(
              LooseFiles.ID, "Loose Files", LooseFiles::engagements, LooseFiles::readings),
          new GameSystem(Crt.ID, "Your own combat results table", Crt::engagements, Crt::readings));

  private Catalogue() {}

  /** What a system lists when it is asked. */
  private interface Listed<T> {
    List<T> all();
  }

  /** A rule system. What can be fought in it is looked up when that is asked for. */
  public static final class GameSystem {
    private final String id;
    private final String title;
    private final Listed<EngagementType<?>> engagements;
    private final Listed<Reading> readings;

    private GameSystem(
        String id, String title, Listed<EngagementType<?>> engagements, Listed<Reading> readings) {
      this.id = id;
      this.title = title;
      this.engagements = engagements;
      this.readings = readings;
    }

    /** Its id, which is its command. */
    public String id() {
      return id;
    }

    /** Its name. */
    public String title() {
      return title;
    }

    /** What can be fought in it, in the order of the help. */
    public List<EngagementType<?>> engagements() {
      return engagements.all();
    }

    /** How its source is read where it leaves things open. */
    public List<Reading> readings() {
      return readings.all();
    }
  }

  /** The texts of readings by their ids, in the order given. */
  public static List<Reading> readings(List<String> ids) {
    List<Reading> readings = new ArrayList<>();
    for (String id : ids) {
      readings.addAll(reading(id));
    }
    return readings;
  }

  private static List<Reading> reading(String id) {
    for (GameSystem system : SYSTEMS) {
      for (Reading reading : system.readings()) {
        if (reading.id().equals(id)) {
          return List.of(reading);
        }
      }
    }
    return List.of();
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
