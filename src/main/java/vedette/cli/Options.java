package vedette.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.ParseResult;
import vedette.json.Nearest;
import vedette.report.Answer;
import vedette.report.Format;

/** Options that mean the same in every command, and how options are declared and read. */
final class Options {
  static final String FORMAT = "--format";
  static final String TABLES = "--tables";
  static final String COLOR = "--color";

  static final String TEXT = "text";

  /** The formats that every command knows. */
  static final String FORMATS = "text, json, csv, markdown or html";

  private Options() {}

  /** An option with a value. */
  static OptionSpec value(String name, String label, String text) {
    return OptionSpec.builder(name)
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

  /** An option without a value. */
  static OptionSpec flag(String name, String text) {
    return OptionSpec.builder(name)
        .arity("0")
        .type(boolean.class)
        .description(text.replace("%", "%%"))
        .build();
  }

  /**
   * Adds options under a heading of the help, of which they are a section. Picocli's own groups of
   * options write out their synopsis many times over while a command line is read.
   */
  static void addGroup(CommandSpec command, String heading, List<OptionSpec> options) {
    // Not with a method reference, which would keep picocli's class out of the archive.
    for (OptionSpec option : options) {
      command.addOption(option);
    }
    UsageMessageSpec usage = command.usageMessage();
    List<String> sections = new ArrayList<>(usage.sectionKeys());
    sections.remove(UsageMessageSpec.SECTION_KEY_OPTION_LIST);
    sections.add(sections.indexOf(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING), heading);
    usage.sectionKeys(sections);
    setGroup(command, heading, options);
  }

  /** Leaves out of the help all sections of options. */
  static void removeGroups(CommandSpec command) {
    UsageMessageSpec usage = command.usageMessage();
    List<String> sections = new ArrayList<>(usage.sectionKeys());
    sections.removeIf(it -> usage.sectionMap().get(it) instanceof OptionSection);
    usage.sectionKeys(sections);
  }

  /** Says the options under a heading otherwise. */
  static void setGroup(CommandSpec command, String heading, List<OptionSpec> options) {
    command.usageMessage().sectionMap().put(heading, new OptionSection(heading, options));
  }

  /** Adds the help, which every command has. */
  static void addCommon(CommandSpec command) {
    command.addOption(help());
  }

  /** Adds tables, format and colour, which every command with an answer has. */
  static void addAnswering(CommandSpec command) {
    addAnswering(command, FORMATS);
  }

  /** The same for a command that knows further formats. */
  static void addAnswering(CommandSpec command, String formats) {
    addAnswering(command, formats, TEXT);
  }

  /** The same with a format of its own unless one is given. */
  static void addAnswering(CommandSpec command, String formats, String fallback) {
    addGroup(
        command,
        "The output",
        List.of(
            value(
                TABLES,
                "DIR",
                "take tables from the JSON files below DIR before the built-in ones"),
            format(formats, fallback),
            OutputFile.option(),
            color(),
            help()));
  }

  /** Adds format and colour, for a command without tables. */
  static void addFormats(CommandSpec command) {
    addGroup(command, "The output", List.of(format(FORMATS, TEXT), color(), help()));
  }

  private static OptionSpec format(String formats, String fallback) {
    return value(FORMAT, "FORMAT", formats + "; " + fallback + " if not given");
  }

  static OptionSpec help() {
    return OptionSpec.builder("-h", "--help")
        .usageHelp(true)
        .arity("0")
        .type(boolean.class)
        .description("show help: -h a page, --help everything")
        .build();
  }

  private static OptionSpec color() {
    return value(COLOR, "WHEN", "auto, always or never; auto if not given");
  }

  /** The value of an option, or the fallback. */
  static String value(ParseResult given, String option, String fallback) {
    return given.hasMatchedOption(option) ? given.matchedOption(option).getValue() : fallback;
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

  /** Whether the answer is JSON. */
  static boolean isJson(ParseResult given) {
    return value(given, FORMAT, TEXT).equals("json");
  }

  /** Prints an answer as the options ask for it. */
  static void print(Answer answer, ParseResult given, Console console) {
    print(answer, given, console, TEXT);
  }

  /** Prints an answer, in this format unless one is given. */
  static void print(Answer answer, ParseResult given, Console console, String fallback) {
    Printing printing = Printing.read(given);
    String format = isSet(given, FORMAT) ? printing.format() : fallback;
    new Printing(format, printing.color()).print(answer, console);
  }

  /** Complains of a format or a colour that does not exist, before anything is worked out. */
  static void checkOutput(ParseResult given) {
    checkOutput(given, Format.words());
  }

  /** The same for a command that knows further formats; gives the one asked for. */
  static String checkOutput(ParseResult given, String... formats) {
    return Printing.read(given, formats).format();
  }

  /** Refuses what cannot be the name of a file. */
  static void checkFileName(String option, String file) {
    try {
      if (!file.isEmpty() && Path.of(file).getFileName() != null) {
        return;
      }
    } catch (InvalidPathException e) {
      // A NUL, or a character that names of files cannot have here.
    }
    throw Failure.usage(
        "C003", option + ": `" + file + "` is not a valid file name", "name a file");
  }

  /** A plain word that a command needs. */
  static PositionalParamSpec word(int index, String label, String text) {
    return PositionalParamSpec.builder()
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
