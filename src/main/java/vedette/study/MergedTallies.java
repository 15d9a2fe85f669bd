package vedette.study;

import java.util.List;
import vedette.json.Json;
import vedette.json.JsonRows;
import vedette.json.Problems;
import vedette.json.Source;
import vedette.json.WrongFile;
import vedette.odds.Counted;
import vedette.odds.Odds;
import vedette.odds.PartsOfSample;
import vedette.table.Tables;

/** Puts the tallies of one fight's trials together. */
public final class MergedTallies {
  private final Problems problems = new Problems();
  private final ShardSet shards = new ShardSet("fight", problems);
  private final String version;
  private final Tables tables;
  private TallyHead first;
  private TalliedFight<?> fight;
  private PartsOfSample<?> sample;

  /**
   * What tallies have come to together.
   *
   * @param head of the first of them
   */
  public record Merged(TallyHead head, TalliedFight<?> fight, Odds.Sampled odds) {}

  private MergedTallies(String version, Tables tables) {
    this.version = version;
    this.tables = tables;
  }

  /**
   * The odds of the whole sample.
   *
   * @param files as the user named them
   * @param version of this program
   * @param tables those in force here
   * @throws WrongFile if one cannot be read, or if they are not the shards of one fight, each once
   */
  public static Merged of(List<String> files, String version, Tables tables) {
    return new MergedTallies(version, tables).merge(files);
  }

  /** Whether files are tallies and not sweeps: most of them by their heads, of equals the first. */
  public static boolean areTallies(List<String> files) {
    int more = 0;
    int first = 0;
    for (String file : files) {
      try (JsonRows rows = ShardFile.rows(file)) {
        Json head = rows.head(new Problems());
        more += TallyFile.isTally(head) ? 1 : ShardFile.isSweep(head) ? -1 : 0;
        first = first == 0 ? more : first;
      } catch (WrongFile e) {
        // Whoever reads it says why.
      }
    }
    return more > 0 || more == 0 && first > 0;
  }

  private Merged merge(List<String> files) {
    files.forEach(this::announce);
    files.forEach(this::add);
    problems.throwIfErrors();
    shards.refuseMissing();
    return new Merged(first, fight, sample.odds(first.wholeSample()));
  }

  private void announce(String file) {
    Problems own = new Problems();
    try (JsonRows rows = ShardFile.rows(file)) {
      Json json = rows.head(own);
      TallyHead head = TallyFile.isTally(json) ? new TallyFile(rows, own).readHead(json) : null;
      if (head != null) {
        shards.announce(head.parts(), rows.source());
      }
    } catch (WrongFile e) {
      // Said when it is added.
    }
  }

  private void add(String file) {
    Problems own = new Problems();
    try (JsonRows rows = ShardFile.rows(file)) {
      Json json = rows.head(own);
      if (json != null && !TallyFile.isTally(json)) {
        own.error(
            Code.NOT_A_SHARD,
            rows.source(),
            json.at(),
            "this file is not the tally of a fight's trials",
            "give files that one fight's command has written with --shard, and no others");
      } else if (json != null) {
        add(json, rows, own);
      }
    } catch (WrongFile e) {
      own.addAll(e.problems());
    }
    problems.addAll(own);
  }

  private void add(Json json, JsonRows rows, Problems own) {
    TallyFile file = new TallyFile(rows, own);
    TallyHead head = file.readHead(json);
    if (head == null || !shards.add(head.shard(), head.parts(), rows.source())) {
      return;
    }
    if (first == null) {
      first = head;
      drawUp(rows.source(), own);
    }
    if (fight != null) { // else the first file has said why
      count(file, rows, own);
    }
    if (own.hasErrors()) {
      shards.takeBack(head.shard());
    }
  }

  private void count(TallyFile file, JsonRows rows, Problems own) {
    TallyValues values = new TallyValues(fight.engagement(), rows, own);
    Counted counted = file.readCounted(values);
    if (counted == null) {
      return;
    }
    sample.add(counted);
    long outcomes = 0;
    for (Counted.Times<List<Comparable<?>>> outcome = file.nextOutcome(values);
        outcome != null;
        outcome = file.nextOutcome(values)) {
      outcomes = TallyValues.plus(outcomes, outcome.times());
      sample.addOutcome(outcome.value(), outcome.times());
    }
    file.check(outcomes, counted);
  }

  private void drawUp(Source source, Problems own) {
    try {
      fight = TalliedFight.of(first, version, tables);
      sample = PartsOfSample.of(fight.engagement());
    } catch (TalliedFight.Differs e) {
      own.error(Code.OTHER_FIGHT, source, null, e.getMessage(), e.help());
    }
  }
}
