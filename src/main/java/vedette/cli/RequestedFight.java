package vedette.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.cli.console.ExitCode;
import vedette.cli.console.Failure;
import vedette.fight.Engagement;
import vedette.fight.Goal;
import vedette.fight.Measure;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.form.RequestForm;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.odds.best.OptimizedFight;
import vedette.question.Question;
import vedette.question.QuestionMeasures;
import vedette.question.Sentence;
import vedette.report.answer.Report;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.HasVariants;
import vedette.rules.OptimizedRequest;
import vedette.source.TextFault;
import vedette.study.sweep.Template;
import vedette.table.Tables;
import vedette.table.grid.Table;
import vedette.work.Limits;

/**
 * A fight as a command line describes it, or several by braces, with the questions about it.
 *
 * @param texts of the request, by parameter
 * @param tables the tables in force
 * @param measures those that are named; empty for those that decide
 */
record RequestedFight<Q extends Record>(
    EngagementType<Q> type,
    RequestForm<OptimizedRequest<Q>> form,
    Map<String, List<String>> texts,
    Tables tables,
    List<Question> questions,
    List<String> measures) {

  /**
   * Returns the request of one fight.
   *
   * @throws TextFault if one of its texts cannot be read
   */
  OptimizedRequest<Q> request() {
    try {
      return form.read(texts);
    } catch (TextFault e) {
      throw Template.advised(e, texts);
    }
  }

  /** Returns the fight of a request, without the questions. */
  Engagement<?, ?> plain(OptimizedRequest<Q> request) {
    return type.engagement(request, texts, tables);
  }

  /** Returns the fight of a request under the optimal policy for its free choices. */
  OptimizedFight<?, ?> decided(OptimizedRequest<Q> request, Limits limits) {
    Engagement<?, ?> fight = QuestionMeasures.of(plain(request), questions);
    OptimizedFight<?, ?> optimizedFight = OptimizedFight.of(fight, limits);
    if (fight.doctrine() instanceof Goal.OpenDoctrine<?> openDoctrine) {
      openDoctrine.free().forEach(side -> checkDecides(optimizedFight, side));
    }
    return optimizedFight;
  }

  /** Refuses a fight in which a side that should decide optimally has no choice. */
  static void checkDecides(OptimizedFight<?, ?> optimizedFight, Side side) {
    if (optimizedFight.decides(side)) {
      return;
    }
    String own = optimizedFight.options().of(side);
    Side other = side.opposite();
    String help =
        !own.isEmpty()
            ? "the "
                + side
                + " decides with "
                + own
                + ", but none of these choices arises here; fight more turns or add units"
            : optimizedFight.options().of(other).isEmpty()
                ? "leave out --advise and --best"
                : "only the "
                    + other
                    + " has choices in this kind of fight: write --advise "
                    + other;
    throw new Failure(
        "L012", ExitCode.REFUSED, "the " + side + " has nothing to decide in this fight", help);
  }

  /** Returns the tables that a request consults. */
  List<Table> consulted(OptimizedRequest<Q> request) {
    return type.consulted(request.request(), tables);
  }

  /**
   * Returns the report of the fight's odds.
   *
   * @param optimizedFight the fight under the optimal policy for its free choices
   * @param method by which the odds were found
   * @param explanation the notes about the first rolls; empty unless requested
   */
  <S, R> Report report(
      OptimizedRequest<Q> request,
      OptimizedFight<S, R> optimizedFight,
      Method method,
      List<Note> explanation,
      Odds odds) {
    Engagement<S, R> fought = optimizedFight.fight();
    List<String> joint =
        fought.measures().stream().filter(Measure::isOutcome).<String>map(Measure::name).toList();
    Map<String, String> readings = new LinkedHashMap<>();
    HasVariants.readingsInForce(Catalogue.readings(odds.readings()), request.request())
        .forEach(reading -> readings.put(reading.id(), reading.text()));
    return new Report(
        type.system(),
        type.name(),
        json -> form.write(request, json),
        fought.story().situation(),
        fought.story().summary().isEmpty()
            ? type.summary()
            : new Sentence(fought.story().summary()),
        fought.turns(),
        consulted(request),
        readings,
        method,
        joint,
        questions.size(),
        explanation,
        optimizedFight,
        odds);
  }
}
