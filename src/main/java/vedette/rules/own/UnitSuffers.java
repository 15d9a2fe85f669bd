package vedette.rules.own;

import vedette.fight.Side;
import vedette.system.Effect;

/**
 * A unit suffers an effect of its check.
 *
 * @param moment before the check
 */
record UnitSuffers(Side side, int unit, Effect effect, Moment moment) implements Task {
  @Override
  public boolean rolls() {
    return effect.rolls();
  }

  @Override
  public void act(Play play) {
    Scene scene = moment.scene(play).ofUnit(unit);
    if (play.troops(side).left(unit) > 0 && scene.holds(effect.when())) {
      Suffering.unit(side, unit, effect.what(), scene, play);
    }
  }
}
