package vedette.cli;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import vedette.cli.console.Failure;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.cli.option.RequestOptions;
import vedette.form.OptionText;
import vedette.question.Question;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.source.Nearest;
import vedette.table.Tables;

/**
 * A fight that is an argument of another command, written as its own command.
 *
 * @param args its words as typed, without quotes
 * @param words the same as a command line
 */
record FightArgument<Q extends Record>(List<String> args, String words, RequestedFight<Q> fight) {
  /**
   * Reads a fight.
   *
   * @param words the words of its command, at least one
   * @param name the command that takes the fight
   * @param whole the options of that command
   */
  static FightArgument<?> of(
      List<String> words, String name, CommandSpec whole, List<Question> questions) {
    String first = words.get(0);
    GameSystem system = Catalogue.find(first).orElse(null);
    if (system == null) {
      throw Failure.usage(
          "C001",
          "unknown rule system `" + first + "`",
          Nearest.help(first, Catalogue.systems().stream().map(GameSystem::id).toList()));
    }
    if (system.isOneEngagement()) {
      return of(system.engagements().get(0), words, 1, name, whole, questions);
    }
    String fight = words.size() > 1 ? words.get(1) : "";
    EngagementType<?> type = system.engagement(fight).orElse(null);
    if (type == null) {
      throw Failure.usage(
          "C001",
          fight.isEmpty()
              ? "`" + system.id() + "` needs the name of a fight"
              : "unknown fight `" + fight + "` of " + system.id(),
          Nearest.help(fight, system.engagementNames()));
    }
    return of(type, words, 2, name, whole, questions);
  }

  private static <Q extends Record> FightArgument<Q> of(
      EngagementType<Q> type,
      List<String> all,
      int from,
      String name,
      CommandSpec whole,
      List<Question> questions) {
    RequestOptions<Q> options = new RequestOptions<>(type);
    CommandSpec spec =
        CommandSpec.wrapWithoutInspection(new OddsCommand<>(type))
            .name("vedette " + type.fightName());
    options.addTo(spec, spec.name());
    boolean ownTables = !whole.optionsMap().containsKey(Options.TABLES.name());
    if (ownTables) {
      spec.addOption(Options.TABLES.meaning("tables from the JSON files below DIR").spec());
    }
    ParsedCommandLine given =
        new ParsedCommandLine(
            parsed(spec, all.subList(from, all.size()), name, whole), options.form());
    String words = all.stream().map(OptionText::word).collect(Collectors.joining(" "));
    if (ownTables && given.sweepsTables()) {
      throw Failure.usage(
          "C007",
          "--tables: `"
              + given.text(Options.TABLES)
              + "` names several directories, but `"
              + name
              + "` takes single fights: "
              + words,
          "write one directory in each command, as --tables old in one and --tables new in the"
              + " other");
    }
    if (given.isSwept()) {
      throw Failure.usage(
          "C007",
          "this command sweeps over several values, but `"
              + name
              + "` takes single fights: "
              + words,
          "write one of the values, or sweep over the fight without `" + name + "`");
    }
    Tables tables = TableArgument.tables(ownTables ? given.get(Options.TABLES) : null);
    return new FightArgument<>(
        all,
        words,
        new RequestedFight<>(type, options.form(), given.texts(), tables, questions, List.of()));
  }

  private static ParseResult parsed(
      CommandSpec spec, List<String> words, String name, CommandSpec whole) {
    CommandLine command = new CommandLine(spec);
    command.setExpandAtFiles(false);
    try {
      ParseResult parsed = command.parseArgs(words.toArray(String[]::new));
      UsageErrors.refuseRepeated(parsed, words);
      return parsed;
    } catch (ParameterException e) {
      refuseOthers(spec, words, name, whole);
      throw UsageErrors.of(e, words);
    }
  }

  /** Refuses options of the whole command, or of the command of a single fight. */
  private static void refuseOthers(
      CommandSpec argument, List<String> words, String name, CommandSpec whole) {
    CommandSpec fight = CommandSpec.create();
    OddsCommand.addOptions(fight);
    for (String word : words) {
      String option = word.replaceFirst("=.*", "");
      if (argument.optionsMap().containsKey(option)) {
        continue;
      }
      if (whole.optionsMap().containsKey(option)) {
        throw Failure.usage(
            "C004",
            option + " stands between two commands",
            "write it before the first command or after the last; it applies to all of them");
      }
      if (fight.optionsMap().containsKey(option)) {
        throw Failure.usage(
            "C004",
            option + " applies to a single fight, not to `" + name + "`",
            "leave it out, or run the fight without `" + name + "`");
      }
    }
  }

  /**
   * Divides words into the options of a command, with their values, and all others.
   *
   * @param options receives the options and values
   * @param others receives the other words
   */
  static void divide(
      List<String> words, CommandSpec command, List<String> options, List<String> others) {
    Map<String, OptionSpec> all = command.optionsMap();
    for (int i = 0; i < words.size(); i++) {
      String word = words.get(i);
      OptionSpec option = all.get(word.replaceFirst("=.*", ""));
      List<String> to = option == null ? others : options;
      to.add(word);
      if (option != null
          && option.arity().max() > 0
          && !word.contains("=")
          && i + 1 < words.size()) {
        to.add(words.get(++i));
      }
    }
  }
}
