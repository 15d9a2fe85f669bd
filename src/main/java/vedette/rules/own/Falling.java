package vedette.rules.own;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.own.Chances.Face;
import vedette.system.Effect;
import vedette.system.Effect.Fixed;
import vedette.system.Fire;

/**
 * How what one die does falls on units: each effect on the one that the next loss would fall on.
 *
 * @param thrower the unit that threw it; -1 for the side
 * @param side that it falls on
 */
record Falling(Fire fire, Moment moment, int thrower, Side side, Play play) {
  /**
   * Effects fall.
   *
   * @param ofSave whether the target's own save says them
   * @param pinned the unit that was driven back by this throw, which stays its target; -1 for none
   * @return the unit that is pinned then
   */
  int fall(List<Effect> effects, boolean ofSave, int pinned) {
    int after = pinned;
    for (Effect effect : effects) {
      int target = target(after);
      if (target < 0) {
        return after; // What finds nobody is void.
      }
      after = fall(effect, ofSave, target, after);
    }
    return after;
  }

  /** The unit that the next effect falls on; -1 if no unit is left. */
  int target(int pinned) {
    return pinned >= 0 && play.troops(side).left(pinned) > 0
        ? pinned
        : play.casualties(side).next(play.troops(side));
  }

  private int fall(Effect effect, boolean ofSave, int target, int before) {
    Scene shooting = moment.scene(play).with(play.troops()).shooting(thrower, target);
    Scene scene = ofSave ? shooting.saving() : shooting;
    if (!Chances.does(effect, scene)) {
      return before;
    }
    List<Effect> suffered = List.of(effect);
    if (effect.what() instanceof Fixed fixed) {
      Through through = through(fixed == Fixed.WOUND, target, shooting);
      int came = play.roll(play.fight().goesThrough(through));
      Face face = through.face(came);
      if (face != null) {
        return fall(face.effects(), face.ofSave(), before);
      }
      if (came == Through.NOTHING) {
        return before;
      }
      suffered = fire.hit();
    }
    boolean was = play.troops(side).isIn(target);
    for (Effect each : suffered) {
      if (scene.holds(each.when())) {
        Suffering.unit(side, target, each.what(), scene, play);
      }
    }
    boolean drivenBack = was && play.troops(side).gotAway(target);
    return drivenBack ? target : before;
  }

  private Through through(boolean wounded, int target, Scene falls) {
    return play.fight().through(fire, moment, thrower, target, wounded, falls, play);
  }
}
