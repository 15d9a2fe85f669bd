package vedette.rules.own;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.dice.Die;
import vedette.dice.Spread;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.system.Fire;
import vedette.system.effect.Effect;
import vedette.system.effect.FixedEffect;
import vedette.system.effect.Lose;
import vedette.system.roll.Pool;

/** The dice that a side throws in one fire, settled before they are rolled. */
final class VolleyDice {
  private final Fire fire;
  private final View view;
  private final Play play;
  private final Side target;
  private final List<Thrower> throwers = new ArrayList<>();

  /**
   * A unit that throws dice.
   *
   * @param unit the unit; -1 for the side
   * @param pool its dice
   * @param chances the probability that a die hits by its number, then that it shows each face
   * @param settled the throw that decides on hits by number
   */
  record Thrower(int unit, Pool pool, List<BigFraction> chances, SettledThrow settled) {
    int dice() {
      return pool.dice();
    }

    /** Returns whether the dice of this unit depend on each other, or add further dice. */
    boolean isOneThrow() {
      return pool.explode() != null || pool.again() != null;
    }
  }

  /** The hits of a volley that go through, as one roll. */
  static final class Hits {
    private final int losses;
    private final Die all;

    /**
     * Dice capped at each number of hits, created on demand. Threads may race, as for {@link
     * vedette.table.grid.MergedDice}.
     */
    private final Die[] cut;

    /**
     * Creates the hits of a volley.
     *
     * @param fire the name of the fire
     * @param losses the losses that each hit costs
     */
    Hits(String fire, Spread hits, int losses) {
      this.losses = losses;
      all = hits.die("hits of " + fire);
      cut = new Die[hits.max() + 1];
    }

    int losses() {
      return losses;
    }

    /** Returns the maximum number of hits. */
    int max() {
      return cut.length - 1;
    }

    /** Returns the roll with all numbers from {@code most} up merged. */
    Die upTo(int most) {
      if (most >= max()) {
        return all;
      }
      Die known = cut[most];
      if (known == null) {
        known = all.cutAt(most);
        cut[most] = known;
      }
      return known;
    }
  }

  private VolleyDice(Fire fire, View view, int first, Play play) {
    this.fire = fire;
    this.view = view;
    this.play = play;
    target = view.actingSide().opposite();
    for (int unit = fire.bySide() ? -1 : 0; unit < (fire.bySide() ? 0 : units()); unit++) {
      if (unit < 0 ? view.anyActs() : view.acts(view.actingSide(), unit)) {
        thrower(unit, view.shooting(unit, first));
      }
    }
  }

  static VolleyDice of(Fire fire, RollContext context, Play play) {
    Side target = context.own().opposite();
    return of(
        fire, context, Casualties.of(target, fire, play).next(context.stood().of(target)), play);
  }

  /**
   * Returns the dice of a fire.
   *
   * @param first the unit that is hit first, which the throw may depend on
   */
  static VolleyDice of(Fire fire, RollContext context, int first, Play play) {
    return new VolleyDice(fire, context.view(play), first, play);
  }

  private record VolleyKey(String fire, RollContext context, int round) {}

  /**
   * Returns the dice of a fire that are resolved heap by heap, settled once for all states after
   * it.
   */
  static VolleyDice cached(String name, RollContext context, Play play) {
    Fight fight = play.fight();
    int round = play.terms().lastRound() > 1 ? play.current() : 0;
    return fight.memoize(
        new VolleyKey(name, context, round),
        () -> play.muted(() -> of(play.terms().rules().fires().get(name), context, play)));
  }

