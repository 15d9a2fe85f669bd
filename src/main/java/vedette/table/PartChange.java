package vedette.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A part that two versions of a table or a file say differently.
 *
 * @param part as the new version has it; as the old one had it if it is gone
 * @param old what it was; null if it was not there
 * @param now what it is; null if it is no longer there
 */
public record PartChange(TablePart part, String old, String now) {
  /**
   * Returns what differs: in the order of the new version, then what is gone. A row, a column or a
   * thing that only one version has is one part.
   */
  public static List<PartChange> of(List<TablePart> old, List<TablePart> now) {
    Map<String, TablePart> before = merged(old, now);
    Map<String, TablePart> after = merged(now, old);
    List<PartChange> changes = new ArrayList<>();
    after.forEach(
        (where, part) -> {
          TablePart was = before.get(where);
          if (was == null || !was.text().equals(part.text())) {
            changes.add(new PartChange(part, was == null ? null : was.text(), part.text()));
          }
        });
    before.forEach(
        (where, part) -> {
          if (!after.containsKey(where)) {
            changes.add(new PartChange(part, part.text(), null));
          }
        });
    return changes;
  }

  private static Map<String, TablePart> merged(List<TablePart> parts, List<TablePart> other) {
    Set<String> known = new HashSet<>();
    for (TablePart it : other) {
      known.add(it.of());
      known.add(column(it));
    }
    Map<String, List<TablePart>> merged = new LinkedHashMap<>();
    for (TablePart it : parts) {
      String where =
          !it.of().isEmpty() && !known.contains(it.of())
              ? it.of()
              : known.contains(column(it)) ? it.where() : column(it);
      merged.computeIfAbsent(where, each -> new ArrayList<>()).add(it);
    }
    Map<String, TablePart> whole = new LinkedHashMap<>();
    merged.forEach(
        (where, list) -> {
          TablePart first = list.get(0);
          TablePart one =
              list.size() == 1 ? first : new TablePart("", where, words(list), first.at(), null);
          whole.put(one.where(), one);
        });
    return whole;
  }

  /** The column of a cell; of all else the part itself. */
  private static String column(TablePart part) {
    if (part.cell() == null) {
      return part.where();
    }
    String row = "row " + part.cell().row();
    String table = part.of().substring(0, part.of().length() - row.length());
    return table + part.key();
  }

  private static String words(List<TablePart> parts) {
    return parts.stream()
        .map(it -> it.cell() == null ? (it.key() + " " + it.text()).strip() : it.text())
        .collect(Collectors.joining(", "));
  }
}
