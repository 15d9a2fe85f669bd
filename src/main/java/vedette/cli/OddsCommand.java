package vedette.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.cli.option.Command;
import vedette.cli.option.HelpText;
import vedette.cli.option.Option;
import vedette.cli.option.Options;
import vedette.cli.option.ParsedCommandLine;
import vedette.cli.option.RequestOptions;
import vedette.cli.option.Sections;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.form.RequestForm;
import vedette.form.model.Slot;
import vedette.odds.answer.Method;
import vedette.odds.sample.NarratedBattle;
import vedette.question.MissingValue;
import vedette.question.Question;
import vedette.report.advice.AdviceAnswer;
import vedette.report.answer.Answer;
import vedette.report.odds.PlayAnswer;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.rules.Optimization;
import vedette.rules.OptimizedRequest;
import vedette.rules.own.Own;
import vedette.source.TextFault;
import vedette.study.advice.Advice;
import vedette.study.sweep.Template;
import vedette.table.Tables;
import vedette.work.Refusal.TooLarge;
import vedette.work.Work;

/**
 * The command of one type of engagement: its odds, their explanation and their sensitivity, also
 * over a range of values, or one battle roll by roll.
 */
final class OddsCommand<Q extends Record> implements Command.Type {
  private final EngagementType<Q> type;
  private final RequestOptions<Q> fight;

  OddsCommand(EngagementType<Q> type) {
    this.type = type;
    fight = new RequestOptions<>(type);
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    fight.addTo(spec, "vedette " + type.fightName());
    spec.usageMessage().description(type.text());
    addOptions(spec);
    return spec;
  }

  /** Adds the options of every fight. */
  static void addOptions(CommandSpec command) {
    Sections.add(command, "Questions", Options.CHANCE, Options.VALUE);
    Sections.add(
        command,
        "Answer",
        Options.EXPLAIN,
        Options.INFLUENCE,
        Options.ADVISE,
        Options.PLAY,
        Options.SAVE,
        Options.SCENARIO_NAME);
    Sections.add(
        command,
        "Method",
        Options.METHOD,
        Options.FRACTIONS,
        Options.MAX_STATES,
        Options.TRIALS,
        Options.PRECISION,
        Options.SEED,
        Options.THREADS.meaning(
            "threads for simulations and sweeps; the answer does not depend on it"),
        Options.TIME_LIMIT);
    List<Option<?>> ofCells = new ArrayList<>(List.of(Options.MEASURE));
    ofCells.addAll(Ranking.OPTIONS);
    // A fight with choices already has --best, which also takes the number of cells to show.
    ofCells.removeIf(it -> command.optionsMap().containsKey(it.name()));
    Sections.add(command, "Sweeps", Sections.specs(ofCells));
    Sections.addAnswering(command);
  }

  /** Options the most frequently used options to the help of every fight. */
  private static final List<Option<?>> COMMON =
      List.of(
          Options.CHANCE,
          Options.EXPLAIN,
          Options.PLAY,
          Options.SAVE,
          Options.TABLES,
          Options.FORMAT);

  /** Adds to a page of help the options that are used most, of a command that has all. */
  static void addMostUsed(CommandSpec command, HelpText text) {
    text.options(
        "Common options",
        COMMON.stream().<OptionSpec>map(it -> command.optionsMap().get(it.name())).toList());
  }

  @Override
  public RequestForm<OptimizedRequest<Q>> form() {
    return fight.form();
  }

  @Override
  public void addOptions(CommandSpec spec, HelpText text) {
    if (text.isBrief()) {
      // -h leaves out --best and --goal.
      text.options(
          RequestOptions.FIGHT,
          fight.options().stream().filter(it -> !Optimization.isOption(it.longestName())).toList(),
          text.countExamples(examples(text)) + text.count(COMMON.size()));
      addMostUsed(spec, text);
      return;
    }
    if (!namesFile(text)) {
      fight.addWords(spec);
    }
    Command.Type.super.addOptions(spec, text);
  }

  private boolean namesFile(HelpText text) {
    return type.system().equals(Own.ID) && !text.file().isEmpty();
  }

  @Override
  public void addHelp(CommandSpec spec, HelpText text) {
    if (namesFile(text)) {
      Own.wordsOf(text.file(), Tables.builtIn()).forEach(text::explain);
      return;
    }
    if (text.isBrief()) {
      text.explain("Notation:", fight.notation(Map.of()));
    } else {
      fight.addHelp(text);
      text.explain(Ranking.HEADING, Ranking.BRACES);
    }
    text.examples(examples(text));
  }

  private List<String> examples(HelpText text) {
    return type.examples().stream()
        .limit(text.isBrief() ? 1 : Long.MAX_VALUE)
        .map(example -> type.fightName() + " " + example)
        .toList();
  }

  @Override
  public List<String> measures() {
    return fight.measures().stream().<String>map(Measure::name).toList();
  }

