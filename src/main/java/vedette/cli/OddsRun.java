package vedette.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.ProgressBar;
import vedette.cli.option.Command;
import vedette.fight.Engagement;
import vedette.fight.Note;
import vedette.fight.Opening;
import vedette.odds.Answering;
import vedette.odds.answer.Odds;
import vedette.odds.best.Best;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.report.odds.OddsAnswer;
import vedette.rules.Enquiry;
import vedette.study.advice.TrialsWork;
import vedette.work.Work;
import vedette.work.Workers;

/**
 * The odds of one fight.
 *
 * @param explained whether the first rolls are explained with the odds
 * @param save the suite that the fight is appended to; null for none
 */
record OddsRun<Q extends Record>(
    Fight<Q> fight, AnsweringOptions how, boolean explained, SaveScenario save, Printing printing)
    implements Command {
  @Override
  public int run(Console console) {
    Enquiry<Q> request = fight.request();
    Answering answering = how.answering();
    Best<?, ?> best = fight.decided(request, answering.limits());
    TableArgument.warn(fight.tables(), console);
    how.warn(console);
    SaveScenario.Ready saved = save == null ? null : save.ready(fight, how);
    Odds odds = odds(best.fight(), request, console);
    List<Note> explanation = new ArrayList<>();
    if (explained) {
      Opening.of(best.fight(), explanation::add);
    }
    printing.print(
        OddsAnswer.of(
            fight.report(request, best, answering.method().usedFor(odds), explanation, odds)),
        console);
    if (saved != null) {
      saved.append(console);
    }
    if (odds instanceof Odds.Sampled sampled && !sampled.preciseEnough()) {
      String stopped = "simulation stopped after " + sampled.trials() + " battles";
      return AnsweringOptions.imprecise(
          stopped + ", before the precision was reached", sampled.trials(), console);
    }
    return ExitCode.DONE;
  }

  private <S, R> Odds odds(Engagement<S, R> fought, Enquiry<Q> request, Console console) {
    Answering answering = how.answering();
    boolean open = answering.trials().precision() > 0;
    try (ProgressBar progress = new ProgressBar(console, open)) {
      // A sample whose size nobody knows beforehand is played here.
      Function<Trials, Odds.Sampled> sample =
          console.workers() == Workers.HERE || open
              ? trials -> SampledOdds.of(fought, trials, how.deadline(), progress)
              : trials -> trials(fought, request).odds(console.workers(), progress);
      return answering.odds(fought, progress, sample);
    }
  }

  @Override
  public Work<?> work(Console console) {
    Enquiry<Q> request = fight.request();
    return trials(fight.decided(request, how.answering().limits()).fight(), request);
  }

  /** All trials of the fight as work, for workers elsewhere. */
  private <R> TrialsWork<R> trials(Engagement<?, R> fought, Enquiry<Q> request) {
    return new TrialsWork<>(
        fight.texts(), fight.consulted(request), fought, how.answering().trials(), how.deadline());
  }
}
