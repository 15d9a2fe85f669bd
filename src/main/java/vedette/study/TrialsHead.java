package vedette.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import vedette.form.Field;
import vedette.json.Json;
import vedette.json.JsonHash;
import vedette.json.JsonReader;
import vedette.json.JsonWriter;
import vedette.odds.Method;
import vedette.odds.Trials;
import vedette.problem.Source;
import vedette.question.Question;
import vedette.study.SweepHead.TableInForce;
import vedette.study.log.LogReader;
import vedette.study.log.Shard;

/**
 * What the log of one fight's trials is of: equal heads, but for the shard, are parts of one
 * sample.
 *
 * @param vedette the version of the program
 * @param system the rule system's id
 * @param engagement the kind of engagement
 * @param request the texts by parameter
 * @param questions what is asked besides
 * @param tables the tables in force
 * @param method simulate or direct
 * @param trials how many battles the whole sample has
 * @param seed the seed of all its dice
 * @param shard the part of it that was played
 */
public record TrialsHead(
    String vedette,
    String system,
    String engagement,
    Map<String, List<String>> request,
    List<Question> questions,
    List<TableInForce> tables,
    Method method,
    long trials,
    long seed,
    Shard shard) {

  /** What its log is called in the head line. */
  static final String LOG = "fight";

  private static final int LONG = JsonReader.MAX_STRING;

  /** The whole sample, which nobody plays any more. */
  public Trials wholeSample() {
    return new Trials(trials, seed, 1, 0, method == Method.DIRECT, 1);
  }

  /** A hash over all of it. */
  String hash() {
    JsonHash hash = new JsonHash();
    hash.add(line());
    return hash.hex();
  }

  /** The head line of its log. */
  String line() {
    JsonWriter json = new JsonWriter().inline().object();
    json.field("format", LogReader.FORMAT);
    json.field("log", LOG);
    json.field("vedette", vedette);
    json.field("system", system);
    json.field("engagement", engagement);
    SweepJson.writeRequest(request, json);
    json.words("chances", texts(Question.Kind.CHANCE));
    json.words("values", texts(Question.Kind.VALUE));
    TableInForce.write(tables, json);
    json.field("method", method.word());
    json.field("trials", trials);
    json.field("seed", seed);
    return json.field("shard", shard.toString()).end().text();
  }

  private List<String> texts(Question.Kind kind) {
    return questions.stream().filter(it -> it.kind() == kind).map(Question::text).toList();
  }

  /** The head line as it was written. */
  record Line(
      @Field(text = "version of the file format") int format,
      @Field(text = "what the log is of") String log,
      @Field(text = "version") String vedette,
      @Field(text = "rule system") String system,
      @Field(text = "kind of engagement") String engagement,
      @Field(text = "texts by parameter") Json request,
      @Field(text = "chances asked for", maxLength = LONG) List<String> chances,
      @Field(text = "values asked for", maxLength = LONG) List<String> values,
      @Field(text = "tables in force") List<TableInForce> tables,
      @Field(text = "method") Method method,
      @Field(text = "battles of all shards", min = 1, max = Trials.MAX) long trials,
      @Field(text = "seed") long seed,
      @Field(text = "which part it is") String shard,
      @Field(text = "checksum") String checksum) {

    TrialsHead head() {
      List<Question> questions = new ArrayList<>();
      chances.forEach(it -> questions.add(new Question(Question.Kind.CHANCE, it)));
      values.forEach(it -> questions.add(new Question(Question.Kind.VALUE, it)));
      return new TrialsHead(
          vedette,
          system,
          engagement,
          LoggedFight.texts(request),
          questions,
          tables,
          method,
          trials,
          seed,
          Shard.parse(shard));
    }
  }

  /**
   * What the log of a fight's trials says that it is of.
   *
   * @throws vedette.problem.WrongFile if it cannot be that of a fight
   */
  static TrialsHead read(Source line) {
    return LogReader.said(line, Line.class).head();
  }
}
