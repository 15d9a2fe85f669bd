package vedette.cli;

import java.util.List;
import vedette.fight.Engagement;
import vedette.report.Answer;
import vedette.report.AskedFight;
import vedette.report.InfluenceAnswer;
import vedette.report.SystemInfluenceAnswer;
import vedette.study.Influence;
import vedette.study.own.SystemInfluence;
import vedette.table.SystemFile;
import vedette.table.Table;
import vedette.work.Limits;

/** How often a fight consults each table cell, and how far its odds hang on it. */
final class InfluenceRun<Q extends Record> {
  private final FightLine<Q> line;

  InfluenceRun(FightLine<Q> line) {
    this.line = line;
  }

  /** Changes every cell and prints what moves. */
  int run(Console console) {
    FightLine.Asked<Q> asked = line.asked();
    Q request = asked.request();
    Engagement<?, ?> engagement = asked.engagement(request);
    TableArgument.warn(asked.tables(), console);
    AnsweringOptions how = line.how().odds();
    how.warn(console);
    int states = how.maxStates() > 0 ? how.maxStates() : Limits.STATES;
    Limits limits = new Limits(states, line.how().deadline());
    List<Table> consulted = asked.type().consulted(request, asked.tables());
    Influence.Task<Q> task =
        new Influence.Task<>(
            asked.type(), request, asked.tables(), asked.measures(), asked.questions(), limits);
    AskedFight fight =
        new AskedFight(
            asked.type().system(),
            asked.type().name(),
            json -> asked.fight().form().write(request, json),
            engagement.situation(),
            consulted,
            !asked.measures().isEmpty() || !asked.questions().isEmpty());
    line.going().printing().print(answer(task, fight, consulted, console), console);
    return ExitCode.DONE;
  }

  private Answer answer(
      Influence.Task<Q> task, AskedFight fight, List<Table> consulted, Console console) {
    int most = line.how().odds().answering().trials().threads();
    try (ProgressBar progress = new ProgressBar(console, false)) {
      for (Table table : consulted) {
        if (table instanceof SystemFile file) {
          return SystemInfluenceAnswer.of(
              fight,
              SystemInfluence.of(
                  task, file, most, (done, of) -> progress.done(done, of, "changed numbers")));
        }
      }
      return InfluenceAnswer.of(
          fight, Influence.of(task, most, (done, of) -> progress.done(done, of, "changed cells")));
    }
  }
}
