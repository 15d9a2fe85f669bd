package vedette.rules.own.stack;

import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import vedette.system.Arm;
import vedette.system.RuleSystem;
import vedette.system.State;

/**
 * A unit as its stack was written.
 *
 * @param full strength points or steps before any loss
 * @param left what it begins the fight with
 * @param values other than its arm's, by index
 * @param states indices of those that it begins with, and how often it is in each
 */
public record FieldedUnit(
    Arm arm,
    int full,
    int left,
    Map<Integer, Integer> values,
    Map<Integer, Integer> states,
    String text) {

  /**
   * Returns the unit as a stack writes it; "" if it is lost.
   *
   * @param unit its place among those of its side
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
   * Returns the strength that it can be brought to: all its steps, or the points behind its slash;
   * the greatest number if it has points and is written without a slash.
   */
  public int fullStrength() {
    return arm.hasSteps() || text.indexOf('/') >= 0 ? full : Integer.MAX_VALUE;
  }

  /** Returns the points or steps lost in the fight; 0 if there are more than before it. */
  public int lost(int nowLeft) {
    return Math.max(0, left - nowLeft);
  }

  /**
   * How many units it is with so much left. It is one if its arm has steps or a strength of its
   * own, or if units are lost as a whole; else its number is that of units, of {@code life} points
   * each.
   *
   * @param asWhole whether units are lost as a whole
   */
  public int units(int nowLeft, boolean asWhole) {
    return asWhole || arm.isOneUnit() ? Math.min(1, nowLeft) : figures(nowLeft);
  }

  /** Returns the figures that have so many points, the last of them perhaps not all of its own. */
  public int figures(int points) {
    return (points + arm.life() - 1) / arm.life();
  }

  /** Returns a value, without states; null if it has none. */
  public Integer value(int value, int nowLeft) {
    Integer own = values.get(value);
    return own == null ? arm.value(value, nowLeft) : own;
  }
}
