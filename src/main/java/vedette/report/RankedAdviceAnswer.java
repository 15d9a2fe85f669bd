package vedette.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import vedette.fight.Side;
import vedette.form.FightName;
import vedette.json.JsonWriter;
import vedette.json.Version;
import vedette.study.Advice;
import vedette.study.RankedAdvice;
import vedette.study.RankedAdvice.Cell;
import vedette.study.Template.Swept;

/** Fights by what each is worth to a side that decides best, the best first. */
public final class RankedAdviceAnswer {
  private final RankedAdvice ranked;
  private final FightName fight;

  private RankedAdviceAnswer(RankedAdvice ranked, FightName fight) {
    this.ranked = ranked;
    this.fight = fight;
  }

  /**
   * The answer.
   *
   * @param version of the program
   */
  public static Answer of(RankedAdvice ranked, FightName fight) {
    RankedAdviceAnswer answer = new RankedAdviceAnswer(ranked, fight);
    return new Answer(answer::document, answer::data, answer::json);
  }

  private Document document() {
    Cell best = ranked.fights().get(0);
    Document document = new Document();
    document.heading(fight + ": advice to the " + ranked.side() + ", the best first");
    boolean rather = unfoughtBefore() == 0;
    document.lead(
        (rather ? "Better not to fight. Of the fights the best: " : "Best: ")
            + values(best)
            + ". Worth "
            + worth(best)
            + (ranked.side() == Side.DEFENDER || ranked.unfought().isEmpty()
                ? "."
                : "; not to fight " + AdviceAnswer.worth(ranked.unfought().getAsDouble()) + "."));
    document.labelled("goal  ", best.advice().best().goal());
    document.words(header(), rows());
    if (ranked.fights().stream().anyMatch(it -> !it.advice().saysAll())) {
      document.paragraph("Where no doctrine says all, ask for advice in that fight alone.");
    }
    if (ranked.notFought() > 0) {
      document.paragraph("No fight: " + ranked.notFought() + " of the cells.");
    }
    return document;
  }

  private String values(Cell cell) {
    List<String> all = new ArrayList<>();
    for (int i = 0; i < ranked.swept().size(); i++) {
      all.add(ranked.swept().get(i).name() + " " + cell.values().get(i));
    }
    return String.join(", ", all);
  }

  private List<String> header() {
    List<String> header = new ArrayList<>();
    ranked.swept().stream().map(Swept::name).forEach(header::add);
    header.addAll(List.of("worth", "say"));
    return header;
  }

  private List<List<String>> rows() {
    List<List<String>> rows = new ArrayList<>();
    for (Cell cell : ranked.fights()) {
      List<String> row = new ArrayList<>(cell.values());
      row.addAll(List.of(worth(cell), said(cell.advice())));
      rows.add(row);
    }
    if (unfoughtBefore() >= 0) {
      List<String> row = new ArrayList<>(Collections.nCopies(header().size(), ""));
      row.set(0, "do not fight");
      row.set(ranked.swept().size(), AdviceAnswer.worth(ranked.unfought().getAsDouble()));
      rows.add(unfoughtBefore(), row);
    }
    return rows;
  }

  /** How many fights are worth more to the attacker than none; -1 if nobody can tell. */
  private int unfoughtBefore() {
    if (ranked.side() == Side.DEFENDER || ranked.unfought().isEmpty()) {
      return -1;
    }
    double none = ranked.unfought().getAsDouble();
    return (int)
        ranked.fights().stream()
            .filter(it -> it.advice().best().worth().get(0) >= none - AdviceAnswer.SAME)
            .count();
  }

  /** What to say, in a cell. */
  static String said(Advice advice) {
    if (advice.decisions().isEmpty()) {
      return "nothing to decide";
    }
    String said = AdviceAnswer.list(advice.said());
    return said + (advice.saysAll() ? "" : said.isEmpty() ? "by the state" : " and more");
  }

  private static String worth(Cell cell) {
    return AdviceAnswer.worth(cell.advice().best().worth().get(0));
  }

  private DataTable data() {
    DataTable data = new DataTable(header().toArray(String[]::new));
    for (Cell cell : ranked.fights()) {
      List<Object> row = new ArrayList<>(cell.values());
      row.add(cell.advice().best().worth().get(0));
      row.add(said(cell.advice()));
      data.row(row.toArray());
    }
    return data;
  }

  private String json() {
    JsonWriter json = new JsonWriter();
    json.object();
    json.field("vedette", Version.NUMBER);
    json.field("system", fight.system());
    json.field("engagement", fight.engagement());
    json.field("advised", ranked.side().toString());
    json.field("goal", ranked.fights().get(0).advice().best().goal());
    ranked.unfought().ifPresent(worth -> json.field("unfought", worth));
    json.words("swept", ranked.swept().stream().map(Swept::name).toList());
    json.objects(
        "fights",
        ranked.fights(),
        cell -> {
          json.words("values", cell.values());
          json.array("worth");
          cell.advice().best().worth().forEach(json::value);
          json.end();
          json.object("said");
          cell.advice().said().forEach(it -> json.field(it.parameter(), it.text()));
          json.end();
        });
    json.end();
    return json.text();
  }
}
