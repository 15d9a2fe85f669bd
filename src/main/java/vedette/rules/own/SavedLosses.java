package vedette.rules.own;

import vedette.fight.Side;
import vedette.rules.kit.Troops;
import vedette.system.Effect;
import vedette.system.Effect.Fixed;
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
    Scene scene = moment.of(side.opposite()).scene(play).with(play.troops());
    Scene saving = scene.shooting(-1, unit).saving();
    Chances chances = new Chances();
    int came = play.roll(chances.of(rule.toSave(), Fixed.SAVE, saving, saving, play), "save");
    Troops before = play.troops(side);
    if (came == Chances.NOTHING) {
      play.change(side, play.casualties(side).losing(before, 1, Effect.By.UNSAID));
      play.noteLoss(side, before);
    } else if (chances.face(came) != null) {
      Suffering.unit(side, unit, chances.face(came).effects(), saving, play);
    }
    play.first(new SavedLosses(side, losses - 1, table, moment));
  }
}
