package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.Side;

/** The stacks of a side as they enter their next fight. */
record AfterTheFight(Roster side, SideState state) {
  AfterTheFight {
    if (!side.isKnownUnitByUnit()) {
      throw new IllegalStateException("what each unit has lost is not known");
    }
  }

  /**
   * What is left of each stack's units, the dead pile included, and its officer. Reinforcements and
   * rearguards of a defender follow as stacks of their own; an officer who came alone stays.
   */
  List<Stack> stacks() {
    List<Stack> after = new ArrayList<>();
    for (int number = 0; number < side.size(); number++) {
      int stack = number;
      after.add(
          of(side.stacks().get(stack).name(), unit -> unit.stack() == stack && !isApart(unit)));
    }
    List<LateUnits> late = new ArrayList<>(side.lateUnits());
    late.addAll(side.reserves());
    for (LateUnits each : late) {
      DrawnUnit first = side.units().get(each.units().first());
      if (isApart(first)) {
        after.add(of("", first::isWith));
      }
    }
    return List.copyOf(after);
  }

  private boolean isApart(DrawnUnit unit) {
    return side.side() == Side.DEFENDER
        && unit.from() > 0
        && side.units().stream().anyMatch(other -> !other.isOfficer() && other.isWith(unit));
  }

  private Stack of(String name, Predicate<DrawnUnit> which) {
    List<Unit> left = new ArrayList<>();
    boolean officer = false;
    for (int number = 0; number < side.units().size(); number++) {
      DrawnUnit drawn = side.units().get(number);
      if (which.test(drawn)) {
        officer |= drawn.isOfficer();
        if (!drawn.isOfficer()) {
          left.add(drawn.unit().withLeft(state.strengths().of(number)));
        }
      }
    }
    return Stack.of(name, new StackedUnits(left, officer));
  }
}
