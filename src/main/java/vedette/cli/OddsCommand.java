package vedette.cli;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Opening;
import vedette.odds.Deadline;
import vedette.odds.ExactOdds;
import vedette.odds.Limits;
import vedette.odds.Narrated;
import vedette.odds.Odds;
import vedette.odds.SampledOdds;
import vedette.question.Asked;
import vedette.question.Question;
import vedette.report.Answer;
import vedette.report.PlayAnswer;
import vedette.rules.EngagementType;
import vedette.rules.own.Own;
import vedette.table.Tables;
import vedette.work.Work;
import vedette.work.Workers;

/**
 * The command of one type of engagement: its odds, how they come about, or one battle roll by roll.
 */
final class OddsCommand<Q extends Record> implements Action, InPieces, MoreHelp, HasWords {
  private final EngagementType<Q> type;
  private final RequestOptions<Q> fight;

  OddsCommand(EngagementType<Q> type) {
    this.type = type;
    fight = RequestOptions.ofOne(type);
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    fight.addTo(spec, "vedette " + type.called());
    spec.usageMessage().description(type.text());
    OddsOptions.addTo(spec);
    return spec;
  }

  @Override
  public void addHelp(CommandSpec spec, HelpText text) {
    boolean named = type.system().equals(Own.ID) && !text.file().isEmpty();
    if (text.isBrief()) {
      Options.removeGroups(spec);
      text.options("The fight:", fight.options());
      text.options("What everybody needs:", OddsOptions.mostUsed(spec));
    }
    if (named) {
      Own.wordsOf(text.file(), Tables.builtIn()).forEach(text::explain);
      return;
    }
    if (text.isBrief()) {
      text.explain("How to write it:", fight.notation(Map.of()));
    } else {
      fight.addHelp(spec, text);
    }
    text.add("");
    text.add(text.isBrief() ? "Example:" : "Examples:");
    for (String example : type.examples().subList(0, text.isBrief() ? 1 : type.examples().size())) {
      text.example(type.called() + " " + example);
    }
    if (text.isBrief()) {
      text.add(OddsOptions.MORE);
    }
  }

  @Override
  public Map<String, Collection<String>> words() {
    return fight.words();
  }

  @Override
  public int run(ParseResult given, Console console) {
    Deadline deadline = TimeLimit.begin(given);
    OddsOptions options = OddsOptions.read(given);
    Options.checkOutput(given);
    SaveScenario.check(given);
    TallyShard<Q> parts = parts(given);
    Tables tables = parts.tables();
    Map<String, List<String>> texts = parts.texts();
    Q request = parts.request();
    List<Question> questions = parts.questions();
    Engagement<?, ?> engagement = engagement(parts);
    TableArgument.warn(tables, console);
    TrialsOptions.warn(options.threadsAsked(), console);
    if (Options.isSet(given, OddsOptions.PLAY)) {
      Options.print(play(engagement, options.trials().seed(), deadline), given, console);
      return ExitCode.DONE;
    }
    if (ShardOption.isAskedFor(given)) {
      console
          .out()
          .print(parts.of(engagement, options, ShardOption.read(given), deadline, console));
      return ExitCode.DONE;
    }
    SaveScenario saved =
        SaveScenario.isAskedFor(given) ? SaveScenario.ready(type, fight, options, given) : null;
    Odds odds = odds(engagement, parts, options, deadline, console);
    List<Note> explanation = new ArrayList<>();
    if (Options.isSet(given, OddsOptions.EXPLAIN)) {
      Opening.of(engagement, explanation::add);
    }
    OddsReport<Q> report = new OddsReport<>(type, request, tables, questions.size());
    Options.print(
        report.of(engagement, options.method(), options.outcomesByTurn(), explanation, odds),
        given,
        console);
    if (saved != null) {
      saved.append(console);
    }
    return precise(odds, console);
  }

  /** A sample whose size nobody knows beforehand is played here. */
  private static boolean isInPieces(OddsOptions options) {
    return !options.method().equals("exact") && options.trials().precision() == 0;
  }

  @Override
  public Work<?> work(ParseResult given, Console console) {
    OddsOptions options = OddsOptions.read(given);
    TallyShard<Q> parts = parts(given);
    return parts.work(engagement(parts), options, TimeLimit.begin(given));
  }

  private TallyShard<Q> parts(ParseResult given) {
    Tables tables = TableArgument.tables(given);
    Map<String, List<String>> texts = fight.texts(given);
    Q request = fight.form().read(texts);
    return new TallyShard<>(type, texts, request, tables, QuestionOptions.read(given));
  }

  private Engagement<?, ?> engagement(TallyShard<Q> parts) {
    return Asked.of(
        type.engagement(parts.request(), parts.texts(), parts.tables()), parts.questions());
  }

  private <S, R> Odds odds(
      Engagement<S, R> fight,
      TallyShard<Q> parts,
      OddsOptions options,
      Deadline deadline,
      Console console) {
    try (ProgressBar progress = new ProgressBar(console, options.trials().precision() > 0)) {
      if (options.method().equals("exact")) {
        Limits limits = new Limits(options.trials().maxStates(), deadline);
        return ExactOdds.of(fight, limits, options.fractions(), progress);
      }
      if (console.workers() != Workers.HERE && isInPieces(options)) {
        return parts.work(fight, options, deadline).odds(console.workers(), progress);
      }
      return SampledOdds.of(fight, options.trials(), deadline, progress);
    }
  }

  private static int precise(Odds odds, Console console) {
    if (odds instanceof Odds.Sampled sampled && !sampled.preciseEnough()) {
      String stopped = "stopped after " + sampled.trials() + " battles";
      return TrialsOptions.imprecise(
          stopped + ", before the precision was reached", sampled.trials(), console);
    }
    return ExitCode.DONE;
  }

  private <S, R> Answer play(Engagement<S, R> fight, long seed, Deadline deadline) {
    PlayAnswer play = new PlayAnswer(type.called().toString(), seed, fight.situation());
    Narrated.Played<R> played = Narrated.play(fight, seed, play::add, deadline);
    if (played.result() == null) {
      return play.stopped(played.turn(), played.endless());
    }
    Map<String, String> end = new LinkedHashMap<>();
    for (Measure<R> measure : fight.measures()) {
      Comparable<?> value = measure.value(played.result(), played.turn());
      end.put(
          measure.text(), value instanceof Boolean yes ? (yes ? "yes" : "no") : value.toString());
    }
    return play.ended(end);
  }
}
