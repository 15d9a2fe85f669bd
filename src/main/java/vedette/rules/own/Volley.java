package vedette.rules.own;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.apache.commons.math3.fraction.BigFraction;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.Side;
import vedette.system.Effect;
import vedette.system.Fire;
import vedette.system.Fixed;
import vedette.system.Lose;
import vedette.system.Roll;
import vedette.system.Spread;

/** The dice that a side throws in one fire, settled before the first of them falls. */
final class Volley {
  private final Fire fire;
  private final Scene scene;
  private final Play play;
  private final Side target;
  private final List<Thrower> throwers = new ArrayList<>();

  /**
   * Who throws, and what each of his dice can come to.
   *
   * @param unit -1 for the side
   * @param natural rolls of one die, rerolled where they are
   * @param chances that a die hits by number, then that it shows each of the faces
   * @param faces natural rolls of one die, added and number what decides on a hit by number
   * @param again what is rolled again of the whole throw; null for nothing
   */
  record Thrower(
      int unit,
      int dice,
      Spread natural,
      List<BigFraction> chances,
      Counting counting,
      Spread faces,
      int added,
      Fraction number,
      Again again) {}

  /**
   * What is rolled again of a throw, of so many dice at most.
   *
   * @param kept natural rolls of one die that are not, or have been as often as it takes
   * @param left rolls that are, with weights out of the same
   * @param fresh what one die shows
   */
  record Again(int most, Spread kept, Spread left, Spread fresh) {}

  private Volley(Fire fire, Scene scene, int first, Play play) {
    this.fire = fire;
    this.scene = scene;
    this.play = play;
    target = scene.own().opposite();
    for (int unit = fire.bySide() ? -1 : 0; unit < (fire.bySide() ? 0 : units()); unit++) {
      if (unit < 0 ? scene.anyActs() : scene.acts(scene.own(), unit)) {
        thrower(unit, scene.shooting(unit, first));
      }
    }
  }

  static Volley of(Fire fire, Moment moment, Play play) {
    Side target = moment.own().opposite();
    return of(fire, moment, play.casualties(target, fire).next(moment.stood().of(target)), play);
  }

  /**
   * The dice of a fire.
   *
   * @param first the unit that is hit first, which the throw may ask for
   */
  static Volley of(Fire fire, Moment moment, int first, Play play) {
    return new Volley(fire, moment.scene(play), first, play);
  }

  private int units() {
    return scene.troops().of(scene.own()).size();
  }

  private void thrower(int unit, Scene shooting) {
    Counting counting = new Counting(fire.toHit().modifiers(), shooting);
    int dice = counting.dice(fire.dice().whole(shooting));
    Roll die = fire.toHit().die();
    int added = die.added(shooting) + counting.drm(play);
    Fraction number = fire.toHit().number() == null ? null : fire.toHit().number().in(shooting);
    Spread fresh = die.isOneDie() ? die.oneDie() : die.natural();
    IntPredicate misses = roll -> misses(roll, added, number, shooting);
    Spread natural = counting.rerolled(fresh, misses);
    List<BigFraction> chances = new ArrayList<>();
    for (int kind = 1; kind <= fire.toHit().faces().size() + 1; kind++) {
      int wanted = kind;
      chances.add(natural.chance(roll -> kind(roll, added, number) == wanted));
    }
    Again again = again(counting, fresh, misses);
    throwers.add(
        new Thrower(
            unit,
            dice,
            kinds(natural, added, number),
            chances,
            counting,
            natural,
            added,
            number,
            again));
    if (dice > 0 && play.umpire().hears("")) {
      play.umpire()
          .note(
              "",
              dice == 1 ? "{}: {} die, {}" : "{}: {} dice, each {}",
              play.called(scene.own(), unit),
              dice,
              words(chances) + (again == null ? "" : "; up to " + again.most() + " rolled again"));
    }
  }

