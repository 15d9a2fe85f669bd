package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import vedette.notation.HelpLine;

/** What stands below the options in the help of a command. */
final class HelpText {
  private static final int BETWEEN = 2;

  /** The narrowest that a meaning is broken into lines. */
  private static final int NARROWEST = 24;

  private final int width;
  private final String file;
  private final List<String> lines = new ArrayList<>();

  /**
   * Nothing yet.
   *
   * @param width of the terminal
   * @param file that the command line names before it asks for help; "" for none
   */
  HelpText(int width, String file) {
    this.width = width;
    this.file = file;
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

  /** Adds a line as it is. */
  void add(String line) {
    lines.add(line);
  }

  /** Adds a command line, a line an option, so that it can be copied from a narrow terminal. */
  void example(String commandLine) {
    String[] parts = commandLine.replace(" --", " \\\n--").split("\n");
    add("  vedette " + parts[0]);
    for (String option : List.of(parts).subList(1, parts.length)) {
      add("      " + option);
    }
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
        // Picocli breaks a line that has no room for a second column.
        lines.add(before + entry.meaning());
        continue;
      }
      for (String part : broken(entry.meaning(), width - indent, hanging)) {
        lines.add(before + part);
        before = " ".repeat(indent + hanging);
      }
    }
  }

  private static List<String> broken(String text, int width, int hanging) {
    List<String> parts = new ArrayList<>();
    StringBuilder part = new StringBuilder();
    for (String word : text.split(" ")) {
      int room = parts.isEmpty() ? width : width - hanging;
      if (part.length() > 0 && part.length() + 1 + word.length() > room) {
        parts.add(part.toString());
        part.setLength(0);
      }
      part.append(part.length() == 0 ? "" : " ").append(word);
    }
    parts.add(part.toString());
    return parts;
  }
}
