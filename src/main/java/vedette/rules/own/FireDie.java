package vedette.rules.own;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.own.HitChain.Face;
import vedette.system.Fire;
import vedette.system.effect.Effect;
import vedette.system.effect.FixedEffect;
import vedette.system.effect.Lose;
import vedette.system.effect.Loss;
import vedette.system.effect.Loss.LossTaker;

/**
 * One die of fire and its effects on units: each effect goes to the unit that would take the next
 * loss.
 *
 * @param thrower the unit that threw it; -1 for the side
 * @param side the side that is hit
 */
record FireDie(Fire fire, RollContext context, int thrower, Side side, Play play) {
  /**
   * Applies effects.
   *
   * @param pinned the unit driven back by this throw, which stays its target; -1 for none
   * @return the pinned unit afterwards
   */
  int apply(List<Effect> effects, int pinned) {
    int after = pinned;
    for (Effect effect : effects) {
      int target =
          isPinned(after) ? after : Casualties.of(side, fire, play).nextLoss(play.status(side));
      if (target < 0) {
        return after; // Effects without a target are void.
      }
      after = apply(effect, target, after);
    }
    return after;
  }

  /** Returns the unit that takes the next effect; -1 if no unit can. */
  int target(int pinned) {
    return isPinned(pinned) ? pinned : Casualties.of(side, fire, play).next(play.status(side));
  }

  private boolean isPinned(int unit) {
    return unit >= 0 && play.status(side).strength(unit) > 0;
  }

  private int apply(Effect effect, int target, int pinned) {
    View shooting = context.view(play).with(play.status()).shooting(thrower, target);
    if (!shooting.hasEffect(effect)) {
      return pinned;
    }
    if (!(effect.what() instanceof FixedEffect fixed)) {
      return applyEffects(target, List.of(effect), shooting, pinned);
    }
    boolean wounded = fixed == FixedEffect.WOUND;
    HitChain chain = HitChain.cached(fire, context, thrower, target, wounded, shooting, play);
    int end = play.roll(chain.die(play));
    Face face = chain.face(end);
    if (face == null) {
      return end == HitChain.NOTHING ? pinned : applyEffects(target, fire.hit(), shooting, pinned);
    }
    return shows(face, target, face.ofSave() ? shooting.saving() : shooting, pinned);
  }

  /**
   * Applies a face of a wound or save roll: each wound is a further loss, every other effect goes
   * to the target. Returns the pinned unit.
   */
  private int shows(Face face, int target, View view, int pinned) {
    int after = pinned;
    for (Effect effect : face.effects()) {
      after =
          effect.what() == FixedEffect.WOUND
              ? apply(List.of(effect), after)
              : applyEffects(target, List.of(effect), view, after);
    }
    return after;
  }

  private int applyEffects(int target, List<Effect> effects, View view, int pinned) {
    boolean was = play.status(side).isIn(target);
    Side own = side.opposite();
    for (Effect effect : effects) {
      if (!view.holds(effect.when())) {
        continue;
      }
      // The shooter's side counts as it was before the throw, whatever happens to it
      // simultaneously.
      View thrown = view.with(play.status().with(own, context.stood().of(own)));
      if (effect.what() instanceof Lose lose && lose.loss().of() == LossTaker.RANDOM_UNIT) {
        anyLoses(lose.loss(), thrown);
      } else {
        effect.what().on(new UnitTarget(side, target, thrown, play));
      }
    }
    return was && play.status(side).hasEscaped(target) ? target : pinned;
  }

  private void anyLoses(Loss loss, View view) {
    Casualties casualties = Casualties.of(side, fire, play);
    int number = play.number(loss.quantity(), play.status(side).totalStrength(), view);
    for (int i = 0; i < number; i++) {
      int unit = casualties.randomUnit();
      if (unit >= 0) {
        casualties.applyLoss(unit, loss.by());
      }
    }
  }
}
