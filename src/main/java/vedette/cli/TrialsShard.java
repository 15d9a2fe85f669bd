package vedette.cli;

import java.util.List;
import vedette.fight.Engagement;
import vedette.json.Version;
import vedette.odds.Answering;
import vedette.odds.Counted;
import vedette.odds.Method;
import vedette.odds.SampledOdds;
import vedette.study.SweepHead.TableInForce;
import vedette.study.TrialsHead;
import vedette.study.TrialsLog;
import vedette.study.TrialsWork;
import vedette.study.log.Shard;

/** The trials of one fight, where they are played in parts. */
record TrialsShard<Q extends Record>(FightLine.Asked<Q> asked, Q request) {

  /** Prints what was counted as a log, which {@code merge} puts together with the others. */
  void print(Engagement<?, ?> fight, Answering how, Shard shard, Console console) {
    TrialsHead head = head(how, shard);
    try (ProgressBar progress = new ProgressBar(console, false)) {
      Counted counted =
          SampledOdds.count(fight, how.trials(), shard.blocks(), how.limits().deadline(), progress);
      TrialsLog.write(head, List.copyOf(fight.measures()), counted, console.out().writer());
    }
  }

  /** All trials as work, for workers elsewhere. */
  <R> TrialsWork<R> work(Engagement<?, R> fight, Answering how) {
    return new TrialsWork<>(head(how, Shard.WHOLE), fight, how.trials(), how.limits().deadline());
  }

  private TrialsHead head(Answering how, Shard shard) {
    return new TrialsHead(
        Version.NUMBER,
        asked.type().system(),
        asked.type().name(),
        asked.texts(),
        asked.questions(),
        TableInForce.of(asked.type().consulted(request, asked.tables())),
        how.trials().direct() ? Method.DIRECT : Method.SIMULATE,
        how.trials().count(),
        how.trials().seed(),
        shard);
  }
}
