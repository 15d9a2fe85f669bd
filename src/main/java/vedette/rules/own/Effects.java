package vedette.rules.own;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.system.Result;
import vedette.system.effect.Effect;

/** Applies results to both sides. */
final class Effects {
  private Effects() {}

  /**
   * Applies a result to both sides simultaneously: an effect on one side does not see effects on
   * the other, except {@code as much}.
   *
   * @param saves the table whose saves protect units; "" for none
   */
  static void of(Result result, RollContext context, String saves, Play play) {
    if (result.exchange()) {
      exchange(context, play);
    }
    // The last task is put on the agenda first.
    if (!result.ending().isEmpty()) {
      play.first(new Finish(result.ending()));
    }
    apply(result, true, context, saves, play);
    apply(result, false, context, saves, play);
  }

  /**
   * Applies the only result of a cell, directly if it is plain.
   *
   * @param saves the table whose saves protect units; "" for none
   */
  static void playOnly(Result result, RollContext context, String saves, Play play) {
    if (!saves.isEmpty() || result.exchange() || !result.isPlain()) {
      of(result, context, saves, play);
      return;
    }
    for (Result.SideEffects sideEffects : result.suffered()) {
      Side side = context.side(sideEffects.subject());
      for (Effect effect : sideEffects.effects()) {
        effect.what().on(new SideTarget(side, context, saves, play));
      }
    }
  }

  private static void apply(
      Result result, boolean asMuch, RollContext context, String saves, Play play) {
    List<Result.SideEffects> all = result.suffered();
    for (int i = all.size() - 1; i >= 0; i--) {
      Result.SideEffects sideEffects = all.get(i);
      if (sideEffects.asMuch() != asMuch) {
        continue;
      }
      if (sideEffects.subject() == null) {
        // An effect on both sides is applied to each as its own side.
        for (Side side : List.of(Side.DEFENDER, Side.ATTACKER)) {
          apply(side, sideEffects.effects(), context.of(side), saves, play);
        }
      } else {
        apply(context.side(sideEffects.subject()), sideEffects.effects(), context, saves, play);
      }
    }
  }

  private static void apply(
      Side side, List<Effect> effects, RollContext context, String saves, Play play) {
    for (int i = effects.size() - 1; i >= 0; i--) {
      play.first(new SideEffectTask(side, effects.get(i), context, saves));
    }
  }

  /**
   * Applies an exchange: the side of lower printed strength is eliminated and the other loses as
   * much; equal sides are both eliminated.
   */
  private static void exchange(RollContext context, Play play) {
    int attacker = Casualties.of(Side.ATTACKER, play).printedStrength(context.stood().attacker());
    int defender = Casualties.of(Side.DEFENDER, play).printedStrength(context.stood().defender());
    for (Side side : Side.values()) {
      int own = side == Side.ATTACKER ? attacker : defender;
      int other = side == Side.ATTACKER ? defender : attacker;
      SideStatus before = play.status(side);
      Casualties casualties = Casualties.of(side, play);
      play.loses(
          side,
          own <= other ? casualties.loseAll(before) : casualties.loseAtLeast(before, other),
          play.terms().readings().exchange());
    }
  }

  /**
   * An effect on a side.
   *
   * @param context the state at the roll, in which conditions are checked
   * @param saves the table whose saves protect the side's units; "" for none
   */
  record SideEffectTask(Side side, Effect effect, RollContext context, String saves)
      implements Task {
    @Override
    public boolean rolls() {
      return effect.rolls() || !saves.isEmpty();
    }

    @Override
    public void act(Play play) {
      if (context.view(play).holds(effect.when())) {
        effect.what().on(new SideTarget(side, context, saves, play));
      }
    }
  }
}
