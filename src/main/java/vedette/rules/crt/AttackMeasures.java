package vedette.rules.crt;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.crt.AttackTable.Possible;

/** What an attack is measured by: of each side only what its table can do to it. */
final class AttackMeasures {
  private AttackMeasures() {}

  /**
   * The measures; no more of them with one way to find the column than with another, so that fights
   * of one table can be set beside each other.
   *
   * @param request the strengths they begin with, and how many rounds are fought at most
   */
  static List<Measure<AttackResult>> of(AttackTable table, AttackRequest request) {
    List<Measure<AttackResult>> measures = new ArrayList<>();
    measures.add(
        Measure.success("the defender is driven out, the attacker is not", AttackResult::isWon));
    measures.add(
        Measure.category("ending", "how the fight ends", Ending.class, AttackResult::ending));
    measures.add(loss(Side.ATTACKER, request.attacker()));
    measures.add(loss(Side.DEFENDER, request.defender()));
    for (Side side : Side.values()) {
      side(measures, side, table.possible().of(side));
    }
    if (request.rounds().most() > 1) {
      measures.add(Measure.turns("roundsFought", "rounds fought"));
    }
    return List.copyOf(measures);
  }

  private static Measure<AttackResult> loss(Side side, int before) {
    return Measure.loss(
        side + "Loss", "points the " + side + " loses", before, r -> r.fates().of(side).left());
  }

  private static void side(List<Measure<AttackResult>> measures, Side side, Possible possible) {
    if (possible.forcedBack()) {
      measures.add(
          Measure.flag(
              side + "ForcedBack",
              "the " + side + " is forced back",
              r -> r.fates().of(side).forcedBack()));
    }
    if (possible.hurt()) {
      measures.add(
          Measure.flag(
              side + "Eliminated",
              "the " + side + " is eliminated",
              r -> r.fates().of(side).eliminated()));
    }
    if (possible.hexes()) {
      measures.add(
          Measure.count(
              side + "Hexes", "hexes the " + side + " retreats", r -> r.fates().of(side).hexes()));
    }
  }
}
