package vedette.rules.own;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import vedette.dice.Die;
import vedette.fight.Side;
import vedette.system.Fire;
import vedette.system.Fire.Ties;
import vedette.system.Pool;
import vedette.system.Spread;

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
    if (attacker.dice() == 0 || defender.dice() == 0) {
      return Spread.of(0).die(name);
    }
    return play.fight().pairs(name, fire.pairs(), attacker, defender);
  }

  /** What the dice of both sides lead to. */
  static Die die(String fire, Ties ties, Pool attacker, Pool defender) {
    return hits(attacker, defender, ties)
        .die(fire)
        .saying(hits -> "the attacker is hit " + hits / WIDTH + ", the defender " + hits % WIDTH);
  }

  private Pool dice(Fire fire, Side side, Play play) {
    Scene scene = scene(fire, side, play);
    Counting counting = new Counting(fire.toHit().modifiers(), scene);
    int added = fire.toHit().die().added(scene) + counting.drm(play);
    Spread die = fire.toHit().die().oneDie();
    die = counting.anyRerolls() ? die.rerolled(counting::rerolls, false) : die;
    int count = scene.anyActs() ? counting.dice(fire.dice().whole(scene)) : 0;
    if (count >= WIDTH) {
      throw play.fight().tooLarge(part(), "pairs more than " + (WIDTH - 1) + " dice of a side");
    }
    play.umpire().note("", "the {} throws dice: {}", side, count);
    return Pool.of(count, die.map(roll -> roll + added));
  }

  /** The number of hits on the attacker, times 1,000, and on the defender. */
  private static Spread hits(Pool attacker, Pool defender, Ties ties) {
    Map<Integer, BigInteger> hits = new HashMap<>();
    Pool.together(List.of(attacker, defender), new HighestFirst(attacker, defender, ties))
        .forEach((laid, weight) -> hits.merge(laid.hits, weight, BigInteger::add));
    return Spread.ofWeights(hits).reduced();
  }

  /** Dice of both sides that have been laid out, and the hits by their pairs. */
  private record Laid(int attackers, int defenders, int hits) {}

  /** The dice of both sides, laid highest against highest. */
  private record HighestFirst(int pairs, Ties ties) implements Pool.Evaluator<Laid> {
    HighestFirst(Pool attacker, Pool defender, Ties ties) {
      this(Math.min(attacker.dice(), defender.dice()), ties);
    }

    @Override
    public Laid first() {
      return new Laid(0, 0, 0);
    }

    @Override
    public Laid next(Laid laid, int face, int... dice) {
      int attackers = laid.attackers + dice[0];
      int defenders = laid.defenders + dice[1];
      int hits = laid.hits;
      // The pairs in which one of the dice shows this face and none a higher one.
      int last = Math.min(pairs, Math.max(attackers, defenders));
      for (int pair = Math.min(laid.attackers, laid.defenders); pair < last; pair++) {
        boolean attacker = pair >= laid.attackers && pair < attackers;
        boolean defender = pair >= laid.defenders && pair < defenders;
        if (attacker && defender) {
          hits += ties == Ties.DEFENDER || ties == Ties.BOTH ? WIDTH : 0;
          hits += ties == Ties.ATTACKER || ties == Ties.BOTH ? 1 : 0;
        } else if (attacker && pair >= defenders) {
          hits += 1;
        } else if (defender && pair >= attackers) {
          hits += WIDTH;
        }
      }
      return new Laid(attackers, defenders, hits);
    }
  }

  private void hit(Fire fire, Side side, int hits, Play play) {
    Moment thrown = new Moment(moment.stood(), side.opposite(), false, moment.meant());
    for (int hit = 0; hit < hits; hit++) {
      new DieOfFire(fire, thrown, -1, side, play).befall(Volley.effects(fire, 0), -1);
    }
  }
}
