package vedette.cli.option;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.form.OptionText;
import vedette.form.model.HelpLine;
import vedette.source.Printable;

/** The help of a command: the frequent options, or all of them. */
public final class HelpText {
  private static final int BETWEEN = 2;

  /** Lines of a page of help, without the notation. */
  private static final int PAGE = 24;

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
  public HelpText(int width, String file, boolean brief) {
    this.width = width;
    this.file = file;
    this.brief = brief;
  }

  /** Returns whether only what everybody needs is asked for. */
  public boolean isBrief() {
    return brief;
  }

  /** Returns the file that the command line names; "" for none. */
  public String file() {
    return file;
  }

  /** Returns the lines, as picocli takes them. */
  public String[] lines() {
    return lines.stream().map(line -> line.replace("%", "%%")).toArray(String[]::new);
  }

  /**
   * Returns the help of a command as it is printed.
   *
   * @param file that the command line names before it asks for help; "" for none
   * @param brief whether a page is enough
   */
  public static String of(CommandSpec spec, String file, boolean brief, int width) {
    HelpText help = new HelpText(width, file, brief);
    help.begin(spec);
    if (spec.userObject() instanceof Command.Type type) {
      type.addOptions(spec, help);
      type.addHelp(spec, help);
    } else {
      help.options("Options", spec.options());
      help.explain("Commands:", listed(spec));
    }
    help.end(spec);
    return String.join("\n", help.lines) + "\n";
  }

  /** A command that others belong to, each with its text. */
  public record Listing(List<HelpLine> commands) {}

  private static List<HelpLine> listed(CommandSpec command) {
    if (command.userObject() instanceof Listing listing) {
      return listing.commands();
    }
    List<HelpLine> commands = new ArrayList<>();
    command
        .subcommands()
        .forEach(
            (name, it) ->
                commands.add(
                    new HelpLine(name, it.getCommandSpec().usageMessage().description()[0])));
    return commands;
  }

  /** Begins with how the command is written, what it is for, and its plain words. */
  private void begin(CommandSpec spec) {
    String before = "Usage: ";
    for (String line : spec.usageMessage().customSynopsis()) {
      for (String part : Printable.wrap(line.strip(), width - before.length(), BETWEEN)) {
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

  /** Ends with the examples of the command. */
  private void end(CommandSpec spec) {
    Stream.of(spec.usageMessage().footer())
        .flatMap(it -> Stream.of(String.format(it).split("\n")))
        .forEach(this::paragraph);
  }

  /** Words from the margin on; a line that is indented stays as it is. */
  private void paragraph(String words) {
    lines.addAll(
        words.startsWith(" ") ? List.of(words) : Printable.wrap(String.format(words), width, 0));
  }

  /**
   * Adds options; where only a page is wanted, a line each: what stands before the first semicolon
   * of its text, outside of brackets, or as much of it as there is room for.
   */
  public void options(String heading, List<OptionSpec> options) {
    List<HelpLine> entries = new ArrayList<>();
    for (OptionSpec option : options) {
      String written = String.join(", ", option.names()) + label(option);
      String text = option.description()[0].replace("%%", "%");
      String plain = withoutDefault(text);
      String first =
          plain.replaceFirst("; .*", "").replaceAll(" \\([^)]*\\)", "")
              + text.substring(plain.length());
      entries.add(new HelpLine(written, brief ? first : text));
    }
    explain(heading + ":", entries, brief);
  }

  /**
   * Adds as many options as fit on a page, and the names of the others.
   *
   * @param below lines that follow on the page
   */
  public void options(String heading, List<OptionSpec> options, int below) {
    int room = PAGE - lines.size() - count(0) - below;
    int shown = options.size();
    List<String> others = List.of();
    while (shown > 1 && shown + others.size() > room) {
      shown--;
      String names =
          options.subList(shown, options.size()).stream()
              .map(OptionSpec::longestName)
              .collect(Collectors.joining(", "));
      others = Printable.wrap("Also: " + names, width - BETWEEN, BETWEEN);
    }
    options(heading, options.subList(0, shown));
    others.forEach(part -> lines.add(" ".repeat(BETWEEN) + part));
  }

  /** Returns the lines that options take on a page, with their heading. */
  public int count(int options) {
    return 2 + options;
  }

  /** Returns the lines that examples take, with their heading. */
  public int countExamples(List<String> commandLines) {
    HelpText text = new HelpText(width, file, brief);
    text.examples(commandLines);
    return text.lines.size();
  }

  /** Returns what an option takes; a value that may be left out stands in brackets. */
  private static String label(OptionSpec option) {
    if (option.arity().min() > 0) {
      return " " + option.paramLabel();
    }
    String label = option.paramLabel();
    // Picocli calls what has no label PARAM.
    boolean none = option.arity().max() == 0 || label.equals("PARAM");
    return none ? "" : option.hideParamSyntax() ? label : "[=" + label + "]";
  }

  /** Adds command lines, and where only a page is wanted how to get more than that. */
  public void examples(List<String> commandLines) {
    lines.add("");
    String heading = commandLines.size() == 1 ? "Example" : "Examples";
    paragraph(heading + (brief ? " (--help shows all options and endings):" : ":"));
    for (String commandLine : commandLines) {
      lines.addAll(OptionText.lines("vedette " + commandLine, brief ? width : 0));
    }
  }

  /** Adds what can be written and what it means, in two columns; nothing if there is nothing. */
  public void explain(String heading, List<HelpLine> entries) {
    explain(heading, entries, false);
  }

  private void explain(String heading, List<HelpLine> entries, boolean cut) {
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
        Printable.wrap(entry.written(), width - BETWEEN, 0)
            .forEach(part -> lines.add(" ".repeat(BETWEEN) + part));
        before = "";
      }
      before += " ".repeat(indent - before.length());
      String meaning = cut && !narrow ? cut(entry.meaning(), width - indent) : entry.meaning();
      for (String part : Printable.wrap(meaning, width - indent, 0)) {
        lines.add(before + part);
        before = " ".repeat(indent);
      }
    }
  }

  private static String withoutDefault(String text) {
    return text.replaceFirst(" \\[default: [^]]*]$", "");
  }

  /** As much of a text as a line has room for, up to a comma or colon in its second half. */
  private static String cut(String text, int room) {
    if (Printable.width(text) <= room) {
      return text;
    }
    String plain = withoutDefault(text);
    if (Printable.width(plain) <= room) {
      return plain;
    }
    String line = Printable.wrap(plain, room - " …".length(), 0).get(0);
    int end = Math.max(line.lastIndexOf(','), line.lastIndexOf(':'));
    return (end > line.length() / 2 ? line.substring(0, end) : line) + " …";
  }
}
