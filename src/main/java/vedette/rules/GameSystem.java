package vedette.rules;

import java.util.List;
import java.util.Optional;

/** A rule system. What can be fought in it is looked up when that is asked for. */
public interface GameSystem {
  /** Its id, which is its command. */
  String id();

  /** Its name. */
  String title();

  /** Returns what can be fought in it, in the order of the help. */
  List<EngagementType<?>> engagements();

  /** Returns how its source is read where it leaves things open. */
  default List<Reading> readings() {
    return Reading.of(id());
  }

  /** Other ways to read it. */
  default List<Variant> variants() {
    return List.of();
  }

  /** Returns whether it is one engagement, called as the system is. */
  default boolean isOneEngagement() {
    return engagements().size() == 1;
  }

  /** Returns what is fought under this name, if anything is. */
  default Optional<EngagementType<?>> engagement(String name) {
    for (EngagementType<?> type : engagements()) {
      if (type.name().equals(name)) {
        return Optional.of(type);
      }
    }
    return Optional.empty();
  }

  /** Returns the names of what can be fought in it. */
  default List<String> engagementNames() {
    return engagements().stream().map(EngagementType::name).toList();
  }
}