  private record HitsKey(String fire, RollContext context, int first, int round) {
    // Written by hand: the generated methods are slow, and one key is looked up for each state.
    @Override
    public boolean equals(Object other) {
      return other instanceof HitsKey that
          && round == that.round
          && first == that.first
          && context.equals(that.context)
          && fire.equals(that.fire);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * context.hashCode() + first) + round;
    }
  }

  private record HitsEntry(Hits hits) {}

  /**
   * Returns the hits of a volley as one roll; null if it matters which unit takes a hit.
   *
   * @param first the unit that is hit first
   * @param round the round; 0 if it makes no difference
   */
  static Hits hits(Fire fire, RollContext context, int first, int round, Play play) {
    HitsEntry some =
        play.fight()
            .memoize(
                new HitsKey(fire.name(), context, first, round),
                () -> play.muted(() -> new HitsEntry(of(fire, context, first, play).hits())));
    return some.hits();
  }

  private int units() {
    return view.status().of(view.actingSide()).size();
  }

  private void thrower(int unit, View shooting) {
    SettledThrow settled = SettledThrow.ofPool(fire.toHit(), shooting, play);
    int dice = settled.counting().dice(fire.dice().whole(shooting));
    IntPredicate misses = roll -> misses(roll, settled, shooting);
    Spread natural = settled.natural(misses);
    Pool.LimitedReroll limitedReroll = reroll(settled, misses);
    List<BigFraction> chances = new ArrayList<>();
    for (int kind = 1; kind <= fire.toHit().faces().size() + 1; kind++) {
      int wanted = kind;
      chances.add(natural.chance(roll -> kind(roll, settled) == wanted));
    }
    Pool pool = new Pool(dice, natural, limitedReroll, fire.toHit().die().explodes());
    throwers.add(new Thrower(unit, pool, chances, settled));
    if (dice > 0 && play.umpire().hears("")) {
      play.umpire()
          .note(
              "",
              dice == 1 ? "{}: {} die, {}" : "{}: {} dice, each {}",
              play.unitName(view.actingSide(), unit),
              dice,
              words(chances)
                  + (limitedReroll == null
                      ? ""
                      : "; up to " + limitedReroll.most() + " rolled again"));
    }
  }

  /**
   * Returns the limited reroll of a throw; null for none. No die is rerolled twice, and rerolls of
   * all dice come before limited ones.
   */
  private static Pool.LimitedReroll reroll(SettledThrow settled, IntPredicate misses) {
    CountingModifiers.PartialReroll partialReroll = settled.counting().someAgain();
    if (partialReroll == null) {
      return null;
    }
    Spread fresh = settled.fresh();
    IntPredicate all = settled.counting().rerolledMisses(misses);
    IntPredicate these =
        partialReroll.natural() == null ? misses : partialReroll.natural()::contains;
    IntPredicate left = these.and(all.negate());
    return new Pool.LimitedReroll(
        partialReroll.most(),
        fresh.chance(left),
        fresh.filter(left.negate()).rerolled(all, fresh),
        fresh.filter(left),
        fresh);
  }

  /** Names the outcomes of a die that have an effect, each with its probability. */
  private String words(List<BigFraction> chances) {
    List<String> words = new ArrayList<>();
    for (int kind = 0; kind < chances.size(); kind++) {
      BigFraction chance = chances.get(kind);
      if (!chance.equals(BigFraction.ZERO)) {
        words.add(
            (kind == 0 ? "a hit by its number" : kind(fire, kind))
                + " at "
                + SettledThrow.chanceText(chance));
      }
    }
    return words.isEmpty() ? "without effect" : String.join(", ", words);
  }

  /** Returns the word in notes for dice of a kind: 0 for hits by number, else a face. */
  static String kind(Fire fire, int kind) {
    if (kind == 0) {
      return "hits";
    }
    String face = fire.toHit().faces().get(kind - 1).name();
    return Character.isDigit(face.charAt(0)) ? "natural " + face : face;
  }

  /**
   * Returns 0 for a die without effect, 1 for a hit by number, else the index of the face plus 2.
   */
  private int kind(int natural, SettledThrow settled) {
    int kind = settled.kind(natural);
    boolean idle =
        kind >= SettledThrow.FACES
            && effects(fire, kind - 1).stream().allMatch(it -> it.what() == FixedEffect.NOTHING);
    return idle ? SettledThrow.NOTHING : kind;
  }

  /** Returns whether a die has no effect in the state before the throw. */
  private boolean misses(int natural, SettledThrow settled, View shooting) {
    int kind = kind(natural, settled);
    return kind == SettledThrow.NOTHING
        || kind >= SettledThrow.FACES
            && effects(fire, kind - 1).stream().noneMatch(shooting::hasEffect);
  }

  /**
   * The outcome of dice that form one throw.
   *
   * @param die the roll, whose values are indices of {@code counts}
   * @param counts the numbers of dice of each kind
   */
  record ThrowOutcome(Die die, List<List<Integer>> counts) {}

  /** Returns the outcome of some dice of a unit and of the dice that they add. */
  ThrowOutcome showing(int thrower, int dice) {
    Thrower who = throwers.get(thrower);
    Pool.LimitedReroll limitedReroll = who.pool().again();
    Pool pool = new Pool(dice, who.pool().die(), limitedReroll, who.pool().explode());
    Map<List<Integer>, BigInteger> shown =
        pool.counts(roll -> kind(roll, who.settled()), who.chances().size());
    List<List<Integer>> counts = List.copyOf(shown.keySet());
    Map<Integer, BigInteger> weights = new TreeMap<>();
    for (int i = 0; i < counts.size(); i++) {
      weights.put(i, shown.get(counts.get(i)));
    }
    String name =
        (limitedReroll == null ? dice + " exploding" : String.valueOf(dice))
            + (dice == 1 ? " die" : " dice")
            + (limitedReroll == null ? "" : ", up to " + limitedReroll.most() + " rolled again");
    Die die = Spread.ofWeights(weights).die(name);
    return new ThrowOutcome(die.saying(answer -> words(fire, counts.get(answer))), counts);
  }

  private static String words(Fire fire, List<Integer> shown) {
    List<String> words =
        IntStream.range(0, shown.size())
            .filter(kind -> shown.get(kind) > 0)
            .mapToObj(kind -> kind(fire, kind) + " x " + shown.get(kind))
            .toList();
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }

  List<Thrower> throwers() {
    return throwers;
  }

  /** Returns the effects of a die of a kind: a hit for kind 0, else those of the face. */
  static List<Effect> effects(Fire fire, int kind) {
    return kind == 0
        ? List.of(new Effect(FixedEffect.HIT, null))
        : fire.toHit().faces().get(kind - 1).effects();
  }

  /**
   * Returns the losses that a hit costs if it has no other effect and does not depend on its
   * target; else 0.
   */
  private int lossOfHit(Thrower thrower) {
    if (fire.hit().size() == 1
        && fire.hit().get(0).when() == null
        && fire.hit().get(0).what() instanceof Lose lose
        && lose.loss().quantity().die() == null
        && !lose.loss().quantity().amount().dependsOn().targets()
        && !lose.loss().quantity().amount().dependsOn().numbers()) {
      return lose.loss().quantity().amount().whole(view.shooting(thrower.unit(), 0));
    }
    return 0;
  }

  /**
   * Returns the number of hits that go through as one roll, with hit, wound and save combined.
   *
   * @return null if it matters which unit takes a hit
   */
  Hits hits() {
    List<Integer> standing = new ArrayList<>();
    SideStatus enemy = view.status().of(target);
    Casualties casualties = Casualties.of(target, fire, play);
    for (int unit = 0; unit < enemy.size(); unit++) {
      if (casualties.mayFallOn(enemy, unit)) {
        standing.add(unit);
      }
    }
    int loss = -1;
    Spread all = Spread.of(0);
    // Every hit that goes through costs something, so numbers above the full strength are merged.
    int most = view.terms().force(target).full();
    for (Thrower thrower : throwers) {
      if (thrower.dice() == 0) {
        continue;
      }
      int own = lossOfHit(thrower);
      if (own == 0
          || loss >= 0 && own != loss
          || thrower.settled().counting().anyIgnored()
          || fire.hasConditionsBehindHits()) {
        return null;
      }
      loss = own;
      play.fight().checkHits(fire.name(), Math.min(thrower.dice(), most));
      List<Spread> worth = hitSpreads(thrower, standing);
      if (worth == null) {
        return null;
      }
      IntFunction<Spread> of = roll -> worth.get(kind(roll, thrower.settled()));
      Spread hits = sum(thrower.pool().mapRolls(of), most);
      all = all.plus(hits).cappedAt(most);
    }
    return new Hits(fire.name(), all, Math.max(loss, 1));
  }

  /**
   * Returns the distribution of hits that go through from one die, by its kind; null if it depends
   * on the target or a face has other effects.
   */
  private List<Spread> hitSpreads(Thrower thrower, List<Integer> standing) {
    Spread hit = null;
    Spread wound = null;
    for (int unit : standing) {
      View shooting = view.shooting(thrower.unit(), unit);
      Spread other = HitChain.of(fire, true, shooting, shooting, play).hits(null);
      Spread one = HitChain.of(fire, false, shooting, shooting, play).hits(other);
      if (one == null
          || other == null
          || hit != null && (!hit.equals(one) || !wound.equals(other))) {
        return null;
      }
      hit = one;
      wound = other;
    }
    List<Spread> worth = new ArrayList<>();
    worth.add(Spread.of(0));
    for (int kind = 0; kind <= fire.toHit().faces().size(); kind++) {
      Spread sum = Spread.of(0);
      for (Effect effect : effects(fire, kind)) {
        if (effect.when() != null || !(effect.what() instanceof FixedEffect fixed)) {
          if (thrower.chances().get(kind).equals(BigFraction.ZERO)) {
            continue;
          }
          return null;
        }
        if (fixed != FixedEffect.NOTHING) {
          sum = sum.plus(fixed == FixedEffect.HIT ? hit : wound);
        }
      }
      worth.add(sum);
    }
    return worth;
  }

  private record SumKey(Pool pool, int most) {}

  /** Returns the distribution of the sum of a pool, with all sums from {@code most} up merged. */
  private Spread sum(Pool pool, int most) {
    return play.fight().memoize(new SumKey(pool, most), () -> pool.sum(most));
  }
}
