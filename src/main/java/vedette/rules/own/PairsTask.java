package vedette.rules.own;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.Side;
import vedette.system.Fire;
import vedette.system.Fire.Ties;
import vedette.system.query.Amount;
import vedette.system.roll.Pool;
import vedette.system.roll.Roll;

/** Both sides throw, and their dice are laid highest against highest. */
record PairsTask(String name, Moment moment) implements Task {
  private static final int WIDTH = 1_000;

  @Override
  public Object[] part() {
    return new Object[] {"fire", name};
  }

  @Override
  public void act(Play play) {
    Fire fire = play.field().rules().fires().get(name);
    Die die = play.umpire().once(() -> die(fire, play));
    int hits = play.roll(die);
    hit(fire, Side.ATTACKER, hits / WIDTH, play);
    hit(fire, Side.DEFENDER, hits % WIDTH, play);
  }

  private Scene scene(Fire fire, Side side, Play play) {
    Scene scene = Scene.of(play.field(), play, moment.stood(), side, moment.meant());
    return scene.shooting(
        -1, play.casualties(side.opposite(), fire).next(moment.stood().of(side.opposite())));
  }

  private Die die(Fire fire, Play play) {
    Pool attacker = dice(fire, Side.ATTACKER, play);
    Pool defender = dice(fire, Side.DEFENDER, play);
    Amount limit = fire.pairs().most();
    int most = limit == null ? WIDTH : limit.whole(scene(fire, Side.ATTACKER, play));
    return play.fight().pairs(fire, Math.min(most, WIDTH), attacker, defender);
  }

  /**
   * What the dice of both sides lead to.
   *
   * @param most no more pairs than this are laid
   */
  static Die die(Fire fire, int most, Pool attacker, Pool defender) {
    Ties ties = fire.pairs().ties();
    int pairs = Math.min(most, Math.min(attacker.dice(), defender.dice()));
    Map<Integer, BigInteger> hits = new HashMap<>();
    Pool.together(
            List.of(attacker, defender),
            fire.pairs().toBest() ? new AgainstBest(ties) : new HighestFirst(pairs, ties))
        .forEach((laid, weight) -> hits.merge(laid.hits, weight, BigInteger::add));
    return Spread.ofWeights(hits)
        .die(fire.name())
        .saying(both -> "the attacker is hit " + both / WIDTH + ", the defender " + both % WIDTH);
  }

  private Pool dice(Fire fire, Side side, Play play) {
    Scene scene = scene(fire, side, play);
    Counting counting = new Counting(fire.toHit().modifiers(), scene);
    Roll versus = side == Side.DEFENDER ? fire.toHit().die().versus() : null;
    Roll roll = versus == null ? fire.toHit().die() : versus;
    int added = roll.added(scene) + counting.drm(play);
    Spread die = roll.oneDie();
    die = counting.anyRerolls() ? die.rerolled(counting::rerolls, false) : die;
    int count = scene.anyActs() ? counting.dice(fire.dice().whole(scene)) : 0;
    if (count >= WIDTH) {
      throw play.fight().tooLarge(part(), "pairs more than " + (WIDTH - 1) + " dice of a side");
    }
    play.umpire().note("", "the {} throws dice: {}", side, count);
    return Pool.of(count, die.map(shown -> shown + added));
  }

  /**
   * Dice of both sides that have been laid out.
   *
   * @param here the attacker's dice that show the face which is looked at
   * @param hits on the attacker, times 1,000, and on the defender
   */
  private record Laid(int attackers, int here, int defenders, int hits) {
    static final Laid NONE = new Laid(0, 0, 0, 0);

    Laid with(int dice) {
      return new Laid(attackers, dice, defenders, hits);
    }
  }

  /** Each die is laid against the other side's best. */
  private record AgainstBest(Ties ties) implements Pool.Evaluator<Laid> {
    @Override
    public Laid first() {
      return Laid.NONE;
    }

    @Override
    public Laid next(Laid laid, int face, int pool, int dice) {
      if (pool == 0) {
        return laid.with(dice);
      }
      // A die hits while no die of the other side shows more.
      boolean attacker = laid.defenders == 0 && (dice == 0 || ties.hitsDefender());
      boolean defender = laid.attackers == 0 && (laid.here == 0 || ties.hitsAttacker());
      int hits = (attacker ? laid.here : 0) + (defender ? WIDTH * dice : 0);
      return new Laid(
          laid.here > 0 ? 1 : laid.attackers, 0, dice > 0 ? 1 : laid.defenders, laid.hits + hits);
    }

    @Override
    public boolean isSettled(Laid laid) {
      return laid.attackers > 0 && laid.defenders > 0;
    }
  }

  /** The dice of both sides are laid highest against highest. */
  private record HighestFirst(int pairs, Ties ties) implements Pool.Evaluator<Laid> {
    @Override
    public Laid first() {
      return Laid.NONE;
    }

    @Override
    public Laid next(Laid laid, int face, int pool, int dice) {
      if (pool == 0) {
        return laid.with(dice);
      }
      int attackers = laid.attackers + laid.here;
      int defenders = laid.defenders + dice;
      int hits = laid.hits;
      // The pairs in which one of the dice shows this face and none a higher one.
      int last = Math.min(pairs, Math.max(attackers, defenders));
      for (int pair = Math.min(laid.attackers, laid.defenders); pair < last; pair++) {
        boolean attacker = pair >= laid.attackers && pair < attackers;
        boolean defender = pair >= laid.defenders && pair < defenders;
        if (attacker && (defender ? ties.hitsDefender() : pair >= defenders)) {
          hits += 1;
        }
        if (defender && (attacker ? ties.hitsAttacker() : pair >= attackers)) {
          hits += WIDTH;
        }
      }
      return new Laid(Math.min(attackers, pairs), 0, Math.min(defenders, pairs), hits);
    }

    @Override
    public boolean isSettled(Laid laid) {
      return laid.attackers >= pairs && laid.defenders >= pairs;
    }
  }

  private void hit(Fire fire, Side side, int hits, Play play) {
    Moment thrown = new Moment(moment.stood(), side.opposite(), false, moment.meant());
    for (int hit = 0; hit < hits; hit++) {
      new DieOfFire(fire, thrown, -1, side, play).befall(Volley.effects(fire, 0), -1);
    }
  }
}
