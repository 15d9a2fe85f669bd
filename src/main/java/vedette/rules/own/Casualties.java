package vedette.rules.own;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import vedette.dice.Spread;
import vedette.fight.Side;
import vedette.rules.own.stack.Fielded;
import vedette.rules.own.stack.Meant;
import vedette.rules.own.stack.Troops;
import vedette.system.Arm;
import vedette.system.Fire;
import vedette.system.LossOrder;
import vedette.system.effect.Loss.By;
import vedette.system.query.Thing;
import vedette.system.query.Values;
import vedette.system.query.Which;

/**
 * Takes losses from one side.
 *
 * @param play in which a side that chooses is asked whom to lose
 * @param order that its rules or its doctrine have
 * @param targets which units losses fall on; null for any
 */
record Casualties(Play play, Side side, LossOrder order, Which targets) {
  static Casualties of(Side side, Play play) {
    return new Casualties(play, side, play.field().orders().of(side), null);
  }

  /** Those of a fire, which may fall on some units alone and in an order of their own. */
  static Casualties of(Side side, Fire fire, Play play) {
    LossOrder order = fire.order() == null ? play.field().orders().of(side) : fire.order();
    return new Casualties(play, side, order, fire.targets());
  }

  /** The unit that the next loss falls on, as its order has it or as it chooses; -1 for none. */
  int falling(Troops troops) {
    if (!order.isBest()) {
      return next(troops);
    }
    List<Integer> units = unlike(troops);
    if (units.size() < 2) {
      return units.isEmpty() ? -1 : units.get(0);
    }
    List<Troops> after = units.stream().map(unit -> losing(troops, unit, 1, By.UNSAID)).toList();
    return units.get(after.indexOf(play.chooses(side, after)));
  }

