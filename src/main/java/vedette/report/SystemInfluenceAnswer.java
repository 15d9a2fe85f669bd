package vedette.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import vedette.json.JsonWriter;
import vedette.study.Figure;
import vedette.study.Influence.Change;
import vedette.study.own.SystemInfluence;
import vedette.study.own.SystemInfluence.Part;

/** The influence of a rule system's numbers and cells on a fight, the strongest first. */
public final class SystemInfluenceAnswer {
  private final InfluenceAnswer.Head head;
  private final SystemInfluence influence;

  private SystemInfluenceAnswer(InfluenceAnswer.Head head, SystemInfluence influence) {
    this.head = head;
    this.influence = influence;
  }

  /** The answer. */
  public static Answer of(InfluenceAnswer.Head head, SystemInfluence influence) {
    SystemInfluenceAnswer answer = new SystemInfluenceAnswer(head, influence);
    return new Answer(answer::document, answer::data, answer::json);
  }

  private Document document() {
    Document document = new Document();
    document.heading(
        head.fight().system()
            + " "
            + head.fight().engagement()
            + ": influence of each number and cell");
    document.facts(head.fight().situation());
    List<Integer> shown =
        head.asked()
            ? IntStream.range(0, influence.figures().size()).boxed().toList()
            : Furthest.of(influence.figures(), this::furthest);
    for (int index : shown) {
      moves(index, document);
    }
    document.gap();
    document.paragraph(
        "Exact. A number becomes one more or one less, a cell what the row below or above it says."
            + " What moves nothing is left out.");
    return document;
  }

  private double furthest(int figure) {
    double most = -1;
    for (Part part : influence.parts()) {
      most = Math.max(most, most(part, figure));
    }
    return most;
  }

  private static double most(Part part, int figure) {
    return Math.max(size(part.up(), figure), size(part.down(), figure));
  }

  private static double size(Change change, int figure) {
    double move = change == null ? -1 : change.moves().get(figure);
    return Double.isNaN(move) ? 0 : change == null ? -1 : Math.abs(move);
  }

  private void moves(int index, Document document) {
    Figure figure = influence.figures().get(index);
    document.heading("Effect on " + figure.name() + (figure.mean() ? ", mean" : ""));
    document.paragraph(figure.text() + ": " + shown(figure, figure.of(influence.odds())) + " now");
    document.gap();
    List<List<String>> rows = new ArrayList<>();
    influence.parts().stream()
        .filter(part -> most(part, index) > 0)
        .sorted(Comparator.comparingDouble(part -> -most(part, index)))
        .forEach(
            part ->
                rows.add(
                    List.of(
                        part.part().where(),
                        part.part().text(),
                        words(part.up(), figure, index),
                        words(part.down(), figure, index))));
    if (rows.isEmpty()) {
      document.paragraph("Nothing moves it.");
    } else {
      document.words(List.of("what", "is", "if higher", "if lower"), rows);
    }
  }

  private static String words(Change change, Figure figure, int index) {
    if (change == null) {
      return "-";
    }
    double by = change.moves().get(index);
    return change.to() + ": " + (Double.isNaN(by) ? "-" : Numbers.change(by, !figure.mean()));
  }

  private static String shown(Figure figure, double value) {
    return Double.isNaN(value) ? "none" : Numbers.figure(value, !figure.mean());
  }

  private DataTable data() {
    DataTable data = new DataTable("part", "is", "becomes", "figure", "change");
    for (Part part : influence.parts()) {
      row(part, part.up(), data);
      row(part, part.down(), data);
    }
    return data;
  }

  private void row(Part part, Change change, DataTable data) {
    for (int i = 0; change != null && i < influence.figures().size(); i++) {
      String figure = influence.figures().get(i).name();
      data.row(part.part().where(), part.part().text(), change.to(), figure, change.moves().get(i));
    }
  }

  private String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    head.fight().write(json);
    json.field("method", "exact");
    json.field("states", (long) influence.odds().states());
    json.field("undecided", influence.odds().undecided());
    json.field("error", influence.odds().error());
    json.object("figures");
    for (Figure figure : influence.figures()) {
      json.number(figure.name(), figure.of(influence.odds()));
    }
    json.end();
    json.array("influence");
    for (Part part : influence.parts()) {
      json.object();
      json.field("what", part.part().where());
      json.field("is", part.part().text());
      json.field("at", part.part().at().toString());
      change("up", part.up(), json);
      change("down", part.down(), json);
      json.end();
    }
    json.end();
    json.end();
    return json.text();
  }

  private void change(String name, Change change, JsonWriter json) {
    if (change == null) {
      json.nul(name);
      return;
    }
    json.inline().object(name);
    json.field("becomes", change.to());
    json.object("moves");
    for (int i = 0; i < influence.figures().size(); i++) {
      json.number(influence.figures().get(i).name(), change.moves().get(i));
    }
    json.end();
    json.end();
  }
}
