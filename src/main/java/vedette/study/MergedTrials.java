package vedette.study;

import java.util.List;
import vedette.odds.Odds;
import vedette.odds.Sample;
import vedette.study.log.LogReader;
import vedette.study.log.LogSet;
import vedette.table.Tables;

/**
 * The trials of one fight, put together.
 *
 * @param head of the first log
 * @param fight what was fought
 * @param odds of all trials
 */
public record MergedTrials(TrialsHead head, LoggedFight<?> fight, Odds.Sampled odds) {
  /** Whether logs are of trials, else they are of a sweep. */
  public static boolean isOf(LogSet logs) {
    return logs.isOf(TrialsHead.LOG);
  }

  /**
   * The odds of the whole sample.
   *
   * @param tables those in force here
   * @throws vedette.problem.WrongFile if the fight cannot be drawn up here as it was
   */
  public static MergedTrials of(LogSet logs, Tables tables) {
    TrialsHead head = TrialsHead.read(logs.headSource());
    LoggedFight<?> fight = LoggedFight.of(logs.headSource(), head, tables);
    return new MergedTrials(head, fight, odds(head, fight, logs));
  }

  private static Odds.Sampled odds(TrialsHead head, LoggedFight<?> fight, LogSet logs) {
    Sample<?> sample = Sample.of(fight.engagement());
    TrialsLog counted = new TrialsLog(fight.engagement().measures());
    List<LogReader> open = logs.open();
    try {
      open.forEach(log -> counted.addTo(sample, log));
    } finally {
      open.forEach(LogReader::close);
    }
    return sample.odds(head.wholeSample());
  }
}
