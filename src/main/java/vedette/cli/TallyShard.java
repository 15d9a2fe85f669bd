package vedette.cli;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.odds.Answering;
import vedette.odds.Counted;
import vedette.odds.Method;
import vedette.odds.SampledOdds;
import vedette.question.Question;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.study.Shard;
import vedette.study.TalliedFight;
import vedette.study.TallyHead;
import vedette.study.TallyJson;
import vedette.study.TrialsWork;
import vedette.table.Tables;

/**
 * The trials of one fight, where they are played in parts.
 *
 * @param texts that the request was made of
 */
record TallyShard<Q extends Record>(
    EngagementType<Q> type,
    Map<String, List<String>> texts,
    Q request,
    Tables tables,
    List<Question> questions) {

  /** What was counted, as a file that {@code merge} puts together with the others. */
  String of(Engagement<?, ?> fight, Answering how, Shard shard, Console console) {
    TallyHead head = head(how, shard);
    try (ProgressBar progress = new ProgressBar(console, false)) {
      Counted counted =
          SampledOdds.count(fight, how.trials(), shard.blocks(), how.limits().deadline(), progress);
      return TallyJson.of(head, fight.measures().stream().map(Measure::name).toList(), counted);
    }
  }

  /** All trials as work, for workers elsewhere. */
  <R> TrialsWork<R> work(Engagement<?, R> fight, Answering how) {
    return new TrialsWork<>(head(how, Shard.WHOLE), fight, how.trials(), how.limits().deadline());
  }

  private TallyHead head(Answering how, Shard shard) {
    return new TallyHead(
        Version.NUMBER,
        type.system(),
        type.name(),
        texts,
        questions,
        TalliedFight.inForce(type.consulted(request, tables)),
        Catalogue.system(type.system()).version(),
        (how.trials().direct() ? Method.DIRECT : Method.SIMULATE).word(),
        how.trials().count(),
        how.trials().seed(),
        shard);
  }
}
