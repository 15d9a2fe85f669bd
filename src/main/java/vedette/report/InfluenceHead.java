package vedette.report;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import vedette.form.Field;
import vedette.odds.Method;
import vedette.odds.Odds;
import vedette.question.Figure;
import vedette.study.Influence.Moves;

/** The fight whose influences are found, with its odds as they are. */
record InfluenceHead(
    @Field(text = "The fight.", flat = true) FightHead fight,
    @Field(text = "The method.", only = "exact") Method method,
    @Field(text = "The states of the fight, without results.") int states,
    @Field(text = "The probability that no end is reached.") double undecided,
    @Field(text = "How far any probability may be from the true one.") double error,
    @Field(text = "The figures as they are, by their names; null of a mean that no fight has.")
        Map<String, Double> figures) {
  static InfluenceHead of(AskedFight fight, List<Figure> figures, Odds.Exact odds) {
    Map<String, Double> values = new LinkedHashMap<>();
    figures.forEach(figure -> values.put(figure.name(), odds.estimate(figure).value()));
    return new InfluenceHead(
        FightHead.of(fight.system(), fight.engagement(), fight.request(), fight.tables()),
        Method.EXACT,
        odds.states(),
        odds.undecided(),
        odds.error(),
        values);
  }

  /** A step up or down of something, and how far it moves each figure. */
  record Step(
      @Field(text = "What it becomes.") String becomes,
      @Field(text = "By how much each figure moves; null if that cannot be told.")
          Map<String, Double> moves) {
    static Optional<Step> of(Moves moves, List<Figure> figures) {
      if (moves == null) {
        return Optional.empty();
      }
      Map<String, Double> by = new LinkedHashMap<>();
      for (int i = 0; i < figures.size(); i++) {
        by.put(figures.get(i).name(), moves.by(i));
      }
      return Optional.of(new Step(moves.to(), by));
    }
  }
}
