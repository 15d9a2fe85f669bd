package vedette.study;

import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.json.JsonHash;
import vedette.json.JsonWriter;
import vedette.odds.Counted;
import vedette.odds.Counted.Times;
import vedette.question.Question;

/** Writes what {@link TallyFile} reads: what was counted of a part of one fight's trials. */
public final class TallyJson {
  static final int FORMAT = 1;

  /** In the place of the rows of an outcome each. */
  static final String OUTCOMES = "outcomes";

  static final String CHECKSUM = "checksum";

  private TallyJson() {}

  /**
   * The tally as JSON, ending in a line end.
   *
   * @param measures the names of the fight's measures
   */
  public static String of(TallyHead head, List<String> measures, Counted counted) {
    JsonHash hash = new JsonHash();
    JsonWriter above = new JsonWriter().object();
    write(head, measures, counted, above);
    hash.add(above.end().text());
    JsonWriter json = new JsonWriter().object();
    write(head, measures, counted, json);
    json.array(OUTCOMES);
    for (Times<List<Comparable<?>>> outcome : counted.outcomes()) {
      JsonWriter row = new JsonWriter();
      write(outcome.value(), outcome.times(), row);
      hash.add(row.text());
      write(outcome.value(), outcome.times(), json);
    }
    return json.end().field(CHECKSUM, hash.hex()).end().text();
  }

  private static void write(
      TallyHead head, List<String> measures, Counted counted, JsonWriter json) {
    writeHead(head, json);
    json.field("battles", counted.battles());
    json.field("undecided", counted.undecided());
    json.field("cutOff", counted.cutOff());
    SweepJson.words("readings", counted.readings(), json);
    json.array("measures");
    for (int i = 0; i < measures.size(); i++) {
      json.inline().object().field("name", measures.get(i)).array("counted");
      for (Times<Comparable<?>> value : counted.measures().get(i)) {
        write(List.of(value.value()), value.times(), json);
      }
      json.end().end();
    }
    json.end();
  }

  /** A hash over all that tallies of one fight have in common, and the shard. */
  static String hash(TallyHead head) {
    JsonWriter json = new JsonWriter().object();
    writeHead(head, json);
    JsonHash hash = new JsonHash();
    hash.add(json.end().text());
    return hash.hex();
  }

  private static void writeHead(TallyHead head, JsonWriter json) {
    json.field("format", FORMAT);
    json.field("vedette", head.vedette());
    json.field("system", head.system());
    json.field("engagement", head.engagement());
    SweepJson.writeRequest(head.request(), json);
    SweepJson.words("chances", texts(head, Question.Kind.CHANCE), json);
    SweepJson.words("values", texts(head, Question.Kind.VALUE), json);
    SweepJson.writeTables(head.tables(), json);
    json.field("rules", head.rules());
    json.field("method", head.method());
    json.field("trials", head.trials());
    json.field("seed", head.seed());
    json.field("shard", head.shard().toString());
  }

  private static List<String> texts(TallyHead head, Question.Kind kind) {
    return head.questions().stream().filter(it -> it.kind() == kind).map(Question::text).toList();
  }

  /** Values, and behind them how often they came together. */
  private static void write(List<Comparable<?>> values, long times, JsonWriter json) {
    json.inline().array();
    for (Comparable<?> value : values) {
      if (value instanceof Boolean yes) {
        json.value(yes);
      } else if (value instanceof Integer number) {
        json.value(number);
      } else if (value instanceof Fraction number) {
        json.value(number.getNumerator() + "/" + number.getDenominator());
      } else {
        json.value(value.toString());
      }
    }
    json.value(times).end();
  }
}
