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
 * The data of an answer.
 *
 * @param system the id of the rule system
 * @param engagement the kind of fight
 * @param request writes the members of the request as understood
 * @param situation the situation of both sides
 * @param summary the template of the first sentence
 * @param turns the word for the turns of a fight if their mean is to be shown; else ""
 * @param tables the tables consulted
 * @param readings the readings applied, by id
 * @param method the method that found the odds
 * @param measures the names of the measures in outcomes, in order
 * @param questions the number of measures at the end of the odds that are questions
 * @param explanation the notes on the first rolls; empty unless asked for
 * @param best the fight with its optimal decisions
 * @param odds the odds of the fight
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
  /** Returns the measures of the fight itself. */
  public List<MeasureOdds> ownMeasures() {
    return odds.measures().subList(0, odds.measures().size() - questions);
  }

  /** Returns the measures that are questions. */
  public List<MeasureOdds> asked() {
    return odds.measures().subList(odds.measures().size() - questions, odds.measures().size());
  }
}
