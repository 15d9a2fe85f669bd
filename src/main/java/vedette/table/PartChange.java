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
public record PartChange(Part part, String old, String now) {
  /**
   * Returns what differs: in the order of the new version, then what is gone. A row, a column or a
   * thing that only one version has is one part.
   */
  public static List<PartChange> of(List<Part> old, List<Part> now) {
    Map<String, Part> before = merged(old, now);
    Map<String, Part> after = merged(now, old);
    List<PartChange> changes = new ArrayList<>();
    after.forEach(
        (where, part) -> {
          Part was = before.get(where);
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

  private static Map<String, Part> merged(List<Part> parts, List<Part> other) {
    Set<String> known = new HashSet<>();
    for (Part it : other) {
      known.add(it.of());
      known.add(column(it));
    }
    Map<String, List<Part>> merged = new LinkedHashMap<>();
    for (Part it : parts) {
      String where =
          !it.of().isEmpty() && !known.contains(it.of())
              ? it.of()
              : known.contains(column(it)) ? it.where() : column(it);
      merged.computeIfAbsent(where, each -> new ArrayList<>()).add(it);
    }
    Map<String, Part> whole = new LinkedHashMap<>();
    merged.forEach(
        (where, list) -> {
          Part first = list.get(0);
          Part one = list.size() == 1 ? first : new Part("", where, words(list), first.at(), null);
          whole.put(one.where(), one);
        });
    return whole;
  }

  /** The column of a cell; of all else the part itself. */
  private static String column(Part part) {
    if (part.cell() == null) {
      return part.where();
    }
    String row = "row " + part.cell().row();
    String table = part.of().substring(0, part.of().length() - row.length());
    return table + part.key();
  }

  private static String words(List<Part> parts) {
    return parts.stream()
        .map(it -> it.cell() == null ? it.key() + " " + it.text() : it.text())
        .collect(Collectors.joining(", "));
  }
}
