package vedette.cli;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.odds.Answering;
import vedette.odds.Counted;
import vedette.odds.Method;
import vedette.odds.SampledOdds;
import vedette.question.Question;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.study.SweepHead.TableInForce;
import vedette.study.TrialsHead;
import vedette.study.TrialsLog;
import vedette.study.TrialsWork;
import vedette.study.log.Shard;
import vedette.table.Tables;

/**
 * The trials of one fight, where they are played in parts.
 *
 * @param texts that the request was made of
 */
record TrialsShard<Q extends Record>(
    EngagementType<Q> type,
    Map<String, List<String>> texts,
    Q request,
    Tables tables,
    List<Question> questions) {

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
        type.system(),
        type.name(),
        texts,
        questions,
        TableInForce.of(type.consulted(request, tables)),
        Catalogue.system(type.system()).version(),
        how.trials().direct() ? Method.DIRECT : Method.SIMULATE,
        how.trials().count(),
        how.trials().seed(),
        shard);
  }
}
