package vedette.rules.sixdays.battle;

import java.util.ArrayList;
import java.util.List;
import vedette.fight.Choice;
import vedette.fight.Note;
import vedette.fight.OpeningUmpire;
import vedette.fight.Side;
import vedette.rules.kit.Doctrines;
import vedette.rules.kit.StackSet;

/**
 * The choice of the enemies that a phasing stack attacks in this battle turn (11.3, SD-V13); none
 * if it passes.
 *
 * @param stack its number
 * @param state state before its attack
 */
record TargetChoice(BattleTurn turn, int stack, BattleState state) implements Choice<StackSet> {
  /** A doctrine for the choice of targets. */
  enum TargetDoctrine implements Doctrines.StatedDoctrine {
    /** The targets of the stack's clauses. */
    AS_WRITTEN,
    /** The targets that give the attack the highest differential; of equals the first. */
    HIGHEST_DIFFERENTIAL,
    /** The optimal targets. */
    BEST;

    @Override
    public boolean isBest() {
      return this == BEST;
    }

    StackSet choose(TargetChoice choice) {
      return this == HIGHEST_DIFFERENTIAL ? choice.highest() : choice.options().get(0);
    }
  }

  private StackSet highest() {
    StackSet highest = StackSet.NONE;
    int best = Integer.MIN_VALUE;
    for (StackSet targets : options()) {
      int differential = targets.isEmpty() ? best : differential(targets);
      if (differential > best) {
        highest = targets;
        best = differential;
      }
    }
    return highest;
  }

  private int differential(StackSet targets) {
    return turn.attack(stack, targets, state).differential(OpeningUmpire.UNHEARD);
  }

  @Override
  public List<StackSet> options() {
    return turn.everyEnemy().options(stack, turn, state);
  }

  @Override
  public String situation() {
    List<String> seen = new ArrayList<>();
    StackSet enemies = StackSet.NONE;
    for (StackSet targets : options()) {
      enemies = enemies.or(targets);
    }
    for (int enemy = enemies.first(); enemy >= 0; enemy = enemies.after(enemy)) {
      StackSet alone = StackSet.of(enemy);
      String attacked = state.attacked().contains(enemy) ? ", attacked before" : "";
      seen.add(optionName(alone) + " at " + Note.signed(differential(alone)) + attacked);
    }
    return turn.contacts().attackers().label(stack) + ": " + String.join("; ", seen);
  }

  @Override
  public String optionName(StackSet targets) {
    return targets.isEmpty() ? "none" : turn.contacts().defenders().label(targets);
  }

  @Override
  public String parameter() {
    return "targets";
  }

  @Override
  public Side side() {
    return Side.ATTACKER;
  }
}
