package vedette.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParseResult;
import vedette.odds.Method;
import vedette.problem.Nearest;
import vedette.report.Format;
import vedette.rules.Catalogue;

/** Prints a script with which a shell completes commands, options and the words they know. */
final class CompletionCommand implements Action {
  static final String TEXT = "a script with which bash or zsh completes command lines";

  private static final String SHELL = "SHELL";

  private static final String HEAD =
      """
      # Completes command lines of vedette, in bash and zsh. Made with picocli. To have it always,
      # write this into ~/.bashrc or ~/.zshrc:
      #   source <(vedette completion bash)
      """;

  /** Zsh runs the script of bash. */
  private static final List<String> SHELLS = List.of("bash", "zsh");

  /** The words of options that mean the same in every command. */
  static final Map<String, List<String>> WORDS =
      Map.of(
          Options.FORMAT,
          List.of(Format.words()),
          ShowCommand.SCHEMA,
          List.copyOf(ShowCommand.SCHEMAS.keySet()),
          Options.COLOR,
          List.of("auto", "always", "never"),
          OddsOptions.ADVISE,
          List.of("attacker", "defender"),
          AnsweringOptions.METHOD,
          Stream.of(Method.values()).map(Method::word).toList());

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    spec.usageMessage()
        .customSynopsis("vedette completion SHELL")
        .description(TEXT)
        .footer("", "Examples:", "  source <(vedette completion bash)", "  vedette completion zsh");
    spec.addPositional(
        PositionalParamSpec.builder(Options.word(0, SHELL, "bash or zsh"))
            .completionCandidates(SHELLS)
            .build());
    Options.addGroup(spec, "Help", List.of(Options.help()));
    return spec;
  }

  @Override
  public int run(ParseResult given, Console console) {
    String shell = given.matchedPositionalValue(0, "");
    if (!SHELLS.contains(shell)) {
      throw Failure.usage(
          "C003",
          SHELL + ": `" + shell + "` is not one of " + String.join(", ", SHELLS),
          Nearest.help(shell, SHELLS));
    }
    CommandLine program = Main.whole();
    addWords(program.getCommandSpec());
    console.out().print(HEAD + withoutHead(AutoComplete.bash("vedette", program)));
    return ExitCode.DONE;
  }

  /**
   * Without what picocli says of a script in a file, and without its lines by which bash would not
   * offer files where no word is known.
   */
  private static String withoutHead(String script) {
    return script
        .substring(script.indexOf("\nif [ -n \"$BASH_VERSION\" ]"))
        .replaceAll("(?m)^.*compopt \\+o default\n\n?", "");
  }

  private static void addWords(CommandSpec command) {
    Map<String, Collection<String>> words = new TreeMap<>(WORDS);
    if (command.userObject() instanceof Action action) {
      words.putAll(action.words());
    }
    for (OptionSpec option : new ArrayList<>(command.options())) {
      Collection<String> known = words.get(option.longestName());
      if (known != null && option.arity().max() > 0) {
        command.remove(option);
        // The script keeps words by their option's label.
        String label = option.longestName().substring("--".length());
        command.addOption(
            OptionSpec.builder(option)
                .paramLabel(label)
                .completionCandidates(plain(known))
                .build());
      }
    }
    for (PositionalParamSpec word : new ArrayList<>(command.positionalParameters())) {
      List<String> known = named(word.paramLabel());
      if (!known.isEmpty()) {
        command.remove(word);
        command.addPositional(
            PositionalParamSpec.builder(word).completionCandidates(known).build());
      }
    }
    for (CommandLine further : command.subcommands().values()) {
      addWords(further.getCommandSpec());
    }
  }

  /** What a plain word can name, by its label; none of files, which the shell offers. */
  private static List<String> named(String label) {
    List<String> systems = ListCommand.systems();
    return switch (label) {
      case "SYSTEM" -> systems;
      case "OLD", "NEW" -> Catalogue.tableIds();
      case "NAME" -> Stream.concat(systems.stream(), Catalogue.tableIds().stream()).toList();
      default -> List.of();
    };
  }

  /** Those that a shell takes for one word. */
  private static List<String> plain(Collection<String> words) {
    return words.stream().filter(word -> word.matches("[\\w+./-]+")).toList();
  }
}
