package vedette.cli;

import java.util.List;
import picocli.CommandLine.Help;
import picocli.CommandLine.IHelpSectionRenderer;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Options under a heading of the help. A class, as the archive of loaded classes takes no lambdas
 * of picocli's types.
 */
record OptionSection(String heading, List<OptionSpec> options) implements IHelpSectionRenderer {
  @Override
  public String render(Help help) {
    return help.createHeading("%n" + heading + ":%n") + help.optionListExcludingGroups(options);
  }
}
