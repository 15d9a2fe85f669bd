package vedette.cli;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.odds.Counted;
import vedette.odds.Deadline;
import vedette.odds.SampledOdds;
import vedette.question.Question;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.study.LoggedFight;
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
  void print(
      Engagement<?, ?> fight,
      OddsOptions options,
      Shard shard,
      Deadline deadline,
      Console console) {
    TrialsHead head = head(options, shard);
    try (ProgressBar progress = new ProgressBar(console, false)) {
      Counted counted =
          SampledOdds.count(fight, options.trials(), shard.blocks(), deadline, progress);
      TrialsLog.write(head, List.copyOf(fight.measures()), counted, console.out().writer());
    }
  }

  /** All trials as work, for workers elsewhere. */
  <R> TrialsWork<R> work(Engagement<?, R> fight, OddsOptions options, Deadline deadline) {
    return new TrialsWork<>(head(options, Shard.WHOLE), fight, options.trials(), deadline);
  }

  private TrialsHead head(OddsOptions options, Shard shard) {
    return new TrialsHead(
        Version.NUMBER,
        type.system(),
        type.name(),
        texts,
        questions,
        options.outcomesByTurn(),
        LoggedFight.inForce(type.consulted(request, tables)),
        Catalogue.system(type.system()).version(),
        options.method(),
        options.trials().count(),
        options.trials().seed(),
        shard);
  }
}
