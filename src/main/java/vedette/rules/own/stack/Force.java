package vedette.rules.own.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import vedette.fight.Side;
import vedette.system.RuleSystem;
import vedette.system.State;

/**
 * One side at the start of the fight.
 *
 * @param name the name of the stack; "" if it has none
 * @param words the words given for the stack, with their counts
 * @param text the stack as written
 */
public record Force(
    Side side, String name, List<FieldedUnit> units, Map<String, Integer> words, String text) {
  /** Returns the status at the start of the fight. */
  public SideStatus status(Systems.Entry system) {
    RuleSystem rules = system.rules();
    SideStatus status = SideStatus.of(units.size(), rules.states().size(), rules.countedStates());
    for (int unit = 0; unit < units.size(); unit++) {
      FieldedUnit fielded = units.get(unit);
      status = status.withStrength(unit, fielded.left());
      for (Map.Entry<Integer, Integer> each : fielded.states().entrySet()) {
        State state = rules.states().get(each.getKey());
        int time =
            state.lasts() == State.Duration.FIGHT ? SideStatus.WHOLE_FIGHT : SideStatus.THIS_ROUND;
        status =
            state.isCounted()
                ? status.withCount(unit, state.index(), each.getValue(), time)
                : status.withState(unit, state.index(), time);
      }
    }
    return status;
  }

  /** Returns the name of a unit in notes: its arm, numbered if the side has several of that arm. */
  public String unitName(int unit) {
    return one(unit, it -> it.arm().name());
  }

  /** Returns a unit as it was written, numbered if several units were written alike. */
  public String unitLabel(int unit) {
    return one(unit, FieldedUnit::text);
  }

  private String one(int unit, Function<FieldedUnit, String> by) {
    String called = by.apply(units.get(unit));
    int before = 0;
    int all = 0;
    for (int other = 0; other < units.size(); other++) {
      boolean alike = by.apply(units.get(other)).equals(called);
      before += alike && other < unit ? 1 : 0;
      all += alike ? 1 : 0;
    }
    String which = all == 1 ? "" : " (" + (before + 1) + " of " + all + ")";
    return "the " + side + "'s " + called + which;
  }

  /** Returns the surviving units in the notation of stacks; "" for a unit that is lost. */
  public List<String> survivors(SideStatus now, RuleSystem rules) {
    List<String> left = new ArrayList<>();
    for (int unit = 0; unit < units.size(); unit++) {
      left.add(units.get(unit).notation(unit, now, rules));
    }
    return List.copyOf(left);
  }

  /** Returns the strength points and steps that the units have lost in the fight. */
  public int lost(SideStatus now) {
    int lost = 0;
    for (int unit = 0; unit < units.size(); unit++) {
      lost += units.get(unit).lost(now.strength(unit));
    }
    return lost;
  }

  /**
   * Returns the strength points and steps that the units have beyond those at the start of the
   * fight.
   */
  public int gained(SideStatus now) {
    return now.allLeft() - startStrength() + lost(now);
  }

  /** Returns the strength points and steps at full strength, the limit of {@code gain}. */
  public int full() {
    return units.stream().mapToInt(FieldedUnit::full).sum();
  }

  /** Returns the strength points and steps at the start of the fight. */
  public int startStrength() {
    return units.stream().mapToInt(FieldedUnit::left).sum();
  }
}
