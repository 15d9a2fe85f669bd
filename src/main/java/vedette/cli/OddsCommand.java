package vedette.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import vedette.cli.FightLine.What;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Opening;
import vedette.fight.Side;
import vedette.form.Slot;
import vedette.odds.Answering;
import vedette.odds.Best;
import vedette.odds.Method;
import vedette.odds.Narrated;
import vedette.odds.Odds;
import vedette.question.Asked;
import vedette.report.AdviceAnswer;
import vedette.report.Answer;
import vedette.report.AskedFight;
import vedette.report.InfluenceAnswer;
import vedette.report.OddsAnswer;
import vedette.report.PlayAnswer;
import vedette.report.Report;
import vedette.report.SystemInfluenceAnswer;
import vedette.rules.EngagementType;
import vedette.rules.Enquiry;
import vedette.rules.Wish;
import vedette.rules.own.Own;
import vedette.study.Advice;
import vedette.study.Influence;
import vedette.study.TrialsWork;
import vedette.study.own.SystemInfluence;
import vedette.table.SystemFile;
import vedette.table.Table;
import vedette.table.Tables;
import vedette.work.Deadline;
import vedette.work.Limits;
import vedette.work.Refusal.TooLarge;
import vedette.work.Work;
import vedette.work.Workers;

/**
 * The command of one type of engagement: its odds, how they come about and what moves them, over a
 * range of values as well, or one battle roll by roll.
 */
final class OddsCommand<Q extends Record> implements Action {
  private final EngagementType<Q> type;
  private final RequestOptions<Q> fight;

  OddsCommand(EngagementType<Q> type) {
    this.type = type;
    fight = new RequestOptions<>(type);
  }

  CommandSpec spec() {
    CommandSpec spec = CommandSpec.wrapWithoutInspection(this);
    fight.addTo(spec, "vedette " + type.called());
    spec.usageMessage().description(type.text());
    OddsOptions.addTo(spec);
    return spec;
  }

  boolean isOn(String system) {
    return type.system().equals(system);
  }

  /** What can be said of the fight. */
  List<Slot> slots() {
    return fight.form().slots();
  }

