package vedette.system.roll;

import java.util.Map;
import vedette.source.Position;
import vedette.system.query.Amount;
import vedette.system.query.Change;
import vedette.system.query.Condition;
import vedette.system.query.Dependencies;
import vedette.system.query.Property;
import vedette.system.query.Situation;
import vedette.system.query.Subject;
import vedette.system.query.UnitFilter;
import vedette.table.grid.Range;

/**
 * A modifier of a table, of fire, of a check or of saves.
 *
 * @param when the condition; null if its name has to be said
 * @param group of one group the strongest counts; "" for none
 * @param each whether it counts as often as its word is said, or for each unit found
 * @param drm added to the roll
 * @param shift of the column
 * @param rolledShift what rolls a shift of the column besides; null if nothing does
 * @param changes of what the columns compare, or of a side's part of an opposed roll
 * @param units the units that a change is of, each before the sum; null for the sum
 * @param dice change of how many dice; null for none
 * @param least column below which no roll is made; -1 for none
 * @param greatest column above which no roll is made; -1 for none
 * @param again what is rolled again once; null for nothing
 * @param ignore name of the face of which one die does nothing; "" for none
 */
public record Modifier(
    String name,
    Condition when,
    String group,
    boolean each,
    int drm,
    int shift,
    Roll rolledShift,
    Map<Subject, Change> changes,
    UnitFilter units,
    Change dice,
    int least,
    int greatest,
    RerollOnce again,
    String ignore,
    Position at) {
  /**
   * What is rolled again once.
   *
   * @param natural rolls; null for misses
   * @param most how many dice of a throw at most; null for all
   */
  public record RerollOnce(Range natural, Amount most) {}

  /**
   * Returns a modifier of a table's roll and column alone.
   *
   * @param when the condition; null if its name has to be said
   * @param group of one group the strongest counts; "" for none
   */
  public static Modifier plain(
      String name, Condition when, String group, int drm, int shift, Position at) {
    return new Modifier(
        name, when, group, false, drm, shift, null, Map.of(), null, null, -1, -1, null, "", at);
  }

  /** Returns what its condition, and how many dice it has rolled again, depend on. */
  public Dependencies dependsOn() {
    Dependencies asks = when == null ? Dependencies.NOTHING : when.dependsOn();
    return rerollsAtMost() ? asks.union(again.most().dependsOn()) : asks;
  }

  /** Returns whether it has so many dice of a throw rolled again at most. */
  public boolean rerollsAtMost() {
    return again != null && again.most() != null;
  }

  /**
   * Returns whether it has as many dice as show it rolled again: these natural rolls, or misses.
   */
  public boolean rerollsAll(boolean misses) {
    return again != null && again.most() == null && (again.natural() == null) == misses;
  }

  /** Returns whether it counts as often as a word is said. */
  public boolean counts(String word) {
    return each
        && (when == null
            ? name.equals(word)
            : when.fact() != null
                && when.fact().property().kind() == Property.Kind.WORD
                && when.fact().property().name().equals(word));
  }

  /** Returns how often it counts in a situation; 0 if it does not. */
  public int times(Situation situation) {
    if (when == null) {
      if (!situation.hasWord(name)) {
        return 0;
      }
      return each ? situation.count(null, new Property(Property.Kind.WORD, name, -1)) : 1;
    }
    if (!when.holds(situation)) {
      return 0;
    }
    return each && when.fact() != null
        ? Math.max(1, situation.count(when.fact().subject(), when.fact().property()))
        : 1;
  }
}
