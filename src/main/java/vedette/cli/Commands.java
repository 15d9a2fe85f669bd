package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import vedette.form.HelpLine;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.rules.crt.Crt;

/**
 * The commands of the program. Each takes picocli its time, so of those that a command line does
 * not ask for no more is made than its help and its errors need.
 */
final class Commands {

  private final List<String> asked;
  private final boolean whole;

  /** Commands for a command line of these words. */
  Commands(List<String> asked) {
    this(asked, false);
  }

  private Commands(List<String> asked, boolean whole) {
    this.asked = asked;
    this.whole = whole;
  }

  static Commands all() {
    return new Commands(List.of(), true);
  }

  private interface Maker {
    CommandSpec spec(String name);
  }

  void addTo(CommandSpec root) {
    List<HelpLine> commands = new ArrayList<>();
    for (GameSystem system : Catalogue.systems()) {
      if (!system.id().equals(Crt.ID)) {
        boolean own = system.id().equals(OwnCommand.NAME);
        commands.add(new HelpLine(system.id(), own ? OwnCommand.TEXT : system.title()));
      }
    }
    commands.add(new HelpLine(CompareCommand.NAME, CompareCommand.TEXT));
    commands.add(new HelpLine("check", CheckCommand.TEXT));
    commands.add(new HelpLine(ListCommand.NAME, ListCommand.TEXT));
    commands.add(new HelpLine(ShowCommand.NAME, ShowCommand.TEXT));
    commands.add(new HelpLine(DescribeCommand.NAME, DescribeCommand.TEXT));
    commands.add(new HelpLine(LintCommand.NAME, LintCommand.TEXT));
    commands.add(new HelpLine(DiffCommand.NAME, DiffCommand.TEXT));
    commands.add(new HelpLine(NewCommand.NAME, NewCommand.TEXT));
    commands.add(new HelpLine(ImportCommand.NAME, ImportCommand.TEXT));
    commands.add(new HelpLine("completion", CompletionCommand.TEXT));
    add(root, 0, commands, this::spec);
  }

  /** One maker of all, not one a command: each would be a class to load, whatever is asked for. */
  private CommandSpec spec(String name) {
    return switch (name) {
      case OwnCommand.NAME -> OwnCommand.spec(file());
      case CompareCommand.NAME -> CompareCommand.spec();
      case "check" -> CheckCommand.spec();
      case ListCommand.NAME -> ListCommand.spec();
      case ShowCommand.NAME -> ShowCommand.spec();
      case DescribeCommand.NAME -> DescribeCommand.spec();
      case LintCommand.NAME -> LintCommand.spec();
      case DiffCommand.NAME -> DiffCommand.spec();
      case NewCommand.NAME -> NewCommand.spec();
      case ImportCommand.NAME -> ImportCommand.spec();
      case "completion" -> new CompletionCommand().spec();
      default -> spec(Catalogue.system(name));
    };
  }

  /** The word behind the first, where a file of the user's own is named; null if there is none. */
  private String file() {
    return asked.size() > 1 && !asked.get(1).startsWith("-") ? asked.get(1) : null;
  }

  /**
   * Adds what belongs to a command.
   *
   * @param place where the command line names one of them, if nothing is wrong with it
   */
  private void add(CommandSpec command, int place, List<HelpLine> further, Maker maker) {
    String word = place < asked.size() ? asked.get(place) : "";
    for (HelpLine it : further) {
      if (it.written().equals(word)) {
        command.addSubcommand(word, maker.spec(word));
        return;
      }
    }
    UsageMessageSpec usage = command.usageMessage();
    usage.commandListHeading("");
    usage.sectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, new Listed(further));
    if (isHelpAlone(place)) {
      usage.sectionMap().put(UsageMessageSpec.SECTION_KEY_SYNOPSIS, new Synopsis());
      return;
    }
    for (HelpLine it : further) {
      boolean made = whole || asked.contains(it.written());
      command.addSubcommand(
          it.written(), made ? maker.spec(it.written()) : described(it.meaning()));
    }
  }

  /** Whether nothing but help is asked for, from here on. */
  private boolean isHelpAlone(int place) {
    if (whole) {
      return false;
    }
    return asked.isEmpty()
        || place < asked.size() && Main.HELP.containsAll(asked.subList(place, asked.size()));
  }

  private CommandSpec spec(GameSystem system) {
    if (system.isOneEngagement()) {
      return new OddsCommand<>(system.engagements().get(0)).spec();
    }
    CommandSpec spec = described(system.title());
    spec.addOption(Options.help());
    List<HelpLine> engagements = new ArrayList<>();
    for (EngagementType<?> type : system.engagements()) {
      engagements.add(new HelpLine(type.name(), type.text()));
    }
    add(
        spec,
        1,
        engagements,
        name -> new OddsCommand<>(system.engagement(name).orElseThrow()).spec());
    return spec;
  }

  private static CommandSpec described(String text) {
    CommandSpec spec = CommandSpec.create();
    spec.usageMessage().description(text);
    return spec;
  }

  /**
   * The commands that belong to a command, in its help. Where help is all that is asked for, they
   * are only listed: picocli takes longer to make them all than to do anything else.
   */
  private record Listed(List<HelpLine> commands) implements IHelpSectionRenderer {
    /** As picocli's lists of options have it. */
    private static final int HANGING = 2;

    @Override
    public String render(Help help) {
      HelpText text = new HelpText(help.commandSpec().usageMessage().width(), "", false);
      text.explain("Commands:", commands, HANGING);
      return text.text().substring(1); // without the empty line that it begins with
    }
  }

  /** Has the help say that a command belongs there, where none has been made. */
  private record Synopsis() implements IHelpSectionRenderer {
    @Override
    public String render(Help help) {
      return help.synopsis(help.synopsisHeadingLength()).stripTrailing() + " [COMMAND]\n";
    }
  }
}
