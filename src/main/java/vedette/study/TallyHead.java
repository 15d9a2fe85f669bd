package vedette.study;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.odds.Trials;
import vedette.question.Question;
import vedette.study.SweepHead.TableInForce;

/**
 * What a tally is of: equal heads, but for the shard, are parts of one sample.
 *
 * @param vedette the version of the program
 * @param system the rule system's id
 * @param engagement the kind of engagement
 * @param request the texts by parameter
 * @param questions what is asked besides
 * @param tables the tables in force
 * @param rules the version of the system's rules
 * @param method simulate or direct
 * @param trials how many battles the whole sample has
 * @param seed the seed of all its dice
 * @param shard the part of it that was played
 */
public record TallyHead(
    String vedette,
    String system,
    String engagement,
    Map<String, List<String>> request,
    List<Question> questions,
    List<TableInForce> tables,
    int rules,
    String method,
    long trials,
    long seed,
    Shard shard) {

  /** Whether every die was rolled by the rules' own code. */
  public boolean isDirect() {
    return method.equals("direct");
  }

  /** The whole sample, which nobody plays any more. */
  public Trials wholeSample() {
    return new Trials(trials, seed, 1, 0, isDirect(), 1);
  }

  /** All of it but for the shard's number, by what it is called. */
  Map<String, Object> parts() {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("version of the program", List.of(vedette, rules));
    parts.put("engagement", List.of(system, engagement));
    parts.put("request", request);
    parts.put("question", questions);
    parts.put("table in force", tables);
    parts.put("method", method);
    parts.put("number of trials", trials);
    parts.put("seed", seed);
    parts.put("number of shards", shard.of());
    return parts;
  }
}
