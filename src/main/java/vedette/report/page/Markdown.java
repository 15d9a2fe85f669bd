package vedette.report.page;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import vedette.source.Printable;
import vedette.source.Problem;

/** A document as Markdown, for a README, an issue or the summary of a CI job. */
public final class Markdown {
  /** Characters that are markup anywhere, in CommonMark or on GitHub. */
  private static final String MARKUP = "\\`*_[]<>|#~&$";

  /** The beginnings of a line that make it a list or underline a heading. */
  private static final Pattern LINE_MARKUP = Pattern.compile("^(\\d{0,9})([-+=.)])");

  private static final Style BARS = new Style(0, false, true, true);
  private static final int LONGEST_BAR = 20;

  private final StringBuilder text = new StringBuilder();
  private boolean titled;
  private boolean listing;

  private Markdown() {}

  /** Returns the document, ending in a line end. */
  public static String of(Document document) {
    Markdown markdown = new Markdown();
    document.blocks().forEach(markdown::write);
    return markdown.text.toString();
  }

  private void write(Block block) {
    if (block instanceof Block.Title) {
      return;
    }
    boolean labelled = block instanceof Block.Labelled;
    if (!labelled || !listing) {
      paragraphEnds();
    }
    listing = labelled;
    if (block instanceof Block.Heading heading) {
      heading(heading.text());
    } else if (block instanceof Block.Facts facts) {
      facts.facts().forEach(fact -> item(fact.label(), fact.text()));
    } else if (block instanceof Block.Paragraph paragraph) {
      text.append(beginning(paragraph.text())).append('\n');
    } else if (block instanceof Block.Command command) {
      fenced(List.of(command.line()));
    } else if (block instanceof Block.Lead lead) {
      text.append("**").append(escaped(lead.text())).append("**\n");
    } else if (block instanceof Block.Labelled item) {
      item(item.label(), item.text());
    } else if (block instanceof Block.Finding finding) {
      finding(finding.problem());
    } else if (block instanceof Block.Rows rows) {
      rows(rows);
    } else if (block instanceof Block.Distribution distribution) {
      heading(distribution.text());
      text.append('\n');
      if (!distribution.tenths().isEmpty()) {
        text.append(escaped(distribution.tenths())).append("\n\n");
      }
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
    text.append(titled ? "## " : "# ").append(escaped(heading.strip())).append('\n');
    titled = true;
  }

  private void item(String label, String words) {
    String bold = escaped(label.strip());
    text.append("- ")
        .append(bold.isEmpty() ? beginning(words) : "**" + bold + "** " + escaped(words.strip()))
        .append('\n');
  }

  private void finding(Problem problem) {
    text.append("**")
        .append(escaped(problem.severity().word() + " " + problem.code()))
        .append("** ")
        .append(escaped(problem.place() + ": " + problem.message()))
        .append('\n');
    if (!problem.excerpt().isEmpty()) {
      paragraphEnds();
      fenced(problem.excerpt());
    }
    if (problem.help() != null) {
      paragraphEnds();
      text.append(escaped("help: " + problem.help())).append('\n');
    }
  }

  /** Writes lines in a fence with more backticks than the lines have in a row. */
  private void fenced(List<String> lines) {
    String fence = "```";
    while (String.join("\n", lines).contains(fence)) {
      fence += "`";
    }
    text.append(fence).append("text\n");
    lines.forEach(line -> text.append(Printable.escape(line)).append('\n'));
    text.append(fence).append('\n');
  }

  private void rows(Block.Rows rows) {
    if (rows.rows().isEmpty()) {
      return;
    }
    int columns = rows.rows().get(0).cells().size();
    boolean bars = rows.rows().stream().anyMatch(row -> row.bar() > 0);
    List<String> header = new ArrayList<>(rows.header());
    while (header.size() < columns) {
      header.add("");
    }
    line(header, bars ? "  |" : "");
    rule(columns, !rows.words(), bars ? " --- |" : "");
    for (Block.Row row : rows.rows()) {
      line(row.texts(), bars ? " " + BARS.bar(Math.max(0, row.bar()), LONGEST_BAR) + " |" : "");
    }
  }

  private void matrix(Block.Matrix matrix) {
    boolean marks = matrix.isMarked();
    boolean across = !matrix.across().isEmpty();
    String corner = across ? matrix.corner() + " / " + matrix.across() : matrix.corner();
    List<String> header = new ArrayList<>(List.of(corner));
    header.addAll(matrix.columns());
    line(header, "");
    rule(header.size(), true, "");
    for (Block.Line each : matrix.lines()) {
      if (!each.cells().isEmpty()) {
        List<String> cells = new ArrayList<>(List.of(each.name()));
        each.cells().forEach(it -> cells.add(it.text() + (marks && it.marked() ? "*" : "")));
        line(cells, "");
      }
    }
    if (marks) {
      text.append('\n').append(escaped("* " + matrix.legend().mark())).append('\n');
    }
  }

  private void rule(int columns, boolean numbers, String end) {
    text.append("| --- |")
        .append((numbers ? " ---: |" : " --- |").repeat(columns - 1))
        .append(end)
        .append('\n');
  }

  private void line(List<String> cells, String end) {
    text.append('|');
    cells.forEach(cell -> text.append(' ').append(escaped(cell.strip())).append(" |"));
    text.append(end).append('\n');
  }

  /** Returns text escaped for the beginning of a line. */
  private static String beginning(String words) {
    return LINE_MARKUP.matcher(escaped(words.strip())).replaceFirst("$1\\\\$2");
  }

  /** Returns text with Markdown markup escaped. */
  private static String escaped(String words) {
    StringBuilder escaped = new StringBuilder();
    for (char c : Printable.escape(words).toCharArray()) {
      if (MARKUP.indexOf(c) >= 0) {
        escaped.append('\\');
      }
      escaped.append(c);
    }
    return escaped.toString();
  }
}
