package vedette.cli.option;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** The options of a command, under the headings of its help. */
public final class Sections {
  static final String OUTPUT = "Output";

  private Sections() {}

  /** Options under a heading, kept as a section of picocli's help, which is never printed. */
  public record Section(String heading, List<OptionSpec> options) implements IHelpSectionRenderer {
    @Override
    public String render(Help help) {
      return heading;
    }
  }

  /** Adds options under a heading. */
  public static void add(CommandSpec command, String heading, Option<?>... options) {
    add(command, heading, specs(List.of(options)));
  }

  /**
   * Adds options under a heading. Picocli's own groups of options write out their synopsis many
   * times over while a command line is read.
   */
  public static void add(CommandSpec command, String heading, List<OptionSpec> options) {
    // Not with a method reference, which would keep picocli's class out of the archive.
    for (OptionSpec option : options) {
      command.addOption(option);
    }
    UsageMessageSpec usage = command.usageMessage();
    List<String> sections = new ArrayList<>(usage.sectionKeys());
    sections.add(heading);
    usage.sectionKeys(sections);
    set(command, heading, options);
  }

  /** Adds options and help under the heading of the output. */
  public static void addOutput(CommandSpec command, Option<?>... options) {
    List<OptionSpec> all = new ArrayList<>(specs(List.of(options)));
    all.add(help());
    add(command, OUTPUT, all);
  }

  /** Adds tables, format, file and colour, which every command about fights has. */
  public static void addAnswering(CommandSpec command) {
    addOutput(command, Options.TABLES, Options.FORMAT, Options.OUTPUT, Options.COLOR);
  }

  /** Replaces the options under a heading in the help. */
  static void set(CommandSpec command, String heading, List<OptionSpec> options) {
    command.usageMessage().sectionMap().put(heading, new Section(heading, options));
  }

  /** Returns the sections of a command, in the order of its help. */
  public static List<Section> of(CommandSpec command) {
    UsageMessageSpec usage = command.usageMessage();
    return usage.sectionKeys().stream()
        .map(usage.sectionMap()::get)
        .filter(Section.class::isInstance)
        .map(Section.class::cast)
        .toList();
  }

  public static List<OptionSpec> specs(List<Option<?>> options) {
    List<OptionSpec> specs = new ArrayList<>();
    for (Option<?> option : options) {
      specs.add(option.spec());
    }
    return specs;
  }

  public static OptionSpec help() {
    return OptionSpec.builder("-h", "--help")
        .usageHelp(true)
        .arity("0")
        .type(boolean.class)
        .description("show help: -h for one page, --help for everything")
        .build();
  }
}
