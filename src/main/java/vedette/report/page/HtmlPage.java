package vedette.report.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import vedette.fight.Story.Fact;
import vedette.form.OptionText;
import vedette.report.page.HtmlPage.Section.Layout;
import vedette.source.Problem;

/** A document as one self-contained HTML page, which needs no script and loads nothing. */
public final class HtmlPage {
  /** The width of a command line that fits a small window. */
  private static final int COMMAND_WIDTH = 80;

  private static final String TITLE = "{title}";
  private static final String BODY = "{body}";
  private static final String FOOT = "{foot}";

  private final Html html = new Html();
  private final HtmlTables tables = new HtmlTables(html);
  private boolean titled;

  private HtmlPage() {}

  /** Returns the document as a page with a foot, ending in a line end. */
  public static String of(Document document, Imprint imprint) {
    List<Section> sections = Section.of(document);
    HtmlPage page = new HtmlPage();
    page.write(sections);
    String template = template();
    int title = template.indexOf(TITLE);
    int body = template.indexOf(BODY);
    int foot = template.indexOf(FOOT);
    return template.substring(0, title)
        + Html.escaped(sections.isEmpty() ? "Vedette" : sections.get(0).heading())
        + template.substring(title + TITLE.length(), body)
        + page.html
        + template.substring(body + BODY.length(), foot)
        + foot(imprint)
        + template.substring(foot + FOOT.length());
  }

  private static Html foot(Imprint imprint) {
    Html foot = new Html();
    foot.open("div").element("code", imprint.command()).close();
    foot.open("div").text("Vedette " + imprint.version() + ", ");
    return foot.open("time").verbatim(imprint.date()).close().close();
  }

