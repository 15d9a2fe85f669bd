package vedette.report.page;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import vedette.fight.Story.Fact;
import vedette.form.OptionText;
import vedette.report.page.Block.Row;
import vedette.source.Printable;
import vedette.source.Problem;

/**
 * A text laid out for a terminal of some width: headings, paragraphs, columns, bars.
 *
 * <p>If columns do not fit side by side, the first column gets lines of its own.
 */
public final class Page {
  private static final int LONGEST_BAR = 30;
  private static final int SHORTEST_BAR = 8;

  /**
   * The longest label that never needs a line of its own; beyond it, labels of more than a third of
   * the width do.
   */
  private static final int SHORTEST_LABEL = 24;

  private static final String INDENT = "  ";

  private final Style style;
  private final StringBuilder text = new StringBuilder();

  Page(Style style) {
    this.style = style;
  }

  /** Adds a heading, after an empty line unless it is the first. */
  void heading(String heading) {
    if (text.length() > 0) {
      text.append('\n');
    }
    List<String> lines = wrap(heading, style.width());
    lines.forEach(line -> text.append(style.bold(line)).append('\n'));
  }

  /** Adds the most important sentence, without indentation. */
  void lead(String words) {
    wrap(words, style.width()).forEach(line -> text.append(style.bold(line)).append('\n'));
  }

  /** Adds labelled lines with aligned texts. */
  void facts(List<Fact> facts) {
    int longest = Math.max(SHORTEST_LABEL, style.width() / 3);
    int widest = 0;
    for (Fact fact : facts) {
      int width = Printable.width(Printable.escape(fact.label()));
      widest = Math.max(widest, width <= longest ? width : 0);
    }
    for (Fact fact : facts) {
      if (Printable.width(Printable.escape(fact.label())) <= longest) {
        labelled(padded(fact.label(), widest, false) + "  ", fact.text());
      } else {
        paragraph(fact.label());
        labelled(" ".repeat(widest + 2), fact.text());
      }
    }
  }

  /** Adds a paragraph, indented and wrapped. */
  void paragraph(String words) {
    labelled("", words);
  }

  /** Adds a paragraph in which all lines but the first are indented. */
  void hangingParagraph(String words) {
    String hang = INDENT + INDENT;
    List<String> lines = wrap(words, style.width() - hang.length());
    for (int i = 0; i < lines.size(); i++) {
      text.append(i == 0 ? "" : hang).append(lines.get(i)).append('\n');
    }
  }

  /** Adds a label and a text, wrapped after the label. */
  void labelled(String label, String words) {
    String hang = INDENT + " ".repeat(Printable.width(label));
    int available = Math.max(10, style.width() - hang.length());
    boolean own = !label.isBlank() && (available == 10 || longestWord(words) > available);
    if (own) {
      text.append(INDENT).append(Printable.escape(label).strip()).append('\n');
      hang = INDENT + INDENT;
      available = style.width() - hang.length();
    }
    boolean first = !own;
    for (String line : wrap(words, available)) {
      text.append(first ? INDENT + Printable.escape(label) : hang).append(line).append('\n');
      first = false;
    }
  }

  private static int longestWord(String words) {
    int longest = 0;
    for (String word : Printable.escape(words).split(" ", -1)) {
      longest = Math.max(longest, Printable.width(word));
    }
    return longest;
  }

  private static List<String> wrap(String words, int width) {
    return Printable.wrap(Printable.escape(words), width, 0);
  }

  /** Adds rows of words under a header, which may be empty; all columns are aligned left. */
  void columnsLeft(List<String> header, List<Row> rows) {
    columns(header, rows, false);
  }

  /** Adds rows under a header; the first column is aligned left, the others right. */
  void columns(List<String> header, List<Row> rows) {
    columns(header, rows, true);
  }

  private void columns(List<String> header, List<Row> rows, boolean right) {
    List<Row> all = new ArrayList<>();
    if (!header.isEmpty()) {
      all.add(Row.of(header, -1));
    }
    all.addAll(rows);
    int[] widths = widths(all);
    int total = INDENT.length();
    for (int width : widths) {
      total += width + 2;
    }
    int bar = Math.min(LONGEST_BAR, style.width() - total);
    if (total - 2 > style.width() && widths.length > 1) {
      boolean list = total - 2 - widths[0] > style.width();
      all.forEach(row -> stack(row, widths, right, list));
      return;
    }
    for (Row row : all) {
      text.append(INDENT).append(padded(row.cells().get(0).text(), widths[0], false));
      remainingCells(row, widths, right);
      if (style.bars() && row.bar() > 0 && bar >= SHORTEST_BAR) {
        text.append("  ").append(style.bar(row.bar(), bar));
      }
      endLine();
      bars(INDENT + " ".repeat(widths[0]), row, widths);
    }
  }

