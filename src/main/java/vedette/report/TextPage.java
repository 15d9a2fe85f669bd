package vedette.report;

import vedette.problem.Problem;

/** Lays a document out as text for a terminal. */
final class TextPage {
  private final Page page;

  private TextPage(Style style) {
    page = new Page(style);
  }

  /** The document as text, ending in a line end. */
  static String of(Document document, Style style) {
    TextPage text = new TextPage(style);
    for (Block block : document.blocks()) {
      if (block instanceof Block.Lead lead) {
        text.page.lead(lead.text());
      }
    }
    document.blocks().forEach(text::write);
    return text.page.toString();
  }

  private void write(Block block) {
    if (block instanceof Block.Heading heading) {
      page.heading(heading.text());
    } else if (block instanceof Block.Facts facts) {
      page.facts(facts.facts());
    } else if (block instanceof Block.Paragraph paragraph) {
      page.paragraph(paragraph.text());
    } else if (block instanceof Block.Lead) {
      return; // stands at the beginning
    } else if (block instanceof Block.Labelled labelled) {
      page.labelled(labelled.label(), labelled.text());
    } else if (block instanceof Block.Finding finding) {
      finding(finding.problem());
    } else if (block instanceof Block.Gap) {
      page.line("");
    } else if (block instanceof Block.Rows rows) {
      rows(rows);
    } else if (block instanceof Block.Distribution distribution) {
      page.heading(distribution.text());
      if (!distribution.tenths().isEmpty()) {
        page.paragraph(distribution.tenths());
      }
      rows(distribution.rows());
    } else {
      matrix((Block.Matrix) block);
    }
  }

  /** As all problems are printed, but wrapped; the excerpt keeps its lines. */
  private void finding(Problem problem) {
    page.hanging(
        problem.severity().word()
            + "["
            + problem.code()
            + "]: "
            + problem.place()
            + ": "
            + problem.message());
    problem.excerpt(page.width()).forEach(page::line);
    if (problem.help() != null) {
      page.hanging("help: " + problem.help());
    }
  }

  private void rows(Block.Rows rows) {
    if (rows.words()) {
      page.columnsLeft(rows.header(), rows.rows());
    } else {
      page.columns(rows.header(), rows.rows());
    }
  }

  private void matrix(Block.Matrix matrix) {
    new TextMatrix(matrix, page).write();
  }
}
