package vedette.report;

import java.util.ArrayList;
import java.util.List;
import vedette.json.Printable;

/** Writes a document as Markdown, for a README, an issue or the summary of a CI job. */
final class Markdown {
  private final StringBuilder text = new StringBuilder();
  private boolean titled;
  private boolean listing;

  private Markdown() {}

  /** The document, ending in a line end. */
  static String of(Document document) {
    Markdown markdown = new Markdown();
    document.blocks().forEach(markdown::write);
    return markdown.text.toString();
  }

  private void write(Block block) {
    boolean labelled = block instanceof Block.Labelled;
    if (!labelled || !listing) {
      paragraphEnds();
    }
    listing = labelled;
    if (block instanceof Block.Heading heading) {
      heading(heading.text());
    } else if (block instanceof Block.Facts facts) {
      facts.facts().forEach(fact -> item("**" + escaped(fact.label()) + "** ", fact.text()));
    } else if (block instanceof Block.Paragraph paragraph) {
      text.append(escaped(paragraph.text())).append('\n');
    } else if (block instanceof Block.Labelled item) {
      item("**" + escaped(item.label().strip()) + "** ", item.text());
    } else if (block instanceof Block.Rows rows) {
      rows(rows);
    } else if (block instanceof Block.Distribution distribution) {
      heading(distribution.text());
      text.append('\n');
      rows(distribution.rows());
    } else if (block instanceof Block.Matrix matrix) {
      matrix(matrix);
    }
  }

  private void paragraphEnds() {
    int length = text.length();
    if (length > 1 && text.charAt(length - 2) != '\n') {
      text.append('\n');
    }
  }

  private void heading(String heading) {
    text.append(titled ? "## " : "# ").append(escaped(heading)).append('\n');
    titled = true;
  }

  private void item(String label, String words) {
    text.append("- ").append(label).append(escaped(words)).append('\n');
  }

  private void rows(Block.Rows rows) {
    if (rows.rows().isEmpty()) {
      return;
    }
    int columns = rows.rows().get(0).cells().size();
    List<String> header = new ArrayList<>(rows.header());
    while (header.size() < columns) {
      header.add("");
    }
    line(header);
    rule(columns, !rows.words());
    rows.rows().forEach(row -> line(row.cells()));
  }

  private void matrix(Block.Matrix matrix) {
    List<String> header = new ArrayList<>(List.of(matrix.corner()));
    header.addAll(matrix.columns());
    line(header);
    rule(header.size(), true);
    for (Block.Line each : matrix.lines()) {
      if (!each.cells().isEmpty()) {
        List<String> cells = new ArrayList<>(List.of(each.name()));
        cells.addAll(each.cells());
        line(cells);
      }
    }
  }

  private void rule(int columns, boolean numbers) {
    text.append("| --- |")
        .append((numbers ? " ---: |" : " --- |").repeat(columns - 1))
        .append('\n');
  }

  private void line(List<String> cells) {
    text.append('|');
    cells.forEach(cell -> text.append(' ').append(escaped(cell.strip())).append(" |"));
    text.append('\n');
  }

  /** The words with what Markdown would take for markup made harmless. */
  private static String escaped(String words) {
    StringBuilder escaped = new StringBuilder();
    for (char c : Printable.escape(words).toCharArray()) {
      if ("\\`*_[]<>|#".indexOf(c) >= 0) {
        escaped.append('\\');
      }
      escaped.append(c);
    }
    return escaped.toString();
  }
}
