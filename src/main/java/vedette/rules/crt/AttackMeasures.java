package vedette.rules.crt;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.crt.AttackResult.Fate;
import vedette.table.CombatResult;
import vedette.table.Effect;

/** What an attack is measured by: of each side only what its table can do to it. */
final class AttackMeasures {
  private final Possible attacker = new Possible();
  private final Possible defender = new Possible();

  /** What can become of a side. */
  private static final class Possible {
    private boolean hurt;
    private boolean forcedBack;
    private boolean hexes;

    void add(Effect effect) {
      hurt |= effect.eliminated() || effect.losses() > 0;
      forcedBack |= effect.forcedBack();
      hexes |= effect.hexes() > 0;
    }
  }

  private AttackMeasures(AttackTable table) {
    for (int row = 0; row < table.grid().rows().size(); row++) {
      for (int column = 0; column < table.grid().columns().size(); column++) {
        add(table.result(row, column));
      }
    }
  }

  /**
   * The measures; no more of them with one way to find the column than with another, so that fights
   * of one table can be set beside each other.
   *
   * @param request the strengths they begin with, and how many rounds are fought at most
   */
  static List<Measure<AttackResult>> of(AttackTable table, AttackRequest request) {
    return new AttackMeasures(table).list(request);
  }

  private void add(CombatResult result) {
    attacker.add(result.attacker());
    defender.add(result.defender());
    attacker.hurt |= result.exchange();
    defender.hurt |= result.exchange();
  }

  private List<Measure<AttackResult>> list(AttackRequest request) {
    List<Measure<AttackResult>> measures = new ArrayList<>();
    measures.add(
        Measure.category("ending", "how the fight ends", Ending.class, AttackResult::ending));
    measures.add(loss(Side.ATTACKER, request.attacker(), AttackResult::attacker));
    measures.add(loss(Side.DEFENDER, request.defender(), AttackResult::defender));
    side(measures, Side.ATTACKER, attacker, AttackResult::attacker);
    side(measures, Side.DEFENDER, defender, AttackResult::defender);
    if (request.rounds().most() > 1) {
      measures.add(Measure.turns("roundsFought", "rounds fought"));
    }
    return List.copyOf(measures);
  }

  private static Measure<AttackResult> loss(
      Side side, int before, Function<AttackResult, Fate> fate) {
    return Measure.loss(
        side + "Loss", "points the " + side + " loses", before, r -> fate.apply(r).left());
  }

  private void side(
      List<Measure<AttackResult>> measures,
      Side side,
      Possible possible,
      Function<AttackResult, Fate> fate) {
    if (possible.forcedBack) {
      measures.add(
          Measure.flag(
              side + "ForcedBack",
              "the " + side + " is forced back",
              r -> fate.apply(r).forcedBack()));
    }
    if (possible.hurt) {
      measures.add(
          Measure.flag(
              side + "Eliminated",
              "the " + side + " is eliminated",
              r -> fate.apply(r).eliminated()));
    }
    if (possible.hexes) {
      measures.add(
          Measure.count(
              side + "Hexes", "hexes the " + side + " retreats", r -> fate.apply(r).hexes()));
    }
  }
}
