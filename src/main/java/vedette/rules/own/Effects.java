package vedette.rules.own;

import java.util.List;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.system.Result;
import vedette.system.effect.Effect;

/** Plays results on both sides. */
final class Effects {
  private Effects() {}

  /**
   * Both sides suffer a result at once: nothing that it does to one is seen by the other's effects
   * but {@code as much}.
   *
   * @param saves the table by whose saves units are safe; "" for none
   */
  static void of(Result result, RollContext context, String saves, Play play) {
    if (result.exchange()) {
      exchange(context, play);
    }
    // What is done last goes on the agenda first.
    if (!result.ending().isEmpty()) {
      play.first(new Finish(result.ending()));
    }
    apply(result, true, context, saves, play);
    apply(result, false, context, saves, play);
  }

  /** The same of the only result of a cell. */
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
        // What both suffer each suffers for himself: he is `own` in it.
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

  /** The weaker by printed strength goes, the other loses as much; of equals both go. */
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
   * An effect on a side is due.
   *
   * @param context when the roll was made: conditions are asked there
   * @param saves the table by whose saves its units are safe; "" for none
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
