package vedette.cli;

import java.math.BigDecimal;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;
import vedette.platform.Disk;
import vedette.problem.Nearest;
import vedette.report.Answer.Format;
import vedette.work.Deadline;

/** Options that mean the same in every command, and how options are declared and read. */
final class Options {
  static final String FORMAT = "--format";
  static final String TABLES = "--tables";
  static final String COLOR = "--color";

  private static final String TIME_LIMIT = "--time-limit";
  private static final BigDecimal MOST_SECONDS = BigDecimal.valueOf(TimeUnit.DAYS.toSeconds(365));

  private static final String FORMATS = "text, json, csv, markdown or html; text if not given";

  private static final String OUTPUT = "The output";

  private Options() {}

  static OptionSpec value(String name, String label, String text) {
    return value(name, label, text, null);
  }

  /** An option with a value; a shell completes the words that it knows, null for none. */
  static OptionSpec value(String name, String label, String text, Iterable<String> known) {
    return OptionSpec.builder(name)
        .completionCandidates(known)
        .paramLabel(label)
        .arity("1")
        .type(String.class)
        .description(text.replace("%", "%%"))
        .build();
  }

  /** An option with a value that may be given again for each further one. */
  static OptionSpec values(String name, String label, String text) {
    return OptionSpec.builder(name)
        .paramLabel(label)
        .arity("1")
        .type(List.class)
        .auxiliaryTypes(String.class)
        .description(text.replace("%", "%%"))
        .build();
  }

  static OptionSpec flag(String name, String text) {
    return OptionSpec.builder(name)
        .arity("0")
        .type(boolean.class)
        .description(text.replace("%", "%%"))
        .build();
  }

  /**
   * Adds options under a heading of the help. Picocli's own groups of options write out their
   * synopsis many times over while a command line is read.
   */
  static void addGroup(CommandSpec command, String heading, List<OptionSpec> options) {
    // Not with a method reference, which would keep picocli's class out of the archive.
    for (OptionSpec option : options) {
      command.addOption(option);
    }
    UsageMessageSpec usage = command.usageMessage();
    List<String> sections = new ArrayList<>(usage.sectionKeys());
    sections.add(heading);
    usage.sectionKeys(sections);
    setGroup(command, heading, options);
  }

  /** Options under a heading, kept as a section of picocli's help, which is never printed. */
  record Section(String heading, List<OptionSpec> options) implements IHelpSectionRenderer {
    @Override
    public String render(Help help) {
      return heading;
    }
  }

  /** The sections of options in a command's help. */
  static List<Section> groups(CommandSpec command) {
    UsageMessageSpec usage = command.usageMessage();
    return usage.sectionKeys().stream()
        .map(usage.sectionMap()::get)
        .filter(Section.class::isInstance)
        .map(Section.class::cast)
        .toList();
  }

  /** Says the options under a heading otherwise. */
  static void setGroup(CommandSpec command, String heading, List<OptionSpec> options) {
    command.usageMessage().sectionMap().put(heading, new Section(heading, options));
  }

  /** Adds tables, format and colour, which every command with an answer has. */
  static void addAnswering(CommandSpec command) {
    addAnswering(command, FORMATS);
  }

  /** The same for a command that knows other formats. */
  static void addAnswering(CommandSpec command, String formats) {
    addGroup(
        command,
        OUTPUT,
        List.of(
            value(
                TABLES,
                "DIR",
                "tables of yours, the JSON files below DIR; they go before the built-in ones"),
            format(formats),
            OutputFile.option(),
            color(),
            help()));
  }

  /** Adds format and colour, for a command without tables. */
  static void addFormats(CommandSpec command) {
    addGroup(command, OUTPUT, List.of(format(FORMATS), color(), help()));
  }

  static OptionSpec help() {
    return OptionSpec.builder("-h", "--help")
        .usageHelp(true)
        .arity("0")
        .type(boolean.class)
        .description("show help: -h a page, --help everything")
        .build();
  }

  /** How long a command may compute before it stops without an answer. */
  static OptionSpec timeLimit() {
    return value(
        TIME_LIMIT,
        "TIME",
        "stop with exit code 6 if it takes longer: 60s, 5m, 1h; no limit if not given");
  }

