package vedette.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;
import vedette.notation.HelpLine;
import vedette.odds.Deadline;
import vedette.odds.TimeUp;
import vedette.report.SweepAnswer;
import vedette.rules.EngagementType;
import vedette.study.Journal;
import vedette.study.Ranking;
import vedette.study.Shard;
import vedette.study.Sweep;
import vedette.study.SweepResult;
import vedette.study.Template;
import vedette.table.Tables;

/** The odds of one fight while one or two things about it take one value after the other. */
final class SweepCommand<Q extends Record> implements Action, InPieces, MoreHelp, HasWords {
  static final String JOURNAL = "--journal";
  private static final int MOST_PLACES = 2;

  private final EngagementType<Q> type;
  private final RequestOptions<Q> fight;

  SweepCommand(EngagementType<Q> type) {
    this.type = type;
    fight = RequestOptions.ofSeveral(type);
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    fight.addTo(spec, "vedette sweep " + type.called());
    spec.usageMessage().description("the odds over a range of values: " + type.text());
    List<OptionSpec> answer = new ArrayList<>();
    answer.add(
        Options.values(
            InfluenceCommand.MEASURE,
            "NAME[,NAME]",
            "measures or figures by their names in --format json; `all` for all of the whole sides;"
                + " those of the summary if not given"));
    answer.addAll(QuestionOptions.all());
    answer.addAll(RankingOptions.all());
    answer.add(OddsOptions.methodOption());
    answer.add(TrialsOptions.maxStatesOption());
    answer.addAll(TrialsOptions.trialsOptions());
    answer.add(TimeLimit.option());
    answer.add(
        Options.value(
            TrialsOptions.THREADS,
            "N",
            "threads to work on cells with; the answer is the same for any number"));
    answer.add(
        ShardOption.option(
            "only every Nth cell from the Ith on; `vedette merge` puts the JSON of all N together"));
    answer.add(
        Options.value(
            JOURNAL,
            "FILE",
            "record each finished cell in FILE, and go on from those recorded there"));
    Options.addGroup(spec, "The answer", answer);
    Options.addAnswering(spec);
    return spec;
  }

  @Override
  public void addHelp(CommandSpec spec, HelpText text) {
    List<HelpLine> places =
        List.of(
            new HelpLine("{4..12}", "all numbers from 4 to 12"),
            new HelpLine("{0..100..25}", "0, 25, 50, 75, 100"),
            new HelpLine("{clear,woods}", "one, then the other"),
            new HelpLine("{,hill}", "none, then hill"),
            new HelpLine("{hill air,hill}", "both words, then the first alone"),
            new HelpLine("\"inf {4..12}, cav 2\"", "anywhere in a text, in quotes"),
            new HelpLine("4..12 or a,b", "where a plain number or word stands"),
            new HelpLine("\"a b\"", "words that hold in every cell, where several may be given"),
            new HelpLine("=false,true", "without and with a flag, as --extra=false,true"));
    text.explain("How to sweep, in one place or two:", places);
    fight.addHelp(spec, text);
  }

  @Override
  public Map<String, Collection<String>> words() {
    return fight.words();
  }

  @Override
  public Sweep work(ParseResult given, Console console) {
    Deadline deadline = TimeLimit.begin(given);
    Options.checkOutput(given);
    String method = OddsOptions.method(given, "");
    int threads = TrialsOptions.threads(given);
    Sweep.Method how =
        new Sweep.Method(method, TrialsOptions.trials(given, method, threads), deadline);
    Shard shard = ShardOption.read(given);
    RankingOptions.refuseShard(given, shard);
    journal(given);
    Map<String, List<String>> texts = fight.texts(given);
    fight.form().checkGiven(texts);
    Template template = new Template(fight.form(), texts);
    checkSize(template);
    Tables tables = TableArgument.tables(given);
    List<String> measures = InfluenceCommand.measures(given);
    Sweep sweep =
        new Sweep(
            Version.NUMBER,
            type,
            template,
            tables,
            measures,
            QuestionOptions.read(given),
            how,
            shard);
    TableArgument.warn(tables, console);
    return sweep;
  }

