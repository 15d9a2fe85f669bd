package vedette.system;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.problem.Position;
import vedette.system.TableRule.Doubling;
import vedette.table.AxisEntry;
import vedette.table.Range;

/** Checks that the rows of a table have each roll once. */
final class RowCover {
  private final Members.File file;

  RowCover(Members.File file) {
    this.file = file;
  }

  /** The row of each doubling; null if one is missing or wrong, which is reported. */
  int[] doubling(Position list, List<AxisEntry> entries) {
    int[] rows = new int[Doubling.values().length];
    List<String> words = new ArrayList<>();
    for (Doubling each : Doubling.values()) {
      words.add(each.toString());
    }
    boolean right = true;
    for (AxisEntry entry : entries) {
      if (!words.contains(entry.name())) {
        file.wrong(
            Code.ROW,
            entry.at(),
            "`" + entry.name() + "` is no row of a doubling",
            entry.name().equals("doubled")
                ? "`is doubled`, or `doubles`?"
                : String.join(", ", words));
        right = false;
      }
    }
    for (int i = 0; right && i < rows.length; i++) {
      String word = words.get(i);
      rows[i] = entries.stream().map(AxisEntry::name).toList().indexOf(word);
      if (rows[i] < 0) {
        file.wrong(
            Code.ROW,
            list,
            "the row `" + word + "` is missing",
            "{ \"at\": \"" + word + "\", \"cells\": [\"-\"] }");
        right = false;
      }
    }
    return right ? rows : null;
  }

  /** Whether each roll has one row; reported if not. */
  boolean covers(Position list, Roll die, List<Modifier> modifiers, List<AxisEntry> entries) {
    List<AxisEntry> sorted = new ArrayList<>(entries);
    sorted.sort((a, b) -> a.range().compareTo(b.range()));
    Spread natural = die.natural();
    int least = natural.least() + die.constant();
    int most = natural.most() + die.constant();
    boolean open = !die.added().isEmpty() || die.versus() != null;
    int row = 0;
    for (int roll : open ? List.<Integer>of() : natural.weights().keySet()) {
      int total = roll + die.constant();
      while (row < sorted.size() - 1 && sorted.get(row).range().high() < total) {
        row++;
      }
      if (!sorted.get(row).range().contains(total)) {
        BigFraction chance = natural.chance(it -> it == roll);
        file.wrong(
            Code.ROW,
            list,
            "rolls not covered: "
                + total
                + " (probability "
                + chance.toString().replace(" ", "")
                + ")",
            widened(total, sorted));
        return false;
      }
    }
    boolean down = open;
    boolean up = open;
    for (Modifier modifier : modifiers) {
      down |= modifier.drm() < 0;
      up |= modifier.drm() > 0;
    }
    AxisEntry first = sorted.get(0);
    AxisEntry last = sorted.get(sorted.size() - 1);
    if (down && first.range().low() != Range.OPEN_LOW) {
      file.wrong(
          Code.ROW,
          first.at(),
          "modified rolls below " + (open ? first.range().low() : least) + " have no row",
          "\".." + first.range().high() + "\"");
      return false;
    }
    if (up && last.range().high() != Range.OPEN_HIGH) {
      file.wrong(
          Code.ROW,
          last.at(),
          "modified rolls above " + (open ? last.range().high() : most) + " have no row",
          "\"" + last.range().low() + "+\"");
      return false;
    }
    return true;
  }

  /** The row that covers a roll if it is widened. */
  private static String widened(int roll, List<AxisEntry> sorted) {
    for (AxisEntry row : sorted) {
      if (row.range().low() > roll) {
        return "\""
            + (row.range().high() == Range.OPEN_HIGH ? roll + "+" : roll + "-" + row.range().high())
            + "\"";
      }
    }
    return "\"" + sorted.get(sorted.size() - 1).range().low() + "+\"";
  }
}
