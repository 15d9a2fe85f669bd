package vedette.report.table;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import vedette.fight.Story.Fact;
import vedette.form.Field;
import vedette.json.Version;
import vedette.question.Change;
import vedette.question.Estimate;
import vedette.question.Figure;
import vedette.report.answer.Answer;
import vedette.report.answer.CheckWords;
import vedette.report.answer.FigureChangeRows;
import vedette.report.answer.PartName;
import vedette.report.page.DataTable;
import vedette.report.page.Document;
import vedette.report.page.Numbers;
import vedette.study.change.ReferenceFights.FightChange;
import vedette.study.sweep.TableSummary;
import vedette.study.tune.TunedFight;
import vedette.study.tune.Tuning;
import vedette.study.tune.Tuning.ChangedPart;
import vedette.study.tune.Tuning.FightWish;
import vedette.study.tune.Tuning.TableEdit;
import vedette.study.tune.TuningTask;

/** The answer of a search for changes of a table: the changes, their figures and their effects. */
public final class TuneAnswer {
  /** The most reference fights shown. */
  private static final int MOST_FIGHTS = 3;

  private final TuningTask task;
  private final Tuning tuning;
  private final String written;

  private TuneAnswer(TuningTask task, Tuning tuning, String written) {
    this.task = task;
    this.tuning = tuning;
    this.written = written;
  }

  /**
   * Returns the answer.
   *
   * @param written the file to which the first change was written; null for none
   */
  public static Answer of(TuningTask task, Tuning tuning, String written) {
    TuneAnswer answer = new TuneAnswer(task, tuning, written);
    return new Answer(answer::document, () -> DataTable.of(Row.class, answer.rows()), answer::data);
  }

  private Document document() {
    Document document = new Document().lead(lead()).heading("Changes of " + task.table().title());
    wishes(document);
    if (!tuning.changes().isEmpty()) {
      document.heading(
          tuning.changes().size() == 1
              ? "The change"
              : tuning.changes().size() + " changes, the best first");
      changes(tuning.changes(), document);
    } else if (tuning.nearest() != null) {
      document.heading("The nearest change");
      changes(List.of(tuning.nearest()), document);
    }
    if (!tuning.isMetAlready()) {
      search(document);
    }
    if (!tuning.changes().isEmpty()) {
      effects(document);
    }
    return document;
  }

  private String lead() {
    if (tuning.isMetAlready()) {
      return "The table meets "
          + all()
          + " as it is"
          + (written == null ? "." : "; " + written + " was not written.");
    }
    String most = CheckWords.count(task.mostParts(), "part");
    if (!tuning.changes().isEmpty()) {
      TableEdit first = tuning.changes().get(0);
      return "Changing "
          + words(first)
          + " gives "
          + figures(first)
          + (tuning.proved() ? "." : ": the best change found before time was up.");
    }
    String none =
        tuning.proved()
            ? "No change of up to "
                + most
                + (tuning.searched().findings() > 0 ? " that lint accepts" : "")
                + " meets "
                + all()
            : "Time was up before a change was found that meets " + all();
    return tuning.nearest() == null
        ? none + " or comes nearer than the table as it is."
        : none
            + "; the nearest gives "
            + figures(tuning.nearest())
            + ": "
            + words(tuning.nearest())
            + ".";
  }

  private String all() {
    return tuning.wishes().size() == 1 ? "the wish" : "all wishes";
  }

  private static String words(TableEdit edit) {
    return edit.parts().stream().map(TuneAnswer::words).collect(Collectors.joining(" and "));
  }

  private static String words(ChangedPart part) {
    return part.of().part().place()
        + " from "
        + part.of().part().text()
        + " to "
        + part.step().to();
  }

  private String figures(TableEdit edit) {
    List<String> figures = new ArrayList<>();
    for (int i = 0; i < tuning.wishes().size(); i++) {
      FightWish it = tuning.wishes().get(i);
      figures.add(
          it.wish().figure().name()
              + " "
              + Numbers.figure(edit.figures().get(i), !it.wish().figure().mean())
              + (isOfSeveralFights() ? " in \"" + it.fight().name() + "\"" : ""));
    }
    return figures.size() < 3
        ? String.join(" and ", figures)
        : String.join(", ", figures.subList(0, figures.size() - 1))
            + " and "
            + figures.get(figures.size() - 1);
  }

  private boolean isOfSeveralFights() {
    return tuning.wishes().stream().map(FightWish::fight).distinct().count() > 1;
  }

