package vedette.cli;

import vedette.cli.Outputs.Printing;
import vedette.cli.console.Console;
import vedette.cli.console.ExitCode;
import vedette.cli.console.ProgressBar;
import vedette.cli.option.Command;
import vedette.fight.Engagement;
import vedette.report.answer.Answer;
import vedette.report.table.InfluenceAnswer;
import vedette.report.table.InfluenceHead;
import vedette.rules.OptimizedRequest;
import vedette.study.change.Influence;
import vedette.work.Limits;

/** The run that shows how each cell and each number of the tables affects the odds of a fight. */
record InfluenceRun<Q extends Record>(
    RequestedFight<Q> fight, CalculationOptions calculation, Printing printing) implements Command {
  @Override
  public int run(Console console) {
    OptimizedRequest<Q> request = fight.request();
    Engagement<?, ?> plain = fight.plain(request);
    TableArgument.warn(fight.tables(), console);
    calculation.warn(console);
    Influence.Task<Q> task =
        new Influence.Task<>(
            fight.type(),
            request,
            fight.tables(),
            fight.measures(),
            fight.questions(),
            Limits.of(calculation.maxStates(), calculation.deadline()));
    InfluenceHead asked =
        new InfluenceHead(
            fight.type().system(),
            fight.type().name(),
            json -> fight.form().write(request, json),
            plain.story().situation(),
            fight.consulted(request),
            !fight.measures().isEmpty() || !fight.questions().isEmpty());
    printing.print(answer(task, asked, console), console);
    return ExitCode.DONE;
  }

  private Answer answer(Influence.Task<Q> task, InfluenceHead asked, Console console) {
    int threads = calculation.answering().trials().threads();
    try (ProgressBar progress = new ProgressBar(console, false)) {
      return InfluenceAnswer.of(
          asked,
          Influence.of(task, threads, (done, of) -> progress.showDone(done, of, "changed parts")));
    }
  }
}
