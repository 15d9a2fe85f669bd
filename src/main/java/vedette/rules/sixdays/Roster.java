package vedette.rules.sixdays;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;

/**
 * A side drawn up: its units with their numbers, over all its stacks. An officer has a number too,
 * and no strength.
 *
 * <p>Units of one stack and arm that come and go together are alike, and stand in descending order:
 * which of two like units took a loss makes no difference to anybody.
 */
final class Roster {
  private final Side side;
  private final List<String> stacks;
  private final List<DrawnUnit> units;
  private final List<String> names;
  private final Strengths strengths;
  private final UnitSet[] byStack;
  private final UnitSet[] byArm;
  private final UnitSet officers;
  private final UnitSet everybody;

  /** Those who have a like one after them. */
  private final UnitSet likeNext;

  /** Those who count in every turn; the others come late or go early. */
  private final UnitSet always;

  private final List<LateUnits> lateUnits;

  /**
   * What is known of a unit or officer before the battle.
   *
   * @param stack the number of his stack
   * @param unit as written; null if it is an officer
   * @param from as in {@link LateUnits}
   * @param until likewise
   */
  record DrawnUnit(int stack, Unit unit, int from, int until) {
    String word() {
      return isOfficer() ? "officer" : unit.arm().word();
    }

    boolean isOfficer() {
      return unit == null;
    }

    boolean is(Arm arm) {
      return !isOfficer() && unit.arm() == arm;
    }

    int strength() {
      return isOfficer() ? 0 : unit.strength().left();
    }

    boolean isAlways() {
      return from == 0 && until == LateUnits.NEVER;
    }

    boolean isWith(DrawnUnit other) {
      return stack == other.stack && from == other.from && until == other.until;
    }

    /** Whether both are alike in this battle: whatever they were before it. */
    boolean isLike(DrawnUnit other) {
      return isWith(other) && word().equals(other.word());
    }
  }

  /**
   * A side.
   *
   * @param stacks how notes call them
   * @param units by their numbers, officers last
   */
  Roster(Side side, List<String> stacks, List<DrawnUnit> units) {
    this.side = side;
    this.stacks = List.copyOf(stacks);
    this.units = List.copyOf(units);
    names = units.stream().map(unit -> stacks.get(unit.stack) + ": " + unit.word()).toList();
    strengths = new Strengths(units.stream().mapToInt(DrawnUnit::strength).toArray());
    byStack = new UnitSet[stacks.size()];
    Arrays.setAll(byStack, stack -> all(unit -> unit.stack == stack));
    byArm = new UnitSet[Arm.values().length];
    Arrays.setAll(byArm, arm -> all(unit -> unit.is(Arm.values()[arm])));
    officers = all(DrawnUnit::isOfficer);
    everybody = all(unit -> true);
    UnitSet like = UnitSet.NONE;
    for (int unit = 0; unit + 1 < units.size(); unit++) {
      like = units.get(unit).isLike(units.get(unit + 1)) ? like.or(UnitSet.of(unit)) : like;
    }
    likeNext = like;
    always = all(DrawnUnit::isAlways);
    lateUnits =
        units.stream()
            .filter(unit -> !unit.isAlways())
            .map(unit -> new LateUnits(unit.stack, unit.from, unit.until, all(unit::isWith)))
            .distinct()
            .toList();
  }

  private UnitSet all(Predicate<DrawnUnit> which) {
    UnitSet all = UnitSet.NONE;
    for (int unit = 0; unit < units.size(); unit++) {
      all = which.test(units.get(unit)) ? all.or(UnitSet.of(unit)) : all;
    }
    return all;
  }

  Side side() {
    return side;
  }

  /** How many stacks there are. */
  int size() {
    return stacks.size();
  }

  /** How notes call a stack. */
  String label(int stack) {
    return stacks.get(stack);
  }

  /** How notes call several: {@code A, B and C}. */
  String label(StackSet several) {
    StringBuilder text = new StringBuilder();
    for (int stack = several.first(); stack >= 0; stack = several.after(stack)) {
      boolean last = several.after(stack) < 0;
      text.append(text.isEmpty() ? "" : last ? " and " : ", ").append(label(stack));
    }
    return text.toString();
  }

  /** All units and officers of a stack, late ones included. */
  UnitSet stack(int stack) {
    return byStack[stack];
  }

  /** The same of several stacks. */
  UnitSet units(StackSet several) {
    UnitSet units = UnitSet.NONE;
    for (int stack = several.first(); stack >= 0; stack = several.after(stack)) {
      units = units.or(stack(stack));
    }
    return units;
  }

  /** All units of an arm. */
  UnitSet of(Arm arm) {
    return byArm[arm.ordinal()];
  }

  UnitSet officers() {
    return officers;
  }

  /** How notes call a unit. */
  String name(int unit) {
    return names.get(unit);
  }

  /** What all units began with. */
  Strengths strengths() {
    return strengths;
  }

  /** Strength points that all units have lost. */
  int lost(Strengths now) {
    return lost(everybody, now);
  }

  /** Strength points that some units have lost. */
  int lost(UnitSet units, Strengths now) {
    return strengths.sum(units) - now.sum(units);
  }

  /** Those who come late or go early. */
  List<LateUnits> lateUnits() {
    return lateUnits;
  }

  /**
   * Those who count in a battle turn (SD7): late ones once they have come, and behind a rearguard
   * no longer those it relieved.
   *
   * @param reached whether a turn is reached by then
   */
  UnitSet counting(IntPredicate reached) {
    UnitSet counting = always;
    for (int i = 0; i < lateUnits.size(); i++) {
      LateUnits late = lateUnits.get(i);
      if (late.hasCome(reached) && !late.hasLeft(reached)) {
        counting = counting.or(late.units());
      }
    }
    return counting;
  }

  /** The last battle turn in which anybody comes or goes, or 0. */
  int lastChange() {
    return lateUnits.stream().mapToInt(LateUnits::lastChange).max().orElse(0);
  }

  /** Whether anybody is still to come to a stack. */
  boolean expects(int stack, IntPredicate reached) {
    boolean expects = false;
    for (LateUnits late : lateUnits) {
      expects |= late.stack() == stack && !late.hasCome(reached);
    }
    return expects;
  }

  /** Which of some units loses a point: of those alike and equally strong the last. */
  LossChoice among(UnitSet units, Strengths now) {
    UnitSet different = units;
    UnitSet like = units.and(likeNext);
    for (int unit = like.first(); unit >= 0; unit = like.after(unit)) {
      if (now.of(unit) == now.of(unit + 1)) {
        different = different.without(unit);
      }
    }
    return new LossChoice(this, different, now);
  }
}
