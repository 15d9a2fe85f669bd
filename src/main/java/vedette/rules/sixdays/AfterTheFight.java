package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Left;
import vedette.rules.kit.UnitSet;

/** The stacks of a side as they enter their next fight. */
record AfterTheFight(Roster side, SideState state) {
  AfterTheFight {
    if (!side.isKnownUnitByUnit()) {
      throw new IllegalStateException(
          "what each unit has lost is not known: ask for survivors by-unit");
    }
  }

  /**
   * What is left of each stack's units, the dead pile as {@code inf 0/4}. An officer stands behind
   * the units that he came with; nothing befalls him.
   */
  List<Left> left() {
    List<Left> left = new ArrayList<>();
    for (int stack = 0; stack < side.size(); stack++) {
      left.add(new Left(side.side().toString(), stack, units(stack)));
    }
    return List.copyOf(left);
  }

  private List<String> units(int stack) {
    UnitSet numbers = side.stack(stack);
    String[] inPlace = new String[numbers.size()];
    for (int number = numbers.first(); number >= 0; number = numbers.after(number)) {
      inPlace[side.units().get(number).place()] = written(number);
    }
    return List.of(inPlace);
  }

  private String written(int number) {
    DrawnUnit drawn = side.units().get(number);
    return drawn.isOfficer()
        ? drawn.word()
        : drawn.unit().withLeft(state.strengths().of(number)).toString();
  }
}
