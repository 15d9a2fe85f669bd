package vedette.study;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import vedette.fight.Side;
import vedette.problem.TextFault;
import vedette.question.Question;
import vedette.rules.EngagementType;
import vedette.study.Template.Swept;
import vedette.table.Tables;
import vedette.work.Limits;
import vedette.work.Refusal;

/**
 * The fights of braces, by what each is worth to a side that decides best in it.
 *
 * @param swept what differs between them
 * @param fights the best for the side first
 * @param notFought how many cells are no fight
 */
public record RankedAdvice(Side side, List<Swept> swept, List<Cell> fights, int notFought) {
  /** One of the fights. */
  public record Cell(List<String> values, Advice advice) {}

  /**
   * Advises in each of them.
   *
   * @throws TextFault if a text of some cell cannot be read, or if there is no fight at all
   * @throws Refusal if one of them is too large
   */
  public static <Q extends Record> RankedAdvice of(
      Side side,
      EngagementType<Q> type,
      Template template,
      Tables tables,
      List<Question> questions,
      Limits limits) {
    CellFights<Q> each = new CellFights<>(type, template, tables, questions);
    each.survey(1, limits.deadline());
    List<Cell> fights = new ArrayList<>();
    for (int cell = 0; cell < template.cells(); cell++) {
      limits.deadline().check();
      if (each.drawn(cell).fight() != null) {
        Advice advice =
            new Advice.Of<>(type, each.texts(cell), tables, questions, limits).whatever(side);
        fights.add(new Cell(Template.values(template.swept(), cell), advice));
      }
    }
    fights.sort(bestFirst(side));
    return new RankedAdvice(side, template.swept(), fights, (int) template.cells() - fights.size());
  }

  private static Comparator<Cell> bestFirst(Side side) {
    Comparator<Cell> byWorth =
        (one, other) ->
            IntStream.range(0, one.advice().best().worth().size())
                .map(part -> Double.compare(worth(one, part), worth(other, part)))
                .filter(it -> it != 0)
                .findFirst()
                .orElse(0);
    return side == Side.ATTACKER ? byWorth.reversed() : byWorth;
  }

  /** Equal but for rounding is equal: the last digits must not change the order. */
  private static double worth(Cell cell, int part) {
    return Math.rint(cell.advice().best().worth().get(part) * 1e9) / 1e9;
  }

  /** What it is worth not to fight at all, in the first part of the goal; if that is known. */
  public OptionalDouble unfought() {
    return fights.get(0).advice().best().unfought();
  }
}
