package vedette.cli;

import vedette.cli.Outputs.Printing;
import vedette.fight.Engagement;
import vedette.report.Answer;
import vedette.report.AskedFight;
import vedette.report.InfluenceAnswer;
import vedette.report.SystemInfluenceAnswer;
import vedette.rules.Enquiry;
import vedette.study.Influence;
import vedette.study.own.SystemInfluence;
import vedette.table.SystemFile;
import vedette.table.Table;
import vedette.work.Limits;

/** How each cell of the tables, or each number of a system's file, changes the odds of a fight. */
record InfluenceRun<Q extends Record>(Fight<Q> fight, AnsweringOptions how, Printing printing)
    implements Command {
  @Override
  public int run(Console console) {
    Enquiry<Q> request = fight.request();
    Engagement<?, ?> plain = fight.plain(request);
    TableArgument.warn(fight.tables(), console);
    how.warn(console);
    int states = how.maxStates() > 0 ? how.maxStates() : Limits.STATES;
    Influence.Task<Q> task =
        new Influence.Task<>(
            fight.type(),
            request,
            fight.tables(),
            fight.measures(),
            fight.questions(),
            new Limits(states, how.deadline()));
    AskedFight asked =
        new AskedFight(
            fight.type().system(),
            fight.type().name(),
            json -> fight.form().write(request, json),
            plain.story().situation(),
            fight.consulted(request),
            !fight.measures().isEmpty() || !fight.questions().isEmpty());
    printing.print(answer(task, asked, console), console);
    return ExitCode.DONE;
  }

  private Answer answer(Influence.Task<Q> task, AskedFight asked, Console console) {
    int threads = how.answering().trials().threads();
    try (ProgressBar progress = new ProgressBar(console, false)) {
      for (Table table : asked.tables()) {
        if (table instanceof SystemFile file) {
          return SystemInfluenceAnswer.of(
              asked,
              SystemInfluence.of(
                  task, file, threads, (done, of) -> progress.done(done, of, "changed numbers")));
        }
      }
      return InfluenceAnswer.of(
          asked,
          Influence.of(task, threads, (done, of) -> progress.done(done, of, "changed cells")));
    }
  }
}
