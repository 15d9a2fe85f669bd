package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import vedette.json.Problems;
import vedette.json.Source;

/** The shards that were given: all of one whole, each once, none left out. */
final class ShardSet {
  private final String whole;
  private final Problems problems;
  private final Map<Integer, Source> sources = new LinkedHashMap<>();

  /** The files of each whole that they may be shards of, by its parts. */
  private final Map<Map<String, Object>, List<Source>> wholes = new LinkedHashMap<>();

  private int of;

  /**
   * None yet.
   *
   * @param whole what they are shards of, in a word
   * @param problems takes what is wrong
   */
  ShardSet(String whole, Problems problems) {
    this.whole = whole;
    this.problems = problems;
  }

  /**
   * Hears of a shard before any is added: the whole is what most of them belong to, of equals the
   * first.
   *
   * @param parts what must be the same of all shards, by what it is called
   */
  void announce(Map<String, Object> parts, Source source) {
    wholes.computeIfAbsent(parts, unseen -> new ArrayList<>()).add(source);
  }

  /**
   * Takes in a shard that was announced.
   *
   * @return whether it goes with the others
   */
  boolean add(Shard shard, Map<String, Object> parts, Source source) {
    Map.Entry<Map<String, Object>, List<Source>> most =
        wholes.entrySet().stream()
            .reduce((one, other) -> other.getValue().size() > one.getValue().size() ? other : one)
            .orElseThrow();
    for (Map.Entry<String, Object> part : parts.entrySet()) {
      if (!Objects.equals(part.getValue(), most.getKey().get(part.getKey()))) {
        problems.error(
            Code.OTHER_SWEEP,
            source,
            null,
            "this belongs to another "
                + whole
                + " than "
                + most.getValue().get(0).name()
                + ": it has another "
                + part.getKey(),
            "merge the shards of one " + whole + " only");
        return false;
      }
    }
    of = shard.of();
    Source twice = sources.putIfAbsent(shard.number(), source);
    if (twice != null) {
      problems.error(
          Code.SHARD_TWICE,
          source,
          null,
          "shard " + shard + " is given twice, first in " + twice.name(),
          "give it once");
    }
    return twice == null;
  }

  /** Takes a shard for not given after all: its file is wrong, another may have it right. */
  void takeBack(Shard shard) {
    sources.remove(shard.number());
  }

  /**
   * Complains of shards that were not given.
   *
   * @throws vedette.json.WrongFile if there are any
   */
  void refuseMissing() {
    StringBuilder missing = new StringBuilder();
    int count = 0;
    for (int number = 1; number <= of; number++) {
      if (!sources.containsKey(number) && count++ < 5) {
        missing.append(count == 1 ? "" : ", ").append(new Shard(number, of));
      }
    }
    if (count > 0) {
      problems.error(
          Code.SHARD_MISSING,
          sources.values().iterator().next(),
          null,
          (count == 1 ? "shard " : "shards ")
              + missing
              + (count > 5 ? " and " + (count - 5) + " more are" : count == 1 ? " is" : " are")
              + " missing beside this one",
          "run the "
              + whole
              + " with --shard "
              + missing.toString().split(",")[0]
              + " --format json, and give its file too");
      problems.throwIfErrors();
    }
  }
}
