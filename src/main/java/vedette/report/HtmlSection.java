package vedette.report;

import java.util.ArrayList;
import java.util.List;

/**
 * What stands together on a page: the blocks from one heading or gap to the next.
 *
 * @param heading empty if it has none
 */
record HtmlSection(String heading, List<Block> blocks) {
  /** How a section is laid out. */
  enum Layout {
    /** As wide as the page. */
    WHOLE,
    /** A few bars, beside others of its kind. */
    BARS,
    /** A chart, beside others of its kind. */
    CHART
  }

  /** The sections of a document, in its order. */
  static List<HtmlSection> of(Document document) {
    List<HtmlSection> sections = new ArrayList<>();
    HtmlSection section = begun("");
    for (Block block : document.blocks()) {
      boolean begins = block instanceof Block.Heading || block instanceof Block.Gap;
      if (begins || block instanceof Block.Distribution) {
        section.addTo(sections);
        section = begun(block instanceof Block.Heading heading ? heading.text() : "");
      }
      if (block instanceof Block.Distribution distribution) {
        section = begun(distribution.text());
      }
      if (!begins) {
        section.blocks.add(block);
      }
    }
    section.addTo(sections);
    return sections;
  }

  private static HtmlSection begun(String heading) {
    return new HtmlSection(heading, new ArrayList<>());
  }

  private void addTo(List<HtmlSection> sections) {
    if (!heading.isEmpty() || !blocks.isEmpty()) {
      sections.add(this);
    }
  }

  /**
   * The sections by what stands side by side: neighbours of one layout, but what is of the attacker
   * beside the same of the defender and nothing else.
   */
  static List<List<HtmlSection>> sideBySide(List<HtmlSection> sections) {
    List<HtmlSection> left = new ArrayList<>(sections);
    List<List<HtmlSection>> groups = new ArrayList<>();
    boolean joins = false;
    while (!left.isEmpty()) {
      HtmlSection next = left.remove(0);
      HtmlSection counterpart = next.counterpart(left);
      if (counterpart != null) {
        left.remove(counterpart);
        groups.add(List.of(next, counterpart));
        joins = false;
        continue;
      }
      HtmlSection last = groups.isEmpty() ? null : lastOf(lastOf(groups));
      if (joins && next.layout() == last.layout()) {
        lastOf(groups).add(next);
      } else {
        groups.add(new ArrayList<>(List.of(next)));
        joins = next.layout() != Layout.WHOLE;
      }
    }
    return groups;
  }

  private static <T> T lastOf(List<T> list) {
    return list.get(list.size() - 1);
  }

  /** The chart of the defender for one of the attacker, or null. */
  private HtmlSection counterpart(List<HtmlSection> others) {
    String wanted = title().replace("the attacker", "the defender");
    if (layout() != Layout.CHART || wanted.equals(title())) {
      return null;
    }
    return others.stream()
        .filter(it -> it.layout() == Layout.CHART && it.title().equals(wanted))
        .findFirst()
        .orElse(null);
  }

  /** The heading up to its colon. */
  String title() {
    int colon = heading.indexOf(": ");
    return colon < 0 ? heading : heading.substring(0, colon);
  }

  /** What is behind the heading's colon, or nothing. */
  String subtitle() {
    int colon = heading.indexOf(": ");
    return colon < 0 ? "" : heading.substring(colon + 2);
  }

  Layout layout() {
    if (blocks.size() == 1 && blocks.get(0) instanceof Block.Distribution) {
      return Layout.CHART;
    }
    return blocks.size() == 1 && blocks.get(0) instanceof Block.Rows rows && HtmlTables.bars(rows)
        ? Layout.BARS
        : Layout.WHOLE;
  }
}
