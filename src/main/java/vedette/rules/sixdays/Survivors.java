package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.rules.Names;
import vedette.rules.kit.Measures;

/** How those whom a fight leaves are told: by what was lost in all, or unit by unit. */
enum Survivors {
  IN_ALL,
  BY_UNIT;

  boolean byUnit() {
    return this == BY_UNIT;
  }

  /**
   * Adds what each unit of a side has left.
   *
   * @param names of stacks
   * @param first the number among them of the side's first stack
   */
  static <R> void measure(
      Measures<R> measures, Roster roster, Names names, int first, Function<R, SideState> of) {
    List<String> told = told(roster, names, first);
    for (int number = 0; number < told.size(); number++) {
      int unit = number;
      String name = told.get(unit);
      measures
          .ofOne(roster.side(), name, names.size() > 1 ? name : roster.side() + " " + name)
          .count(
              "Left",
              "strength points left of {}",
              roster.strengths().of(unit),
              r -> of.apply(r).strengths().of(unit));
    }
  }

  /** What the units are called. */
  private static List<String> told(Roster roster, Names names, int first) {
    List<String> written = new ArrayList<>();
    for (DrawnUnit unit : roster.units()) {
      if (!unit.isOfficer()) {
        String stack = names.size() > 1 ? names.name(first + unit.stack()) + " " : "";
        written.add(stack + unit.unit());
      }
    }
    return apart(written);
  }

  /**
   * What units are called that are written like this: those who are written alike with a number.
   */
  static List<String> apart(List<String> written) {
    List<String> told = new ArrayList<>();
    for (int i = 0; i < written.size(); i++) {
      String name = written.get(i);
      int before = (int) written.subList(0, i).stream().filter(name::equals).count();
      boolean alone = before == 0 && written.lastIndexOf(name) == i;
      told.add(alone ? name : name + " (" + (before + 1) + ")");
    }
    return told;
  }
}
