package vedette.rules;

import java.util.List;
import java.util.Optional;

/** A rule system. Implementations create their engagements only when they are requested. */
public interface GameSystem {
  /** Returns its id, which is also its command. */
  String id();

  /** Returns its name. */
  String title();

  /** Returns its engagements in the order of the help. */
  List<EngagementType<?>> engagements();

  /** Returns the readings of rules that its source leaves open. */
  default List<Reading> readings() {
    return Reading.of(id());
  }

  /** Returns the variants that can replace its readings. */
  default List<Variant> variants() {
    return List.of();
  }

  /**
   * Returns whether the system has exactly one engagement, which is then called by the system's
   * name.
   */
  default boolean isOneEngagement() {
    return engagements().size() == 1;
  }

  /** Returns the engagement with this name, if there is one. */
  default Optional<EngagementType<?>> engagement(String name) {
    for (EngagementType<?> type : engagements()) {
      if (type.name().equals(name)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** Returns the names of its engagements. */
  default List<String> engagementNames() {
    return engagements().stream().map(EngagementType::name).toList();
  }
}
