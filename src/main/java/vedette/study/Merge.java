package vedette.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import vedette.json.JsonWriter;
import vedette.json.Problems;
import vedette.json.WrongFile;

/**
 * Puts the shards of a sweep together again. All files are read and checked first, a cell at a
 * time; then they are read once more, side by side, so that shards of any size take little memory.
 */
public final class Merge {
  private final Problems problems = new Problems();
  private final ShardSet shards = new ShardSet("sweep", problems);
  private final Map<Integer, String> files = new TreeMap<>();
  private SweepHead first;
  private long tooLarge;

  private Merge() {}

  /** Hears of each cell in the order of the sweep. */
  private interface EachCell {
    void cell(SweepCell cell);
  }

  /**
   * Checks the shards.
   *
   * @param files as the user named them
   * @throws WrongFile if one cannot be read, or if they are not the shards of one sweep, each once
   */
  public static Merge of(List<String> files) {
    Merge merge = new Merge();
    files.forEach(merge::announce);
    files.forEach(merge::check);
    merge.problems.throwIfErrors();
    merge.shards.refuseMissing();
    return merge;
  }

  private void announce(String name) {
    try (ShardFile file = ShardFile.open(ShardFile.rows(name), new Problems())) {
      if (file.head() != null) {
        shards.announce(parts(file.head()), file.source());
      }
    } catch (WrongFile e) {
      // Said when it is checked.
    }
  }

  private void check(String name) {
    Problems own = new Problems();
    try (ShardFile file = ShardFile.open(ShardFile.rows(name), own)) {
      SweepHead head = file.head();
      if (head != null && shards.add(head.shard(), parts(head), file.source())) {
        first = first == null ? head : first;
        files.put(head.shard().number(), name);
        for (SweepCell cell = file.next(); cell != null; cell = file.next()) {
          tooLarge += cell.isTooLarge() ? 1 : 0;
        }
        if (own.hasErrors()) {
          shards.takeBack(head.shard());
        }
      }
    } catch (WrongFile e) {
      own.addAll(e.problems());
    }
    problems.addAll(own);
  }

  /** What the whole sweep asks. */
  public SweepHead head() {
    return first.whole();
  }

  /** How many cells are empty because their fight is too large. */
  public long tooLarge() {
    return tooLarge;
  }

  /** The whole sweep, in memory. */
  public SweepResult result() {
    List<SweepCell> cells = new ArrayList<>();
    sideBySide(cells::add);
    return new SweepResult(head(), List.copyOf(cells));
  }

  /** Writes the whole sweep as JSON, a cell at a time. */
  public void write(JsonWriter json) {
    SweepHead head = head();
    SweepJson.begin(head, json);
    String hash = head.hash();
    sideBySide(cell -> SweepJson.write(cell, head, hash, json));
    SweepJson.end(json);
  }

  /** Reads all files once more, a cell of each in turn. */
  private void sideBySide(EachCell each) {
    List<ShardFile> open = new ArrayList<>();
    try {
      files.values().forEach(name -> open.add(ShardFile.open(ShardFile.rows(name), problems)));
      int cells = first.cells();
      for (int cell = 0; cell < cells; cell++) {
        SweepCell next = open.get(cell % open.size()).next();
        if (next == null || problems.hasErrors()) {
          throw changed(open.get(cell % open.size()));
        }
        each.cell(next);
      }
    } finally {
      open.forEach(ShardFile::close);
    }
  }

  private WrongFile changed(ShardFile file) {
    problems.error(
        Code.FIGURES, file.source(), null, "the file changed while it was merged", "merge again");
    return new WrongFile(problems.worst(), problems);
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
}