  @Override
  public Command read(ParsedCommandLine given) {
    List<Question> questions = new ArrayList<>(given.get(Options.CHANCE));
    questions.addAll(given.get(Options.VALUE));
    String directory = given.get(Options.TABLES);
    RequestedFight<Q> asked =
        new RequestedFight<>(
            type,
            fight.form(),
            given.texts(),
            given.sweepsTables() ? Tables.builtIn() : TableArgument.tables(directory),
            questions,
            given.get(Options.MEASURE));
    if (type.system().equals(Own.ID)) {
      checkGiven(asked.form(), asked.texts());
    }
    CalculationOptions how = CalculationOptions.of(given);
    Printing printing = Printing.of(given);
    SaveScenario save = SaveScenario.of(given);
    Ranking ranking = Ranking.of(given);
    boolean explained = given.get(Options.EXPLAIN);
    boolean played = given.get(Options.PLAY);
    Side advised = given.get(Options.ADVISE);
    if (given.get(Options.INFLUENCE)) {
      return new ExactOnlyCommand(new InfluenceRun<>(asked, how, printing), Options.INFLUENCE);
    }
    if (given.isSwept()) {
      return new SweepRun<>(asked, given.sweepsTables() ? directory : null, how, ranking, printing);
    }
    if (advised != null) {
      return new AdviceRun<>(asked, how, advised, printing);
    }
    if (played) {
      return new PlayRun<>(asked, how, printing);
    }
    Command odds = new OddsRun<>(asked, how, explained, save, printing);
    return how.answering().fractions() ? new ExactOnlyCommand(odds, Options.FRACTIONS) : odds;
  }

  /**
   * A command that needs an exact answer: its refusals do not suggest a sample.
   *
   * @param because the option that needs it
   */
  private record ExactOnlyCommand(Command command, Option<?> because) implements Command {
    @Override
    public int run(Console console) {
      try {
        return command.run(console);
      } catch (TooLarge e) {
        throw new Failure(
            "L001",
            ExitCode.REFUSED,
            e.getMessage(),
            "raise `--max-states`, fight fewer turns, or leave " + because.name() + " out");
      }
    }

    @Override
    public Work<?> work(Console console) {
      return command.work(console);
    }
  }

  /** The run of {@code --advise}: the optimal decisions of a side. */
  private record AdviceRun<Q extends Record>(
      RequestedFight<Q> fight, CalculationOptions calculation, Side side, Printing printing)
      implements Command {
    @Override
    public int run(Console console) {
      TableArgument.warn(fight.tables(), console);
      calculation.warn(console);
      Advice advice =
          new Advice.AdvisedFight<>(
                  fight.type(),
                  fight.texts(),
                  fight.tables(),
                  fight.questions(),
                  calculation.answering().limits())
              .to(side);
      RequestedFight.checkDecides(advice.best(), side);
      printing.print(
          AdviceAnswer.of(
              advice,
              fight.report(fight.request(), advice.best(), Method.EXACT, List.of(), advice.odds())),
          console);
      return ExitCode.DONE;
    }
  }

  /** The run of {@code --play}: one battle, roll by roll. */
  private record PlayRun<Q extends Record>(
      RequestedFight<Q> fight, CalculationOptions calculation, Printing printing)
      implements Command {
    @Override
    public int run(Console console) {
      Engagement<?, ?> fought =
          fight.decided(fight.request(), calculation.answering().limits()).fight();
      TableArgument.warn(fight.tables(), console);
      calculation.warn(console);
      printing.print(play(fought), console);
      return ExitCode.DONE;
    }

    private <S, R> Answer play(Engagement<S, R> fought) {
      long seed = calculation.answering().trials().seed();
      PlayAnswer play =
          new PlayAnswer(fight.type().fightName().toString(), seed, fought.story().situation());
      NarratedBattle.BattleOutcome<R> battleOutcome =
          NarratedBattle.play(fought, seed, play::add, calculation.deadline());
      if (battleOutcome.result() == null) {
        return play.stopped(battleOutcome.turn(), battleOutcome.endless());
      }
      Map<String, String> end = new LinkedHashMap<>();
      for (Measure<R> measure : fought.measures()) {
        end.put(measure.text(), words(measure.value(battleOutcome.result(), battleOutcome.turn())));
      }
      return play.ended(end);
    }

    /** Returns the words of a value; null stands for a question whose condition does not hold. */
    private static String words(Comparable<?> value) {
      if (value == null) {
        return new MissingValue(MissingValue.Reason.CONDITION, 1).words();
      }
      return value instanceof Boolean yes ? (yes ? "yes" : "no") : value.toString();
    }
  }

  /** Checks for missing stacks; the error has an example in the words of the file. */
  private static void checkGiven(RequestForm<?> form, Map<String, List<String>> texts) {
    try {
      form.checkGiven(texts);
    } catch (TextFault e) {
      String file = texts.get(HasTableFile.PARAMETER).get(0);
      if (Template.isSwept(file)) {
        throw e;
      }
      String unit = Own.wordsOf(file, Tables.builtIn()).values().iterator().next().get(0).written();
      throw new TextFault(
          e.slot(),
          e.getMessage(),
          "add it, for example " + Slot.optionOf(e.slot()) + " \"" + unit + "\"");
    }
  }
}
