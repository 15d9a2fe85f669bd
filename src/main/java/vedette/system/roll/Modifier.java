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
 * @param when the condition; null if a request gives its name
 * @param group its group, of which only the strongest counts; "" for none
 * @param each whether it counts once for each time that its word is given, or for each unit found
 * @param drm the number added to the roll
 * @param shift the shift of the column
 * @param rolledShift the roll of a further shift; null for none
 * @param changes the changes of the amounts that columns compare, or of a side's part of an opposed
 *     roll
 * @param units the units that a change is applied to, each before the sum; null for the sum
 * @param dice the change of the number of dice; null for none
 * @param least the column below which no roll is made; -1 for none
 * @param greatest the column above which no roll is made; -1 for none
 * @param again the dice that are rerolled once; null for none
 * @param ignore the name of the face that has no effect on one die; "" for none
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
   * Dice that are rerolled once.
   *
   * @param natural the natural rolls; null for misses
   * @param most the maximum number of dice of a roll; null for all
   */
  public record RerollOnce(Range natural, Amount most) {}

  /**
   * Returns a modifier of a table's roll and column only.
   *
   * @param when the condition; null if a request gives its name
   * @param group its group, of which only the strongest counts; "" for none
   */
  public static Modifier plain(
      String name, Condition when, String group, int drm, int shift, Position at) {
    return new Modifier(
        name, when, group, false, drm, shift, null, Map.of(), null, null, -1, -1, null, "", at);
  }

  /** Returns the dependencies of its condition and of its maximum of rerolled dice. */
  public Dependencies dependsOn() {
    Dependencies asks = when == null ? Dependencies.NOTHING : when.dependsOn();
    return rerollsAtMost() ? asks.union(again.most().dependsOn()) : asks;
  }

  /** Returns whether it limits the number of rerolled dice. */
  public boolean rerollsAtMost() {
    return again != null && again.most() != null;
  }

  /**
   * Returns whether it rerolls dice without a limit.
   *
   * @param misses true for rerolls of misses, false for rerolls of natural rolls
   */
  public boolean rerollsAll(boolean misses) {
    return again != null && again.most() == null && (again.natural() == null) == misses;
  }

  /** Returns whether it counts once for each time that a word is given. */
  public boolean counts(String word) {
    return each
        && (when == null
            ? name.equals(word)
            : when.fact() != null
                && when.fact().property().kind() == Property.Kind.WORD
                && when.fact().property().name().equals(word));
  }

  /** Returns the number of times that it counts in a situation; 0 if it does not. */
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
