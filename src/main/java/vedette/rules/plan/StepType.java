package vedette.rules.plan;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.form.OptionText;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.rules.EngagementType;
import vedette.rules.Optimization;
import vedette.rules.OptimizedRequest;
import vedette.source.TextFault;
import vedette.table.Tables;

/**
 * How the fights of a step are made, one after the other.
 *
 * @param texts reads once what all of them have
 */
record StepType<Q extends Record>(
    EngagementType<Q> type, RequestJson.SharedTexts<OptimizedRequest<Q>> texts) {
  static <Q extends Record> StepType<Q> of(EngagementType<Q> type) {
    return new StepType<>(type, new RequestJson.SharedTexts<>(type.form()));
  }

  /** Returns the request; null if it is wrong, which then is reported. */
  OptimizedRequest<Q> read(RequestJson json) {
    return json.read(texts);
  }

  /** The fight; null if it cannot be fought, which then is reported. */
  Engagement<?, ?> fight(RequestJson json, Tables tables) {
    OptimizedRequest<Q> asked = read(json);
    if (asked == null) {
      return null;
    }
    if (!asked.wish().equals(Optimization.NONE)) {
      json.report(
          new TextFault(
              asked.wish().goal().isPresent() ? Optimization.GOAL : Optimization.BEST,
              "a step of a plan has no goal and no best side of its own",
              "pass the goal and --advise or --best to the plan; a doctrine of a step may be"
                  + " `best`"));
      return null;
    }
    try {
      return type.plain(asked, tables);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      json.report(e);
      return null;
    }
  }

  /** A fight of this type. */
  Engagement<?, ?> example(Tables tables) {
    RequestForm<OptimizedRequest<Q>> form = type.form();
    Map<String, List<String>> given = OptionText.read(type.examples().get(0), form);
    return type.engagement(form.read(given), given, tables);
  }
}
