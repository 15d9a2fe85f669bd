package vedette.rules.sixdays.units;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.Side;
import vedette.rules.kit.StackSet;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Arrivals.PartTimeUnits;
import vedette.rules.sixdays.units.Unit.Arm;

/**
 * A side prepared for a fight: the units of all its stacks with their numbers. An officer has a
 * number too, and no strength.
 *
 * <p>Units of one stack and arm that come and leave together are alike: it makes no difference to
 * the fight which of them takes a loss. Unless losses are kept by unit, like units are sorted by
 * descending strength. Of equally strong ones the last takes the loss, so they stay sorted.
 */
public final class Roster {
  private final Side side;
  private final boolean unitByUnit;
  private final List<PreparedStack> stacks;
  private final List<PreparedUnit> units;
  private final List<String> names;
  private final Strengths strengths;
  private final UnitSet[] byStack;
  private final UnitSet[] byArm;
  private final UnitSet officers;
  private final UnitSet everybody;

  /** The units followed by a like one. */
  private final UnitSet likeNext;

  private final Arrivals arrivals;

  /** The units that stay when others leave, and that join them later. */
  private final UnitSet rearguards;

  /** The units that leave behind the rearguards. */
  private final UnitSet mainBodies;

  /**
   * Creates a side.
   *
   * @param unitByUnit whether the losses of each unit are kept when it is out of the fight, which
   *     multiplies the states
   * @param heldBack whether units that come late come only when they are sent in
   * @param units units by their numbers, officers last
   */
  Roster(
      Side side,
      boolean unitByUnit,
      boolean heldBack,
      List<PreparedStack> stacks,
      List<PreparedUnit> units) {
    this.side = side;
    this.unitByUnit = unitByUnit;
    this.stacks = List.copyOf(stacks);
    this.units = List.copyOf(units);
    names =
        units.stream().map(unit -> stacks.get(unit.stack()).label() + ": " + unit.word()).toList();
    strengths = new Strengths(units.stream().mapToInt(PreparedUnit::strength).toArray());
    byStack = new UnitSet[stacks.size()];
    Arrays.setAll(byStack, stack -> all(unit -> unit.stack() == stack));
    byArm = new UnitSet[Arm.values().length];
    Arrays.setAll(byArm, arm -> all(unit -> unit.is(Arm.values()[arm])));
    officers = all(PreparedUnit::isOfficer);
    everybody = all(unit -> true);
    UnitSet like = UnitSet.NONE;
    for (int unit = 0; unit + 1 < units.size(); unit++) {
      like = units.get(unit).isLike(units.get(unit + 1)) ? like.or(UnitSet.of(unit)) : like;
    }
    likeNext = like;
    List<PartTimeUnits> late =
        units.stream()
            .filter(unit -> !unit.isAlways())
            .map(
                unit ->
                    new PartTimeUnits(unit.stack(), unit.from(), unit.until(), all(unit::isWith)))
            .distinct()
            .sorted(PartTimeUnits.IN_ORDER)
            .toList();
    arrivals = new Arrivals(this, all(PreparedUnit::isAlways), late, heldBack);
    rearguards = all(unit -> staysBehind(unit, late));
    mainBodies = all(unit -> unit.until() != PartTimeUnits.NEVER);
  }

  private static boolean staysBehind(PreparedUnit unit, List<PartTimeUnits> late) {
    return unit.until() == PartTimeUnits.NEVER
        && late.stream()
            .anyMatch(it -> it.stack() == unit.stack() && it.until() != PartTimeUnits.NEVER);
  }

  private UnitSet all(Predicate<PreparedUnit> which) {
    UnitSet all = UnitSet.NONE;
    for (int unit = 0; unit < units.size(); unit++) {
      all = which.test(units.get(unit)) ? all.or(UnitSet.of(unit)) : all;
    }
    return all;
  }

  public Side side() {
    return side;
  }

  /** Returns its units and officers by their numbers. */
  public List<PreparedUnit> units() {
    return units;
  }

  /** Returns its stacks by their numbers. */
  List<PreparedStack> stacks() {
    return stacks;
  }

  /** Returns whether the losses of each unit are kept. */
  boolean isKnownUnitByUnit() {
    return unitByUnit;
  }

  /** Returns the number of stacks. */
  public int size() {
    return stacks.size();
  }

  /** Returns the name of a stack in notes. */
  public String label(int stack) {
    return stacks.get(stack).label();
  }

