package vedette.rules.own;

import org.apache.commons.math3.fraction.Fraction;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.Side;
import vedette.system.Fire;
import vedette.system.PairedDice;
import vedette.system.query.Amount;
import vedette.system.roll.Pool;
import vedette.system.roll.Roll;

/** Both sides throw, and their dice are laid against each other: one roll for both. */
record PairsTask(String name, RollContext context) implements Task {
  private record PairsKey(String fire, int most, PairedDice attacker, PairedDice defender) {}

  @Override
  public Object[] part() {
    return new Object[] {"fire", name};
  }

  @Override
  public void act(Play play) {
    Fire fire = play.terms().rules().fires().get(name);
    Die die = play.umpire().memoize(() -> die(fire, play));
    int hits = play.roll(die);
    for (Side side : Side.values()) {
      hit(fire, side, PairedDice.hits(hits, side), play);
    }
  }

  private View view(Fire fire, Side side, Play play) {
    View view = View.of(play.terms(), play, context.stood(), side, context.meant());
    return view.shooting(
        -1, Casualties.of(side.opposite(), fire, play).next(context.stood().of(side.opposite())));
  }

  private Die die(Fire fire, Play play) {
    PairedDice attacker = dice(fire, Side.ATTACKER, play);
    PairedDice defender = dice(fire, Side.DEFENDER, play);
    Amount limit = fire.pairs().most();
    int most = limit == null ? PairedDice.MOST : limit.whole(view(fire, Side.ATTACKER, play));
    return play.fight()
        .memoize(
            new PairsKey(name, most, attacker, defender),
            () -> PairedDice.die(fire, most, attacker, defender));
  }

  private PairedDice dice(Fire fire, Side side, Play play) {
    View view = view(fire, side, play);
    CountingModifiers counting = new CountingModifiers(fire.toHit().modifiers(), view);
    Roll versus = side == Side.DEFENDER ? fire.toHit().die().versus() : null;
    Roll roll = versus == null ? fire.toHit().die() : versus;
    int added = roll.added(view) + counting.drm(play);
    Spread die = roll.oneDie();
    die = counting.anyRerolls() ? die.rerolled(counting::rerolls, false) : die;
    int count = view.anyActs() ? counting.dice(fire.dice().whole(view)) : 0;
    if (count > PairedDice.MOST) {
      throw play.fight()
          .tooLarge(part(), "pairs more than " + PairedDice.MOST + " dice of one side");
    }
    play.umpire().note("", "the {} rolls dice: {}", side, count);
    Fraction number = fire.toHit().number() == null ? null : fire.toHit().number().value(view);
    int least = number == null ? PairedDice.ANY : (int) Math.ceil(number.doubleValue());
    return new PairedDice(Pool.of(count, die.map(shown -> shown + added)), least);
  }

  private void hit(Fire fire, Side side, int hits, Play play) {
    RollContext thrown = new RollContext(context.stood(), side.opposite(), false, context.meant());
    for (int hit = 0; hit < hits; hit++) {
      new FireDie(fire, thrown, -1, side, play).apply(VolleyDice.effects(fire, 0), -1);
    }
  }
}