  /** The units that a loss can fall on, one of several alike. */
  private List<Integer> unlike(Troops troops) {
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < troops.size(); unit++) {
      int candidate = unit;
      if (fallsOn(troops, unit) && units.stream().noneMatch(it -> alike(troops, it, candidate))) {
        units.add(unit);
      }
    }
    return units;
  }

  private boolean alike(Troops troops, int one, int other) {
    return fielded(one).equals(fielded(other)) && troops.isAlike(one, other);
  }

  /** The unit that the next loss falls on by the order; the first one listed if it is chosen. */
  int next(Troops troops) {
    int best = -1;
    for (int unit = 0; unit < troops.size(); unit++) {
      if (fallsOn(troops, unit) && (best < 0 || before(troops, unit, best))) {
        best = unit;
      }
    }
    return best;
  }

  /** A unit that a loss can fall on, each as likely; -1 if there is none. */
  int any() {
    Troops troops = play.troops(side);
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < troops.size(); unit++) {
      if (fallsOn(troops, unit)) {
        units.add(unit);
      }
    }
    return units.isEmpty()
        ? -1
        : units.get(play.roll(Spread.faces(units.size()), "which unit") - 1);
  }

  /** A single loss of a unit falls, and is told. */
  void falls(int unit, By said) {
    play.loses(side, losing(play.troops(side), unit, 1, said));
  }

  /** Whether a loss can fall on a unit now. */
  private boolean fallsOn(Troops troops, int unit) {
    return troops.isIn(unit)
        && (targets == null || Meant.is(targets, fielded(unit).arm(), troops, unit));
  }

  /** Whether a loss may fall on a unit in the fight: it may yet get a state, or be rid of it. */
  boolean mayFallOn(Troops troops, int unit) {
    boolean mayChange = targets != null && targets.thing().kind() == Thing.Kind.STATE;
    return mayChange ? troops.isIn(unit) : fallsOn(troops, unit);
  }

  /** Whether a unit loses before one that is listed before it. */
  private boolean before(Troops troops, int unit, int listed) {
    if (order.damage() && isOnlyHurt(troops, unit) != isOnlyHurt(troops, listed)) {
      return isOnlyHurt(troops, unit);
    }
    return switch (order.kind()) {
      case AS_LISTED, BEST -> false;
      case STRONGEST_FIRST -> printed(troops, unit) > printed(troops, listed);
      case WEAKEST_FIRST, LEAST_WASTE -> printed(troops, unit) < printed(troops, listed);
      case EVENLY -> lost(troops, unit) < lost(troops, listed);
      case ARMS -> order.place(fielded(unit).arm()) < order.place(fielded(listed).arm());
    };
  }

  /** Whether a loss would cost neither the unit, if it has steps, nor a whole figure of it. */
  private boolean isOnlyHurt(Troops troops, int unit) {
    boolean steps = fielded(unit).arm().hasSteps();
    return by(By.UNSAID) != By.UNITS
        && (steps ? troops.left(unit) : leftOfFigure(troops, unit)) > 1;
  }

  /** Points that the figure in front has left. */
  private int leftOfFigure(Troops troops, int unit) {
    int life = fielded(unit).arm().life();
    int over = troops.left(unit) % life;
    return over == 0 ? Math.min(life, troops.left(unit)) : over;
  }

  private int lost(Troops troops, int unit) {
    return fielded(unit).left() - troops.left(unit);
  }

  private Fielded fielded(int unit) {
    return play.field().force(side).units().get(unit);
  }

  /** What its points or its step are worth, without states and modifiers; else its steps. */
  int printed(Troops troops, int unit) {
    Arm arm = fielded(unit).arm();
    int left = troops.left(unit);
    if (!arm.hasSteps() || left == 0) {
      return left;
    }
    Integer strength = fielded(unit).value(Values.STRENGTH, left);
    return strength == null ? left : strength;
  }

  /** The printed strength of all units, in the fight or not. */
  int printed(Troops troops) {
    int sum = 0;
    for (int unit = 0; unit < troops.size(); unit++) {
      sum += printed(troops, unit);
    }
    return sum;
  }

  /** The printed strength of the units in the fight. */
  int standing(Troops troops) {
    int sum = 0;
    for (int unit = 0; unit < troops.size(); unit++) {
      sum += troops.isIn(unit) ? printed(troops, unit) : 0;
    }
    return sum;
  }

  private By by(By said) {
    return said == By.UNSAID ? play.field().rules().losses().by() : said;
  }

  /** So many losses of the side. */
  Troops losing(Troops troops, int losses, By said) {
    if (order.isBest()) {
      Set<Troops> options = Set.of();
      Set<Troops> next = Set.of(troops);
      for (int loss = 0; loss < losses && !next.equals(options); loss++) {
        options = next;
        next = losingOneMore(options, said, it -> true);
      }
      return chosen(next);
    }
    Troops after = troops;
    boolean units = by(said) == By.UNITS;
    boolean inTurn = !units && order.kind() != LossOrder.Kind.EVENLY;
    int left = losses;
    while (left > 0) {
      int unit = next(after);
      if (unit < 0) {
        return after;
      }
      int had = after.left(unit);
      int taken = units ? had : inTurn && stays(after, unit) ? Math.min(left, had) : 1;
      after = after.withLeft(unit, had - taken);
      left -= units ? 1 : taken;
    }
    return after;
  }

  /** All that one more loss can make of these where a condition holds; else they stay. */
  private Set<Troops> losingOneMore(Set<Troops> all, By said, Predicate<Troops> going) {
    Set<Troops> after = new LinkedHashSet<>();
    for (Troops each : all) {
      List<Integer> units = going.test(each) ? unlike(each) : List.of();
      units.forEach(unit -> after.add(losing(each, unit, 1, said)));
      if (units.isEmpty()) {
        after.add(each);
      }
    }
    return after;
  }

  private Troops chosen(Set<Troops> options) {
    return options.size() == 1
        ? options.iterator().next()
        : play.chooses(side, List.copyOf(options));
  }

  /** Whether further losses fall on the same unit until it is gone. */
  private boolean stays(Troops troops, int unit) {
    LossOrder.Kind kind = order.kind();
    boolean weakest =
        (kind == LossOrder.Kind.WEAKEST_FIRST || kind == LossOrder.Kind.LEAST_WASTE)
            && !fielded(unit).arm().hasSteps();
    return !order.damage()
        && (kind == LossOrder.Kind.AS_LISTED || kind == LossOrder.Kind.ARMS || weakest);
  }

  /** One unit loses so much, or is lost if losses are by units. */
  Troops losing(Troops troops, int unit, int losses, By said) {
    if (losses <= 0) {
      return troops;
    }
    int had = troops.left(unit);
    return troops.withLeft(unit, by(said) == By.UNITS ? 0 : Math.max(0, had - losses));
  }

  /** A unit loses so much, but no more than the figure in front has left. */
  Troops losingOfOneFigure(Troops troops, int unit, int losses) {
    return troops.withLeft(unit, troops.left(unit) - Math.min(losses, leftOfFigure(troops, unit)));
  }

  /** One unit in the fight, if it is one of these, gets so much back, up to its full strength. */
  Troops gaining(Troops troops, int unit, int gains, By by, Which of) {
    int most = fielded(unit).full();
    Arm arm = fielded(unit).arm();
    boolean has = by == By.UNSAID || by == By.STEPS == arm.hasSteps();
    return has && troops.isIn(unit) && (of == null || Meant.is(of, arm, troops, unit))
        ? troops.withLeft(unit, Math.min(most, troops.left(unit) + gains))
        : troops;
  }

  /**
   * So much comes back, to the first listed unit in the fight below its full strength, then the
   * next, of those that it can come back to.
   */
  Troops gaining(Troops troops, int gains, By by, Which of) {
    Troops after = troops;
    for (int unit = 0; unit < troops.size(); unit++) {
      int left = gains - (after.allLeft() - troops.allLeft());
      after = gaining(after, unit, left, by, of);
    }
    return after;
  }

  /** All units in the fight are lost. */
  Troops losingAll(Troops troops) {
    Troops after = troops;
    for (int unit = 0; unit < troops.size(); unit++) {
      after = troops.isIn(unit) ? after.withLeft(unit, 0) : after;
    }
    return after;
  }

  /** How many losses the side can take, counted as they are said, else as the file has it. */
  int most(Troops troops, By said) {
    boolean units = by(said) == By.UNITS;
    int most = 0;
    for (int unit = 0; unit < troops.size(); unit++) {
      most += !mayFallOn(troops, unit) ? 0 : units ? 1 : troops.left(unit);
    }
    return most;
  }

  /** Losses until at least so much printed strength is lost. */
  Troops losingAsMuch(Troops troops, int strength) {
    if (strength <= 0) {
      return troops;
    }
    if (by(By.UNSAID) == By.UNITS && order.kind() == LossOrder.Kind.LEAST_WASTE) {
      return leastWaste(troops, strength);
    }
    if (order.isBest()) {
      Predicate<Troops> going = it -> printed(troops) - printed(it) < strength && it.stands();
      Set<Troops> options = Set.of(troops);
      while (options.stream().anyMatch(going)) {
        options = losingOneMore(options, By.UNSAID, going);
      }
      return chosen(options);
    }
    Troops after = troops;
    int before = printed(troops);
    while (before - printed(after) < strength && after.stands()) {
      after = losing(after, 1, By.UNSAID);
    }
    return after;
  }

  /**
   * The units in the fight of least printed strength that is enough are lost; of sets of equal
   * strength that of fewest units, of those the first listed.
   */
  private Troops leastWaste(Troops troops, int strength) {
    List<Integer> standing = new ArrayList<>();
    for (int unit = 0; unit < troops.size(); unit++) {
      if (troops.isIn(unit)) {
        standing.add(unit);
      }
    }
    int total = standing(troops);
    if (total <= strength) {
      return losingAll(troops);
    }
    // For each sum of strengths the best set: fewest units, then first listed.
    List<List<Integer>> sets = new ArrayList<>();
    for (int sum = 0; sum <= total; sum++) {
      sets.add(sum == 0 ? List.of() : null);
    }
    for (int at = standing.size() - 1; at >= 0; at--) {
      int unit = standing.get(at);
      int worth = printed(troops, unit);
      for (int sum = total; sum >= worth; sum--) {
        List<Integer> rest = sets.get(sum - worth);
        if (rest != null && worth > 0) {
          List<Integer> with = new ArrayList<>();
          with.add(unit);
          with.addAll(rest);
          sets.set(sum, better(with, sets.get(sum)));
        }
      }
    }
    for (int sum = strength; sum <= total; sum++) {
      if (sets.get(sum) != null) {
        Troops after = troops;
        for (int unit : sets.get(sum)) {
          after = after.withLeft(unit, 0);
        }
        return after;
      }
    }
    return losingAll(troops);
  }

  private static List<Integer> better(List<Integer> one, List<Integer> other) {
    if (other == null) {
      return one;
    }
    Comparator<List<Integer>> order = Comparator.comparingInt(List::size);
    int compared =
        order
            .thenComparing(
                (a, b) -> {
                  for (int i = 0; i < a.size(); i++) {
                    if (!a.get(i).equals(b.get(i))) {
                      return Integer.compare(a.get(i), b.get(i));
                    }
                  }
                  return 0;
                })
            .compare(one, other);
    return compared <= 0 ? one : other;
  }
}
