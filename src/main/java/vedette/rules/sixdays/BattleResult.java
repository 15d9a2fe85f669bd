package vedette.rules.sixdays;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import vedette.fight.Measure;

/**
 * How a battle ended.
 *
 * @param turns battle turns fought
 */
record BattleResult(List<Fate> attackers, List<Fate> defenders, int turns, Ending ending) {
  /** Why a battle is over (SD6). */
  enum Ending {
    ATTACKER_REPULSED("attacker repulsed"),
    ATTACKER_ELIMINATED("attacker eliminated"),
    DEFENDER_REPULSED("defender repulsed"),
    DEFENDER_ELIMINATED("defender eliminated"),
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

    static List<String> all() {
      List<String> all = new ArrayList<>();
      for (Ending ending : values()) {
        all.add(ending.words);
      }
      return all;
    }
  }

  private int attackerLoss() {
    return loss(attackers);
  }

  private int defenderLoss() {
    return loss(defenders);
  }

  static int loss(List<Fate> fates) {
    int sum = 0;
    for (Fate fate : fates) {
      sum += fate.loss();
    }
    return sum;
  }

  static boolean any(List<Fate> fates, Predicate<Fate> what) {
    return fates.stream().anyMatch(what);
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
        Measure.category("ending", "how the battle ends", Ending.all(), r -> r.ending.toString()));
    measures.add(
        Measure.count(
            "attackerLoss", "strength points the attacker loses", BattleResult::attackerLoss));
    measures.add(
        Measure.count(
            "defenderLoss", "strength points the defender loses", BattleResult::defenderLoss));
    measures.add(
        Measure.flag(
            "attackerRepulsed",
            attackers.size() == 1 ? "the attacker is repulsed" : "an attacking stack is repulsed",
            r -> any(r.attackers, Fate::repulsed)));
    measures.add(
        Measure.flag(
            "defenderRepulsed",
            defenders.size() == 1 ? "the defender is repulsed" : "a defending stack is repulsed",
            r -> any(r.defenders, Fate::repulsed)));
    measures.add(
        Measure.flag(
            "attackerEliminated",
            attackers.size() == 1
                ? "the attacker is eliminated"
                : "an attacking stack is eliminated",
            r -> any(r.attackers, Fate::eliminated)));
    measures.add(
        Measure.flag(
            "defenderEliminated",
            defenders.size() == 1
                ? "the defender is eliminated"
                : "a defending stack is eliminated",
            r -> any(r.defenders, Fate::eliminated)));
    if (rearguard) {
      measures.add(
          Measure.flag(
              "defenderDisengaged",
              "a defending stack gets away behind its rearguard",
              r -> any(r.defenders, Fate::disengaged)));
    }
    measures.add(Measure.count("turnsFought", "battle turns fought", BattleResult::turns));
    for (int i = 0; i < attackers.size() && attackers.size() > 1; i++) {
      int stack = i;
      FateMeasures.add(measures, attackers, i, r -> r.attackers.get(stack));
    }
    for (int i = 0; i < defenders.size() && defenders.size() > 1; i++) {
      int stack = i;
      FateMeasures.add(measures, defenders, i, r -> r.defenders.get(stack));
    }
    return List.copyOf(measures);
  }
}