  private void remainingCells(Row row, int[] widths, boolean right) {
    for (int i = 1; i < row.cells().size(); i++) {
      String cell = padded(row.cells().get(i).text(), widths[i], right);
      text.append("  ").append(style.shaded(cell, row.cells().get(i).shade()));
    }
  }

  /** Adds the bars of a row's cells, on a line of their own. */
  private void bars(String hang, Row row, int[] widths) {
    if (!style.bars() || row.cells().stream().noneMatch(it -> it.bar() >= 0)) {
      return;
    }
    // All of one length, so that they can be compared.
    int longest = Arrays.stream(widths).skip(1).min().orElse(0);
    text.append(hang);
    for (int i = 1; i < row.cells().size(); i++) {
      double share = Math.max(0, row.cells().get(i).bar());
      text.append("  ").append(style.bar(share, longest, widths[i]));
    }
    endLine();
  }

  /**
   * Adds the first cell above the others, which are side by side or, if even that is too wide, a
   * list.
   */
  private void stack(Row row, int[] widths, boolean right, boolean list) {
    String name = row.cells().get(0).text();
    String hang = INDENT + " ".repeat(name.length() - name.stripLeading().length());
    if (!name.isBlank()) {
      wrap(name.strip(), style.width() - hang.length())
          .forEach(line -> text.append(hang).append(line).append('\n'));
    }
    if (list) {
      row.texts().stream().skip(1).forEach(cell -> labelled(INDENT, cell));
    } else {
      text.append(INDENT);
      remainingCells(row, widths, right);
      endLine();
      bars(INDENT, row, widths);
    }
  }

  private static int[] widths(List<Row> rows) {
    int[] widths = new int[rows.get(0).cells().size()];
    for (Row row : rows) {
      for (int i = 0; i < widths.length; i++) {
        widths[i] =
            Math.max(widths[i], Printable.width(Printable.escape(row.cells().get(i).text())));
      }
    }
    return widths;
  }

  private static String padded(String cell, int width, boolean right) {
    String shown = Printable.escape(cell);
    String blanks = " ".repeat(Math.max(0, width - Printable.width(shown)));
    return right ? blanks + shown : shown + blanks;
  }

  private void endLine() {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') {
      end--;
    }
    text.setLength(end);
    text.append('\n');
  }

  /** Adds a line as it is. */
  void line(String line) {
    text.append(Printable.escape(line));
    endLine();
  }

  int width() {
    return style.width();
  }

  @Override
  public String toString() {
    return text.toString();
  }

  /** Returns the document as text, ending in a line end. */
  public static String of(Document document, Style style) {
    Page page = new Page(style);
    for (Block block : document.blocks()) {
      if (block instanceof Block.Lead lead) {
        page.lead(lead.text());
      }
    }
    document.blocks().forEach(page::write);
    return page.toString();
  }

  private void write(Block block) {
    if (block instanceof Block.Heading heading) {
      heading(heading.text());
    } else if (block instanceof Block.Facts facts) {
      facts(facts.facts());
    } else if (block instanceof Block.Paragraph paragraph) {
      paragraph(paragraph.text());
    } else if (block instanceof Block.Command command) {
      OptionText.lines(command.line(), width()).forEach(this::line);
    } else if (block instanceof Block.Lead) {
      return; // Written before all other blocks.
    } else if (block instanceof Block.Title) {
      return; // The user has just typed it.
    } else if (block instanceof Block.Labelled labelled) {
      labelled(labelled.label(), labelled.text());
    } else if (block instanceof Block.Finding finding) {
      finding(finding.problem());
    } else if (block instanceof Block.Gap) {
      line("");
    } else if (block instanceof Block.Rows rows) {
      rows(rows);
    } else if (block instanceof Block.Distribution distribution) {
      heading(distribution.text());
      if (!distribution.tenths().isEmpty()) {
        paragraph(distribution.tenths());
      }
      rows(distribution.rows());
    } else {
      matrix((Block.Matrix) block);
    }
  }

  /** Adds a finding in the form of all problems, but wrapped; the excerpt keeps its lines. */
  private void finding(Problem problem) {
    hangingParagraph(
        problem.severity().word()
            + "["
            + problem.code()
            + "]: "
            + problem.place()
            + ": "
            + problem.message());
    problem.excerpt(width()).forEach(this::line);
    if (problem.help() != null) {
      hangingParagraph("help: " + problem.help());
    }
  }

  private void rows(Block.Rows rows) {
    if (rows.words()) {
      columnsLeft(rows.header(), rows.rows());
    } else {
      columns(rows.header(), rows.rows());
    }
  }

  private void matrix(Block.Matrix matrix) {
    new TextMatrix(matrix, this).write();
  }
}
