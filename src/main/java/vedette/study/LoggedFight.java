package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.fight.Engagement;
import vedette.form.BadRequest;
import vedette.form.RequestForm;
import vedette.json.Json;
import vedette.question.Asked;
import vedette.question.BadQuestion;
import vedette.rules.Catalogue;
import vedette.rules.EngagementType;
import vedette.rules.GameSystem;
import vedette.study.SweepHead.TableInForce;
import vedette.table.Table;
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

  /** Says why a fight cannot be drawn up here as it was where it was fought. */
  static final class Differs extends Exception {
    private static final long serialVersionUID = 1L;
    private final String help;

    private Differs(String message, String help) {
      super(message);
      this.help = help;
    }

    /** What to do about it. */
    String help() {
      return help;
    }
  }

  /**
   * The fight of a log.
   *
   * @param version of this program
   * @param tables those in force here
   * @throws Differs if it would not be the same fight
   */
  static LoggedFight<?> of(TrialsHead head, String version, Tables tables) throws Differs {
    GameSystem system = Catalogue.find(head.system()).orElse(null);
    if (!head.vedette().equals(version) || system == null || head.rules() != system.version()) {
      throw new Differs(
          "this log was written by version " + head.vedette() + " of the program",
          "merge it with that version, or run all shards again with this one");
    }
    EngagementType<?> type = system.engagement(head.engagement()).orElse(null);
    if (type == null) {
      throw new Differs(head.system() + " has no engagement `" + head.engagement() + "`", AGAIN);
    }
    try {
      return drawnUp(type, head, tables);
    } catch (BadRequest | BadQuestion e) {
      throw new Differs("its fight cannot be drawn up: " + e.getMessage(), AGAIN);
    }
  }

  private static <Q extends Record> LoggedFight<Q> drawnUp(
      EngagementType<Q> type, TrialsHead head, Tables tables) throws Differs {
    RequestForm<Q> form = RequestForm.of(type.request());
    Map<String, List<String>> texts = head.request();
    form.checkGiven(texts);
    Q request = form.read(texts);
    List<String> others = new ArrayList<>();
    List<TableInForce> here = inForce(type.consulted(request, tables));
    for (TableInForce table : head.tables()) {
      if (here.stream().noneMatch(it -> hasTheSameContent(it, table))) {
        others.add(table.id());
      }
    }
    if (!others.isEmpty() || here.size() != head.tables().size()) {
      throw new Differs(
          "its fight was fought with another table than is in force here"
              + (others.isEmpty() ? "" : ": " + String.join(", ", others)),
          "give `vedette merge` the --tables DIR that the shards were given");
    }
    Engagement<?, ?> fight = Asked.of(type.engagement(request, texts, tables), head.questions());
    return new LoggedFight<>(type, request, fight, tables);
  }

  private static boolean hasTheSameContent(TableInForce one, TableInForce other) {
    return one.id().equals(other.id()) && one.sha256().equals(other.sha256());
  }

  /** What a file says of the tables that a fight consults. */
  public static List<TableInForce> inForce(List<Table> tables) {
    return tables.stream().map(TableInForce::of).toList();
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
