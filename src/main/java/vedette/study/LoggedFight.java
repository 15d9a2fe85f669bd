package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.form.RequestForm;
import vedette.json.Json;
import vedette.json.Version;
import vedette.problem.Problems;
import vedette.problem.Source;
import vedette.problem.TextFault;
import vedette.problem.WrongFile;
import vedette.question.Asked;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.study.SweepHead.TableInForce;
import vedette.table.Tables;

/**
 * The fight that logs of its trials are of, drawn up again from what they say was asked.
 *
 * @param type what is fought
 * @param request as understood
 * @param engagement with the questions
 * @param tables those in force
 */
public record LoggedFight<Q extends Record>(
    EngagementType<Q> type, Q request, Engagement<?, ?> engagement, Tables tables) {

  private static final String AGAIN = "write the file anew with this version of the program";

  /**
   * The fight of a log.
   *
   * @param line its head line
   * @param tables those in force here
   * @throws WrongFile if it would not be the same fight
   */
  static LoggedFight<?> of(Source line, TrialsHead head, Tables tables) {
    GameSystem system = Catalogue.find(head.system()).orElse(null);
    if (system == null || !head.vedette().equals(Version.NUMBER)) {
      throw differs(
          line,
          "this log was written by version " + head.vedette() + " of the program",
          "merge it with that version, or run all shards again with this one");
    }
    EngagementType<?> type = system.engagement(head.engagement()).orElse(null);
    if (type == null) {
      throw differs(line, head.system() + " has no engagement `" + head.engagement() + "`", AGAIN);
    }
    try {
      return drawnUp(line, type, head, tables);
    } catch (TextFault e) {
      throw differs(line, "its fight cannot be drawn up: " + e.getMessage(), AGAIN);
    }
  }

  private static <Q extends Record> LoggedFight<Q> drawnUp(
      Source line, EngagementType<Q> type, TrialsHead head, Tables tables) {
    RequestForm<Q> form = RequestForm.of(type.request());
    Map<String, List<String>> texts = head.request();
    form.checkGiven(texts);
    Q request = form.read(texts);
    List<String> others = new ArrayList<>();
    List<TableInForce> here = TableInForce.of(type.consulted(request, tables));
    for (TableInForce table : head.tables()) {
      if (here.stream().noneMatch(it -> hasTheSameContent(it, table))) {
        others.add(table.id());
      }
    }
    if (!others.isEmpty() || here.size() != head.tables().size()) {
      throw differs(
          line,
          "its fight was fought with another table than is in force here"
              + (others.isEmpty() ? "" : ": " + String.join(", ", others)),
          "give `vedette merge` the --tables DIR that the shards were given");
    }
    Engagement<?, ?> fight = Asked.of(type.engagement(request, texts, tables), head.questions());
    return new LoggedFight<>(type, request, fight, tables);
  }

  private static WrongFile differs(Source line, String message, String help) {
    Problems problems = new Problems();
    problems.error(Code.OTHER_FIGHT, line, null, message, help);
    return new WrongFile(problems.worst(), problems);
  }

  private static boolean hasTheSameContent(TableInForce one, TableInForce other) {
    return one.id().equals(other.id()) && one.sha256().equals(other.sha256());
  }

  /** The texts of a request by parameter, as a head line has them. */
  static Map<String, List<String>> texts(Json request) {
    Map<String, List<String>> texts = new LinkedHashMap<>();
    if (request instanceof Json.Obj object) {
      for (Json.Member member : object.members()) {
        List<Json> values = member.value() instanceof Json.Arr array ? array.values() : List.of();
        texts.put(
            member.name(),
            values.stream().map(it -> it instanceof Json.Str text ? text.value() : "").toList());
      }
    }
    return texts;
  }
}
