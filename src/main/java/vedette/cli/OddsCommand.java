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
import vedette.odds.Answering;
import vedette.odds.Deadline;
import vedette.odds.Narrated;
import vedette.odds.Odds;
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
    if (type.system().equals(Own.ID) && !text.file().isEmpty()) {
      Own.wordsOf(text.file(), Tables.builtIn()).forEach(text::explain);
      return;
    }
    fight.addHelp(spec, text);
    text.add("");
    text.add("Examples:");
    for (String example : type.examples()) {
      // A line an option, so that it can be copied from a narrow terminal.
      text.add("  vedette " + type.called() + " \\");
      for (String option : example.replace(" --", " \\\n--").split("\n")) {
        text.add("      " + option);
      }
    }
  }

  @Override
  public Map<String, Collection<String>> words() {
    return fight.words();
  }

  @Override
  public int run(ParseResult given, Console console) {
    Deadline deadline = TimeLimit.begin(given);
    AnsweringOptions options = OddsOptions.read(given, deadline);
    Options.checkOutput(given);
    SaveScenario.check(given);
    TallyShard<Q> parts = parts(given);
    Tables tables = parts.tables();
    Map<String, List<String>> texts = parts.texts();
    Q request = parts.request();
    List<Question> questions = parts.questions();
    Engagement<?, ?> engagement = engagement(parts);
    TableCommands.warn(tables, console);
    options.warn(console);
    if (Options.isSet(given, OddsOptions.PLAY)) {
      Options.print(
          play(engagement, options.answering().trials().seed(), deadline), given, console);
      return ExitCode.DONE;
    }
    if (ShardOption.isAskedFor(given)) {
      console
          .out()
          .print(parts.of(engagement, options.answering(), ShardOption.read(given), console));
      return ExitCode.DONE;
    }
    SaveScenario saved =
        SaveScenario.isAskedFor(given) ? SaveScenario.ready(type, fight, options, given) : null;
    Odds odds = odds(engagement, parts, options.answering(), console);
    List<Note> explanation = new ArrayList<>();
    if (Options.isSet(given, OddsOptions.EXPLAIN)) {
      Opening.of(engagement, explanation::add);
    }
    OddsReport<Q> report = new OddsReport<>(type, request, tables, questions.size());
    Options.print(
        report.of(engagement, options.answering().method().usedFor(odds), explanation, odds),
        given,
        console);
    if (saved != null) {
      saved.append(console);
    }
    return precise(odds, console);
  }

  @Override
  public Work<?> work(ParseResult given, Console console) {
    AnsweringOptions options = OddsOptions.read(given, TimeLimit.begin(given));
    TallyShard<Q> parts = parts(given);
    return parts.work(engagement(parts), options.answering());
  }

  private TallyShard<Q> parts(ParseResult given) {
    Tables tables = TableCommands.tables(given);
    Map<String, List<String>> texts = fight.texts(given);
    Q request = fight.form().read(texts);
    return new TallyShard<>(type, texts, request, tables, QuestionOptions.read(given));
  }

  private Engagement<?, ?> engagement(TallyShard<Q> parts) {
    return Asked.of(
        type.engagement(parts.request(), parts.texts(), parts.tables()), parts.questions());
  }

  private <S, R> Odds odds(
      Engagement<S, R> fight, TallyShard<Q> parts, Answering how, Console console) {
    try (ProgressBar progress = new ProgressBar(console, how.trials().precision() > 0)) {
      // A sample whose size nobody knows beforehand is played here.
      return console.workers() == Workers.HERE || how.trials().precision() > 0
          ? how.odds(fight, progress)
          : how.odds(
              fight, progress, sampled -> parts.work(fight, how).odds(console.workers(), progress));
    }
  }

  private static int precise(Odds odds, Console console) {
    if (odds instanceof Odds.Sampled sampled && !sampled.preciseEnough()) {
      String stopped = "stopped after " + sampled.trials() + " battles";
      return AnsweringOptions.imprecise(
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
