package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.OptionSpec;
import vedette.form.HelpLine;
import vedette.problem.Printable;

/** What stands below the options in the help of a command. */
final class HelpText {
  private static final int BETWEEN = 2;

  /** The narrowest that a meaning is broken into lines. */
  private static final int NARROWEST = 24;

  /** Where a meaning begins that has lines of its own. */
  private static final int MEANING = 6;

  private final int width;
  private final String file;
  private final boolean brief;
  private final List<String> lines = new ArrayList<>();

  /**
   * Nothing yet.
   *
   * @param width of the terminal
   * @param file that the command line names before it asks for help; "" for none
   * @param brief whether a page is enough
   */
  HelpText(int width, String file, boolean brief) {
    this.width = width;
    this.file = file;
    this.brief = brief;
  }

  /** Whether only what everybody needs is asked for. */
  boolean isBrief() {
    return brief;
  }

  /** The file that the command line names; "" for none. */
  String file() {
    return file;
  }

  /** The lines, as picocli takes them. */
  String[] lines() {
    return lines.stream().map(line -> line.replace("%", "%%")).toArray(String[]::new);
  }

  /** The lines as they are printed. */
  String text() {
    return String.join("\n", lines) + "\n";
  }

  /**
   * Adds options, each with what stands before the first semicolon of its text, outside of
   * brackets.
   */
  void options(String heading, List<OptionSpec> options) {
    List<HelpLine> entries = new ArrayList<>();
    for (OptionSpec option : options) {
      boolean valued = option.arity().max() > 0 && option.arity().min() > 0;
      String written = option.longestName() + (valued ? " " + option.paramLabel() : "");
      String text = option.description()[0].replace("%%", "%");
      String first = text.replaceFirst("; .*", "").replaceAll(" \\([^)]*\\)", "");
      entries.add(new HelpLine(written, first));
    }
    explain(heading, entries);
  }

  /** Adds command lines, and where only a page is wanted how to get more than that. */
  void examples(List<String> commandLines) {
    lines.add("");
    lines.add(commandLines.size() == 1 ? "Example:" : "Examples:");
    commandLines.forEach(this::example);
    if (brief) {
      lines.add("\nAll options, every ending and more examples: --help");
    }
  }

  /**
   * Adds a command line, broken before options, so that it can be copied from a narrow terminal:
   * before each of them, or where only a page is wanted before those that the line has no room for.
   */
  private void example(String commandLine) {
    List<String> parts = List.of(commandLine.split(" (?=--)"));
    String line = "  vedette " + parts.get(0);
    for (String option : parts.subList(1, parts.size())) {
      if (brief && line.length() + option.length() + " \\ ".length() <= width) {
        line += " " + option;
      } else {
        lines.add(line + " \\");
        line = "      " + option;
      }
    }
    lines.add(line);
  }

  /** Adds what can be written and what it means, in two columns; nothing if there is nothing. */
  void explain(String heading, List<HelpLine> entries) {
    explain(heading, entries, 0);
  }

  /** The same, with so many blanks more before what a meaning's second and further lines say. */
  void explain(String heading, List<HelpLine> entries, int hanging) {
    if (entries.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(heading);
    int widest = 0;
    for (HelpLine entry : entries) {
      widest = Math.max(widest, entry.written().length());
    }
    int indent = BETWEEN + widest + BETWEEN;
    for (HelpLine entry : entries) {
      String before = " ".repeat(BETWEEN) + entry.written();
      before += " ".repeat(indent - before.length());
      if (width - indent < NARROWEST) {
        // There is no room for a second column.
        lines.add(" ".repeat(BETWEEN) + entry.written());
        for (String part : Printable.wrapped(entry.meaning(), width - MEANING, 0)) {
          lines.add(" ".repeat(MEANING) + part);
        }
        continue;
      }
      for (String part : Printable.wrapped(entry.meaning(), width - indent, hanging)) {
        lines.add(before + part);
        before = " ".repeat(indent + hanging);
      }
    }
  }
}
