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

/** The dice that a side throws in one fire, settled before the first of them falls. */
final class VolleyDice {
  private final Fire fire;
  private final View view;
  private final Play play;
  private final Side target;
  private final List<Thrower> throwers = new ArrayList<>();

  /**
   * A unit that throws, and what its dice show.
   *
   * @param unit -1 for the side
   * @param chances that a die hits by number, then that it shows each of the faces
   * @param settled what decides on a hit by number
   */
  record Thrower(int unit, Pool pool, List<BigFraction> chances, SettledThrow settled) {
    int dice() {
      return pool.dice();
    }

    /** Returns whether what one die shows hangs on the others, or adds to them. */
    boolean isOneThrow() {
      return pool.explode() != null || pool.again() != null;
    }
  }

  /** The hits of a volley that go through, as one roll: cut at the most that can matter. */
  static final class Hits {
    private final int losses;
    private final Die all;

    /**
     * Made when first asked for; threads may race, as for {@link vedette.table.grid.MergedDice}.
     */
    private final Die[] cut;

    /**
     * Of a volley.
     *
     * @param fire its name
     * @param losses what each hit costs
     */
    Hits(String fire, Spread hits, int losses) {
      this.losses = losses;
      all = hits.die("hits of " + fire);
      cut = new Die[hits.max() + 1];
    }

    int losses() {
      return losses;
    }

    /** Returns the most hits that there can be. */
    int max() {
      return cut.length - 1;
    }

    /** The roll, with the most that can matter and all above as one. */
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
   * @param first the unit that is hit first, which the throw may ask for
   */
  static VolleyDice of(Fire fire, RollContext context, int first, Play play) {
    return new VolleyDice(fire, context.view(play), first, play);
  }

  private record VolleyKey(String fire, RollContext context, int round) {}

  /** Returns the dice of a fire that fall heap by heap, settled once for all states behind them. */
  static VolleyDice cached(String name, RollContext context, Play play) {
    Fight fight = play.fight();
    int round = play.terms().lastRound() > 1 ? play.current() : 0;
    return fight.memoize(
        new VolleyKey(name, context, round),
        () -> play.muted(() -> of(play.terms().rules().fires().get(name), context, play)));
  }

  private record HitsKey(String fire, RollContext context, int first, int round) {
    // Written out: the generated methods are slow, and one is looked up for each state.
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
   * Returns the hits of a volley as one roll; null if it makes a difference on whom they fall.
   *
   * @param first the unit that is hit first
   * @param round 0 if it makes no difference
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

  /** No die is rolled again twice: rolls of which all are come before those of which some are. */
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

  /** Returns what a die can come to, as far as it does anything. */
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

  /**
   * Returns what notes call the dice of a kind: 0 for hits by number, else those that show a face.
   */
  static String kind(Fire fire, int kind) {
    if (kind == 0) {
      return "hits";
    }
    String face = fire.toHit().faces().get(kind - 1).name();
    return Character.isDigit(face.charAt(0)) ? "natural " + face : face;
  }

  /** 0 for a die that does nothing, 1 for one that hits by its number, else its face and 2. */
  private int kind(int natural, SettledThrow settled) {
    int kind = settled.kind(natural);
    boolean idle =
        kind >= SettledThrow.FACES
            && effects(fire, kind - 1).stream().allMatch(it -> it.what() == FixedEffect.NOTHING);
    return idle ? SettledThrow.NOTHING : kind;
  }

  /** Returns whether a die does nothing as both sides stand before the throw. */
  private boolean misses(int natural, SettledThrow settled, View shooting) {
    int kind = kind(natural, settled);
    return kind == SettledThrow.NOTHING
        || kind >= SettledThrow.FACES
            && effects(fire, kind - 1).stream().noneMatch(shooting::hasEffect);
  }

  /**
   * The roll of dice that are one throw.
   *
   * @param die its answers are places in the list
   * @param counts how many show each kind
   */
  record ThrowOutcome(Die die, List<List<Integer>> counts) {}

  /** Returns what some dice of a thrower show, and those that they add. */
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

  /** Returns what a die of a kind does: for one that hits by its number, a hit. */
  static List<Effect> effects(Fire fire, int kind) {
    return kind == 0
        ? List.of(new Effect(FixedEffect.HIT, null))
        : fire.toHit().faces().get(kind - 1).effects();
  }

  /** How many losses a hit that goes through costs, if that is all it does to anybody; 0 if not. */
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
   * Returns the number of hits that go through as one roll, where it makes no difference on whom
   * they fall: hit, wound and save are one chance.
   *
   * @return null if it does make a difference
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
    // Every hit that goes through costs something, so more of them never matter.
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
   * Returns the hits of one die that go through, by its kind; null if that depends on the target,
   * or a face does more.
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

  /** Returns the sum of the dice of a pool, with the most that can matter and all above as one. */
  private Spread sum(Pool pool, int most) {
    return play.fight().memoize(new SumKey(pool, most), () -> pool.sum(most));
  }
}