  private static String template() {
    try (InputStream page = HtmlPage.class.getResourceAsStream("page.html")) {
      return new String(page.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void write(List<Section> sections) {
    for (List<Section> group : Section.sideBySide(sections)) {
      Layout layout = group.get(0).layout();
      if (layout == Layout.WHOLE || layout == Layout.MATRIX && group.size() == 1) {
        group.forEach(this::write);
      } else {
        html.open("div", "class", layout.kind());
        group.forEach(this::write);
        html.close();
      }
    }
  }

  private void write(Section section) {
    if (section.heading().isEmpty()) {
      html.open("section", "class", "part");
    } else {
      html.open("section");
      heading(section);
      tables.below(section.heading());
    }
    List<Block> blocks = section.blocks();
    for (int i = 0; i < blocks.size(); i++) {
      if (blocks.get(i) instanceof Block.Labelled) {
        int end = i;
        while (end < blocks.size() && blocks.get(end) instanceof Block.Labelled) {
          end++;
        }
        labelled(blocks.subList(i, end));
        i = end - 1;
      } else {
        write(blocks.get(i));
      }
    }
    html.close();
  }

  private void heading(Section section) {
    html.open(titled ? "h2" : "h1").text(section.title());
    if (!section.subtitle().isEmpty()) {
      html.element("small", section.subtitle());
    }
    html.close();
    titled = true;
  }

  private void write(Block block) {
    if (block instanceof Block.Facts facts) {
      if (facts.facts().isEmpty()) {
        return;
      }
      html.open("dl");
      for (Fact fact : facts.facts()) {
        html.element("dt", fact.label()).element("dd", fact.text());
      }
      html.close();
    } else if (block instanceof Block.Paragraph paragraph) {
      html.element("p", paragraph.text());
    } else if (block instanceof Block.Command command) {
      lines(OptionText.lines(command.line(), COMMAND_WIDTH));
    } else if (block instanceof Block.Lead lead) {
      html.element("p", lead.longer(), "class", "lead");
    } else if (block instanceof Block.Finding finding) {
      finding(finding.problem());
    } else if (block instanceof Block.Rows rows) {
      tables.rows(rows);
    } else if (block instanceof Block.Distribution distribution) {
      distribution(distribution);
    } else if (block instanceof Block.Matrix matrix) {
      tables.matrix(matrix);
    }
  }

  private void lines(List<String> lines) {
    html.open("pre", "tabindex", "0");
    lines.forEach(line -> html.open("span").verbatim(line).close());
    html.close();
  }

  private void finding(Problem problem) {
    String severity = problem.severity().word();
    html.open("p", "class", "place").element("strong", severity, "class", severity);
    html.text(problem.code() + " " + problem.place()).close();
    html.element("p", problem.message());
    if (!problem.excerpt().isEmpty()) {
      lines(problem.excerpt());
    }
    if (problem.help() != null) {
      html.element("p", "help: " + problem.help());
    }
  }

  private void labelled(List<Block> blocks) {
    boolean signed =
        blocks.stream().allMatch(it -> ((Block.Labelled) it).label().strip().matches("[+-]?\\d+"));
    html.open("dl", "class", signed ? "signed" : "words");
    for (Block block : blocks) {
      Block.Labelled labelled = (Block.Labelled) block;
      html.element("dt", labelled.label().strip()).element("dd", labelled.text());
    }
    html.close();
  }

  private void distribution(Block.Distribution distribution) {
    int values = distribution.points().size();
    if (!distribution.tenths().isEmpty()) {
      html.element("p", distribution.tenths());
    }
    if (values > 1) {
      Chart.draw(distribution, html);
      html.open("details").element("summary", "all " + values + " values");
      tables.values(distribution.rows());
      html.close();
    } else {
      tables.values(distribution.rows());
    }
  }

  /**
   * A section of a page: the blocks from one heading or gap to the next.
   *
   * @param heading the heading; "" for none
   */
  record Section(String heading, List<Block> blocks) {
    /** The most columns of a matrix that leaves room for another. */
    private static final int MOST_NARROW = 5;

    /** The layout of a section. */
    enum Layout {
      /** A section as wide as the page. */
      WHOLE,
      /** A few bars: such sections differ in height and flow down two columns. */
      BARS,
      /** A chart, beside other charts of its height. */
      CHART,
      /** A narrow matrix, beside others of any width. */
      MATRIX;

      /** Returns the class in the style sheet of neighbors with this layout. */
      String kind() {
        return switch (this) {
          case WHOLE -> "";
          case BARS -> "flow";
          case CHART -> "beside";
          case MATRIX -> "row";
        };
      }
    }

    /** Returns the sections of a document, in order. */
    static List<Section> of(Document document) {
      List<Section> sections = new ArrayList<>();
      Section section = start("");
      for (Block block : document.blocks()) {
        String title =
            block instanceof Block.Heading heading
                ? heading.text()
                : block instanceof Block.Title it ? it.text() : "";
        boolean begins = !title.isEmpty() || block instanceof Block.Gap;
        if (begins || block instanceof Block.Distribution) {
          section.addTo(sections);
          section = start(title);
        }
        if (block instanceof Block.Distribution distribution) {
          section = start(distribution.text());
        }
        if (!begins) {
          section.blocks.add(block);
        }
      }
      section.addTo(sections);
      putLeadBelowTitle(sections);
      return sections;
    }

    /**
     * Puts a sentence that comes before the title below it, because a page begins with its title.
     */
    private static void putLeadBelowTitle(List<Section> sections) {
      if (sections.size() > 1
          && sections.get(0).heading.isEmpty()
          && sections.get(0).blocks.stream().allMatch(Block.Lead.class::isInstance)) {
        Section lead = sections.remove(0);
        sections.get(0).blocks.addAll(0, lead.blocks);
      }
    }

    private static Section start(String heading) {
      return new Section(heading, new ArrayList<>());
    }

    private void addTo(List<Section> sections) {
      if (!heading.isEmpty() || !blocks.isEmpty()) {
        sections.add(this);
      }
    }

    /**
     * Returns the sections grouped for display side by side: neighbors with one layout; but a chart
     * of the attacker only with that of the defender.
     */
    static List<List<Section>> sideBySide(List<Section> sections) {
      List<Section> left = new ArrayList<>(sections);
      List<List<Section>> groups = new ArrayList<>();
      boolean joins = false;
      while (!left.isEmpty()) {
        Section next = left.remove(0);
        Section counterpart = next.counterpart(left);
        if (counterpart != null) {
          left.remove(counterpart);
          groups.add(List.of(next, counterpart));
          joins = false;
          continue;
        }
        Section last = groups.isEmpty() ? null : lastOf(lastOf(groups));
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

    /** Returns the chart of the defender for one of the attacker; null if there is none. */
    private Section counterpart(List<Section> others) {
      String wanted = title().replace("the attacker", "the defender");
      if (layout() != Layout.CHART || wanted.equals(title())) {
        return null;
      }
      return others.stream()
          .filter(it -> it.layout() == Layout.CHART && it.title().equals(wanted))
          .findFirst()
          .orElse(null);
    }

    /** Returns the heading up to its colon. */
    String title() {
      int colon = heading.indexOf(": ");
      return colon < 0 ? heading : heading.substring(0, colon);
    }

    /** Returns the text after the heading's colon; "" if there is none. */
    String subtitle() {
      int colon = heading.indexOf(": ");
      return colon < 0 ? "" : heading.substring(colon + 2);
    }

    Layout layout() {
      if (blocks.size() == 1 && blocks.get(0) instanceof Block.Distribution) {
        return Layout.CHART;
      }
      if (blocks.size() == 1
          && !heading.isEmpty()
          && blocks.get(0) instanceof Block.Matrix matrix
          && matrix.columns().size() <= MOST_NARROW) {
        return Layout.MATRIX;
      }
      return blocks.size() == 1 && blocks.get(0) instanceof Block.Rows rows && HtmlTables.bars(rows)
          ? Layout.BARS
          : Layout.WHOLE;
    }
  }
}
