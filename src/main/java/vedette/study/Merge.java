package vedette.study;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import vedette.json.Problems;
import vedette.json.Source;
import vedette.json.WrongFile;

/** Puts the shards of a sweep together again. */
public final class Merge {
  private final Problems problems = new Problems();
  private final Map<Integer, Source> sources = new LinkedHashMap<>();
  private SweepHead first;
  private SweepCell[] cells;

  private Merge() {}

  /**
   * The whole sweep.
   *
   * @param files as the user named them
   * @throws WrongFile if one cannot be read, or if they are not the shards of one sweep, each once
   */
  public static SweepResult of(List<String> files) {
    return new Merge().merge(files);
  }

  private SweepResult merge(List<String> files) {
    for (String file : files) {
      try {
        Source source = Source.read(Path.of(file), file, ShardFile.LIMIT);
        SweepResult shard = ShardFile.read(source, problems);
        if (shard != null) {
          add(shard, source);
        }
      } catch (WrongFile e) {
        problems.addAll(e.problems());
      }
    }
    problems.throwIfErrors();
    refuseMissing();
    return new SweepResult(first.whole(), List.of(cells));
  }

  private void add(SweepResult shard, Source source) {
    SweepHead head = shard.head();
    if (first == null) {
      first = head;
      cells = new SweepCell[head.cells()];
    }
    String difference = difference(first, head);
    if (difference != null) {
      problems.error(
          Code.OTHER_SWEEP,
          source,
          null,
          "this belongs to another sweep than "
              + firstSource().name()
              + ": it has another "
              + difference,
          "merge the shards of one sweep only");
      return;
    }
    Source twice = sources.putIfAbsent(head.shard().number(), source);
    if (twice != null) {
      problems.error(
          Code.SHARD_TWICE,
          source,
          null,
          "shard " + head.shard() + " is given twice, first in " + twice.name(),
          "give it once");
      return;
    }
    shard.cells().forEach(cell -> cells[cell.index()] = cell);
  }

  private Source firstSource() {
    return sources.values().iterator().next();
  }

  /** What is different between two heads; null if they are of one sweep. */
  private static String difference(SweepHead one, SweepHead other) {
    Map<String, Object> parts = parts(one);
    for (Map.Entry<String, Object> part : parts(other).entrySet()) {
      if (!Objects.equals(part.getValue(), parts.get(part.getKey()))) {
        return part.getKey();
      }
    }
    return null;
  }

  private static Map<String, Object> parts(SweepHead head) {
    Map<String, Object> parts = new LinkedHashMap<>();
    parts.put("version of the program", head.vedette());
    parts.put("engagement", List.of(head.system(), head.engagement()));
    parts.put("request", head.request());
    parts.put("table in force", head.tables());
    parts.put("choice of measures", List.of(head.asked(), head.figures()));
    parts.put("method", List.of(head.method(), head.trials(), head.precision()));
    parts.put("seed", head.seed());
    parts.put("range of values", head.swept());
    parts.put("number of shards", head.shard().of());
    return parts;
  }

  private void refuseMissing() {
    StringBuilder missing = new StringBuilder();
    int count = 0;
    int of = first.shard().of();
    for (int number = 1; number <= of; number++) {
      if (!sources.containsKey(number) && count++ < 5) {
        missing.append(count == 1 ? "" : ", ").append(new Shard(number, of));
      }
    }
    if (count > 0) {
      problems.error(
          Code.SHARD_MISSING,
          firstSource(),
          null,
          (count == 1 ? "shard " : "shards ")
              + missing
              + (count > 5 ? " and " + (count - 5) + " more are" : count == 1 ? " is" : " are")
              + " missing beside this one",
          "run the sweep with --shard "
              + missing.toString().split(",")[0]
              + " --format json, and give its file too");
      problems.throwIfErrors();
    }
  }
}