  /** The time limit that was asked for, of a time that begins now. */
  static Deadline deadline(ParseResult given) {
    return read(
        given,
        TIME_LIMIT,
        Deadline.NONE,
        Options::deadline,
        "is not a time",
        "write a number above 0 with its unit, as 500ms, 60s, 5m or 1h; at most 8760h");
  }

  private static Deadline deadline(String text) {
    BigDecimal seconds = Amount.seconds(text);
    return seconds == null || seconds.signum() <= 0 || seconds.compareTo(MOST_SECONDS) > 0
        ? null
        : new Deadline(text, seconds.movePointRight(9).longValue(), System::nanoTime);
  }

  private static OptionSpec format(String formats) {
    return value(FORMAT, "FORMAT", formats, List.of(Format.words()));
  }

  private static OptionSpec color() {
    List<String> known = List.of("auto", "always", "never");
    return value(COLOR, "WHEN", "auto, always or never; auto if not given", known);
  }

  /** The value of an option, or the fallback. */
  static String value(ParseResult given, String option, String fallback) {
    return given.hasMatchedOption(option) ? given.matchedOption(option).getValue() : fallback;
  }

  /**
   * What an option comes to, or the fallback.
   *
   * @param read gives null of what is wrong
   * @param wrong what then is said of it
   * @throws Failure with that
   */
  static <T> T read(
      ParseResult given,
      String option,
      T fallback,
      Function<String, T> read,
      String wrong,
      String help) {
    if (!isSet(given, option)) {
      return fallback;
    }
    String text = value(given, option, "");
    T value = read.apply(text);
    if (value == null) {
      throw Failure.usage("C003", option + ": `" + text + "` " + wrong, help);
    }
    return value;
  }

  static boolean isSet(ParseResult given, String option) {
    return given.hasMatchedOption(option);
  }

  /** The value of an option that knows a few words. */
  static String word(ParseResult given, String option, String... known) {
    return known(option, value(given, option, known[0]), known);
  }

  /** A word that an option is given, if it is one of those that it knows. */
  static String known(String option, String word, String... known) {
    for (String each : known) {
      if (each.equals(word)) {
        return word;
      }
    }
    throw Failure.usage(
        "C003",
        option + ": `" + word + "` is not one of " + String.join(", ", known),
        Nearest.help(word, List.of(known)));
  }

  /**
   * Refuses options beside one that they cannot be combined with.
   *
   * @throws Failure if one of them is given
   */
  static void refuse(ParseResult given, String with, List<String> options) {
    for (String option : options) {
      if (isSet(given, option)) {
        throw Failure.usage(
            "C004", option + " cannot be combined with " + with, "leave one of them out");
      }
    }
  }

  /** The path of a name that an option gives. */
  static Path path(String option, String name) {
    try {
      if (!name.isEmpty()) {
        return Disk.path(name);
      }
    } catch (InvalidPathException e) {
      // A NUL, or a character that names of files cannot have here.
    }
    String kind = option.equals(TABLES) ? "directory" : "file";
    throw Failure.usage(
        "C003", option + ": `" + name + "` is not a valid " + kind + " name", "name a " + kind);
  }

  /** Of these words those that a shell takes for one word: none has a blank or a bracket. */
  static List<String> shellWords(Collection<String> words) {
    return words.stream().filter(it -> it.matches("[\\w+./-]+")).toList();
  }

  /** A plain word that a command needs. */
  static PositionalParamSpec word(int index, String label, String text) {
    return word(index, label, text, null);
  }

  /** A plain word that a command needs; a shell completes those that it knows, null for none. */
  static PositionalParamSpec word(int index, String label, String text, Iterable<String> known) {
    return PositionalParamSpec.builder()
        .completionCandidates(known)
        .paramLabel(label)
        .index(String.valueOf(index))
        .arity("1")
        .required(true)
        .type(String.class)
        .description(text)
        .build();
  }

  /** Names, of which a command needs at least one. */
  static PositionalParamSpec files(String label, String text) {
    return PositionalParamSpec.builder()
        .paramLabel(label)
        .index("0..*")
        .arity("1..*")
        .required(true)
        .type(List.class)
        .auxiliaryTypes(String.class)
        .description(text)
        .build();
  }
}