  /** No die is rolled again twice: what all such dice are comes before what some of them are. */
  private static Again again(Counting counting, Spread fresh, IntPredicate misses) {
    Counting.Some some = counting.someAgain();
    if (some == null) {
      return null;
    }
    IntPredicate all = counting.again(misses);
    IntPredicate these = some.natural() == null ? misses : some.natural()::contains;
    Spread left = fresh.only(these.and(all.negate()));
    Spread kept = fresh.only(these.negate().or(all));
    return new Again(
        some.most(), kept.rerolled(all, fresh), left.rerolled(roll -> false, fresh), fresh);
  }

  /** What a die can come to, as far as it does anything. */
  private String words(List<BigFraction> chances) {
    List<String> words = new ArrayList<>();
    for (int kind = 0; kind < chances.size(); kind++) {
      BigFraction chance = chances.get(kind);
      if (!chance.equals(BigFraction.ZERO)) {
        words.add(
            (kind == 0 ? "a hit by its number" : kind(fire, kind)) + " at " + written(chance));
      }
    }
    return words.isEmpty() ? "without effect" : String.join(", ", words);
  }

  static String written(BigFraction chance) {
    return chance.toString().replace(" ", "");
  }

  /** What notes call the dice of a kind: 0 for hits by number, else those that show a face. */
  static String kind(Fire fire, int kind) {
    if (kind == 0) {
      return "hits";
    }
    String face = fire.toHit().faces().get(kind - 1).name();
    return Character.isDigit(face.charAt(0)) ? "natural " + face : face;
  }

  private Spread kinds(Spread natural, int added, Fraction number) {
    return natural.map(roll -> kind(roll, added, number));
  }

  /** 0 for a die that does nothing, 1 for one that hits by its number, else its face and 2. */
  private int kind(int natural, int added, Fraction number) {
    int face = Chances.face(fire.toHit(), natural);
    if (face >= 0) {
      List<Effect> effects = fire.toHit().faces().get(face).effects();
      return effects.stream().allMatch(it -> it.what() == Fixed.NOTHING) ? 0 : face + 2;
    }
    return Chances.reaches(fire.toHit(), natural + added, number) ? 1 : 0;
  }

  /** Whether a die does nothing as both sides stand before the throw. */
  private boolean misses(int natural, int added, Fraction number, Scene shooting) {
    int kind = kind(natural, added, number);
    return kind == 0
        || kind > 1 && effects(fire, kind - 1).stream().noneMatch(it -> Chances.does(it, shooting));
  }

  /** Whether its dice explode. */
  boolean explodes() {
    return fire.toHit().die().explodes() != null;
  }

  /** Whether what one die of a thrower shows hangs on the others, or adds to them. */
  boolean isOneThrow(Thrower thrower) {
    return explodes() || thrower.again() != null;
  }

  /** How many of some dice of a thrower, and of those that they add, show each kind. */
  Showings showings(int thrower, int dice) {
    Thrower who = throwers.get(thrower);
    IntUnaryOperator kind = face -> kind(face, who.added(), who.number());
    List<String> names =
        IntStream.range(0, who.chances().size()).mapToObj(each -> kind(fire, each)).toList();
    return explodes()
        ? Showings.of(dice, who.faces(), kind, names, fire.toHit().die().explodes())
        : Showings.rerolling(dice, who.again(), kind, names);
  }

  List<Thrower> throwers() {
    return throwers;
  }

