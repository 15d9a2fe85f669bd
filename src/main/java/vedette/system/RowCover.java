package vedette.system;

import java.util.Arrays;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Spread;
import vedette.source.Position;
import vedette.system.TableRule.Doubling;
import vedette.system.query.Code;
import vedette.system.query.SectionReader;
import vedette.system.roll.Modifier;
import vedette.system.roll.Roll;
import vedette.table.grid.Axis;
import vedette.table.grid.Range;

/** A check that every roll has a row in a table. */
final class RowCover {

  private final SectionReader part;

  RowCover(SectionReader part) {
    this.part = part.withCode(Code.ROW);
  }

  /** Returns the row of each doubling; null, and reports the error, if one is missing or wrong. */
  int[] doubling(Position list, Axis rows) {
    List<String> words = Arrays.stream(Doubling.values()).map(Doubling::toString).toList();
    for (int row = 0; row < rows.size(); row++) {
      String name = rows.name(row);
      if (!words.contains(name)) {
        part.report(
            rows.at(row),
            "`" + name + "` is not a row of a doubling",
            name.equals("doubled")
                ? "write `is doubled` or `doubles`"
                : "write one of " + String.join(", ", words));
        return null;
      }
    }
    for (String word : words) {
      if (rows.indexOf(word) < 0) {
        part.report(
            list,
            "the row `" + word + "` is missing",
            "write { \"at\": \"" + word + "\", \"cells\": [\"-\"] }");
        return null;
      }
    }
    return words.stream().mapToInt(rows::indexOf).toArray();
  }

  /** Returns whether each roll has a row; reports those that have none. */
  boolean covers(Position list, Roll die, List<Modifier> modifiers, Axis rows) {
    Spread natural = die.natural();
    boolean open = !die.amounts().isEmpty() || die.versus() != null;
    for (int roll : open ? List.<Integer>of() : natural.weights().keySet()) {
      int total = roll + die.constant();
      if (!rows.covers(total)) {
        BigFraction chance = natural.chance(it -> it == roll);
        part.report(
            list,
            "rolls not covered: "
                + total
                + " (probability "
                + chance.toString().replace(" ", "")
                + ")",
            "write \"" + widened(total, rows) + "\"");
        return false;
      }
    }
    boolean down = open || modifiers.stream().anyMatch(it -> it.drm() < 0);
    boolean up = open || modifiers.stream().anyMatch(it -> it.drm() > 0);
    int[] ascending = rows.ascending();
    int first = ascending[0];
    int last = ascending[ascending.length - 1];
    if (down && rows.min().isPresent()) {
      int least = open ? rows.min().getAsInt() : natural.least() + die.constant();
      part.report(
          rows.at(first),
          "modified rolls below " + least + " have no row",
          "write \"" + new Range(Range.OPEN_LOW, rows.range(first).high()) + "\"");
      return false;
    }
    if (up && rows.max().isPresent()) {
      int most = open ? rows.max().getAsInt() : natural.max() + die.constant();
      part.report(
          rows.at(last),
          "modified rolls above " + most + " have no row",
          "write \"" + new Range(rows.range(last).low(), Range.OPEN_HIGH) + "\"");
      return false;
    }
    return true;
  }

  /** Returns the range of the row next to a roll, widened to cover the roll. */
  private static Range widened(int roll, Axis rows) {
    int[] ascending = rows.ascending();
    for (int row : ascending) {
      if (rows.range(row).low() > roll) {
        return new Range(roll, rows.range(row).high());
      }
    }
    return new Range(rows.range(ascending[ascending.length - 1]).low(), Range.OPEN_HIGH);
  }
}
