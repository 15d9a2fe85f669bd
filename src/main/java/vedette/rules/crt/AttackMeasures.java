package vedette.rules.crt;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import vedette.fight.Measure;
import vedette.fight.Side;
import vedette.rules.crt.AttackResult.Fate;
import vedette.table.CombatResult;
import vedette.table.Effect;

/** What an attack is measured by: only what its table can bring about. */
final class AttackMeasures {
  private final Set<Ending> endings = EnumSet.noneOf(Ending.class);
  private final Possible attacker = new Possible();
  private final Possible defender = new Possible();

  /** What can become of a side. */
  private static final class Possible {
    private boolean forcedBack;
    private boolean hexes;

    void add(Effect effect) {
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
   * The measures.
   *
   * @param rounds how many are fought at most
   * @param rule how each of them finds its column
   */
  static List<Measure<AttackResult>> of(AttackTable table, Rounds rounds, ColumnRule rule) {
    AttackMeasures possible = new AttackMeasures(table);
    if (rounds.limited()) {
      possible.endings.add(Ending.ROUNDS_OVER);
    }
    boolean edges =
        table.grid().columns().shifted(0, -1) < 0
            || table.grid().columns().shifted(table.grid().columns().size() - 1, 1) < 0;
    if (rounds.most() != 1 && rule.moves() && edges) {
      possible.endings.add(Ending.OFF_THE_TABLE);
    }
    return possible.list(rounds.most() > 1);
  }

  private void add(CombatResult result) {
    attacker.add(result.attacker());
    defender.add(result.defender());
    boolean hurtsAttacker = result.exchange() || hurts(result.attacker());
    boolean hurtsDefender = result.exchange() || hurts(result.defender());
    if (hurtsAttacker) {
      endings.add(Ending.ATTACKER_ELIMINATED);
    }
    if (hurtsDefender) {
      endings.add(Ending.DEFENDER_ELIMINATED);
    }
    if (hurtsAttacker && hurtsDefender) {
      endings.add(Ending.BOTH_ELIMINATED);
    }
    Ending back = Ending.forcedBack(result.attacker().forced(), result.defender().forced());
    if (back != null) {
      endings.add(back);
    }
  }

  private static boolean hurts(Effect effect) {
    return effect.eliminated() || effect.losses() > 0;
  }

  private List<Measure<AttackResult>> list(boolean countRounds) {
    List<Measure<AttackResult>> measures = new ArrayList<>();
    List<String> words = endings.stream().map(Ending::toString).toList();
    measures.add(
        Measure.category("ending", "how the fight ends", words, r -> r.ending().toString()));
    measures.add(loss(Side.ATTACKER, AttackResult::attacker));
    measures.add(loss(Side.DEFENDER, AttackResult::defender));
    side(measures, Side.ATTACKER, attacker, Ending.ATTACKER_ELIMINATED, AttackResult::attacker);
    side(measures, Side.DEFENDER, defender, Ending.DEFENDER_ELIMINATED, AttackResult::defender);
    if (countRounds) {
      measures.add(Measure.count("roundsFought", "rounds fought", AttackResult::rounds));
    }
    return List.copyOf(measures);
  }

  private static Measure<AttackResult> loss(Side side, Function<AttackResult, Fate> fate) {
    return Measure.count(side + "Loss", "points the " + side + " loses", r -> fate.apply(r).loss());
  }

  private void side(
      List<Measure<AttackResult>> measures,
      Side side,
      Possible possible,
      Ending elimination,
      Function<AttackResult, Fate> fate) {
    if (possible.forcedBack) {
      measures.add(
          Measure.flag(
              side + "ForcedBack",
              "the " + side + " is forced back",
              r -> fate.apply(r).forcedBack()));
    }
    if (endings.contains(elimination)) {
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
