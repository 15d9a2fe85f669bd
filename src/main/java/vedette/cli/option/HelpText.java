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

  /** The minimum width at which a meaning is wrapped. */
  private static final int NARROWEST = 24;

  /** The minimum width at which a meaning is cut to one line. */
  private static final int NARROWEST_CUT = 40;

  /** The indentation of a meaning on lines of its own. */
  private static final int MEANING = 6;

  private final int width;
  private final String file;
  private final boolean brief;
  private final List<String> lines = new ArrayList<>();

  /**
   * Creates an empty help.
   *
   * @param width of the terminal
   * @param file that the command line names before the option for help; "" for none
   * @param brief whether one page is enough
   */
  public HelpText(int width, String file, boolean brief) {
    this.width = width;
    this.file = file;
    this.brief = brief;
  }

  /** Returns whether only the frequent options are requested. */
  public boolean isBrief() {
    return brief;
  }

  /** Returns the file that the command line names; "" for none. */
  public String file() {
    return file;
  }

  /** Returns the lines in the form that picocli expects. */
  public String[] lines() {
    return lines.stream().map(line -> line.replace("%", "%%")).toArray(String[]::new);
  }

  /**
   * Returns the help of a command as printed.
   *
   * @param file that the command line names before the option for help; "" for none
   * @param brief whether one page is enough
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

  /** A command with subcommands, each with its text. */
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

  /** Adds the beginning: the usage of the command, its purpose, and its positional words. */
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

  /** Adds the examples of the command at the end. */
  private void end(CommandSpec spec) {
    Stream.of(spec.usageMessage().footer())
        .flatMap(it -> Stream.of(String.format(it).split("\n")))
        .forEach(this::paragraph);
  }

  /** Adds a paragraph from the margin on; an indented line stays unchanged. */
  private void paragraph(String words) {
    lines.addAll(
        words.startsWith(" ") ? List.of(words) : Printable.wrap(String.format(words), width, 0));
  }

  /**
   * Adds options. In a brief help each has one line: its text up to the first semicolon outside
   * brackets, or as much of it as fits.
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

  /** Adds command lines, and in a brief help the way to the full one. */
  public void examples(List<String> commandLines) {
    lines.add("");
    String heading = commandLines.size() == 1 ? "Example" : "Examples";
    paragraph(heading + (brief ? " (--help shows all options and endings):" : ":"));
    for (String commandLine : commandLines) {
      lines.addAll(OptionText.lines("vedette " + commandLine, brief ? width : 0));
    }
  }

  /** Adds a notation and its meanings, in two columns; nothing if there are none. */
  public void explain(String heading, List<HelpLine> entries) {
    explain(heading, entries, false);
  }

  private void explain(String heading, List<HelpLine> entries, boolean cut) {
    if (entries.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add(heading);
    // A notation longer than a third of a line has a line of its own.
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

  /** Returns as much of a text as fits into a line, up to a comma or colon in its second half. */
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
