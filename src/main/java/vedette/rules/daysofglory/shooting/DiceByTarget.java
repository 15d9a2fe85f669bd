package vedette.rules.daysofglory.shooting;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The dice of a number of stands or guns at a range, by target type, without those that cannot hit.
 */
public record DiceByTarget(Map<TargetType, List<ShotDie>> dice) {
  /** The dice of shooters that are out of range. */
  static final DiceByTarget NONE = of(looks -> List.of());

  static DiceByTarget of(Function<TargetType, List<ShotDie>> dice) {
    Map<TargetType, List<ShotDie>> all = new EnumMap<>(TargetType.class);
    for (TargetType looks : TargetType.values()) {
      all.put(looks, dice.apply(looks));
    }
    return new DiceByTarget(all);
  }

  public List<ShotDie> at(TargetType looks) {
    return dice.get(looks);
  }

  /** Returns whether there are any dice. */
  public boolean isAny() {
    return dice.values().stream().anyMatch(those -> !those.isEmpty());
  }
}
