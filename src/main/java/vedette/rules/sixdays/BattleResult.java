package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import vedette.fight.Measure;
import vedette.rules.Names;

/**
 * How a battle ended.
 *
 * @param attackers what has become of them, all being gone
 * @param turns battle turns fought
 */
record BattleResult(Stacks attackers, Stacks defenders, int turns, Ending ending) {
  /** Why a battle is over (SD6). */
  enum Ending {
    ATTACKER_REPULSED("attacker repulsed"),
    ATTACKER_ELIMINATED("attacker eliminated"),
    DEFENDER_REPULSED("defender repulsed"),
    DEFENDER_ELIMINATED("defender eliminated"),
    BOTH_GONE("both sides gone"),
    CONTACT_BROKEN("contact broken"),
    ATTACKER_STOPS("attacker stops"),
    TURNS_RUN_OUT("turns run out");

    private final String words;

    Ending(String words) {
      this.words = words;
    }

    @Override
    public String toString() {
      return words;
    }
  }

  /**
   * The measures of a battle; with several stacks on a side, of each of them as well.
   *
   * @param attackers the phasing stacks
   * @param defenders the nonphasing stacks
   * @param rearguard whether anybody may disengage
   */
  static List<Measure<BattleResult>> measures(Names attackers, Names defenders, boolean rearguard) {
    List<Measure<BattleResult>> measures = new ArrayList<>();
    measures.add(
        Measure.category("ending", "how the battle ends", Ending.class, BattleResult::ending));
    measures.add(
        Measure.count(
            "attackerLoss", "strength points the attacker loses", r -> r.attackers.loss()));
    measures.add(
        Measure.count(
            "defenderLoss", "strength points the defender loses", r -> r.defenders.loss()));
    measures.add(
        any("Repulsed", "is repulsed", attackers, BattleResult::attackers, Fate::repulsed));
    measures.add(
        any("Repulsed", "is repulsed", defenders, BattleResult::defenders, Fate::repulsed));
    measures.add(
        any("Eliminated", "is eliminated", attackers, BattleResult::attackers, Fate::eliminated));
    measures.add(
        any(
            "Eliminated",
            rearguard ? "or its rearguard is eliminated" : "is eliminated",
            defenders,
            BattleResult::defenders,
            Fate::eliminated));
    if (rearguard) {
      measures.add(
          any(
              "Disengaged",
              "gets away behind a rearguard",
              defenders,
              BattleResult::defenders,
              Fate::disengaged));
    }
    measures.add(Measure.count("turnsFought", "battle turns fought", BattleResult::turns));
    for (int i = 0; i < attackers.size() && attackers.size() > 1; i++) {
      int stack = i;
      FateMeasures.add(measures, attackers, i, r -> r.attackers.fate(stack));
    }
    for (int i = 0; i < defenders.size() && defenders.size() > 1; i++) {
      int stack = i;
      FateMeasures.add(measures, defenders, i, r -> r.defenders.fate(stack));
    }
    return List.copyOf(measures);
  }

  /** A flag that is set if something became of any stack of a side. */
  private static Measure<BattleResult> any(
      String name,
      String what,
      Names side,
      Function<BattleResult, Stacks> stacks,
      Predicate<Fate> of) {
    String who = side.size() == 1 ? "the " + side.side() : "a stack of the " + side.side();
    return Measure.flag(
        side.side() + name, who + " " + what, result -> stacks.apply(result).any(of));
  }
}
