package vedette.rules.musketpike;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Note;
import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.Consulted;
import vedette.table.CombatResult;
import vedette.table.Effect;
import vedette.table.Grid;

/**
 * One roll of melee, and all that follows from it for both sides (MP6, MP10).
 *
 * @param column after all shifts
 * @param lightFootRout whether light foot always pays the rout loss in the open (MP7)
 */
record Melee(
    MusketPikeTables tables,
    int column,
    boolean lightFootRout,
    List<Fighter> attackers,
    List<Fighter> defenders) {

  /** Both sides after it, in the same order. */
  record Fought(List<Condition> attackers, List<Condition> defenders) {}

  Fought fight(Umpire umpire) {
    Grid results = tables.meleeResults;
    // Only a leader's fate hangs on the roll itself and not on the cell.
    boolean led = isLed(attackers) || isLed(defenders);
    int roll = umpire.roll(led ? results.die() : results.die(column));
    int row = results.row(roll);
    CombatResult result = results.result(row, column);
    Consulted.cell(results, row, column, umpire);
    List<Fighter> attacking = lose(attackers, result.attacker().losses(), umpire);
    List<Fighter> defending = lose(defenders, result.defender().losses(), umpire);
    boolean checks =
        mustCheck(attacking, result.attacker()) || mustCheck(defending, result.defender());
    int die = checks ? umpire.roll(MusketPikeTables.D10) : 0;
    return new Fought(
        suffer(attackers, attacking, result.attacker(), roll, die, umpire),
        suffer(defenders, defending, result.defender(), roll, die, umpire));
  }

  private static boolean isLed(List<Fighter> fighters) {
    return fighters.stream().anyMatch(fighter -> fighter.condition().led());
  }

  private static boolean loses(Effect effect) {
    return effect.losses() > 0 || effect.forcedBack();
  }

  private static boolean mustCheck(List<Fighter> fighters, Effect effect) {
    return loses(effect) && fighters.stream().anyMatch(f -> f.condition().lives());
  }

  /** Splits the table's losses evenly; the owner says who takes the odd one (MP13). */
  private List<Fighter> lose(List<Fighter> fighters, int losses, Umpire umpire) {
    List<Fighter> left = new ArrayList<>();
    int odd = losses % fighters.size();
    int takesOdd = odd == 0 ? -1 : fighters.size() == 1 ? 0 : oddOne(fighters, umpire);
    for (int i = 0; i < fighters.size(); i++) {
      Fighter fighter = fighters.get(i);
      int share = losses / fighters.size() + (i == takesOdd ? odd : 0);
      left.add(
          fighter.as(
              Losses.of(
                  fighter.formation(),
                  fighter.condition(),
                  share,
                  Losses.RESULT,
                  Place.CUT_DOWN,
                  umpire)));
    }
    return left;
  }

  private static int oddOne(List<Fighter> fighters, Umpire umpire) {
    List<Integer> strengths = fighters.stream().map(f -> f.condition().strength()).toList();
    return umpire.decide(new OddLossChoice(fighters.get(0).formation().side(), strengths));
  }

  private List<Condition> suffer(
      List<Fighter> before, List<Fighter> after, Effect effect, int roll, int die, Umpire umpire) {
    List<Condition> conditions = new ArrayList<>();
    for (int i = 0; i < after.size(); i++) {
      Fighter fighter = after.get(i);
      Condition condition = fighter.condition();
      if (loses(effect) && condition.lives()) {
        condition = check(fighter, die, umpire);
        if (effect.forcedBack()) {
          condition = back(fighter.as(condition), before.get(i).condition().disordered(), umpire);
        }
      }
      if (effect.forcedBack() && condition.place() == Place.CUT_DOWN) {
        umpire.note(
            new Note.Happens(
                fighter.formation().label(), "is eliminated", MusketPikeReadings.ENDS));
      }
      String side = fighter.formation().side() == Side.ATTACKER ? "attacker" : "defender";
      if (condition.led() && tables.costsLeader("melee, " + side, roll)) {
        umpire.note(
            new Note.Happens(
                fighter.formation().label(),
                "loses its leader",
                "MP8",
                MusketPikeReadings.LEADER_HELPS));
        condition = condition.withoutLeader();
      }
      conditions.add(condition);
    }
    return conditions;
  }

  private static Condition check(Fighter fighter, int die, Umpire umpire) {
    Formation formation = fighter.formation();
    Condition condition = fighter.condition();
    int failure = MoraleCheck.failedBy(formation, condition, die, umpire);
    if (failure == 0) {
      return condition;
    }
    if (!condition.disordered()) {
      return MoraleCheck.disordered(formation, condition, "MP6", umpire);
    }
    return Losses.of(formation, condition, failure, Losses.FAILURE, Place.CUT_DOWN, umpire);
  }

  private Condition back(Fighter fighter, boolean disorderedBefore, Umpire umpire) {
    Formation formation = fighter.formation();
    boolean attacks = formation.side() == Side.ATTACKER;
    Losses.Reason pays =
        disorderedBefore
            ? Losses.ROUT
            : lightFootRout && isRouted(formation) ? Losses.LIGHT_FOOT : null;
    return new Retreating(
            formation,
            attacks ? "melee, attacker" : "melee, defender",
            Place.FORCED_BACK,
            Place.CUT_DOWN,
            umpire)
        .of(fighter.condition(), pays);
  }

  /** Light foot against horse or heavy foot in the open. */
  private boolean isRouted(Formation formation) {
    List<Fighter> enemies = formation.side() == Side.ATTACKER ? defenders : attackers;
    boolean open =
        formation.ground().isOpen()
            && enemies.stream().allMatch(enemy -> enemy.formation().ground().isOpen());
    return formation.troops() == Troops.LIGHT_FOOT
        && open
        && enemies.stream().anyMatch(e -> e.formation().troops() != Troops.LIGHT_FOOT);
  }
}
