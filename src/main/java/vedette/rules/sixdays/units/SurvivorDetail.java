package vedette.rules.sixdays.units;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.fight.SurvivingStack;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Roster.PreparedUnit;

/** The detail of survivors in an answer: the total loss, or unit by unit. */
public enum SurvivorDetail {
  IN_ALL,
  BY_UNIT;

  /** Returns the measures that are missing with this detail, each with the option that adds it. */
  public Map<String, String> elsewhere() {
    String option = "--survivors by-unit";
    return byUnit() ? Map.of() : Map.of("attackerDead", option, "defenderDead", option);
  }

  public boolean byUnit() {
    return this == BY_UNIT;
  }

  /**
   * Returns the stacks of a side for their next fight: the remaining strength of each stack's
   * units, the dead pile as {@code inf 0/4}. An officer follows the units that he came with and is
   * never lost.
   *
   * @throws IllegalStateException if losses are not kept by unit
   */
  public static List<SurvivingStack> survivors(Roster side, SideState state) {
    if (!side.isKnownUnitByUnit()) {
      throw new IllegalStateException("losses by unit are not known: write --survivors by-unit");
    }
    List<SurvivingStack> left = new ArrayList<>();
    for (int stack = 0; stack < side.size(); stack++) {
      left.add(new SurvivingStack(side.side().toString(), stack, units(stack, side, state)));
    }
    return List.copyOf(left);
  }

  private static List<String> units(int stack, Roster side, SideState state) {
    UnitSet numbers = side.stack(stack);
    String[] inPlace = new String[numbers.size()];
    for (int number = numbers.first(); number >= 0; number = numbers.after(number)) {
      PreparedUnit drawn = side.units().get(number);
      inPlace[drawn.place()] =
          drawn.isOfficer()
              ? drawn.word()
              : drawn.unit().withStrength(state.strengths().of(number)).toString();
    }
    return List.of(inPlace);
  }

  /** Returns distinct names of units from their notations; equal notations get a number. */
  public static List<String> distinctNames(List<String> written) {
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