  @Override
  public void addOptions(CommandSpec spec, HelpText text) {
    if (text.isBrief()) {
      // -h leaves out --best and --goal.
      text.options(
          RequestOptions.FIGHT,
          fight.options().stream().filter(it -> !Wish.isOption(it.longestName())).toList());
      OddsOptions.addMostUsed(spec, text);
      return;
    }
    if (!namesFile(text)) {
      fight.addWords(spec);
    }
    Action.super.addOptions(spec, text);
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
      text.explain("How to write it:", fight.notation(Map.of()));
    } else {
      fight.addHelp(text);
      text.explain(SweepOptions.HEADING, SweepOptions.BRACES);
    }
    List<String> examples = new ArrayList<>();
    for (String example : type.examples().subList(0, text.isBrief() ? 1 : type.examples().size())) {
      examples.add(type.called() + " " + example);
    }
    text.examples(examples);
  }

  @Override
  public List<String> measures() {
    return fight.measures().stream().<String>map(Measure::name).toList();
  }

  @Override
  public int run(ParseResult given, Console console) {
    FightLine<Q> line = FightLine.read(type, fight, given);
    try {
      return switch (line.how().what()) {
        case SWEEP -> new SweepRun<>(line).run(console);
        case INFLUENCE -> influence(line, console);
        case PLAY -> play(line, console);
        case ADVICE -> advise(line, console);
        case ODDS -> odds(line, console);
      };
    } catch (TooLarge e) {
      throw OddsOptions.advised(e, given);
    }
  }

  @Override
  public Work<?> work(ParseResult given, Console console) {
    FightLine<Q> line = FightLine.read(type, fight, given);
    if (line.how().what() == What.SWEEP) {
      return new SweepRun<>(line).work(console);
    }
    Enquiry<Q> request = line.asked().request();
    return trials(line, request, decided(line, request).fight());
  }

  /** All trials of the fight as work, for workers elsewhere. */
  private static <Q extends Record, R> TrialsWork<R> trials(
      FightLine<Q> line, Enquiry<Q> request, Engagement<?, R> fight) {
    Answering how = line.how().odds().answering();
    return new TrialsWork<>(
        line.asked().texts(),
        line.asked().type().consulted(request.request(), line.asked().tables()),
        fight,
        how.trials(),
        how.limits().deadline());
  }

  /** The fight by the best answers to what it leaves free. */
  private Best<?, ?> decided(FightLine<Q> line, Enquiry<Q> request) {
    Engagement<?, ?> fight = Asked.of(line.asked().engagement(request), line.asked().questions());
    Best<?, ?> best = Best.of(fight, line.how().odds().answering().limits());
    if (fight.doctrine() instanceof Goal.Wished<?> wished) {
      wished.free().forEach(best::checkDecides);
    }
    return best;
  }

  private static <Q extends Record> void warn(FightLine<Q> line, Console console) {
    TableArgument.warn(line.asked().tables(), console);
    line.how().odds().warn(console);
  }

  private int play(FightLine<Q> line, Console console) {
    Engagement<?, ?> engagement = decided(line, line.asked().request()).fight();
    warn(line, console);
    long seed = line.how().odds().answering().trials().seed();
    line.going().printing().print(play(engagement, seed, line.how().deadline()), console);
    return ExitCode.DONE;
  }

  private int advise(FightLine<Q> line, Console console) {
    FightLine.Asked<Q> asked = line.asked();
    warn(line, console);
    Side side = Side.valueOf(line.how().advised().toUpperCase(Locale.ROOT));
    Advice advice =
        new Advice.Of<>(
                type,
                asked.texts(),
                asked.tables(),
                asked.questions(),
                line.how().odds().answering().limits())
            .to(side);
    Answer answer =
        AdviceAnswer.of(
            advice,
            asked.report(asked.request(), advice.best(), Method.EXACT, List.of(), advice.odds()));
    line.going().printing().print(answer, console);
    return ExitCode.DONE;
  }

  /** Changes every cell of the tables and prints what moves. */
  private int influence(FightLine<Q> line, Console console) {
    FightLine.Asked<Q> asked = line.asked();
    Enquiry<Q> request = asked.request();
    Engagement<?, ?> engagement = asked.engagement(request);
    warn(line, console);
    AnsweringOptions how = line.how().odds();
    int states = how.maxStates() > 0 ? how.maxStates() : Limits.STATES;
    List<Table> consulted = type.consulted(request.request(), asked.tables());
    Influence.Task<Q> task =
        new Influence.Task<>(
            type,
            request,
            asked.tables(),
            asked.measures(),
            asked.questions(),
            new Limits(states, line.how().deadline()));
    AskedFight fight =
        new AskedFight(
            type.system(),
            type.name(),
            json -> asked.fight().form().write(request, json),
            engagement.situation(),
            consulted,
            !asked.measures().isEmpty() || !asked.questions().isEmpty());
    int threads = how.answering().trials().threads();
    line.going().printing().print(influence(task, fight, threads, console), console);
    return ExitCode.DONE;
  }

  private static Answer influence(
      Influence.Task<?> task, AskedFight fight, int threads, Console console) {
    try (ProgressBar progress = new ProgressBar(console, false)) {
      for (Table table : fight.tables()) {
        if (table instanceof SystemFile file) {
          return SystemInfluenceAnswer.of(
              fight,
              SystemInfluence.of(
                  task, file, threads, (done, of) -> progress.done(done, of, "changed numbers")));
        }
      }
      return InfluenceAnswer.of(
          fight,
          Influence.of(task, threads, (done, of) -> progress.done(done, of, "changed cells")));
    }
  }

  private int odds(FightLine<Q> line, Console console) {
    Enquiry<Q> request = line.asked().request();
    AnsweringOptions options = line.how().odds();
    Answering how = options.answering();
    Best<?, ?> best = decided(line, request);
    Engagement<?, ?> engagement = best.fight();
    warn(line, console);
    SaveScenario.Ready saved =
        line.going().save() == null ? null : line.going().save().ready(line.asked(), options);
    Odds odds = odds(engagement, line, request, console);
    List<Note> explanation = new ArrayList<>();
    if (line.how().explained()) {
      Opening.of(engagement, explanation::add);
    }
    Report report =
        line.asked().report(request, best, how.method().usedFor(odds), explanation, odds);
    line.going().printing().print(OddsAnswer.of(report), console);
    if (saved != null) {
      saved.append(console);
    }
    return precise(odds, console);
  }

  private static <Q extends Record, S, R> Odds odds(
      Engagement<S, R> fight, FightLine<Q> line, Enquiry<Q> request, Console console) {
    Answering how = line.how().odds().answering();
    try (ProgressBar progress = new ProgressBar(console, how.trials().precision() > 0)) {
      // A sample whose size nobody knows beforehand is played here.
      return console.workers() == Workers.HERE || how.trials().precision() > 0
          ? how.odds(fight, progress)
          : how.odds(
              fight,
              progress,
              sampled -> trials(line, request, fight).odds(console.workers(), progress));
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
