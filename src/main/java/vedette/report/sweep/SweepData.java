package vedette.report.sweep;

import java.util.AbstractList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import vedette.form.Field;
import vedette.odds.answer.Method;
import vedette.study.sweep.CellCondition;
import vedette.study.sweep.Sweep;
import vedette.study.sweep.SweepCell;
import vedette.study.sweep.SweepHead;

/** A sweep with all its cells in order. */
public record SweepData(
    @Field(text = "What the sweep asks.", flat = true) SweepHead head,
    @Field(
            text = "The cell that comes nearest to the condition of --where, if no cell meets it.",
            optional = true)
        NearestData nearest,
    @Field(text = "The cells.") List<CellData> cells) {

  /** The cell that comes nearest to a condition. */
  record NearestData(
      @Field(text = "The condition.") String where,
      @Field(text = "The number of the cell.") int cell,
      @Field(
              text =
                  "Its distance from meeting the condition: in points of probabilities, and in the"
                      + " units of means.")
          double shortfall) {
    /** Returns the data of the nearest cell; null if there is none. */
    private static NearestData of(Sweep.Result sweep, Sweep.Ranking ranking) {
      CellCondition.NearestCell nearest = ranking.nearest(sweep);
      return nearest == null
          ? null
          : new NearestData(ranking.where().text(), nearest.cell().index(), nearest.shortfall());
    }
  }

  /** A cell. */
  record CellData(
      @Field(text = "Its number, from 0.") int cell,
      @Field(text = "The values of what is swept.") List<String> values,
      @Field(
              text = "The method that found it, if each cell has its own.",
              optional = true,
              only = {"exact", "simulate", "direct"})
          Method method,
      @Field(text = "The figures by their names; null of what the fight does not have.")
          Map<String, Double> figures,
      @Field(text = "Where their 95% intervals begin, if sampled.", optional = true)
          Map<String, Double> low,
      @Field(text = "Where their 95% intervals end, if sampled.", optional = true)
          Map<String, Double> high,
      @Field(
              text = "Of means: the interval holds if the number is never above this.",
              optional = true)
          Map<String, Double> ifAtMost,
      @Field(
              text = "Why figures are missing that the fight is measured by, by their names.",
              optional = true)
          Map<String, String> missing,
      @Field(text = "The probability that no end is reached; null without a fight.")
          Double undecided,
      @Field(text = "How far any probability may be off, if computed.", optional = true)
          Double error,
      @Field(text = "How far an interval reaches from its probability.", optional = true)
          Double within,
      @Field(text = "The battles sampled.", optional = true) Long trials,
      @Field(text = "The seed of its dice.", optional = true) Long seed,
      @Field(text = "The battles that were cut off, if any were.", optional = true) Long cutOff,
      @Field(text = "Why there are no figures.", optional = true) String reason,
      @Field(text = "Whether the fight is too large to be computed.", optional = true)
          boolean tooLarge) {
    private static CellData of(SweepHead head, SweepCell cell) {
      boolean sampled = cell.isSampled();
      return new CellData(
          cell.index(),
          head.values(cell.index()),
          head.method() == Method.AUTO && cell.isFought() ? cell.method(head) : null,
          figures(head, cell.values()),
          figures(head, cell.lows()),
          figures(head, cell.highs()),
          figures(head, cell.mosts()),
          missing(head, cell),
          cell.undecided(),
          sampled ? null : (Double) cell.within(),
          sampled ? (Double) cell.within() : null,
          sampled ? (Long) cell.trials() : null,
          sampled ? (Long) cell.seed() : null,
          cell.cutOff() > 0 ? (Long) cell.cutOff() : null,
          cell.why() == null ? "" : cell.why().reason(),
          cell.isTooLarge());
    }

    private static Map<String, String> missing(SweepHead head, SweepCell cell) {
      Map<String, String> missing = new LinkedHashMap<>();
      for (int i = 0; i < cell.values().length; i++) {
        if (cell.missing(i) != null) {
          missing.put(head.figures().get(i).name(), cell.missing(i).words());
        }
      }
      return missing;
    }

    private static Map<String, Double> figures(SweepHead head, double[] values) {
      Map<String, Double> figures = new LinkedHashMap<>();
      for (int i = 0; i < values.length; i++) {
        figures.put(head.figures().get(i).name(), values[i]);
      }
      return figures;
    }
  }

  /**
   * Returns the data of a sweep. There may be a million cells, so each is built only when it is
   * written.
   */
  static SweepData of(Sweep.Result sweep, Sweep.Ranking ranking) {
    return new SweepData(
        sweep.head(),
        NearestData.of(sweep, ranking),
        new AbstractList<>() {
          @Override
          public CellData get(int index) {
            return CellData.of(sweep.head(), sweep.cells().get(index));
          }

          @Override
          public int size() {
            return sweep.cells().size();
          }
        });
  }
}
