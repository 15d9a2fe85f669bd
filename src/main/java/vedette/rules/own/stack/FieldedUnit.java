package vedette.rules.own.stack;

import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import vedette.system.Arm;
import vedette.system.RuleSystem;
import vedette.system.State;

/**
 * A unit as its stack gives it.
 *
 * @param full the strength points or steps before any loss
 * @param left the strength points or steps at the start of the fight
 * @param values the values that differ from its arm's, by index
 * @param states the states at the start of the fight by index, each with its count
 * @param text the unit as written
 */
public record FieldedUnit(
    Arm arm,
    int full,
    int left,
    Map<Integer, Integer> values,
    Map<Integer, Integer> states,
    String text) {

  /**
   * Returns the unit in the notation of stacks; "" if it is lost.
   *
   * @param unit the index of the unit on its side
   */
  public String notation(int unit, SideStatus now, RuleSystem rules) {
    int nowLeft = now.strength(unit);
    if (nowLeft == 0) {
      return "";
    }
    StringJoiner text = new StringJoiner(" ");
    if (rules.hasArms()) {
      text.add(arm.name());
    }
    text.add(nowLeft == full ? String.valueOf(full) : nowLeft + "/" + full);
    new TreeMap<>(values)
        .forEach((value, number) -> text.add(rules.values().names().get(value) + " " + number));
    for (State state : rules.states()) {
      if (now.state(unit, state.index()) != SideStatus.NOT) {
        text.add(state.name());
        if (state.isCounted()) {
          text.add(String.valueOf(now.count(unit, state.index())));
        }
      }
    }
    return text.toString();
  }

  /**
   * Returns the full strength that the unit can regain: all its steps, or the points after its
   * slash; {@code Integer.MAX_VALUE} if it has points and no slash.
   */
  public int fullStrength() {
    return arm.hasSteps() || text.indexOf('/') >= 0 ? full : Integer.MAX_VALUE;
  }

  /** Returns the points or steps lost in the fight; 0 if the unit has gained some. */
  public int lost(int nowLeft) {
    return Math.max(0, left - nowLeft);
  }

  /**
   * Returns the number of units that remain. An entry is one unit if its arm has steps or a
   * strength of its own, or if units are lost as a whole; otherwise it consists of units of {@code
   * life} points each.
   *
   * @param asWhole whether units are lost as a whole
   */
  public int units(int nowLeft, boolean asWhole) {
    return asWhole || arm.isOneUnit() ? Math.min(1, nowLeft) : figures(nowLeft);
  }

  /** Returns the number of figures for a number of points; the last figure may be damaged. */
  public int figures(int points) {
    return (points + arm.life() - 1) / arm.life();
  }

  /** Returns a value of the unit, without states; null if it has none. */
  public Integer value(int value, int nowLeft) {
    Integer own = values.get(value);
    return own == null ? arm.value(value, nowLeft) : own;
  }
}
