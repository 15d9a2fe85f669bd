package vedette.report;

import java.util.List;
import java.util.Optional;
import vedette.form.Field;
import vedette.form.FightName;
import vedette.question.Figure;
import vedette.report.AskedFight.EffectRows;
import vedette.report.InfluenceHead.Step;
import vedette.study.own.SystemInfluence;

/** The influence of a rule system's numbers and cells on a fight, the strongest first. */
public final class SystemInfluenceAnswer {
  private final AskedFight fight;
  private final SystemInfluence influence;

  private SystemInfluenceAnswer(AskedFight fight, SystemInfluence influence) {
    this.fight = fight;
    this.influence = influence;
  }

  /** The answer. */
  public static Answer of(AskedFight fight, SystemInfluence influence) {
    SystemInfluenceAnswer answer = new SystemInfluenceAnswer(fight, influence);
    return new Answer(
        answer::document,
        () -> PartInfluence.of(fight, influence).table(),
        () -> PartInfluence.of(fight, influence));
  }

  private Document document() {
    Document document = new Document();
    document.heading(
        new FightName(fight.system(), fight.engagement()) + ": influence of each number and cell");
    document.facts(fight.situation());
    new EffectRows(
            influence.figures(),
            influence.odds(),
            fight,
            influence.parts().stream()
                .map(
                    it ->
                        new EffectRows.Row(it.part().where(), it.part().text(), it.up(), it.down()))
                .toList())
        .addTo(document, "Effect", List.of("what", "is", "if higher", "if lower"));
    document.gap();
    document.paragraph(
        "Exact. A number becomes one more or one less, a cell what the row below or above it says."
            + " What moves nothing is left out.");
    return document;
  }

  /** The influence of the parts of a rule system as figures for other programs. */
  record PartInfluence(
      @Field(text = "The fight and its odds.", flat = true) InfluenceHead head,
      @Field(text = "The parts that can be changed.") List<OfPart> influence) {
    private static PartInfluence of(AskedFight fight, SystemInfluence influence) {
      List<Figure> figures = influence.figures();
      return new PartInfluence(
          InfluenceHead.of(fight, figures, influence.odds()),
          influence.parts().stream()
              .map(
                  it ->
                      new OfPart(
                          it.part().where(),
                          it.part().text(),
                          it.part().at().toString(),
                          Step.of(it.up(), figures),
                          Step.of(it.down(), figures)))
              .toList());
    }

    private DataTable table() {
      DataTable data = new DataTable("part", "is", "becomes", "figure", "change");
      for (OfPart part : influence) {
        for (Optional<Step> step : List.of(part.up, part.down)) {
          step.ifPresent(
              it ->
                  it.moves().forEach((m, by) -> data.row(part.what, part.is, it.becomes(), m, by)));
        }
      }
      return data;
    }
  }

  /** A part of a rule system. */
  record OfPart(
      @Field(text = "What it is.") String what,
      @Field(text = "What it says.") String is,
      @Field(text = "Where it stands in the file: line and column.") String at,
      @Field(text = "One more, or what the row below says.") Optional<Step> up,
      @Field(text = "One less, or what the row above says.") Optional<Step> down) {}
}