  /** Adds the wishes of each fight, with the figures of the table as it is. */
  private void wishes(Document document) {
    TunedFight before = null;
    List<List<String>> rows = new ArrayList<>();
    for (FightWish it : tuning.wishes()) {
      if (it.fight() != before) {
        flush(rows, document);
        document.paragraph(it.fight().name());
        before = it.fight();
      }
      rows.add(
          List.of(
              WishWords.of(it.wish()),
              Numbers.figure(it.now(), !it.wish().figure().mean()) + " now"));
    }
    flush(rows, document);
  }

  private static void flush(List<List<String>> rows, Document document) {
    if (!rows.isEmpty()) {
      document.words(List.of(), List.copyOf(rows));
      rows.clear();
    }
  }

  private void changes(List<TableEdit> edits, Document document) {
    List<String> header = new ArrayList<>(List.of("change"));
    for (FightWish it : tuning.wishes()) {
      header.add((isOfSeveralFights() ? it.fight().name() + ": " : "") + it.wish().figure().name());
    }
    List<List<String>> rows = new ArrayList<>();
    for (TableEdit edit : edits) {
      for (int i = 0; i < edit.parts().size(); i++) {
        ChangedPart part = edit.parts().get(i);
        List<String> row = new ArrayList<>();
        row.add(
            (i == 0 ? "" : "and ")
                + part.of().part().place()
                + ": "
                + part.of().part().text()
                + " -> "
                + part.step().to());
        for (int w = 0; w < tuning.wishes().size(); w++) {
          boolean chance = !tuning.wishes().get(w).wish().figure().mean();
          row.add(i == 0 ? Numbers.figure(edit.figures().get(w), chance) : "");
        }
        rows.add(row);
      }
    }
    document.numbers(header, rows);
  }

  private void effects(Document document) {
    TableEdit first = tuning.changes().get(0);
    document.heading("Reference fights with the first change");
    if (first.effects() == null) {
      document.paragraph("Not fought: time was up.");
    } else {
      boolean isSafe = !DiffAnswer.changed(first.effects(), MOST_FIGHTS, "json", document);
      if (isSafe) {
        document.paragraph("No reference fight changes.");
      }
    }
  }

  private void search(Document document) {
    Tuning.Searched searched = tuning.searched();
    List<Fact> facts = new ArrayList<>();
    facts.add(
        new Fact(
            "parts",
            Numbers.grouped(searched.parts())
                + " that may change, up to "
                + CheckWords.count(task.mostSteps(), "step")
                + " each"));
    facts.add(
        new Fact(
            "changes",
            grouped(searched.sets())
                + ", of which "
                + Numbers.grouped(searched.computed())
                + " were computed exactly"));
    facts.add(
        new Fact(
            "result",
            tuning.proved()
                ? "proved: no other change can come before the ones listed"
                : "best found: time was up before all changes were computed or excluded"));
    if (searched.findings() > 0) {
      facts.add(
          new Fact(
              "lint",
              CheckWords.count(searched.findings(), "change")
                  + " left out because lint finds something new; --allow-lint shows them"));
    }
    if (searched.moved() > 0) {
      facts.add(
          new Fact(
              "kept odds",
              CheckWords.count(searched.moved(), "change")
                  + " left out because odds to keep would change"));
    }
    if (written != null) {
      facts.add(
          new Fact(
              "file",
              tuning.changes().isEmpty()
                  ? written + " was not written"
                  : written + " has the first change"));
    }
    document.heading("Search");
    document.facts(facts);
  }

  private static String grouped(BigInteger number) {
    return number.bitLength() < Long.SIZE
        ? Numbers.grouped(number.longValue())
        : Numbers.scientific(number.doubleValue());
  }

  private List<Row> rows() {
    List<Row> rows = new ArrayList<>();
    for (int c = 0; c < tuning.changes().size(); c++) {
      add(c + 1, tuning.changes().get(c), rows);
    }
    if (tuning.nearest() != null) {
      add(0, tuning.nearest(), rows);
    }
    return rows;
  }

  private void add(int number, TableEdit edit, List<Row> rows) {
    for (ChangedPart part : edit.parts()) {
      for (int w = 0; w < tuning.wishes().size(); w++) {
        FightWish wish = tuning.wishes().get(w);
        rows.add(
            new Row(
                number,
                part.of().part().place(),
                part.of().part().text(),
                part.step().to(),
                wish.fight().name(),
                wish.wish().figure().name(),
                number(wish.now()),
                number(edit.figures().get(w))));
      }
    }
  }

  private static Double number(Estimate estimate) {
    return estimate.isMissing() ? null : estimate.value();
  }

  private TuneData data() {
    return new TuneData(
        Version.NUMBER,
        TableSummary.of(task.table()),
        tuning.wishes().stream().map(WishData::of).toList(),
        tuning.isMetAlready(),
        tuning.proved(),
        tuning.changes().stream().map(EditData::of).toList(),
        Optional.ofNullable(tuning.nearest()).map(EditData::of),
        tuning.searched().parts(),
        tuning.searched().sets().min(BigInteger.valueOf(Long.MAX_VALUE)).longValue(),
        tuning.searched().computed(),
        tuning.searched().findings(),
        tuning.searched().moved());
  }

