package vedette.rules.own;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import vedette.dice.Die;
import vedette.fight.Side;
import vedette.system.Fire;
import vedette.system.Fire.Ties;
import vedette.system.Spread;

/** Both sides throw, and their dice are laid highest against highest. */
record PairsTask(String name, Moment moment) implements Task {
  private static final int WIDTH = 1_000;

  /** The dice of one side. */
  record Dice(int count, Spread die) {}

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
    Dice attacker = dice(fire, Side.ATTACKER, play);
    Dice defender = dice(fire, Side.DEFENDER, play);
    if (attacker.count() == 0 || defender.count() == 0) {
      return Spread.of(0).die(name);
    }
    return play.fight().pairs(name, fire.pairs(), attacker, defender);
  }

  /** What the dice of both sides come to. */
  static Die die(String fire, Ties ties, Dice attacker, Dice defender) {
    return hits(attacker.count(), attacker.die(), defender.count(), defender.die(), ties)
        .die(fire)
        .saying(hits -> "the attacker is hit " + hits / WIDTH + ", the defender " + hits % WIDTH);
  }

  private Dice dice(Fire fire, Side side, Play play) {
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
    return new Dice(count, die.map(roll -> roll + added));
  }

  /**
   * How many hits fall on the attacker, times 1,000, and on the defender: counted from the highest
   * face down over the dice that are left of either side.
   */
  static Spread hits(int attackers, Spread attacker, int defenders, Spread defender, Ties ties) {
    TreeSet<Integer> faces = new TreeSet<>(attacker.weights().keySet());
    faces.addAll(defender.weights().keySet());
    int pairs = Math.min(attackers, defenders);
    Map<Integer, Map<Integer, BigInteger>> placed = new TreeMap<>();
    placed.put(0, Map.of(0, BigInteger.ONE));
    for (int face : faces.descendingSet()) {
      Map<Integer, Map<Integer, BigInteger>> next = new TreeMap<>();
      BigInteger one = attacker.weights().getOrDefault(face, BigInteger.ZERO);
      BigInteger other = defender.weights().getOrDefault(face, BigInteger.ZERO);
      placed.forEach(
          (both, hits) -> {
            int a = both / WIDTH;
            int d = both % WIDTH;
            for (int x = 0; x <= (one.signum() == 0 ? 0 : attackers - a); x++) {
              for (int y = 0; y <= (other.signum() == 0 ? 0 : defenders - d); y++) {
                BigInteger ways =
                    Spread.choose(attackers - a, x)
                        .multiply(one.pow(x))
                        .multiply(Spread.choose(defenders - d, y))
                        .multiply(other.pow(y));
                int more = compared(a, x, d, y, pairs, ties);
                Map<Integer, BigInteger> into =
                    next.computeIfAbsent((a + x) * WIDTH + d + y, absent -> new HashMap<>());
                hits.forEach(
                    (before, weight) ->
                        into.merge(before + more, weight.multiply(ways), BigInteger::add));
              }
            }
          });
      placed = next;
    }
    return Spread.ofWeights(placed.get(attackers * WIDTH + defenders)).reduced();
  }

  /** The hits by pairs in which one of the dice shows this face and none a higher one. */
  private static int compared(int a, int x, int d, int y, int pairs, Ties ties) {
    int hits = 0;
    for (int pair = Math.min(a, d); pair < Math.min(pairs, Math.max(a + x, d + y)); pair++) {
      boolean attacker = pair >= a && pair < a + x;
      boolean defender = pair >= d && pair < d + y;
      if (attacker && defender) {
        hits += ties == Ties.DEFENDER || ties == Ties.BOTH ? WIDTH : 0;
        hits += ties == Ties.ATTACKER || ties == Ties.BOTH ? 1 : 0;
      } else if (attacker && pair >= d + y) {
        hits += 1;
      } else if (defender && pair >= a + x) {
        hits += WIDTH;
      }
    }
    return hits;
  }

  private void hit(Fire fire, Side side, int hits, Play play) {
    Moment thrown = new Moment(moment.stood(), side.opposite(), false, moment.meant());
    for (int hit = 0; hit < hits; hit++) {
      new DieOfFire(fire, thrown, -1, side, play).befall(Volley.effects(fire, 0), -1);
    }
  }
}
