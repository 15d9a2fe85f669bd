package vedette.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import vedette.json.Field;
import vedette.json.Json;
import vedette.json.JsonHash;
import vedette.json.JsonReader;
import vedette.json.JsonRows;
import vedette.json.JsonWriter;
import vedette.json.NewerFormat;
import vedette.json.Problems;
import vedette.json.RecordReader;
import vedette.json.Source;
import vedette.odds.Counted;
import vedette.question.Question;

/** Reads what {@link TallyJson} writes; what it counted is held against the fight later. */
final class TallyFile {
  private static final int LONG = JsonReader.MAX_STRING;

  private final JsonRows rows;
  private final Source source;
  private final Problems problems;
  private final HeadReader parts;
  private final JsonHash hash = new JsonHash();
  private Json.Obj root;
  private Above above;
  private TallyHead head;

  /** All but the outcomes. */
  record Above(
      @Field(text = "version of the file format", min = 1, max = TallyJson.FORMAT) int format,
      @Field(text = "version") String vedette,
      @Field(text = "rule system") String system,
      @Field(text = "kind of engagement") String engagement,
      @Field(text = "texts by parameter") Json request,
      @Field(text = "chances asked for", maxLength = LONG) List<String> chances,
      @Field(text = "values asked for", maxLength = LONG) List<String> values,
      @Field(text = "tables in force") List<HeadReader.TablePart> tables,
      @Field(text = "version of the rules", min = 1) int rules,
      @Field(text = "method") Sampling method,
      @Field(text = "battles of all shards") Json trials,
      @Field(text = "seed") Json seed,
      @Field(text = "which part it is") Json shard,
      @Field(text = "battles of this shard") Json battles,
      @Field(text = "battles without an end") Json undecided,
      @Field(text = "battles cut off") Json cutOff,
      @Field(text = "readings consulted") List<String> readings,
      @Field(text = "what was counted of each measure") List<OfMeasure> measures,
      @Field(text = "what was counted together") Json outcomes) {}

  /** What stands behind the outcomes. */
  record Below(
      @Field(text = "what was counted together") Json outcomes,
      @Field(text = "checksum") String checksum) {}

  record OfMeasure(
      @Field(text = "name", maxLength = LONG) String name,
      @Field(text = "values, each with its number") Json counted) {}

  /** How battles are sampled. */
  enum Sampling {
    SIMULATE,
    DIRECT
  }

  /**
   * Reads a file whose head has been read.
   *
   * @param problems takes what is wrong with it
   */
  TallyFile(JsonRows rows, Problems problems) {
    this.rows = rows;
    this.problems = problems;
    source = rows.source();
    parts = new HeadReader(source, problems, Code.TALLY);
  }

  /** Whether a file is a tally, as far as its first members tell. */
  static boolean isTally(Json json) {
    return json instanceof Json.Obj object
        && object.get(TallyJson.OUTCOMES) != null
        && object.get("shard") != null;
  }

  /** Reads all but the counts; null if something is wrong with it. */
  TallyHead readHead(Json json) {
    if (NewerFormat.refuse(json, source, TallyJson.FORMAT, Code.NEWER_FORMAT, problems)) {
      return null;
    }
    above = RecordReader.read(json, source, Above.class, problems);
    if (above == null) {
      return null;
    }
    root = (Json.Obj) json;
    JsonWriter written = new JsonWriter().object();
    for (Json.Member member : root.members()) {
      if (!member.name().equals(TallyJson.OUTCOMES)) {
        written.field(member.name(), member.value());
      }
    }
    hash.add(written.end().text());
    List<Question> questions = new ArrayList<>();
    above.chances().forEach(it -> questions.add(new Question(Question.Kind.CHANCE, it)));
    above.values().forEach(it -> questions.add(new Question(Question.Kind.VALUE, it)));
    head =
        new TallyHead(
            above.vedette(),
            above.system(),
            above.engagement(),
            parts.request(above.request()),
            questions,
            HeadReader.tables(above.tables()),
            above.rules(),
            above.method() == Sampling.DIRECT ? "direct" : "simulate",
            parts.trials(above.trials()),
            parts.whole(above.seed()),
            parts.shard(above.shard()));
    return problems.hasErrors() ? null : head;
  }

  /**
   * Reads what was counted.
   *
   * @param values how values of the fight's measures are written
   * @return null if something is wrong with it
   */
  Counted readCounted(TallyValues values) {
    long battles = parts.whole(above.battles());
    long undecided = parts.whole(above.undecided());
    long cutOff = parts.whole(above.cutOff());
    if (battles != head.shard().blocks().battles(head.trials())) {
      parts.wrong(above.battles(), "shard " + head.shard() + " has another number of battles");
    }
    if (undecided < 0 || undecided > battles || cutOff < 0 || cutOff > undecided) {
      parts.wrong(above.undecided(), "these are not battles of a fight");
    }
    List<String> names = above.measures().stream().map(OfMeasure::name).toList();
    if (!names.equals(values.names())) {
      parts.wrong(root.get("measures"), "these are not the measures of the fight");
      return null;
    }
    List<List<Counted.Times<Comparable<?>>>> counted = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      counted.add(values.ofMeasure(i, above.measures().get(i).counted(), battles - undecided));
    }
    Set<String> readings = new TreeSet<>(above.readings());
    Counted all =
        new Counted(battles, undecided, cutOff, List.copyOf(readings), counted, List.of());
    return problems.hasErrors() ? null : all;
  }

  /** The values of all joint measures that came together next; null if there are no more. */
  Counted.Times<List<Comparable<?>>> nextOutcome(TallyValues values) {
    Json row = rows.next(problems);
    if (row == null || problems.hasErrors()) {
      return null;
    }
    hash.add(new JsonWriter().value(row).text());
    return values.outcome(row);
  }

  /**
   * Holds what was read against the checksum.
   *
   * @param outcomes how many battles they have
   */
  void check(long outcomes, Counted counted) {
    Json.Obj rest = problems.hasErrors() ? null : rows.rest(problems);
    Below below =
        rest == null ? null : RecordReader.read(rest, rows.source(), Below.class, problems);
    if (below == null) {
      return;
    }
    HeadReader here = new HeadReader(rows.source(), problems, Code.TALLY);
    if (outcomes != counted.battles() - counted.undecided()) {
      here.wrong(rest, "these are outcomes of another number of battles");
    } else if (!hash.hex().equals(below.checksum())) {
      here.wrong(rest.get(TallyJson.CHECKSUM), "this tally is not as it was written");
    }
  }
}
