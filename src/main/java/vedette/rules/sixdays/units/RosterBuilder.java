package vedette.rules.sixdays.units;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import vedette.fight.Side;
import vedette.rules.Names;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Arrivals.PartTimeUnits;
import vedette.rules.sixdays.units.Roster.PreparedUnit;
import vedette.rules.sixdays.units.Stack.StackedUnits;
import vedette.source.TextFault;

/** A builder of a side, stack by stack. */
public final class RosterBuilder {
  /** The order in which loss orders take equal units (SD-V9); like units in listed order (SD4). */
  private static final Comparator<PreparedUnit> ORDER =
      Comparator.comparingInt(PreparedUnit::stack)
          .thenComparingInt(PreparedUnit::from)
          .thenComparing(unit -> unit.unit().arm());

  /** The order if losses are not kept by unit, as {@link Roster} requires it. */
  private static final Comparator<PreparedUnit> STRONGEST_FIRST =
      ORDER.thenComparing(Comparator.comparingInt(PreparedUnit::strength).reversed());

  private final Side side;
  private final SurvivorDetail survivorDetail;
  private boolean heldBack;
  private final List<Roster.PreparedStack> stacks = new ArrayList<>();
  private final List<PreparedUnit> units = new ArrayList<>();
  private final List<PreparedUnit> officers = new ArrayList<>();
  private int place;

  public RosterBuilder(Side side, SurvivorDetail survivorDetail) {
    this.side = side;
    this.survivorDetail = survivorDetail;
  }

  /** Makes reinforcements come when their owner sends them in, not as soon as they can. */
  public RosterBuilder holdingBack() {
    heldBack = true;
    return this;
  }

  /** Begins another stack. */
  public RosterBuilder stack(Names names, int index) {
    return stack(names, index, 0);
  }

  /** Begins another stack, which comes into contact in this battle turn. */
  public RosterBuilder stack(Names names, int index, int enters) {
    stacks.add(new Roster.PreparedStack(names.label(index), enters));
    place = 0;
    return this;
  }

  /** Adds units that count from this battle turn on; 0 if they are there from the beginning. */
  public RosterBuilder add(StackedUnits together, int from) {
    int stack = stacks.size() - 1;
    for (Unit unit : together.units()) {
      units.add(new PreparedUnit(stack, unit, from, PartTimeUnits.NEVER, place++));
    }
    if (together.officer()) {
      officers.add(new PreparedUnit(stack, null, from, PartTimeUnits.NEVER, place++));
    }
    return this;
  }

  /**
   * Makes a rearguard relieve, from this battle turn on, all units of the stack that come before
   * it.
   */
  public void relieve(int turn) {
    units.replaceAll(unit -> leaving(unit, turn));
    officers.replaceAll(officer -> leaving(officer, turn));
  }

  private PreparedUnit leaving(PreparedUnit unit, int turn) {
    return unit.stack() == stacks.size() - 1 && unit.from() < turn
        ? new PreparedUnit(unit.stack(), unit.unit(), unit.from(), turn, unit.place())
        : unit;
  }

  /**
   * Returns the side.
   *
   * @throws TextFault if it is too large, or a stack has no strength
   */
  public Roster build() {
    units.sort(survivorDetail.byUnit() ? ORDER : STRONGEST_FIRST);
    List<PreparedUnit> all = new ArrayList<>(units);
    all.addAll(officers);
    if (all.size() > UnitSet.MOST) {
      throw new TextFault(
          side.toString(),
          "the " + side + " has " + all.size() + " units and officers, late ones included",
          "write at most " + UnitSet.MOST);
    }
    for (int stack = 0; stack < stacks.size(); stack++) {
      checkAlive(stack);
    }
    return new Roster(side, survivorDetail.byUnit(), heldBack, stacks, all);
  }

  private void checkAlive(int stack) {
    if (units.stream()
        .noneMatch(it -> it.stack() == stack && it.from() == 0 && !it.unit().isDead())) {
      throw new TextFault(
          side.toString(),
          stacks.get(stack).label() + " has no strength left",
          "add a unit with strength left, as in `inf 4`; a unit at 0 is in the dead pile");
    }
  }
}
