package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import vedette.dice.Spread;
import vedette.fight.Side;
import vedette.system.TableRule;
import vedette.system.effect.Effect;
import vedette.system.effect.FixedEffect;
import vedette.system.effect.Loss;
import vedette.system.effect.Loss.LossTaker;

/**
 * Losses applied one at a time, because a roll decides which unit takes each or whether it is
 * saved.
 *
 * @param losses the losses left
 * @param fire the fire that causes them; "" for none
 * @param saves the table whose saves protect units; "" for none
 * @param context the context of the roll on that table; null for none
 */
record SingleLosses(
    Side side, int losses, Loss loss, String fire, String saves, RollContext context)
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
            ? Casualties.of(side, play)
            : Casualties.of(side, play.terms().rules().fires().get(fire), play);
    int unit =
        losses == 0
            ? -1
            : loss.of() == LossTaker.RANDOM_UNIT
                ? casualties.randomUnit()
                : casualties.nextLoss(play.status(side));
    if (unit < 0) {
      return;
    }
    if (saves.isEmpty()) {
      casualties.applyLoss(unit, loss.by());
    } else {
      saves(unit, casualties, play);
    }
    play.first(new SingleLosses(side, losses - 1, loss, fire, saves, context));
  }

  private void saves(int unit, Casualties casualties, Play play) {
    TableRule rule = play.terms().rules().tables().get(saves);
    View view = context.of(side.opposite()).view(play).with(play.status());
    View saving = view.shooting(-1, unit).saving();
    List<HitChain.Face> faces = new ArrayList<>();
    Spread save = HitChain.ends(rule.toSave(), FixedEffect.SAVE, saving, saving, faces, play);
    int end = play.roll(save, "save");
    if (end == SettledThrow.NOTHING) {
      casualties.applyLoss(unit, loss.by());
    } else if (end >= SettledThrow.FACES) {
      List<Effect> effects = faces.get(end - SettledThrow.FACES).effects();
      new UnitTarget(side, unit, saving, play).apply(effects);
    }
  }
}
