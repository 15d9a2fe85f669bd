package vedette.rules.crt;

import vedette.fight.Side;
import vedette.fight.Umpire;
import vedette.rules.crt.AttackResult.Fate;
import vedette.table.CombatResult;
import vedette.table.Effect;
import vedette.table.Effect.Forced;

/**
 * What a result takes from one side.
 *
 * @param strength what the side has, from 1
 * @param enemy what the other side has
 */
record Losses(Side side, int strength, int enemy, Umpire umpire) {
  Fate suffer(CombatResult result) {
    return result.exchange()
        ? exchange()
        : suffer(side == Side.ATTACKER ? result.attacker() : result.defender());
  }

  /** EX: the weaker goes, the other loses as many points (CRT6). */
  private Fate exchange() {
    return new Fate(lose(Math.min(strength, enemy), CrtReadings.EXCHANGE), false, 0);
  }

  /** Nobody loses more than he has, and who has nothing left does not retreat (CRT5, CRT7). */
  private Fate suffer(Effect effect) {
    int loss = effect.eliminated() ? strength : Math.min(effect.losses(), strength);
    int left = loss > 0 ? lose(loss, CrtReadings.LOSSES) : strength;
    if (effect.forcedBack() && left == 0) {
      umpire.note(CrtReadings.ORDER, "the {} has nothing left to be forced back", side);
    } else if (effect.forcedBack()) {
      goBack(effect);
      return new Fate(left, true, effect.hexes());
    }
    return new Fate(left, false, 0);
  }

  private int lose(int points, String reading) {
    int left = strength - points;
    if (left == 0) {
      umpire.note(reading, "the {} loses {} and is eliminated", side, points);
    } else {
      umpire.note(reading, "the {} loses {}, {} left", side, points, left);
    }
    return left;
  }

  private void goBack(Effect effect) {
    if (effect.forced() == Forced.REPULSED) {
      umpire.note(CrtReadings.ORDER, "the {} is repulsed", side);
    } else if (effect.hexes() == 0) {
      umpire.note(CrtReadings.ORDER, "the {} retreats", side);
    } else {
      String hexes = effect.hexes() == 1 ? "hex" : "hexes";
      umpire.note(CrtReadings.ORDER, "the {} retreats {} {}", side, effect.hexes(), hexes);
    }
  }
}
