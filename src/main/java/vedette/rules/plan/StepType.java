package vedette.rules.plan;

import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.form.OptionText;
import vedette.form.RequestForm;
import vedette.form.RequestJson;
import vedette.problem.TextFault;
import vedette.rules.EngagementType;
import vedette.rules.HasBest;
import vedette.table.Tables;

/**
 * How the fights of a step are made, one after the other.
 *
 * @param texts reads once what all of them have
 */
record StepType<Q extends Record>(EngagementType<Q> type, RequestJson.SharedTexts<Q> texts) {
  static <Q extends Record> StepType<Q> of(EngagementType<Q> type) {
    return new StepType<>(type, new RequestJson.SharedTexts<>(RequestForm.of(type.request())));
  }

  /** The request; null if it is wrong, which then is reported. */
  Q read(RequestJson json) {
    return json.read(texts);
  }

  /** The fight; null if it cannot be fought, which then is reported. */
  Engagement<?, ?> fight(RequestJson json, Tables tables) {
    Q request = read(json);
    if (request == null) {
      return null;
    }
    if (request instanceof HasBest asked
        && (asked.best().isPresent() || asked.goal().isPresent())) {
      json.report(
          new TextFault(
              asked.goal().isPresent() ? "goal" : "best",
              "a step of a plan wants nothing by itself",
              "say of the plan what is wanted and who decides best; a doctrine of a step may be `best`"));
      return null;
    }
    try {
      return type.factory().engagement(request, tables);
    } catch (TextFault e) {
      e.throwIfOfQuestion();
      json.report(e);
      return null;
    }
  }

  /** A fight of this type. */
  Engagement<?, ?> example(Tables tables) {
    RequestForm<Q> form = RequestForm.of(type.request());
    Map<String, List<String>> given = OptionText.read(type.examples().get(0), form);
    return type.engagement(form.read(given), given, tables);
  }
}
