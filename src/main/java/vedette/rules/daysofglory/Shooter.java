package vedette.rules.daysofglory;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Stands or guns at a range: the dice that can hit, by what a target looks like (DG1 to DG3). */
record Shooter(Map<TargetType, List<ShotDie>> dice) {
  /** Who is out of range. */
  static final Shooter NONE = of(looks -> List.of());

  static Shooter of(Function<TargetType, List<ShotDie>> dice) {
    Map<TargetType, List<ShotDie>> all = new EnumMap<>(TargetType.class);
    for (TargetType looks : TargetType.values()) {
      all.put(looks, dice.apply(looks));
    }
    return new Shooter(all);
  }

  /** Its dice at such a target. */
  List<ShotDie> at(TargetType looks) {
    return dice.get(looks);
  }

  /** Whether it can hit anybody. */
  boolean reaches() {
    return dice.values().stream().anyMatch(those -> !those.isEmpty());
  }
}
