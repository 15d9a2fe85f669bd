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
import vedette.fight.OpeningUmpire;
import vedette.odds.OddsCalculator;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.report.odds.OddsAnswer;
import vedette.rules.OptimizedRequest;
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
    RequestedFight<Q> fight,
    CalculationOptions calculation,
    boolean explained,
    SaveScenario save,
    Printing printing)
    implements Command {
  @Override
  public int run(Console console) {
    OptimizedRequest<Q> request = fight.request();
    OddsCalculator oddsCalculator = calculation.answering();
    OptimizedFight<?, ?> optimizedFight = fight.decided(request, oddsCalculator.limits());
    TableArgument.warn(fight.tables(), console);
    calculation.warn(console);
    SaveScenario.PreparedScenario saved = save == null ? null : save.prepare(fight, calculation);
    Odds odds = odds(optimizedFight.fight(), request, console);
    List<Note> explanation = new ArrayList<>();
    if (explained) {
      OpeningUmpire.of(optimizedFight.fight(), explanation::add);
    }
    printing.print(
        OddsAnswer.of(
            fight.report(
                request, optimizedFight, oddsCalculator.method().usedFor(odds), explanation, odds)),
        console);
    if (saved != null) {
      saved.append(console);
    }
    if (odds instanceof Odds.Sampled sampled && !sampled.preciseEnough()) {
      String stopped = "simulation stopped after " + sampled.trials() + " battles";
      return CalculationOptions.imprecise(
          stopped + ", before the precision was reached", sampled.trials(), console);
    }
    return ExitCode.DONE;
  }

  private <S, R> Odds odds(Engagement<S, R> fought, OptimizedRequest<Q> request, Console console) {
    OddsCalculator oddsCalculator = calculation.answering();
    boolean open = oddsCalculator.trials().precision() > 0;
    try (ProgressBar progress = new ProgressBar(console, open)) {
      // A sample whose size nobody knows beforehand is played here.
      Function<Trials, Odds.Sampled> sample =
          console.workers() == Workers.HERE || open
              ? trials -> SampledOdds.of(fought, trials, calculation.deadline(), progress)
              : trials -> trials(fought, request).odds(console.workers(), progress);
      return oddsCalculator.odds(fought, progress, sample);
    }
  }

  @Override
  public Work<?> work(Console console) {
    OptimizedRequest<Q> request = fight.request();
    return trials(fight.decided(request, calculation.answering().limits()).fight(), request);
  }

  /** Returns all trials of the fight as work, for workers elsewhere. */
  private <R> TrialsWork<R> trials(Engagement<?, R> fought, OptimizedRequest<Q> request) {
    return new TrialsWork<>(
        fight.texts(),
        fight.consulted(request),
        fought,
        calculation.answering().trials(),
        calculation.deadline());
  }
}
