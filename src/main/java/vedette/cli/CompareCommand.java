package vedette.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.cli.option.RequestOptions;
import vedette.cli.option.Sections;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.form.OptionText;
import vedette.odds.answer.Odds;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.report.advice.CompareAnswer;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.source.Nearest;
import vedette.study.advice.ComparedWays;
import vedette.study.advice.ComparedWays.Way;
import vedette.table.Tables;

/**
 * The command that compares several plans of attack side by side.
 *
 * @param by the measure or question to sort by; null for none
 */
record CompareCommand(
    List<DescribedWay<?>> ways,
    String by,
    List<String> measures,
    List<Question> questions,
    CalculationOptions calculation,
    Printing printing)
    implements Command {
  static final String NAME = "compare";
  static final String TEXT = "compare several fights, in the same or different systems";

  private static final String VS = "vs";

  private static final int MOST_WAYS = 50;

  /** An alternative as the user typed it, and its fight. */
  private record DescribedWay<Q extends Record>(String words, RequestedFight<Q> fight) {
    Way way(int number, Console console) {
      EngagementType<Q> type = fight.type();
      Engagement<?, ?> plain = fight.plain(fight.form().read(fight.texts()));
      TableArgument.warn(fight.tables(), console);
      Map<String, Integer> decisive = new LinkedHashMap<>(type.summary().measures());
      plain.story().names().ofFile().forEach(measure -> decisive.putIfAbsent(measure, 0));
      Engagement<?, ?> asked = QuestionMeasures.of(plain, fight.questions());
      // Not every fight of a type has all measures that decide for the type, as one without a
      // retreat.
      decisive.keySet().retainAll(asked.measures().stream().map(Measure::name).toList());
      return new Way(Integer.toString(number), words, asked, decisive);
    }
  }

  private static CompareCommand of(ParsedCommandLine given) {
    String by = given.get(Options.BY);
    List<Question> questions = new ArrayList<>(given.get(Options.CHANCE));
    questions.addAll(given.get(Options.VALUE));
    // A question to sort by is also asked, unless it is only a measure's name.
    if (by != null
        && !Question.isName(by)
        && questions.stream().noneMatch(it -> it.text().equals(by))) {
      questions.add(new Question(Question.Kind.EITHER, by, by));
    }
    return new CompareCommand(
        ways(given.words(), questions),
        by,
        given.get(Options.MEASURE),
        questions,
        CalculationOptions.of(given),
        Printing.of(given));
  }

  static CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection((Command.Type) CompareCommand::of);
    spec.usageMessage()
        .customSynopsis("vedette compare [options] FIGHT vs FIGHT [vs FIGHT ...]")
        .description(TEXT)
        .footer(
            "",
            "Write options for all fights before the first or after the last one.",
            "",
            "Example:",
            "  vedette compare --by success --chance \"success and attackerLosses <= 1\" \\%n"
                + "    six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4\" vs \\%n"
                + "    six-days battle --attacker \"inf 7\" --defender \"inf 4\" --turns 2");
    spec.addPositional(
        Options.words(
            "FIGHT",
            "whole command of a fight, as in six-days battle --attacker ...",
            false,
            null));
    List<Option<?>> answer = new ArrayList<>();
    answer.add(Options.BY);
    answer.add(
        Options.MEASURE
            .labelled("NAME")
            .meaning(
                "measure to show, by its name in JSON; repeatable [default: those of the whole"
                    + " sides]"));
    answer.add(Options.CHANCE);
    answer.add(Options.VALUE);
    answer.addAll(CalculationOptions.OPTIONS);
    Sections.add(spec, "Answer", Sections.specs(answer));
    Sections.addOutput(spec, Options.FORMAT, Options.OUTPUT, Options.COLOR);
    return spec;
  }

  /**
   * Returns a command line with the options for all alternatives before the first one; they may
   * also stand after the last one. Other command lines are unchanged.
   */
  static String[] inOrder(String[] args) {
    int last = Arrays.asList(args).lastIndexOf(VS);
    if (last < 0 || !args[0].equals(NAME)) {
      return args;
    }
    Map<String, OptionSpec> all = spec().optionsMap();
    List<String> ordered = new ArrayList<>(List.of(NAME));
    List<String> ways = new ArrayList<>(Arrays.asList(args).subList(1, last + 1));
    for (int i = last + 1; i < args.length; i++) {
      OptionSpec option = all.get(args[i].replaceFirst("=.*", ""));
      List<String> to = option == null ? ways : ordered;
      to.add(args[i]);
      if (option != null
          && option.arity().max() > 0
          && !args[i].contains("=")
          && i + 1 < args.length) {
        to.add(args[++i]);
      }
    }
    ordered.addAll(ways);
    return ordered.toArray(String[]::new);
  }

  private static List<DescribedWay<?>> ways(List<String> words, List<Question> questions) {
    List<DescribedWay<?>> ways = new ArrayList<>();
    for (List<String> part : parts(words)) {
      ways.add(way(part, questions));
    }
    if (ways.size() < 2) {
      throw Failure.usage(
          "C007",
          ways.isEmpty()
              ? "there is no command to compare"
              : "there is only one command to compare",
          "write two or more commands with `vs` between them");
    }
    if (ways.size() > MOST_WAYS) {
      throw Failure.usage(
          "C007",
          ways.size() + " commands are over the limit of " + MOST_WAYS,
          "compare fewer commands");
    }
    return ways;
  }

  @Override
  public int run(Console console) {
    List<Way> fights = new ArrayList<>();
    for (DescribedWay<?> way : ways) {
      fights.add(way.way(fights.size() + 1, console));
    }
    calculation.warn(console);
    ComparedWays compared =
        ComparedWays.of(new ComparedWays.Task(fights, asked(fights), by, calculation.answering()));
    printing.print(CompareAnswer.of(compared, calculation.answering().method()), console);
    for (Odds odds : compared.odds()) {
      if (odds instanceof Odds.Sampled sampled && !sampled.preciseEnough()) {
        return CalculationOptions.imprecise(
            "not every command reached the precision", sampled.trials(), console);
      }
    }
    return ExitCode.DONE;
  }

  /**
   * Returns the requested measures and questions; with questions only, the measures that decide
   * stay.
   */
  private List<String> asked(List<Way> fights) {
    if (measures.isEmpty() && questions.isEmpty()) {
      return List.of();
    }
    Set<String> asked = new LinkedHashSet<>(measures);
    if (measures.isEmpty()) {
      fights.forEach(way -> asked.addAll(way.decisive().keySet()));
    }
    return Question.names(asked, questions);
  }

  private static List<List<String>> parts(List<String> words) {
    if (words.isEmpty()) {
      return List.of();
    }
    List<List<String>> parts = new ArrayList<>();
    List<String> part = new ArrayList<>();
    for (String word : words) {
      if (word.equals(VS)) {
        parts.add(part);
        part = new ArrayList<>();
      } else {
        part.add(word);
      }
    }
    parts.add(part);
    return parts;
  }

  private static DescribedWay<?> way(List<String> part, List<Question> questions) {
    if (part.isEmpty()) {
      throw Failure.usage(
          "C007", "a command is missing beside `vs`", "write a command before and after each `vs`");
    }
    String first = part.get(0);
    GameSystem system = Catalogue.find(first).orElse(null);
    if (system == null) {
      throw Failure.usage(
          "C001",
          "unknown rule system `" + first + "`",
          Nearest.help(first, Catalogue.systems().stream().map(GameSystem::id).toList()));
    }
    if (system.isOneEngagement()) {
      return way(system.engagements().get(0), part, 1, questions);
    }
    String name = part.size() > 1 ? part.get(1) : "";
    EngagementType<?> type = system.engagement(name).orElse(null);
    if (type == null) {
      throw Failure.usage(
          "C001",
          name.isEmpty()
              ? "`" + system.id() + "` needs the name of a fight"
              : "unknown fight `" + name + "` of " + system.id(),
          Nearest.help(name, system.engagementNames()));
    }
    return way(type, part, 2, questions);
  }

  private static <Q extends Record> DescribedWay<Q> way(
      EngagementType<Q> type, List<String> part, int from, List<Question> questions) {
    RequestOptions<Q> options = new RequestOptions<>(type);
    CommandSpec spec =
        CommandSpec.wrapWithoutInspection(new OddsCommand<>(type))
            .name("vedette " + type.fightName());
    options.addTo(spec, spec.name());
    spec.addOption(Options.TABLES.meaning("tables from the JSON files below DIR").spec());
    ParsedCommandLine given =
        new ParsedCommandLine(parsed(spec, part.subList(from, part.size())), options.form());
    String words = part.stream().map(OptionText::word).collect(Collectors.joining(" "));
    if (given.sweepsTables()) {
      throw Failure.usage(
          "C007",
          "--tables: `"
              + given.text(Options.TABLES)
              + "` names several directories, but a compared command is one fight: "
              + words,
          "write one directory in each command, as --tables old in one and --tables new in the"
              + " other");
    }
    if (given.isSwept()) {
      throw Failure.usage(
          "C007",
          "this command sweeps over several values, but a compared command is one fight: " + words,
          "write one of the values, or sweep over the fight without `" + NAME + "`");
    }
    Tables tables = TableArgument.tables(given.get(Options.TABLES));
    return new DescribedWay<>(
        words,
        new RequestedFight<>(type, options.form(), given.texts(), tables, questions, List.of()));
  }

  private static ParseResult parsed(CommandSpec spec, List<String> words) {
    CommandLine command = new CommandLine(spec);
    command.setExpandAtFiles(false);
    try {
      ParseResult parsed = command.parseArgs(words.toArray(String[]::new));
      UsageErrors.refuseRepeated(parsed, words);
      return parsed;
    } catch (ParameterException e) {
      refuseOthers(spec, words);
      throw UsageErrors.of(e, words);
    }
  }

  /** Refuses options that apply to all alternatives, or to the command of a single fight. */
  private static void refuseOthers(CommandSpec way, List<String> words) {
    CommandSpec fight = CommandSpec.create();
    OddsCommand.addOptions(fight);
    CommandSpec all = spec();
    for (String word : words) {
      String option = word.replaceFirst("=.*", "");
      if (way.optionsMap().containsKey(option)) {
        continue;
      }
      if (all.optionsMap().containsKey(option)) {
        throw Failure.usage(
            "C004",
            option + " stands between two commands",
            "write it before the first command or after the last; it applies to all of them");
      }
      if (fight.optionsMap().containsKey(option)) {
        throw Failure.usage(
            "C004",
            option + " applies to a single fight, not to a comparison",
            "leave it out, or run the fight without `" + NAME + "`");
      }
    }
  }
}
