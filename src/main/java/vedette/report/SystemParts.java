package vedette.report;

import java.util.List;
import vedette.fight.Engagement.Fact;

/**
 * Parts of a rule system as they are written down, for people and as data at once.
 *
 * @param document for people
 * @param data a row for each fact of a part
 */
record SystemParts(Document document, DataTable data) {
  /** Facts under a heading; nothing if there are none. */
  void facts(String heading, String part, List<Fact> facts) {
    if (!facts.isEmpty()) {
      document.heading(heading);
      describe(facts, part);
    }
  }

  /** Facts of a part. */
  void describe(List<Fact> facts, String part) {
    document.facts(facts);
    facts.forEach(it -> data.row(part, it.label(), "", it.text()));
  }
}
