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
 * A side drawn up: its units with their numbers, over all its stacks. An officer has a number too,
 * and no strength.
 *
 * <p>Units of one stack and arm that come and go together are alike: which of two like units takes
 * a loss makes no difference to the fight. Unless it is to be known unit by unit, they stand in
 * descending order, and of those equally strong the last takes it, so that they stay in that order.
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

  /** Those who have a like one after them. */
  private final UnitSet likeNext;

  private final Arrivals arrivals;

  /** Those who stay when others get away, and who come to them later. */
  private final UnitSet rearguards;

  /** Those who get away behind them. */
  private final UnitSet mainBodies;

  /**
   * A side.
   *
   * @param unitByUnit whether it stays known what each unit has lost when it is out of the fight,
   *     which multiplies the states
   * @param heldBack whether those who come late come only when they are sent in
   * @param units by their numbers, officers last
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

  /** Its units and officers by their numbers. */
  public List<PreparedUnit> units() {
    return units;
  }

  /** Its stacks by their numbers. */
  List<PreparedStack> stacks() {
    return stacks;
  }

  /** Returns whether it stays known what each unit has lost. */
  boolean isKnownUnitByUnit() {
    return unitByUnit;
  }

  /** How many stacks there are. */
  public int size() {
    return stacks.size();
  }

  /** Returns how notes call a stack. */
  public String label(int stack) {
    return stacks.get(stack).label();
  }

  /** Returns how notes call several: {@code A, B and C}. */
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

  /** The same of several stacks. */
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

  /** Returns how notes call a unit. */
  String name(int unit) {
    return names.get(unit);
  }

  /** Returns what all units began with. */
  public Strengths strengths() {
    return strengths;
  }

  /** Strength points that all units have together. */
  int strength() {
    return strengths.sum(everybody);
  }

  /** Strength points that all units have lost. */
  public int lost(Strengths now) {
    return lost(everybody, now);
  }

  /** Strength points that some units have lost. */
  public int lost(UnitSet units, Strengths now) {
    return strengths.sum(units) - now.sum(units);
  }

  /**
   * When these are out of the fight: who of them has lost what is forgotten, if it may be, but for
   * what a rearguard has lost.
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

  /** Those who stay when others get away behind them. */
  public UnitSet rearguards() {
    return rearguards;
  }

  /** Those who get away behind a rearguard. */
  public UnitSet mainBodies() {
    return mainBodies;
  }

  /** How many units lie in the dead pile when these strengths are left. */
  int deadUnits(Strengths now) {
    return units.size() - officers.size() - now.alive().size();
  }

  /** Who of it comes and goes, and so who counts. */
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

  /** Of some units those that a loss can tell apart: of those alike and equally strong the last. */
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
   * What a stack is called, and when it comes.
   *
   * @param label in notes
   * @param enters the battle turn in which it comes into contact; 0 if it is in contact before
   */
  record PreparedStack(String label, int enters) {}

  /**
   * What is known of a unit or officer before the battle.
   *
   * @param stack the number of his stack
   * @param unit as written; null if it is an officer
   * @param from as in {@link PartTimeUnits}
   * @param until likewise
   * @param place among all of its stack, from 0, in the order of the request: those who come late
   *     behind the others, officers behind the units that they come with
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

    /** Returns whether both are alike in this battle: whatever they were before it. */
    boolean isLike(PreparedUnit other) {
      return isWith(other) && word().equals(other.word());
    }
  }
}
