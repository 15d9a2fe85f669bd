package vedette.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import vedette.rules.daysofglory.DaysOfGlory;
import vedette.rules.loosefiles.LooseFiles;
import vedette.rules.musketpike.MusketPike;
import vedette.rules.own.Own;
import vedette.rules.plan.Plans;
import vedette.rules.simplenapoleonic.SimpleNapoleonic;
import vedette.rules.sixdays.SixDays;

/** The catalogue of all rule systems and their engagements. */
public final class Catalogue {
  private static final List<GameSystem> SYSTEMS =
      List.of(
          new SixDays(),
          new MusketPike(),
          new DaysOfGlory(),
          new SimpleNapoleonic(),
          new LooseFiles(),
          new Own(),
          new Plans());

  private Catalogue() {}

  /**
   * Returns the system with a known id.
   *
   * @throws java.util.NoSuchElementException if there is none
   */
  public static GameSystem system(String id) {
    return find(id).orElseThrow();
  }

  /** Returns the system with this id, if there is one. */
  public static Optional<GameSystem> find(String id) {
    return SYSTEMS.stream().filter(it -> it.id().equals(id)).findFirst();
  }

  /**
   * Returns the readings with these ids, in the order given. Unknown ids are skipped. Each system's
   * file is read at most once.
   */
  public static List<Reading> readings(List<String> ids) {
    Map<String, Reading> known = new HashMap<>();
    for (GameSystem system : SYSTEMS) {
      if (known.keySet().containsAll(ids)) {
        break;
      }
      system.readings().forEach(it -> known.put(it.id(), it));
    }
    return ids.stream().filter(known::containsKey).map(known::get).toList();
  }

  /** Returns all systems in the order of the help. */
  public static List<GameSystem> systems() {
    return SYSTEMS;
  }

  /** Returns the ids of all tables that any engagement consults, in the order of the catalogue. */
  public static List<String> tableIds() {
    Set<String> ids = new LinkedHashSet<>();
    SYSTEMS.forEach(system -> ids.addAll(tableIds(system)));
    return new ArrayList<>(ids);
  }

  /** Returns the ids of the tables that a system consults, in the order of its engagements. */
  public static List<String> tableIds(GameSystem system) {
    Set<String> ids = new LinkedHashSet<>();
    system.engagements().forEach(type -> ids.addAll(type.tables()));
    return new ArrayList<>(ids);
  }
}
