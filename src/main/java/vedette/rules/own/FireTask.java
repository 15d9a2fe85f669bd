package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.rules.own.stack.SideStatus;
import vedette.system.Fire;
import vedette.system.effect.Lose;
import vedette.system.effect.Loss;
import vedette.system.effect.Loss.LossTaker;
import vedette.system.effect.Loss.LossUnit;
import vedette.system.query.Dependencies;

/**
 * A side's fire. All dice are one roll if it does not matter which unit takes a hit; otherwise they
 * are resolved heap by heap.
 *
 * @param falling the heap being resolved; null before any die is thrown
 */
record FireTask(String name, RollContext context, Heap falling) implements Task {
  /** Exploding dice are thrown in portions of this size, which keeps their joint outcomes few. */
  private static final int PORTION = 6;

  /**
   * Dice being resolved: unit by unit as listed, for each first the hits by number, then the faces
   * in the file's order, one hit after another.
   *
   * @param thrower the index of the unit whose dice are resolved
   * @param kind the kind of die: 0 for hits by number, else a face
   * @param dice the dice of this unit not yet looked at; -1 for all
   * @param hits the hits of this kind not yet resolved
   * @param pinned the unit driven back by this throw, which stays its target; -1 for none
   * @param shown the number of dice of each kind not yet resolved, for dice that explode or have
   *     limited rerolls; else empty
   */
  private record Heap(int thrower, int kind, int dice, int hits, int pinned, List<Integer> shown) {
    /** Returns a heap of all dice of a unit. */
    static Heap of(int thrower) {
      return new Heap(thrower, 0, -1, 0, -1, List.of());
    }

    /**
     * Returns the heap of the next kind, of which no die is resolved.
     *
     * @param left the dice left
     */
    Heap nextKind(int left) {
      return new Heap(thrower, kind + 1, left, 0, pinned, shown);
    }

    boolean asks(VolleyDice volleyDice) {
      return hits > 0 || dice != 0 && kind < volleyDice.throwers().get(thrower).chances().size();
    }

    /** Returns the number of dice of this kind that are ignored. */
    int ignored(Fire fire, VolleyDice.Thrower who) {
      return kind == 0
          ? 0
          : who.settled().counting().ignored(fire.toHit().faces().get(kind - 1).name());
    }
  }

  @Override
  public Object[] part() {
    return new Object[] {"fire", name};
  }

  @Override
  public void act(Play play) {
    Fire fire = play.terms().rules().fires().get(name);
    if (falling != null) {
      fall(fire, play);
      return;
    }
    Side target = context.own().opposite();
    int first = Casualties.of(target, fire, play).next(context.stood().of(target));
    if (first < 0) {
      return; // There is no target.
    }
    if (play.umpire().hears("")) {
      // Built only for its notes on which unit throws which dice.
      VolleyDice.of(fire, context, first, play);
    }
    VolleyDice.Hits hits = hits(fire, target, first, play);
    if (hits == null) {
      play.first(new FireTask(name, context, Heap.of(0)));
      return;
    }
    if (hits.max() == 0) {
      return; // No unit throws, or no die can hit.
    }
    // Simultaneous effects may have reduced or restored the target since the throw was settled.
    LossUnit lossUnit = ((Lose) fire.hit().get(0).what()).loss().by();
    int most = Casualties.of(target, fire, play).maxLosses(play.status(target), lossUnit);
    play.roll(hits.upTo(most), new HitsOnSide(name, target, hits.losses()));
  }

  /** The cache key for the dependencies of a fire. */
  private record DependenciesKey(String fire) {}

  /**
   * Returns the hits as one roll, shared by all states that differ in nothing that this fire
   * depends on; null if it matters which unit takes a hit.
   */
  private VolleyDice.Hits hits(Fire fire, Side target, int first, Play play) {
    Dependencies asks = play.fight().memoize(new DependenciesKey(name), fire::dependsOn);
    int round = asks.round() ? play.current() : 0;
    if (asks.numbers() || asks.targets() && !play.fight().hasPlainValues()) {
      return VolleyDice.hits(fire, context, first, round, play);
    }
    BySide<SideStatus> alike = context.stood().with(target, context.stood().of(target).shape());
    RollContext same = new RollContext(alike, context.own(), context.swapped(), context.meant());
    return VolleyDice.hits(fire, same, first, round, play);
  }

  private void fall(Fire fire, Play play) {
    VolleyDice volleyDice = VolleyDice.cached(name, context, play);
    Heap now = falling;
    while (now != null && now.thrower < volleyDice.throwers().size()) {
      if (play.hasRolled() && now.asks(volleyDice)) {
        play.first(new FireTask(name, context, now));
        return;
      }
      now = next(now, fire, volleyDice, play);
    }
  }

