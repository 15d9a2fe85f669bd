package vedette.report.answer;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import vedette.fight.Note;
import vedette.fight.Story.Fact;
import vedette.json.JsonWriter;
import vedette.odds.answer.Method;
import vedette.odds.answer.Odds;
import vedette.odds.answer.Odds.MeasureOdds;
import vedette.odds.best.OptimizedFight;
import vedette.question.Sentence;
import vedette.table.grid.Table;

/**
 * An answer, with all that a writer needs to know.
 *
 * @param system the rule system's id
 * @param engagement the kind of engagement
 * @param request writes the members of the request as understood
 * @param situation of both sides
 * @param summary the sentence that it begins with
 * @param turns what the turns of a fight are called if their mean number is worth telling; or ""
 * @param tables the tables consulted
 * @param readings the readings it rests on: id and text
 * @param method by which the odds were found
 * @param measures names of the measures of an outcome, in the order of its values
 * @param questions how many of the odds' measures, the last ones, somebody has asked for
 * @param explanation how the first rolls come about; empty unless asked for
 * @param best what was decided best
 */
public record Report(
    String system,
    String engagement,
    Consumer<JsonWriter> request,
    List<Fact> situation,
    Sentence summary,
    String turns,
    List<Table> tables,
    Map<String, String> readings,
    Method method,
    List<String> measures,
    int questions,
    List<Note> explanation,
    OptimizedFight<?, ?> best,
    Odds odds) {
  /** Returns what the fight itself is measured by. */
  public List<MeasureOdds> ownMeasures() {
    return odds.measures().subList(0, odds.measures().size() - questions);
  }

  /** Returns what somebody has asked for. */
  public List<MeasureOdds> asked() {
    return odds.measures().subList(odds.measures().size() - questions, odds.measures().size());
  }
}
