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
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.form.OptionText;
import vedette.odds.Odds;
import vedette.problem.Nearest;
import vedette.question.Asked;
import vedette.question.Question;
import vedette.report.CompareAnswer;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.study.ComparedWays;
import vedette.study.ComparedWays.Way;
import vedette.study.Template;
import vedette.table.Tables;

/** The command that puts whole ways to attack side by side. */
final class CompareCommand {
  static final String NAME = "compare";
  static final String TEXT = "several ways to attack side by side, whatever their systems";

  /** What to do with an option that stands before the first way, and is not for all. */
  static final String OF_A_WAY = "write the options of a fight behind its own name";

  private static final String VS = "vs";

  private static final String BY = "--by";
  private static final int MOST_WAYS = 50;

  private final List<String> words;
  private final String by;
  private final List<String> measures;
  private final List<Question> questions;
  private final AnsweringOptions how;
  private final Printing printing;

  private final Console console;
  private final List<Way> ways = new ArrayList<>();

  private CompareCommand(ParseResult given, Console console) {
    words = given.matchedPositionalValue(0, List.of());
    by = Options.value(given, BY, null);
    measures = QuestionOptions.measures(given);
    questions = questions(QuestionOptions.read(given), by);
    how = AnsweringOptions.read(given, Options.deadline(given));
    printing = Printing.read(given);
    this.console = console;
  }

  static CommandSpec spec() {
    Action compare = (given, console) -> new CompareCommand(given, console).run();
    CommandSpec spec = CommandSpec.wrapWithoutInspection(compare);
    spec.usageMessage()
        .customSynopsis("vedette compare [options] WAY vs WAY [vs WAY ...]")
        .description(TEXT)
        .footer(
            "",
            "A way is a whole command, `six-days battle --attacker ...`.",
            "Options for all ways stand before the first or behind the last.",
            "",
            "Example:",
            "  vedette compare --by success --chance \"success and attackerLoss <= 1\" \\%n"
                + "    six-days battle --attacker \"inf 5, cav 2\" --defender \"inf 4\" vs \\%n"
                + "    six-days battle --attacker \"inf 7\" --defender \"inf 4\" --turns 2");
    spec.addPositional(
        PositionalParamSpec.builder()
            .paramLabel("WAY")
            .index("0..*")
            .arity("0..*")
            .type(List.class)
            .auxiliaryTypes(String.class)
            .description("the words of a command")
            .build());
    List<OptionSpec> answer = new ArrayList<>();
    answer.add(
        Options.value(
            BY,
            "MEASURE",
            "sort the ways by a measure or a question, the best first; the greatest where nothing"
                + " says what is better"));
    answer.add(QuestionOptions.measure());
    answer.addAll(QuestionOptions.all());
    answer.addAll(AnsweringOptions.all("threads to simulate with"));
    Options.addGroup(spec, "The answer", answer);
    Options.addAnswering(spec);
    return spec;
  }

  /**
   * Returns a command line with the options for all ways before the first way, where they may also
   * stand behind the last one. Other command lines stay as they are.
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

  /** What is sorted by is asked as well, if it is more than a measure's name. */
  private static List<Question> questions(List<Question> asked, String by) {
    List<Question> questions = new ArrayList<>(asked);
    if (by != null
        && !Question.isName(by)
        && questions.stream().noneMatch(it -> it.text().equals(by))) {
      questions.add(new Question(Question.Kind.EITHER, by, by));
    }
    return questions;
  }

  private int run() {
    if (!words.isEmpty()) {
      parts(words).forEach(this::read);
    }
    if (ways.size() < 2) {
      throw Failure.usage(
          "C007",
          ways.isEmpty() ? "there is no way to compare" : "there is only one way",
          "write two or more with `vs` between them");
    }
    if (ways.size() > MOST_WAYS) {
      throw Failure.usage(
          "C007", ways.size() + " ways are more than can be compared", "name at most " + MOST_WAYS);
    }
    how.warn(console);
    ComparedWays compared =
        ComparedWays.of(new ComparedWays.Task(ways, asked(), by, how.answering()));
    printing.print(CompareAnswer.of(compared, how.answering().method()), console);
    for (Odds odds : compared.odds()) {
      if (odds instanceof Odds.Sampled sampled && !sampled.preciseEnough()) {
        return AnsweringOptions.imprecise(
            "not every way reached the precision", sampled.trials(), console);
      }
    }
    return ExitCode.DONE;
  }