  /** The changes as a record. */
  public record TuneData(
      @Field(text = "The version of the program.") String vedette,
      @Field(text = "The table.") TableSummary table,
      @Field(text = "The wishes.") List<WishData> wishes,
      @Field(text = "Whether the table meets all wishes as it is.") boolean met,
      @Field(
              text =
                  "Whether no other change can come before the ones listed; false if time was up"
                      + " first.")
          boolean proved,
      @Field(text = "The changes that meet all wishes, the best first; at most ten.")
          List<EditData> changes,
      @Field(text = "If there is none, the change that comes nearest.") Optional<EditData> nearest,
      @Field(text = "The number of parts that may change.") int parts,
      @Field(text = "The number of changes of up to as many parts as were searched.") long sets,
      @Field(text = "The number of changes whose odds were computed.") long computed,
      @Field(text = "The number of changes left out because of new findings of lint.")
          long findings,
      @Field(text = "The number of changes left out because odds to keep would change.")
          long moved) {}

  /** A wish. */
  record WishData(
      @Field(text = "The fight: its command or the name of its scenario.") String fight,
      @Field(text = "The figure.", flat = true) Figure figure,
      @Field(text = "The least value; null if there is no lower bound.") Optional<Double> atLeast,
      @Field(text = "The greatest value; null if there is no upper bound.") Optional<Double> atMost,
      @Field(text = "The figure with the table as it is; null if it is missing.") Double now) {
    private static WishData of(FightWish it) {
      return new WishData(
          it.fight().name(),
          it.wish().figure(),
          Optional.ofNullable(it.wish().atLeast()),
          Optional.ofNullable(it.wish().atMost()),
          number(it.now()));
    }
  }

  /** A change of the table. */
  record EditData(
      @Field(text = "The changed parts.") List<PartData> parts,
      @Field(text = "The figures, in the order of the wishes; null where missing.")
          List<Double> figures,
      @Field(text = "The reference fights whose odds change.", optional = true)
          List<EffectData> effects) {
    private static EditData of(TableEdit edit) {
      return new EditData(
          edit.parts().stream().map(PartData::of).toList(),
          edit.figures().stream().map(TuneAnswer::number).toList(),
          edit.effects() == null
              ? List.of()
              : edit.effects().stream().filter(FightChange::moves).map(EffectData::of).toList());
    }
  }

  /** A changed part. */
  record PartData(
      @Field(text = "Which part it is.", flat = true) PartName name,
      @Field(text = "Its place in the file: line and column.") Optional<String> at,
      @Field(text = "Its text.") String from,
      @Field(text = "Its text after the change.") String to,
      @Field(
              text =
                  "The number of steps: above 0 for a better result for the attacker, a higher"
                      + " number or a later word.")
          int steps) {
    private static PartData of(ChangedPart it) {
      return new PartData(
          PartName.of(it.of().part()),
          Optional.ofNullable(it.of().part().at()).map(Object::toString),
          it.of().part().text(),
          it.step().to(),
          it.step().by());
    }
  }

  /** A reference fight whose odds change. */
  record EffectData(
      @Field(text = "The system and the kind of fight.") String fight,
      @Field(text = "Its options.") String options,
      @Field(text = "The figures that differ.") List<EffectFigure> figures) {
    private static EffectData of(FightChange it) {
      return new EffectData(
          it.fight(),
          it.options(),
          it.figureChanges().stream()
              .filter(change -> !FigureChangeRows.isUnseen(change))
              .map(EffectFigure::of)
              .toList());
    }
  }

  /** A figure of a reference fight. */
  record EffectFigure(
      @Field(text = "The figure.", flat = true) Figure figure,
      @Field(text = "With the table as it is; null for a mean that no fight has.") Double old,
      @Field(name = "new", text = "With the changed table.") Double now) {
    private static EffectFigure of(Change it) {
      return new EffectFigure(it.figure(), number(it.before()), number(it.after()));
    }
  }

  /** A changed part and a wish. */
  record Row(
      @Field(text = "The number of the change; 0 for the nearest one.") int change,
      @Field(text = "The changed part.") String part,
      @Field(text = "Its text.") String from,
      @Field(text = "Its text after the change.") String to,
      @Field(text = "The fight of the wish.") String fight,
      @Field(text = "The figure.") String figure,
      @Field(text = "The figure with the table as it is.") Double now,
      @Field(text = "The figure after the change.") Double then) {}
}
