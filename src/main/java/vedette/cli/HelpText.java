package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.form.HelpLine;
import vedette.problem.Printable;

/** What stands below the options in the help of a command. */
final class HelpText {
  private static final int BETWEEN = 2;

  /** The narrowest that a meaning is broken into lines. */
  private static final int NARROWEST = 24;

  /** The narrowest that a meaning is cut to one line. */
  private static final int NARROWEST_CUT = 40;

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

  /** Begins a page: how the command is written, what it is for, and its plain words. */
  void begin(CommandSpec spec) {
    String before = "Usage: ";
    for (String line : spec.usageMessage().customSynopsis()) {
      for (String part : Printable.wrapped(line.strip(), width - before.length(), BETWEEN)) {
        lines.add(before + part);
        before = " ".repeat(before.length());
      }
    }
    Stream.of(spec.usageMessage().description()).forEach(this::paragraph);
    explain(
        "Arguments:",
        spec.positionalParameters().stream()
            .map(it -> new HelpLine(it.paramLabel(), String.format(it.description()[0])))
            .toList());
  }

  /** Ends a page with what all help of the command ends with. */
  void end(CommandSpec spec) {
    Stream.of(spec.usageMessage().footer())
        .filter(it -> !it.isEmpty())
        .flatMap(it -> Stream.of(String.format(it).split("\n")))
        .forEach(this::paragraph);
  }

  /** Words from the margin on; a line that is indented stays as it is. */
  private void paragraph(String words) {
    lines.addAll(
        words.startsWith(" ") ? List.of(words) : Printable.wrapped(String.format(words), width, 0));
  }

  /**
   * Adds options to a page, a line each: what stands before the first semicolon of its text,
   * outside of brackets, or as much of it as there is room for.
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
    explain(heading + ":", entries, 0, true);
  }

  /** Adds command lines, and where only a page is wanted how to get more than that. */
  void examples(List<String> commandLines) {
    lines.add("");
    String heading = commandLines.size() == 1 ? "Example" : "Examples";
    paragraph(heading + (brief ? " (--help has more, all options and every ending):" : ":"));
    commandLines.forEach(this::example);
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
    explain(heading, entries, hanging, false);
  }

  private void explain(String heading, List<HelpLine> entries, int hanging, boolean cut) {
    if (entries.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(heading);
    // What is longer than a third of a line stands on one of its own.
    int widest =
        entries.stream()
            .mapToInt(it -> it.written().length())
            .filter(it -> it <= width / 3)
            .max()
            .orElse(0);
    boolean narrow = width - widest - 2 * BETWEEN < (cut ? NARROWEST_CUT : NARROWEST);
    int indent = narrow ? MEANING : BETWEEN + widest + BETWEEN;
    for (HelpLine entry : entries) {
      String before = " ".repeat(BETWEEN) + entry.written();
      if (before.length() + BETWEEN > indent) {
        Printable.wrapped(entry.written(), width - BETWEEN, 0)
            .forEach(part -> lines.add(" ".repeat(BETWEEN) + part));
        before = "";
      }
      before += " ".repeat(indent - before.length());
      String meaning = cut && !narrow ? cut(entry.meaning(), width - indent) : entry.meaning();
      for (String part : Printable.wrapped(meaning, width - indent, narrow ? 0 : hanging)) {
        lines.add(before + part);
        before = " ".repeat(indent + (narrow ? 0 : hanging));
      }
    }
  }

  /** As much of a text as a line has room for, up to its last comma or colon. */
  private static String cut(String text, int room) {
    if (Printable.width(text) <= room) {
      return text;
    }
    String line = Printable.wrapped(text, room - " …".length(), 0).get(0);
    int end = Math.max(line.lastIndexOf(','), line.lastIndexOf(':')) + 1;
    return (end > 0 ? line.substring(0, end) : line) + " …";
  }
}
