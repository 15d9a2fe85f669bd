package vedette.rules;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import vedette.rules.crt.Crt;
import vedette.rules.daysofglory.DaysOfGlory;
import vedette.rules.loosefiles.LooseFiles;
import vedette.rules.musketpike.MusketPike;
import vedette.rules.own.Own;
import vedette.rules.plan.Plans;
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
              SixDays::readings,
              SixDays::variants,
              SixDays::changes),
          new GameSystem(
              MusketPike.ID,
              "Revised Musket & Pike",
              MusketPike::engagements,
              MusketPike::readings,
              MusketPike::variants,
              MusketPike::changes,
              MusketPike::families),
          new GameSystem(
              DaysOfGlory.ID,
              "Days of Glory",
              DaysOfGlory::engagements,
              DaysOfGlory::readings,
              DaysOfGlory::variants,
              DaysOfGlory::changes),
          new GameSystem(
              SimpleNapoleonic.ID,
              "Really Simple Napoleonic",
              SimpleNapoleonic::engagements,
              SimpleNapoleonic::readings,
              SimpleNapoleonic::variants,
              SimpleNapoleonic::changes),
          new GameSystem(
              LooseFiles.ID,
              "Loose Files",
              LooseFiles::engagements,
              LooseFiles::readings,
              LooseFiles::variants,
              List::of),
          new GameSystem(
              Crt.ID,
              "Your own combat results table",
              Crt::engagements,
              Crt::readings,
              List::of,
              List::of),
          new GameSystem(
              Own.ID, "Your own rule system", Own::engagements, Own::readings, List::of, List::of),
          new GameSystem(
              Plans.ID,
              "Fights in a row: plans and campaigns",
              Plans::engagements,
              Plans::readings,
              List::of,
              List::of));

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
    private final Listed<Variant> variants;
    private final Listed<RuleChange> changes;
    private final Listed<TableFamily<?>> families;

    private GameSystem(
        String id,
        String title,
        Listed<EngagementType<?>> engagements,
        Listed<Reading> readings,
        Listed<Variant> variants,
        Listed<RuleChange> changes) {
      this(id, title, engagements, readings, variants, changes, List::of);
    }

    private GameSystem(
        String id,
        String title,
        Listed<EngagementType<?>> engagements,
        Listed<Reading> readings,
        Listed<Variant> variants,
        Listed<RuleChange> changes,
        Listed<TableFamily<?>> families) {
      this.id = id;
      this.title = title;
      this.engagements = engagements;
      this.readings = readings;
      this.variants = variants;
      this.changes = changes;
      this.families = families;
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

    /** Whether it is one engagement, called as the system is. */
    public boolean isOneEngagement() {
      return engagementNames().equals(List.of(id));
    }

    /** What is fought under this name, if anything is. */
    public Optional<EngagementType<?>> engagement(String name) {
      for (EngagementType<?> type : engagements()) {
        if (type.name().equals(name)) {
          return Optional.of(type);
        }
      }
      return Optional.empty();
    }

    /** The names of what can be fought in it. */
    public List<String> engagementNames() {
      return engagements().stream().map(EngagementType::name).toList();
    }

    /** How its source is read where it leaves things open. */
    public List<Reading> readings() {
      return readings.all();
    }

    /** Other ways to read it. */
    public List<Variant> variants() {
      return variants.all();
    }

    /** What versions of its rules have changed, the first first. */
    public List<RuleChange> changes() {
      return changes.all();
    }

    /** What its tables may have been whose prints are lost. */
    public List<TableFamily<?>> families() {
      return families.all();
    }

    /** The version of its rules: odds of one version differ only where tables do. */
    public int version() {
      return changes().stream().mapToInt(RuleChange::version).max().orElse(1);
    }

    /** What has changed for an engagement since a version of the rules. */
    public List<RuleChange> changesSince(int version, String engagement) {
      return changes().stream()
          .filter(it -> it.version() > version && it.engagements().contains(engagement))
          .toList();
    }
  }

  /** The system with this id, which is known. */
  public static GameSystem system(String id) {
    return find(id).orElseThrow();
  }

  /** The system with this id, if there is one. */
  public static Optional<GameSystem> find(String id) {
    return SYSTEMS.stream().filter(it -> it.id().equals(id)).findFirst();
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
