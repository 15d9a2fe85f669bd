package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import vedette.system.Fire;

/**
 * A side's dice fall heap by heap: thrower by thrower as listed, in each the hits by number first,
 * then face by face as in the file, one hit after the other.
 *
 * @param thrower the one whose dice fall
 * @param kind of die: 0 for hits by number, else a face
 * @param dice of this thrower that have not been looked at; -1 for all
 * @param hits of this kind that have not fallen
 * @param pinned the unit that was driven back by this throw, which stays its target; -1 for none
 * @param shown of dice that explode or are rolled again at most so often: how many show each kind
 *     and have not fallen; else empty
 */
record HeapTask(
    String name,
    Moment moment,
    int thrower,
    int kind,
    int dice,
    int hits,
    int pinned,
    List<Integer> shown)
    implements Task {

  /** Exploding dice are thrown so many at a time, for what they can show is not too much. */
  private static final int PORTION = 6;

  /** The first of a fire. */
  static HeapTask first(String name, Moment moment) {
    return new HeapTask(name, moment, 0, 0, -1, 0, -1, List.of());
  }

  @Override
  public Object[] part() {
    return new Object[] {"fire", name};
  }

  @Override
  public void act(Play play) {
    Fire fire = play.field().rules().fires().get(name);
    Volley volley = play.fight().volley(name, moment, play);
    HeapTask now = this;
    while (now != null) {
      if (now.thrower >= volley.throwers().size()) {
        return;
      }
      if (play.hasRolled() && now.asks(volley)) {
        play.first(now);
        return;
      }
      now = now.next(fire, volley, play);
    }
  }

  private boolean asks(Volley volley) {
    return hits > 0 || dice != 0 && kind < volley.throwers().get(thrower).chances().size();
  }

  /** What is left to fall after the next look at it; null if nothing is. */
  private HeapTask next(Fire fire, Volley volley, Play play) {
    Volley.Thrower who = volley.throwers().get(thrower);
    if (hits > 0) {
      return fall(fire, who, play);
    }
    int left = dice < 0 ? who.dice() : dice;
    if (who.isOneThrow()) {
      return left > 0 ? thrown(left, who, volley, play) : shown(fire, who);
    }
    if (left == 0 || kind > who.chances().size() - 1) {
      return new HeapTask(name, moment, thrower + 1, 0, -1, 0, -1, List.of());
    }
    BigFraction rest = BigFraction.ONE;
    for (int before = 0; before < kind; before++) {
      rest = rest.subtract(who.chances().get(before));
    }
    BigFraction chance = who.chances().get(kind);
    if (chance.equals(BigFraction.ZERO)) {
      return new HeapTask(name, moment, thrower, kind + 1, left, 0, pinned, shown);
    }
    BigFraction among = chance.divide(rest);
    play.fight().checkHits(name, left);
    int hit = play.roll(play.fight().heap(left, among, Volley.kind(fire, kind)));
    int falling = Math.max(0, hit - ignored(fire, who));
    return falling == 0
        ? new HeapTask(name, moment, thrower, kind + 1, left - hit, 0, pinned, shown)
        : new HeapTask(name, moment, thrower, kind, left - hit, falling, pinned, shown);
  }

  /** Some of the exploding dice are thrown; all of those of which some are rolled again. */
  private HeapTask thrown(int left, Volley.Thrower who, Volley volley, Play play) {
    int portion = who.pool().explode() != null ? Math.min(left, PORTION) : left;
    Volley.Showing showing = play.umpire().once(() -> volley.showing(thrower, portion));
    List<Integer> more = showing.counts().get(play.roll(showing.die()));
    List<Integer> all =
        shown.isEmpty()
            ? more
            : IntStream.range(0, more.size()).mapToObj(i -> shown.get(i) + more.get(i)).toList();
    return new HeapTask(name, moment, thrower, 0, left - portion, 0, pinned, all);
  }

  /** All dice are thrown: those of the next kind begin to fall. */
  private HeapTask shown(Fire fire, Volley.Thrower who) {
    if (shown.isEmpty() || kind >= shown.size()) {
      return new HeapTask(name, moment, thrower + 1, 0, -1, 0, -1, List.of());
    }
    int falling = Math.max(0, shown.get(kind) - ignored(fire, who));
    if (falling == 0) {
      return new HeapTask(name, moment, thrower, kind + 1, 0, 0, pinned, shown);
    }
    List<Integer> rest = new ArrayList<>(shown);
    rest.set(kind, 0);
    return new HeapTask(name, moment, thrower, kind, 0, falling, pinned, List.copyOf(rest));
  }

  private int ignored(Fire fire, Volley.Thrower who) {
    return kind == 0
        ? 0
        : who.settled().counting().ignored(fire.toHit().faces().get(kind - 1).name());
  }

  /** One die of the kind falls. */
  private HeapTask fall(Fire fire, Volley.Thrower who, Play play) {
    DieOfFire die = new DieOfFire(fire, moment, who.unit(), moment.own().opposite(), play);
    if (die.target(pinned) < 0) {
      return null; // Hits that find nobody are void.
    }
    int after = die.befall(Volley.effects(fire, kind), pinned);
    int left = hits - 1;
    return left > 0
        ? new HeapTask(name, moment, thrower, kind, dice, left, after, shown)
        : new HeapTask(name, moment, thrower, kind + 1, dice, 0, after, shown);
  }
}