  /** Returns the names of several stacks in notes: {@code A, B and C}. */
  public String label(StackSet several) {
    StringBuilder text = new StringBuilder();
    for (int stack = several.first(); stack >= 0; stack = several.after(stack)) {
      boolean last = several.after(stack) < 0;
      text.append(text.isEmpty() ? "" : last ? " and " : ", ").append(label(stack));
    }
    return text.toString();
  }

  /** Returns all units and officers of a stack, late ones included. */
  public UnitSet stack(int stack) {
    return byStack[stack];
  }

  /** Returns all units and officers of several stacks, late ones included. */
  public UnitSet units(StackSet several) {
    UnitSet units = UnitSet.NONE;
    for (int stack = several.first(); stack >= 0; stack = several.after(stack)) {
      units = units.or(stack(stack));
    }
    return units;
  }

  /** Returns all units of an arm. */
  UnitSet of(Arm arm) {
    return byArm[arm.ordinal()];
  }

  /** Returns all units and officers. */
  UnitSet allUnits() {
    return everybody;
  }

  UnitSet officers() {
    return officers;
  }

  /** Returns the name of a unit in notes. */
  String name(int unit) {
    return names.get(unit);
  }

  /** Returns the strengths of all units at the beginning. */
  public Strengths strengths() {
    return strengths;
  }

  /** Returns the strength points of all units together. */
  int strength() {
    return strengths.sum(everybody);
  }

  /** Returns the strength points that all units have lost. */
  public int lost(Strengths now) {
    return lost(everybody, now);
  }

  /** Returns the strength points that these units have lost. */
  public int lost(UnitSet units, Strengths now) {
    return strengths.sum(units) - now.sum(units);
  }

  /**
   * Returns the strengths with only the total loss kept for units that are out of the fight, and a
   * rearguard's loss apart. If losses are kept by unit, nothing changes.
   */
  Strengths withoutAbsent(UnitSet units, Strengths now) {
    if (unitByUnit) {
      return now;
    }
    UnitSet stayed = units.intersection(rearguards);
    return stayed.isEmpty()
        ? now.pooled(units, strengths)
        : now.pooled(units.intersection(mainBodies), strengths).pooled(stayed, strengths);
  }

  /** Returns the units that stay when others leave behind them. */
  public UnitSet rearguards() {
    return rearguards;
  }

  /** Returns the units that leave behind a rearguard. */
  public UnitSet mainBodies() {
    return mainBodies;
  }

  /** Returns the number of units in the dead pile, given the strengths left. */
  int deadUnits(Strengths now) {
    return units.size() - officers.size() - now.alive().size();
  }

  /** Returns the arrivals of the side, which tell the units that count in a turn. */
  public Arrivals arrivals() {
    return arrivals;
  }

  /** Returns the stacks that are in contact from the beginning. */
  StackSet inContactAtFirst() {
    StackSet all = StackSet.NONE;
    for (int stack = 0; stack < stacks.size(); stack++) {
      all = stacks.get(stack).enters() == 0 ? all.with(stack) : all;
    }
    return all;
  }

  /**
   * Returns the units of these that a loss can tell apart: of several alike and equally strong the
   * last.
   */
  UnitSet different(UnitSet units, Strengths now) {
    if (unitByUnit) {
      return units;
    }
    UnitSet different = units;
    UnitSet like = units.intersection(likeNext);
    for (int unit = like.first(); unit >= 0; unit = like.after(unit)) {
      if (now.of(unit) == now.of(unit + 1)) {
        different = different.without(unit);
      }
    }
    return different;
  }

  /**
   * The name and the arrival of a stack.
   *
   * @param label name in notes
   * @param enters the battle turn in which it comes into contact; 0 if it is in contact before
   */
  record PreparedStack(String label, int enters) {}

  /**
   * A unit or officer before the battle.
   *
   * @param stack number of its stack
   * @param unit the unit as written; null for an officer
   * @param from as in {@link PartTimeUnits}
   * @param until as in {@link PartTimeUnits}
   * @param place position in its stack, from 0, in the order of the request: units that come late
   *     after the others, officers after the units that they come with
   */
  record PreparedUnit(int stack, Unit unit, int from, int until, int place) {
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
      return from == 0 && until == PartTimeUnits.NEVER;
    }

    boolean isWith(PreparedUnit other) {
      return stack == other.stack && from == other.from && until == other.until;
    }

    /** Returns whether both are alike in this battle, no matter what they were before it. */
    boolean isLike(PreparedUnit other) {
      return isWith(other) && word().equals(other.word());
    }
  }
}
