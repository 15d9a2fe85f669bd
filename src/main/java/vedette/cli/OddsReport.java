package vedette.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.form.RequestForm;
import vedette.odds.Best;
import vedette.odds.Method;
import vedette.odds.Odds;
import vedette.question.Sentence;
import vedette.report.Answer;
import vedette.report.OddsAnswer;
import vedette.report.Report;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.HasVariants;
import vedette.rules.Reading;
import vedette.table.Tables;

/**
 * What is to be said of a fight's odds, whoever found them.
 *
 * @param questions how many of the fight's measures, the last ones, somebody has asked for
 */
record OddsReport<Q extends Record>(
    EngagementType<Q> type, Q request, Tables tables, int questions) {

  /**
   * The answer.
   *
   * @param best the fight, by the best answers to what it leaves free
   * @param method by which they were found
   * @param explanation how the first rolls come about; empty unless asked for
   */
  <S, R> Answer of(Best<S, R> best, Method method, List<Note> explanation, Odds odds) {
    return OddsAnswer.of(report(best, method, explanation, odds));
  }

  /** What is said of exact odds. */
  Report report(Best<?, ?> best, Odds odds) {
    return report(best, Method.EXACT, List.of(), odds);
  }

  private <S, R> Report report(Best<S, R> best, Method method, List<Note> explanation, Odds odds) {
    Engagement<S, R> engagement = best.fight();
    List<String> joint = new ArrayList<>();
    for (Measure<R> measure : engagement.measures()) {
      if (measure.isOutcome()) {
        joint.add(measure.name());
      }
    }
    RequestForm<Q> form = RequestForm.of(type.request());
    return new Report(
        type.system(),
        type.name(),
        json -> form.write(request, json),
        engagement.situation(),
        engagement.summary().isEmpty() ? type.summary() : new Sentence(engagement.summary()),
        engagement.turns(),
        type.consulted(request, tables),
        readings(HasVariants.asPlayed(Catalogue.readings(odds.readings()), request)),
        method,
        joint,
        questions,
        explanation,
        best,
        odds);
  }

  /** Readings by id, in their order. */
  static Map<String, String> readings(List<Reading> readings) {
    Map<String, String> texts = new LinkedHashMap<>();
    readings.forEach(reading -> texts.put(reading.id(), reading.text()));
    return texts;
  }
}
