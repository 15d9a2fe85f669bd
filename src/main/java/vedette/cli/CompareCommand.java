package vedette.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.cli.option.Sections;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.answer.Odds;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.report.advice.CompareAnswer;
import vedette.rules.EngagementType;
import vedette.study.advice.ComparedWays;
import vedette.study.advice.ComparedWays.Way;

/**
 * The command that compares several plans of attack side by side.
 *
 * @param by the measure or question to sort by; null for none
 */
record CompareCommand(
    List<FightArgument<?>> ways,
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

  private static <Q extends Record> Way way(
      FightArgument<Q> argument, int number, Console console) {
    RequestedFight<Q> fight = argument.fight();
    EngagementType<Q> type = fight.type();
    Engagement<?, ?> plain = fight.plain(fight.form().read(fight.texts()));
    TableArgument.warn(fight.tables(), console);
    Map<String, Integer> decisive = new LinkedHashMap<>(type.summary().measures());
    plain.story().names().ofFile().forEach(measure -> decisive.putIfAbsent(measure, 0));
    Engagement<?, ?> asked = QuestionMeasures.of(plain, fight.questions());
    // Not every fight of a type has all measures that decide for the type, as one without a
    // retreat.
    decisive.keySet().retainAll(asked.measures().stream().map(Measure::name).toList());
    return new Way(Integer.toString(number), argument.words(), argument.args(), asked, decisive);
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
    List<String> ordered = new ArrayList<>(List.of(NAME));
    List<String> ways = new ArrayList<>(Arrays.asList(args).subList(1, last + 1));
    FightArgument.divide(Arrays.asList(args).subList(last + 1, args.length), spec(), ordered, ways);
    ordered.addAll(ways);
    return ordered.toArray(String[]::new);
  }

  private static List<FightArgument<?>> ways(List<String> words, List<Question> questions) {
    List<FightArgument<?>> ways = new ArrayList<>();
    for (List<String> part : parts(words)) {
      if (part.isEmpty()) {
        throw Failure.usage(
            "C007",
            "a command is missing beside `vs`",
            "write a command before and after each `vs`");
      }
      ways.add(FightArgument.of(part, NAME, spec(), questions));
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
    for (FightArgument<?> argument : ways) {
      fights.add(way(argument, fights.size() + 1, console));
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
}
