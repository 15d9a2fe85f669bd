package vedette.rules.own;

import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.Side;
import vedette.rules.kit.Troops;
import vedette.system.Effect;
import vedette.system.Spread;
import vedette.system.TableRule;

/** Losses by a table, from each of which the unit may be saved that it falls on. */
record SavedLosses(Side side, int losses, String table, Moment moment) implements Task {
  @Override
  public Object[] part() {
    return new Object[] {"tables", table};
  }

  @Override
  public void act(Play play) {
    int unit = play.casualties(side).next(play.troops(side));
    if (losses == 0 || unit < 0) {
      return;
    }
    TableRule rule = play.field().rules().tables().get(table);
    Scene scene = moment.scene(play).with(play.troops());
    Scene saving = side == moment.own() ? scene.ofUnit(unit) : scene.shooting(-1, unit).saving();
    BigFraction saved = Chances.of(rule.toSave(), saving, play);
    Spread through = Spread.pool(1, BigFraction.ONE.subtract(saved));
    Troops before = play.troops(side);
    if (play.roll(through, "save") > 0) {
      play.change(side, play.casualties(side).losing(before, 1, Effect.By.UNSAID));
      play.noteLoss(side, before);
    }
    play.first(new SavedLosses(side, losses - 1, table, moment));
  }
}