  @Override
  public int run(ParseResult given, Console console) {
    Sweep sweep = work(given, console);
    Ranking ranking = RankingOptions.read(given, sweep.head());
    SweepSizeLimit.check(sweep.head(), Runtime.getRuntime().maxMemory());
    TrialsOptions.warn(TrialsOptions.threads(given), console);
    SweepResult result;
    try {
      result = run(sweep, journal(given), console);
      Options.print(
          SweepAnswer.of(result, RankingOptions.game(sweep.head()), ranking), given, console);
    } catch (OutOfMemoryError e) {
      throw SweepSizeLimit.noMemory();
    }
    if (!result.preciseEnough()) {
      return TrialsOptions.imprecise(
          "not every cell reached the precision", sweep.head().trials(), console);
    }
    return SweepSizeLimit.done(result, console);
  }

  private static String journal(ParseResult given) {
    String file = Options.value(given, JOURNAL, null);
    if (file != null) {
      Options.checkFileName(JOURNAL, file);
    }
    return file;
  }

  private static void checkSize(Template template) {
    List<Template.Swept> swept = template.swept();
    if (swept.isEmpty()) {
      throw Failure.usage(
          "C007",
          "nothing is swept: every option has a single value",
          template.advised() != null
              ? "write braces around several values: " + template.advised()
              : "write a range or a list somewhere, as --turns 1..5 or --attacker \"inf {4..12}\"");
    }
    if (swept.size() > MOST_PLACES) {
      List<String> names = new ArrayList<>();
      swept.forEach(place -> names.add(place.name()));
      throw Failure.usage(
          "C007",
          "more than two places take several values: " + String.join(", ", names),
          "sweep one or two at a time");
    }
    if (template.cells() > Sweep.MOST_CELLS) {
      throw Failure.usage(
          "C007",
          "the sweep has " + template.cells() + " cells, over the limit of 1,000,000",
          "take larger steps, as {0..1000..10}");
    }
  }

  private static SweepResult run(Sweep sweep, String file, Console console) {
    AtomicInteger done = new AtomicInteger();
    String lineEnd = console.terminalErr() ? "\n" : "";
    Thread interrupted =
        new Thread(() -> console.err().print(lineEnd + interruption(done.get(), sweep, file)));
    try (Journal journal = file == null ? null : Journal.open(file, sweep.head());
        ProgressBar progress = new ProgressBar(console, false)) {
      IntConsumer show = cells -> progress.done(cells, sweep.size(), "cells");
      Runtime.getRuntime().addShutdownHook(interrupted);
      try {
        return sweep.run(journal, console.workers(), done, show);
      } catch (TimeUp e) {
        throw timeUp(e, done.get(), sweep, file);
      } finally {
        removeHook(interrupted);
      }
    }
  }

  /** The run is over: nothing is printed at the end of the program any more. */
  private static void removeHook(Thread hook) {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is going down already.
    }
  }

  private static String interruption(int done, Sweep sweep, String file) {
    return "warning[L006]: interrupted, "
        + finished(done, sweep, file)
        + "\nhelp: "
        + continuation(file)
        + "\n";
  }

  private static Failure timeUp(TimeUp e, int done, Sweep sweep, String file) {
    return new Failure(
        "L008",
        ExitCode.REFUSED,
        e.getMessage() + ", " + finished(done, sweep, file),
        file == null ? e.help() + "; " + continuation(null) : continuation(file));
  }

  private static String finished(int done, Sweep sweep, String file) {
    return done
        + " of "
        + sweep.size()
        + " cells are done"
        + (file == null ? "" : " and kept in " + file);
  }

  private static String continuation(String file) {
    return file == null
        ? "with --journal FILE they would have been kept"
        : "run the same command again to continue";
  }
}
