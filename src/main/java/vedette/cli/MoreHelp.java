package vedette.cli;

import picocli.CommandLine.Model.CommandSpec;

/** A command with more to say in its help than is worth making at every start. */
interface MoreHelp {
  /** Adds it. */
  void addHelp(CommandSpec spec, HelpText text);
}
