package vedette.rules.own;

import vedette.fight.Side;
import vedette.system.Effect.Fixed;
import vedette.system.Effect.Lose;
import vedette.system.Effect.Of;
import vedette.system.TableRule;

/**
 * Losses one by one, because it is rolled on whom each falls or whether that unit is saved from it.
 *
 * @param losses that are left
 * @param fire by which they fall; "" for none
 * @param saves the table by whose saves units are safe; "" for none
 * @param moment of the roll on that table; null if there is none
 */
record SingleLosses(Side side, int losses, Lose lose, String fire, String saves, Moment moment)
    implements Task {
  @Override
  public Object[] part() {
    return saves.isEmpty()
        ? fire.isEmpty() ? Task.super.part() : new Object[] {"fire", fire}
        : new Object[] {"tables", saves};
  }

  @Override
  public void act(Play play) {
    Casualties casualties =
        fire.isEmpty()
            ? play.casualties(side)
            : play.casualties(side, play.field().rules().fires().get(fire));
    int unit =
        losses == 0
            ? -1
            : lose.of() == Of.RANDOM_UNIT
                ? casualties.any(play)
                : casualties.falling(play.troops(side));
    if (unit < 0) {
      return;
    }
    if (saves.isEmpty()) {
      casualties.falls(unit, lose.by(), play);
    } else {
      saves(unit, casualties, play);
    }
    play.first(new SingleLosses(side, losses - 1, lose, fire, saves, moment));
  }

  private void saves(int unit, Casualties casualties, Play play) {
    TableRule rule = play.field().rules().tables().get(saves);
    Scene scene = moment.of(side.opposite()).scene(play).with(play.troops());
    Scene saving = scene.shooting(-1, unit).saving();
    Chances chances = new Chances();
    int came = play.roll(chances.of(rule.toSave(), Fixed.SAVE, saving, saving, play), "save");
    if (came == Chances.NOTHING) {
      casualties.falls(unit, lose.by(), play);
    } else if (chances.face(came) != null) {
      Suffering.unit(side, unit, chances.face(came).effects(), saving, play);
    }
  }
}
