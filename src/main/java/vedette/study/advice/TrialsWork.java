package vedette.study.advice;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.json.JsonHash;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.odds.answer.Odds;
import vedette.odds.sample.Sample;
import vedette.odds.sample.SampledOdds;
import vedette.odds.sample.Trials;
import vedette.table.grid.Table;
import vedette.work.Deadline;
import vedette.work.Progress;
import vedette.work.Work;
import vedette.work.Workers;

/**
 * The trials of one fight as pieces of work: parts of the sample with about equal numbers of
 * battles.
 *
 * @param <R> the type of results
 */
public final class TrialsWork<R> implements Work<Sample.SampleCounts> {
  /**
   * Battles per piece: some seconds on one core, so that sending and starting a piece cost little.
   */
  private static final long BATTLES_A_PIECE = 2_000_000;

  private final Map<String, List<String>> request;
  private final List<Table> tables;
  private final Engagement<?, R> fight;
  private final Trials trials;
  private final Deadline deadline;
  private final int pieces;

  /**
   * Creates the work for all trials of a fight.
   *
   * @param request the texts of the fight, by parameter
   * @param tables the tables that the fight consults
   * @param trials the trials, without a precision: a part cannot tell when the whole is precise
   *     enough
   */
  public TrialsWork(
      Map<String, List<String>> request,
      List<Table> tables,
      Engagement<?, R> fight,
      Trials trials,
      Deadline deadline) {
    this.request = request;
    this.tables = tables;
    this.fight = fight;
    this.trials = trials;
    this.deadline = deadline;
    pieces = (int) ((trials.count() + BATTLES_A_PIECE - 1) / BATTLES_A_PIECE);
  }

  @Override
  public String hash() {
    JsonWriter json = new JsonWriter().object();
    json.field("vedette", Version.NUMBER);
    json.object("request");
    request.forEach(json::words);
    json.end();
    json.words("tables", tables.stream().map(Table::sha256).toList());
    json.words("measures", fight.measures().stream().map(Measure::name).toList());
    json.field("direct", trials.direct());
    json.field("trials", trials.count());
    json.field("seed", trials.seed());
    JsonHash hash = new JsonHash();
    hash.add(json.end().text());
    return hash.hex();
  }

  @Override
  public Sample.SampleCounts piece(int number) {
    Trials own =
        new Trials(trials.count(), trials.seed(), 1, 0, trials.direct(), trials.maxStates());
    return SampledOdds.count(fight, own, new SampledOdds.Shard(number, pieces), deadline);
  }

  /**
   * Returns the odds of all trials, played by workers. They equal those of a single run over all
   * trials.
   */
  public Odds.Sampled odds(Workers workers, Progress progress) {
    Sample<R> sample = Sample.of(fight);
    workers.run(
        this,
        IntStream.range(0, pieces).toArray(),
        trials.threads(),
        deadline,
        (piece, sampleCounts) -> {
          synchronized (sample) {
            sample.add(sampleCounts);
          }
        },
        done -> progress.showPlayed(trials.count() / pieces * done, trials.count()));
    return sample.odds(trials);
  }
}