  /** What a die of a kind does: for one that hits by its number, a hit. */
  static List<Effect> effects(Fire fire, int kind) {
    return kind == 0
        ? List.of(new Effect(Fixed.HIT, null))
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
      return lose.loss().quantity().amount().whole(scene.shooting(thrower.unit(), 0));
    }
    return 0;
  }

  /**
   * The number of hits that go through as one roll, where it makes no difference on whom they fall:
   * hit, wound and save are one chance.
   *
   * @return null if it does make a difference
   */
  Hits hits() {
    List<Integer> standing = new ArrayList<>();
    Troops enemy = scene.troops().of(target);
    Casualties casualties = play.casualties(target, fire);
    for (int unit = 0; unit < enemy.size(); unit++) {
      if (casualties.mayFallOn(enemy, unit)) {
        standing.add(unit);
      }
    }
    int loss = -1;
    Spread all = Spread.of(0);
    // Every hit that goes through costs something, so more of them never matter.
    int most = scene.field().force(target).full();
    for (Thrower thrower : throwers) {
      if (thrower.dice() == 0) {
        continue;
      }
      int own = lossOfHit(thrower);
      if (own == 0
          || loss >= 0 && own != loss
          || thrower.counting().anyIgnored()
          || fire.hasConditionsBehindHits()) {
        return null;
      }
      loss = own;
      play.fight().checkHits(fire.name(), Math.min(thrower.dice(), most));
      List<Spread> worth = worth(thrower, standing);
      if (worth == null) {
        return null;
      }
      Spread hits =
          thrower.again() != null
              ? rerolling(thrower, worth, most)
              : play.fight().pool(exploding(thrower, worth), thrower.dice(), most);
      all = all.plus(hits).cappedAt(most);
    }
    return new Hits(fire.name(), all, Math.max(loss, 1));
  }

  /**
   * The hits of one die that go through, by its kind; null if that depends on the target, or a face
   * does more.
   */
  private List<Spread> worth(Thrower thrower, List<Integer> standing) {
    Spread hit = null;
    Spread wound = null;
    for (int unit : standing) {
      Scene shooting = scene.shooting(thrower.unit(), unit);
      Spread other = Through.of(fire, true, shooting, shooting, play).hits(null);
      Spread one = Through.of(fire, false, shooting, shooting, play).hits(other);
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
        if (effect.when() != null || !(effect.what() instanceof Fixed fixed)) {
          if (thrower.chances().get(kind).equals(BigFraction.ZERO)) {
            continue;
          }
          return null;
        }
        if (fixed != Fixed.NOTHING) {
          sum = sum.plus(fixed == Fixed.HIT ? hit : wound);
        }
      }
      worth.add(sum);
    }
    return worth;
  }

  /** The hits of a throw of which no more than some dice are rolled again. */
  private Spread rerolling(Thrower thrower, List<Spread> worth, int most) {
    Again again = thrower.again();
    BigInteger left = again.left().total();
    return Spread.rerolling(
        thrower.dice(),
        again.most(),
        new BigFraction(left, left.add(again.kept().total())),
        of(again.kept(), thrower, worth),
        of(again.left(), thrower, worth),
        of(again.fresh(), thrower, worth),
        most);
  }

  /** The hits of one of these rolls; of no roll none. */
  private Spread of(Spread rolls, Thrower thrower, List<Spread> worth) {
    return rolls.weights().isEmpty()
        ? Spread.of(0)
        : mixed(kinds(rolls, thrower.added(), thrower.number()), worth);
  }

  private Spread exploding(Thrower thrower, List<Spread> worth) {
    Roll.Explode explode = fire.toHit().die().explodes();
    Spread once = mixed(thrower.natural(), worth);
    if (explode == null) {
      return once;
    }
    // Only natural rolls explode, so dice that explode are told apart again.
    Spread die = once;
    for (int time = 0; time < explode.times(); time++) {
      die = withOneMore(thrower, worth, explode, die);
    }
    return die;
  }

  private Spread withOneMore(
      Thrower thrower, List<Spread> worth, Roll.Explode explode, Spread next) {
    List<Spread> parts = new ArrayList<>();
    List<BigInteger> weights = new ArrayList<>();
    thrower
        .faces()
        .weights()
        .forEach(
            (face, weight) -> {
              Spread here = worth.get(kind(face, thrower.added(), thrower.number()));
              parts.add(explode.rolls().contains(face) ? here.plus(next) : here);
              weights.add(weight);
            });
    return Spread.mixed(parts, weights);
  }

  private static Spread mixed(Spread kinds, List<Spread> worth) {
    List<Spread> parts = new ArrayList<>();
    List<BigInteger> weights = new ArrayList<>();
    kinds
        .weights()
        .forEach(
            (kind, weight) -> {
              parts.add(worth.get(kind));
              weights.add(weight);
            });
    return Spread.mixed(parts, weights);
  }
}
