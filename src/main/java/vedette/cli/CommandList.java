package vedette.cli;

import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import vedette.notation.HelpLine;

/**
 * The commands that belong to a command, in its help. Where help is all that is asked for, they are
 * only listed: picocli takes longer to make them all than to do anything else.
 */
record CommandList(List<HelpLine> commands) implements IHelpSectionRenderer {
  /** As picocli's lists of options have it. */
  private static final int HANGING = 2;

  /** Lists these in the help of a command. */
  void addTo(CommandSpec command) {
    UsageMessageSpec usage = command.usageMessage();
    usage.commandListHeading("");
    usage.sectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, this);
  }

  /** Has the help say that a command belongs there, where none has been made. */
  void addSynopsisTo(CommandSpec command) {
    command.usageMessage().sectionMap().put(UsageMessageSpec.SECTION_KEY_SYNOPSIS, new Synopsis());
  }

  @Override
  public String render(Help help) {
    HelpText text = new HelpText(help.commandSpec().usageMessage().width(), "");
    text.explain("Commands:", commands, HANGING);
    return text.text().substring(1); // without the empty line that it begins with
  }

  private record Synopsis() implements IHelpSectionRenderer {
    @Override
    public String render(Help help) {
      return help.synopsis(help.synopsisHeadingLength()).stripTrailing() + " [COMMAND]\n";
    }
  }
}