  /** Measures and questions; with questions alone what decides on the ways stays there. */
  private List<String> asked() {
    if (measures.isEmpty() && questions.isEmpty()) {
      return List.of();
    }
    Set<String> asked = new LinkedHashSet<>(measures);
    if (measures.isEmpty()) {
      ways.forEach(way -> asked.addAll(way.decisive().keySet()));
    }
    return Question.names(asked, questions);
  }

  private static List<List<String>> parts(List<String> words) {
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

  private void read(List<String> part) {
    if (part.isEmpty()) {
      throw Failure.usage("C007", "nothing stands on one side of `vs`", "write a command there");
    }
    GameSystem system = Catalogue.find(part.get(0)).orElse(null);
    if (system == null) {
      throw Failure.usage(
          "C001",
          "`" + part.get(0) + "` is not the command of a fight",
          Nearest.help(part.get(0), Catalogue.systems().stream().map(GameSystem::id).toList()));
    } else {
      command(system, part);
    }
  }

  private void command(GameSystem system, List<String> part) {
    if (system.isOneEngagement()) {
      way(system.engagements().get(0), part, 1);
      return;
    }
    String name = part.size() > 1 ? part.get(1) : "";
    EngagementType<?> type = system.engagement(name).orElse(null);
    if (type == null) {
      throw Failure.usage(
          "C001",
          name.isEmpty()
              ? "the command of " + system.id() + " is missing"
              : "`" + system.id() + " " + name + "` is not a command",
          Nearest.help(name, system.engagementNames()));
    }
    way(type, part, 2);
  }

  private <Q extends Record> void way(EngagementType<Q> type, List<String> part, int from) {
    RequestOptions<Q> options = new RequestOptions<>(type);
    CommandSpec spec =
        CommandSpec.wrapWithoutInspection(new OddsCommand<>(type)).name("vedette " + type.called());
    options.addTo(spec, spec.name());
    spec.addOption(tables());
    ParseResult parsed = parsed(spec, part.subList(from, part.size()));
    Map<String, List<String>> texts = options.texts(parsed);
    if (Template.isSwept(options.form(), texts)) {
      throw Failure.usage(
          "C007",
          "a way is one fight, and this one takes several values: " + words(part),
          "take one of them, or sweep the fight by itself, without `" + NAME + "`");
    }
    Tables tables = TableArgument.tables(parsed);
    Engagement<?, ?> fight = type.engagement(options.form().read(texts), texts, tables);
    TableArgument.warn(tables, console);
    Map<String, Integer> decisive = new LinkedHashMap<>(type.summary().measures());
    fight.names().ofFile().forEach(measure -> decisive.putIfAbsent(measure, 0));
    Engagement<?, ?> asked = Asked.of(fight, questions);
    // Not every fight of a kind can come to all that decides on the kind: nobody may retreat here.
    decisive.keySet().retainAll(asked.measures().stream().map(Measure::name).toList());
    ways.add(new Way(Integer.toString(ways.size() + 1), words(part), asked, decisive));
  }

  private static OptionSpec tables() {
    return Options.value(Options.TABLES, "DIR", "tables from the JSON files below DIR");
  }

  private static ParseResult parsed(CommandSpec spec, List<String> words) {
    CommandLine command = new CommandLine(spec);
    command.setExpandAtFiles(false);
    try {
      ParseResult parsed = command.parseArgs(words.toArray(String[]::new));
      UsageErrors.check(parsed, words);
      return parsed;
    } catch (ParameterException e) {
      refuseOthers(spec, words);
      throw UsageErrors.of(e, words);
    }
  }

  /** Refuses options that are for all ways, or for the command of a single fight. */
  private static void refuseOthers(CommandSpec way, List<String> words) {
    CommandSpec fight = CommandSpec.create();
    OddsOptions.addTo(fight);
    CommandSpec all = spec();
    for (String word : words) {
      String option = word.replaceFirst("=.*", "");
      if (way.optionsMap().containsKey(option)) {
        continue;
      }
      if (all.optionsMap().containsKey(option)) {
        throw Failure.usage(
            "C004",
            option + " stands between two ways",
            "write it before the first way or behind the last: it is for all of them");
      }
      if (fight.optionsMap().containsKey(option)) {
        throw Failure.usage(
            "C004",
            option + " is for one fight, and not for ways side by side",
            "leave it out, or ask about the fight by itself, without `" + NAME + "`");
      }
    }
  }

  /** As it is typed. */
  private static String words(List<String> part) {
    return part.stream().map(OptionText::word).collect(Collectors.joining(" "));
  }
}
