package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.json.Field;
import vedette.json.Json;
import vedette.json.JsonReader;
import vedette.json.Problems;
import vedette.json.Source;
import vedette.odds.Trials;
import vedette.study.SweepHead.TableInForce;

/** Reads what stands above the numbers of a shard: of a sweep as of the trials of one fight. */
final class HeadReader {
  private static final int LONG = JsonReader.MAX_STRING;

  private final Source source;
  private final Problems problems;
  private final String code;

  record TablePart(
      @Field(text = "id") String id,
      @Field(text = "status") String status,
      @Field(text = "file", maxLength = LONG) String file,
      @Field(text = "hash") String sha256) {}

  /**
   * Reads a head.
   *
   * @param code of what is wrong with it
   */
  HeadReader(Source source, Problems problems, String code) {
    this.source = source;
    this.problems = problems;
    this.code = code;
  }

  static List<TableInForce> tables(List<TablePart> written) {
    List<TableInForce> tables = new ArrayList<>();
    for (TablePart table : written) {
      tables.add(new TableInForce(table.id(), table.status(), table.file(), table.sha256()));
    }
    return tables;
  }

  Map<String, List<String>> request(Json json) {
    Map<String, List<String>> request = new LinkedHashMap<>();
    if (!(json instanceof Json.Obj object)) {
      wrong(json, "expected an object with the texts by parameter");
      return request;
    }
    for (Json.Member member : object.members()) {
      List<String> texts = new ArrayList<>();
      if (member.value() instanceof Json.Arr array) {
        for (Json text : array.values()) {
          texts.add(text instanceof Json.Str string ? string.value() : null);
        }
      }
      if (texts.isEmpty() || texts.contains(null)) {
        wrong(member.value(), "expected the texts of " + member.name());
      }
      request.put(member.name(), texts);
    }
    return request;
  }

  Shard shard(Json json) {
    Shard shard = json instanceof Json.Str text ? Shard.parse(text.value()) : null;
    if (shard == null) {
      wrong(json, "expected a shard as \"2/3\"");
    }
    return shard;
  }

  long trials(Json json) {
    long trials = whole(json);
    if (trials < 1 || trials > Trials.MAX) {
      wrong(json, "expected battles from 1 to 2,000,000,000");
    }
    return trials;
  }

  long whole(Json json) {
    if (json instanceof Json.Num number && number.value() != null) {
      try {
        return number.value().longValueExact();
      } catch (ArithmeticException e) {
        // Refused below.
      }
    }
    wrong(json, "expected a whole number");
    return 0;
  }

  void wrong(Json json, String message) {
    problems.error(code, source, json == null ? null : json.at(), message, ShardFile.AGAIN);
  }
}