  /** Returns the heap after its next step; null if nothing is left to resolve. */
  private Heap next(Heap now, Fire fire, VolleyDice volleyDice, Play play) {
    VolleyDice.Thrower who = volleyDice.throwers().get(now.thrower);
    if (now.hits > 0) {
      return dropDie(now, fire, who, play);
    }
    int left = now.dice < 0 ? who.dice() : now.dice;
    if (who.isOneThrow()) {
      return left > 0 ? throwSome(now, left, who, volleyDice, play) : throwAll(now, fire, who);
    }
    if (left == 0 || now.kind > who.chances().size() - 1) {
      return Heap.of(now.thrower + 1);
    }
    BigFraction rest = BigFraction.ONE;
    for (int before = 0; before < now.kind; before++) {
      rest = rest.subtract(who.chances().get(before));
    }
    BigFraction chance = who.chances().get(now.kind);
    if (chance.equals(BigFraction.ZERO)) {
      return now.nextKind(left);
    }
    BigFraction among = chance.divide(rest);
    play.fight().checkHits(name, left);
    int hit = play.roll(play.fight().heap(left, among, VolleyDice.kind(fire, now.kind)));
    int hits = Math.max(0, hit - now.ignored(fire, who));
    return hits == 0
        ? now.nextKind(left - hit)
        : new Heap(now.thrower, now.kind, left - hit, hits, now.pinned, now.shown);
  }

  /** Throws the next portion of exploding dice, or all dice with limited rerolls. */
  private static Heap throwSome(
      Heap now, int left, VolleyDice.Thrower who, VolleyDice volleyDice, Play play) {
    int portion = who.pool().explode() != null ? Math.min(left, PORTION) : left;
    VolleyDice.ThrowOutcome throwOutcome =
        play.umpire().memoize(() -> volleyDice.showing(now.thrower, portion));
    List<Integer> more = throwOutcome.counts().get(play.roll(throwOutcome.die()));
    List<Integer> all =
        now.shown.isEmpty()
            ? more
            : IntStream.range(0, more.size())
                .mapToObj(i -> now.shown.get(i) + more.get(i))
                .toList();
    return new Heap(now.thrower, 0, left - portion, 0, now.pinned, all);
  }

  /** Begins to resolve the next kind once all dice are thrown. */
  private static Heap throwAll(Heap now, Fire fire, VolleyDice.Thrower who) {
    if (now.shown.isEmpty() || now.kind >= now.shown.size()) {
      return Heap.of(now.thrower + 1);
    }
    int hits = Math.max(0, now.shown.get(now.kind) - now.ignored(fire, who));
    if (hits == 0) {
      return now.nextKind(0);
    }
    List<Integer> rest = new ArrayList<>(now.shown);
    rest.set(now.kind, 0);
    return new Heap(now.thrower, now.kind, 0, hits, now.pinned, List.copyOf(rest));
  }

  /** Resolves one die of the current kind. */
  private Heap dropDie(Heap now, Fire fire, VolleyDice.Thrower who, Play play) {
    FireDie die = new FireDie(fire, context, who.unit(), context.own().opposite(), play);
    if (die.target(now.pinned) < 0) {
      return null; // Hits without a target are void.
    }
    int pinned = die.apply(VolleyDice.effects(fire, now.kind), now.pinned);
    int left = now.hits - 1;
    int kind = left > 0 ? now.kind : now.kind + 1;
    return new Heap(now.thrower, kind, now.dice, left, pinned, now.shown);
  }

  /**
   * Hits of a fire on a side.
   *
   * @param losses the losses that each hit costs
   */
  private record HitsOnSide(String name, Side target, int losses) implements Play.RollAction {
    @Override
    public void act(int hits, Play play) {
      if (hits == 0) {
        return;
      }
      Fire fire = play.terms().rules().fires().get(name);
      SideStatus before = play.status(target);
      Casualties casualties = Casualties.of(target, fire, play);
      Loss loss = ((Lose) fire.hit().get(0).what()).loss();
      if (loss.of() == LossTaker.RANDOM_UNIT) {
        play.first(new SingleLosses(target, hits * losses, loss, name, "", null));
        return;
      }
      if (losses == 1 && loss.of() == LossTaker.NEXT && loss.by() == LossUnit.UNSAID) {
        play.change(target, casualties.lose(before, hits, LossUnit.UNSAID));
      } else {
        for (int hit = 0; hit < hits; hit++) {
          int unit = casualties.nextLoss(play.status(target));
          if (unit < 0) {
            break;
          }
          SideStatus now = play.status(target);
          play.change(
              target,
              loss.of() == LossTaker.ONE_FIGURE
                  ? casualties.loseWithinFigure(now, unit, losses)
                  : casualties.lose(now, unit, losses, loss.by()));
        }
      }
      play.noteLoss(target, before);
    }

    // Written by hand: the generated methods are slow, and one action is looked up for each state.
    @Override
    public boolean equals(Object other) {
      return other instanceof HitsOnSide that
          && target == that.target
          && losses == that.losses
          && name.equals(that.name);
    }

    @Override
    public int hashCode() {
      return 31 * losses + target.ordinal();
    }
  }
}
