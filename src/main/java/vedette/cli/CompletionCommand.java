package vedette.cli;

import java.util.List;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.option.Command;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.Sections;

/**
 * Prints picocli's script with which a shell completes commands, options and the words they know.
 */
record CompletionCommand(String shell) implements Command {
  static final String TEXT = "print a completion script for bash or zsh";

  private static final String SHELL = "SHELL";

  private static final String HEAD =
      """
      # Completes command lines of vedette, in bash and zsh. Made with picocli. To have it always,
      # write this into ~/.bashrc or ~/.zshrc:
      #   source <(vedette completion bash)
      """;

  /** Zsh runs the script of bash. */
  private static final List<String> SHELLS = List.of("bash", "zsh");

  static CommandSpec spec() {
    Command.Type completion = given -> new CompletionCommand(given.word(0));
    CommandSpec spec = CommandSpec.wrapWithoutInspection(completion);
    spec.usageMessage()
        .customSynopsis("vedette completion SHELL")
        .description(TEXT)
        .footer("", "Examples:", "  source <(vedette completion bash)", "  vedette completion zsh");
    spec.addPositional(Options.word(0, SHELL, "bash or zsh", true, SHELLS));
    Sections.add(spec, "Help", List.of(Sections.help()));
    return spec;
  }

  @Override
  public int run(Console console) {
    Option.checkKnown(SHELL, shell, SHELLS.toArray(String[]::new));
    CommandLine program = Commands.whole();
    label(program.getCommandSpec());
    String script = AutoComplete.bash("vedette", program);
    // Without picocli's head, on scripts in files, and with files where no word is known.
    script =
        script
            .substring(script.indexOf("\nif [ -n \"$BASH_VERSION\" ]"))
            .replaceAll("(?m)^.*compopt \\+o default\n\n?", "");
    console.out().print(HEAD + script);
    return ExitCode.DONE;
  }

  /** Labels options by their names: the script keeps the words of an option by its label. */
  private static void label(CommandSpec command) {
    for (OptionSpec option : List.copyOf(command.options())) {
      Iterable<String> words = option.completionCandidates();
      if (Options.OF_MEASURES.contains(option.longestName())
          && command.userObject() instanceof Command.Type type) {
        words = Options.shellWords(type.measures());
      }
      if (words != null) {
        command.remove(option);
        command.addOption(
            OptionSpec.builder(option)
                .paramLabel(option.longestName().substring("--".length()))
                .completionCandidates(words)
                .build());
      }
    }
    for (CommandLine further : command.subcommands().values()) {
      label(further.getCommandSpec());
    }
  }
}
