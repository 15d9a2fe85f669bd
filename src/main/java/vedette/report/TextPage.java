package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Printable;
import vedette.json.Problem;

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
    problem.excerpt().forEach(page::line);
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

  /** Rows down, columns across, in as many pieces as the width asks for. */
  private void matrix(Block.Matrix matrix) {
    List<String> names = new ArrayList<>(List.of(matrix.corner()));
    matrix.lines().forEach(line -> names.add(line.name()));
    int next = 0;
    while (next < matrix.columns().size()) {
      int width = 2 + width(names);
      List<List<String>> shown = new ArrayList<>(List.of(names));
      while (next < matrix.columns().size()) {
        List<String> column = column(matrix, next);
        if (shown.size() > 1 && width + 2 + width(column) > page.width()) {
          break;
        }
        width += 2 + width(column);
        shown.add(column);
        next++;
      }
      page.columns(List.of(), across(shown));
      if (next < matrix.columns().size()) {
        page.line("");
      }
    }
  }

  private static List<String> column(Block.Matrix matrix, int index) {
    List<String> column = new ArrayList<>(List.of(matrix.columns().get(index)));
    for (Block.Line line : matrix.lines()) {
      column.add(line.cells().isEmpty() ? "" : line.cells().get(index));
    }
    return column;
  }

  private static List<Block.Row> across(List<List<String>> columns) {
    List<Block.Row> rows = new ArrayList<>();
    for (int i = 0; i < columns.get(0).size(); i++) {
      List<String> cells = new ArrayList<>();
      for (List<String> column : columns) {
        cells.add(column.get(i));
      }
      rows.add(new Block.Row(cells, -1));
    }
    return rows;
  }

  private static int width(List<String> cells) {
    int width = 0;
    for (String cell : cells) {
      width = Math.max(width, Printable.width(Printable.escape(cell)));
    }
    return width;
  }
}
