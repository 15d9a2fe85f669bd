package vedette.study;

import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import vedette.fight.Engagement;
import vedette.json.EnumWords;
import vedette.question.Asked;
import vedette.question.Question;
import vedette.request.BadRequest;
import vedette.request.NotAllowed;
import vedette.request.RequestForm;
import vedette.request.SharedTexts;
import vedette.rules.EngagementType;
import vedette.rules.HasTableFile;
import vedette.study.SweepHead.TableInForce;
import vedette.study.Template.Swept;
import vedette.table.Table;
import vedette.table.Tables;

/** The fights of a sweep's cells, made when asked for; what cells have in common is read once. */
final class CellFights<Q extends Record> {
  private final EngagementType<Q> type;
  private final Template template;
  private final Tables tables;
  private final List<Question> questions;
  private final SharedTexts<Q> texts;

  CellFights(EngagementType<Q> type, Template template, Tables tables, List<Question> questions) {
    this.type = type;
    this.questions = questions;
    this.template = template;
    this.tables = tables;
    texts = new SharedTexts<>(RequestForm.of(type.request()));
  }

  /**
   * The fight of a cell, of which the questions are asked.
   *
   * @throws BadRequest if it is not possible; names the cell's values
   */
  Engagement<?, ?> fight(int cell) {
    try {
      Map<String, List<String>> given = template.filled(cell);
      return Asked.of(type.engagement(texts.read(given), given, tables), questions);
    } catch (BadRequest e) {
      throw e.saying("with " + at(cell) + ": " + e.getMessage());
    }
  }

  /** The first fight of the whole sweep that is allowed. */
  Engagement<?, ?> first() {
    NotAllowed refused = null;
    for (int cell = 0; cell < template.cells(); cell++) {
      try {
        return fight(cell);
      } catch (NotAllowed e) {
        refused = refused == null ? e : refused;
      }
    }
    throw refused;
  }

  /** The tables of the first fight, and those that further ones name. */
  List<TableInForce> tablesInForce() {
    Set<TableInForce> inForce = new LinkedHashSet<>();
    Set<List<String>> brought = new HashSet<>();
    int fights = HasTableFile.class.isAssignableFrom(type.request()) ? (int) template.cells() : 1;
    for (int cell = 0; cell < fights; cell++) {
      Map<String, List<String>> filled = template.filled(cell);
      Q request = texts.read(filled);
      if (brought.add(filled.get(HasTableFile.PARAMETER))) {
        for (Table table : type.consulted(request, tables)) {
          inForce.add(inForce(table));
        }
      }
    }
    return List.copyOf(inForce);
  }

  private static TableInForce inForce(Table table) {
    return new TableInForce(
        table.id(), EnumWords.word(table.source().status()), table.file(), table.sha256());
  }

  /** The values of a cell in words. */
  String at(int cell) {
    List<Swept> swept = template.swept();
    List<String> values = Template.values(swept, cell);
    StringBuilder words = new StringBuilder();
    for (int i = 0; i < swept.size(); i++) {
      words.append(i == 0 ? "" : ", ").append(swept.get(i).name()).append(" `");
      words.append(values.get(i)).append('`');
    }
    return words.toString();
  }
}
