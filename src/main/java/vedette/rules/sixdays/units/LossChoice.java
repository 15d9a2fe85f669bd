package vedette.rules.sixdays.units;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Side;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.Strengths;
import vedette.rules.kit.UnitSet;
import vedette.rules.sixdays.units.Unit.Arm;

/**
 * The choice of the unit that loses a point; its owner chooses.
 *
 * @param units the units that may take it; one of several alike and equally strong, unless losses
 *     are kept by unit
 * @param strengths strengths of the whole side
 */
public record LossChoice(Roster roster, UnitSet units, Strengths strengths)
    implements Choice<Integer> {
  @Override
  public String situation() {
    List<String> all = new ArrayList<>();
    for (int unit : options()) {
      all.add(optionName(unit));
    }
    return String.join(", ", all);
  }

  @Override
  public String optionName(Integer unit) {
    return roster.name(unit).replaceFirst("^" + side() + ": ", "") + " " + strengths.of(unit);
  }

  @Override
  public String parameter() {
    return side() + "LossOrder";
  }

  @Override
  public Side side() {
    return roster.side();
  }

  @Override
  public List<Integer> options() {
    List<Integer> options = new ArrayList<>();
    for (int unit = units.first(); unit >= 0; unit = units.after(unit)) {
      options.add(unit);
    }
    return options;
  }

  /** A loss doctrine: the order in which an owner gives up points of units (SD4, SD5). */
  public enum Order implements Doctrines.StatedDoctrine {
    /** Infantry, then cavalry, then artillery, the strongest first. */
    INFANTRY_FIRST(List.of(Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY), true),
    /** Cavalry, then infantry, then artillery, the strongest first. */
    CAVALRY_FIRST(List.of(Arm.CAVALRY, Arm.INFANTRY, Arm.ARTILLERY), true),
    /** Artillery, then infantry, then cavalry, the strongest first. */
    ARTILLERY_FIRST(List.of(Arm.ARTILLERY, Arm.INFANTRY, Arm.CAVALRY), true),
    /** The strongest unit of any arm. */
    STRONGEST_FIRST(List.of(), true),
    /** The weakest unit of any arm. */
    WEAKEST_FIRST(List.of(), false),
    /** The optimal choice. */
    BEST(List.of(), true);

    /** Arms from the first to the last; empty if arms do not matter. */
    private final Arm[] arms;

    private final boolean strongest;

    Order(List<Arm> arms, boolean strongest) {
      this.arms = arms.toArray(Arm[]::new);
      this.strongest = strongest;
    }

    @Override
    public boolean isBest() {
      return this == BEST;
    }

    /** Returns the unit that loses the point; the first of equals. */
    public int choose(LossChoice choice) {
      for (Arm arm : arms) {
        UnitSet units = choice.units().intersection(choice.roster().of(arm));
        if (!units.isEmpty()) {
          return choose(units, choice.strengths());
        }
      }
      return choose(choice.units(), choice.strengths());
    }

    private int choose(UnitSet units, Strengths strengths) {
      int chosen = units.first();
      for (int unit = units.after(chosen); unit >= 0; unit = units.after(unit)) {
        int more = strengths.of(unit) - strengths.of(chosen);
        chosen = (strongest ? more > 0 : more < 0) ? unit : chosen;
      }
      return chosen;
    }
  }
}
