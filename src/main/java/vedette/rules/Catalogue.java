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
              SixDays.readings(),
              List.of(),
              List.of()),
          new GameSystem(
              MusketPike.ID,
              "Revised Musket & Pike",
              MusketPike.engagements(),
              MusketPike.readings(),
              List.of(),
              List.of()),
          new GameSystem(
              DaysOfGlory.ID,
              "Days of Glory",
              DaysOfGlory.engagements(),
              DaysOfGlory.readings(),
              DaysOfGlory.variants(),
              DaysOfGlory.changes()),
          new GameSystem(
              SimpleNapoleonic.ID,
              "Really Simple Napoleonic",
              SimpleNapoleonic.engagements(),
              SimpleNapoleonic.readings(),
              List.of(),
              List.of()),
          new GameSystem(
              LooseFiles.ID,
              "Loose Files",
              LooseFiles.engagements(),
              LooseFiles.readings(),
              List.of(),
              List.of()),
          new GameSystem(
              Crt.ID,
              "Your own combat results table",
              Crt.engagements(),
              Crt.readings(),
              List.of(),
              List.of()));

  private Catalogue() {}

  /**
   * A rule system.
   *
   * @param readings how its source is read where it leaves things open
   * @param variants other ways to read it
   * @param changes what versions of its rules have changed, the first first
   */
  public record GameSystem(
      String id,
      String title,
      List<EngagementType<?>> engagements,
      List<Reading> readings,
      List<? extends Variant> variants,
      List<RuleChange> changes) {

    /** The version of its rules: odds of one version differ only where tables do. */
    public int version() {
      return changes.stream().mapToInt(RuleChange::version).max().orElse(1);
    }

    /** What has changed for an engagement since a version of the rules. */
    public List<RuleChange> changesSince(int version, String engagement) {
      return changes.stream()
          .filter(it -> it.version() > version && it.engagements().contains(engagement))
          .toList();
    }
  }

  /** The system with this id, which is known. */
  public static GameSystem system(String id) {
    return SYSTEMS.stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
  }

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
