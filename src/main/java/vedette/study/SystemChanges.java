package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.study.TableChanges.Edit;
import vedette.table.FileOfParts;
import vedette.table.SystemPart;

/** What one version of a rule system says otherwise than another, part by part. */
final class SystemChanges {
  private SystemChanges() {}

  static List<Edit> of(FileOfParts old, FileOfParts now) {
    Map<String, SystemPart> before = byPlace(old);
    Map<String, SystemPart> after = byPlace(now);
    List<Edit> edits = new ArrayList<>();
    after.forEach(
        (where, part) -> {
          SystemPart was = before.get(where);
          if (was == null || !was.text().equals(part.text())) {
            edits.add(new Edit(where, "", was == null ? null : was.text(), part.text(), part.at()));
          }
        });
    before.forEach(
        (where, part) -> {
          if (!after.containsKey(where)) {
            edits.add(new Edit(where, "", part.text(), null, null));
          }
        });
    return edits;
  }

  private static Map<String, SystemPart> byPlace(FileOfParts system) {
    Map<String, SystemPart> parts = new LinkedHashMap<>();
    system.parts().forEach(it -> parts.put(it.where(), it));
    return parts;
  }
}
