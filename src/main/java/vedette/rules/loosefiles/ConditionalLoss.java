package vedette.rules.loosefiles;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a result of combat costs a unit: a number, and whether everybody pays it (LF5).
 *
 * @param condition who pays
 */
record ConditionalLoss(int number, Condition condition) {
  private static final Pattern CELL = Pattern.compile("(?<number>[0-9]{1,2})(?<condition> .+)?");

  /** Who pays, as tables write it behind the number. */
  enum Condition {
    ALWAYS(""),
    UNLESS_SPARED(" unless spared"),
    FACING_FOOT(" facing foot");

    private final String words;

    Condition(String words) {
      this.words = words;
    }
  }

  /** The loss that a cell writes, if any. */
  static Optional<ConditionalLoss> of(String cell) {
    Matcher found = CELL.matcher(cell);
    if (found.matches()) {
      String words = Optional.ofNullable(found.group("condition")).orElse("");
      for (Condition condition : Condition.values()) {
        if (condition.words.equals(words)) {
          return Optional.of(
              new ConditionalLoss(Integer.parseInt(found.group("number")), condition));
        }
      }
    }
    return Optional.empty();
  }

  /** Whether it depends on who faces whom. */
  boolean isConditional() {
    return number > 0 && condition != Condition.ALWAYS;
  }

  /** What a unit pays of it. */
  int paid(Unit unit, List<Unit> enemies) {
    return spared(unit, enemies).isEmpty() ? number : 0;
  }

  /** Why a unit does not pay it; "" if it does. */
  String spared(Unit unit, List<Unit> enemies) {
    if (condition == Condition.ALWAYS) {
      return "";
    }
    if (unit.works().isPresent()) {
      return unit.works().get().inside();
    }
    if (condition == Condition.FACING_FOOT) {
      return any(enemies, enemy -> enemy.arm() == Arm.FOOT && !enemy.with().bayonet())
          ? ""
          : "facing no foot but with the bayonet";
    }
    if (any(enemies, enemy -> enemy.with().bayonet())) {
      return "facing the bayonet";
    }
    return unit.arm() == Arm.FOOT && any(enemies, enemy -> enemy.arm() == Arm.HORSE)
        ? "as foot facing horse"
        : "";
  }

  private static boolean any(List<Unit> units, Predicate<Unit> what) {
    for (int i = 0; i < units.size(); i++) {
      if (what.test(units.get(i))) {
        return true;
      }
    }
    return false;
  }
}
