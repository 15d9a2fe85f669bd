package vedette.rules.crt;

import java.util.List;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.crt.AttackTable.Possible;
import vedette.rules.kit.Measures;
import vedette.rules.own.FightResult;

/** What an attack is measured by: of each side only what its table can do to it. */
final class AttackMeasures {
  private AttackMeasures() {}

  /**
   * The measures; no more of them with one way to find the column than with another, so that fights
   * of one table can be set beside each other.
   *
   * @param request the strengths they begin with, and how many rounds are fought at most
   */
  static List<Measure<FightResult>> of(AttackTable table, AttackRequest request) {
    Measures<FightResult> measures = new Measures<>();
    measures
        .success("the defender is driven out, the attacker is not", FightResult::isWon)
        .category("ending", "how the fight ends", FightResult.ENDINGS, FightResult::ending);
    loss(measures, Side.ATTACKER, request.attacker());
    loss(measures, Side.DEFENDER, request.defender());
    table.possible().forEach((side, possible) -> side(measures.of(side), side, possible));
    if (request.rounds().most() > 1) {
      measures.turns("roundsFought", "rounds fought");
    }
    return measures.list();
  }

  private static void loss(Measures<FightResult> measures, Side side, int before) {
    measures.of(side).loss("Loss", "points {} loses", before, r -> r.troops().of(side).allLeft());
  }

  private static void side(Measures<FightResult> measures, Side side, Possible possible) {
    if (possible.forcedBack()) {
      measures.flag("ForcedBack", "{} is forced back", r -> r.isForcedBack(side));
    }
    if (possible.hurt()) {
      measures.flag("Eliminated", "{} is eliminated", r -> r.isEliminated(side));
    }
    if (possible.hexes() > 0) {
      measures.count(
          "Hexes", "hexes {} retreats", possible.hexes(), r -> r.troops().of(side).hexes());
    }
  }
}
