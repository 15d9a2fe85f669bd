package vedette.rules.own;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import vedette.dice.Spread;
import vedette.fight.Side;
import vedette.rules.own.stack.FieldedUnit;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.Arm;
import vedette.system.Fire;
import vedette.system.LossOrder;
import vedette.system.effect.Loss.LossUnit;
import vedette.system.query.Property;
import vedette.system.query.UnitFilter;
import vedette.system.query.Values;

/**
 * The losses of one side: which unit takes each loss, and the side's status afterwards.
 *
 * @param play the step being played, which asks a side that chooses its losses
 * @param order the loss order of the rules or of the side's doctrine
 * @param targets the units that may take losses; null for any unit
 */
record Casualties(Play play, Side side, LossOrder order, UnitFilter targets) {
  static Casualties of(Side side, Play play) {
    return new Casualties(play, side, play.terms().orders().of(side), null);
  }

  /**
   * Returns the casualties of a fire, which may be limited to some units and have its own loss
   * order.
   */
  static Casualties of(Side side, Fire fire, Play play) {
    LossOrder order = fire.order() == null ? play.terms().orders().of(side) : fire.order();
    return new Casualties(play, side, order, fire.targets());
  }

  /**
   * Returns the unit that takes the next loss, by the order or by the side's choice; -1 for none.
   */
  int nextLoss(SideStatus status) {
    if (!order.isBest()) {
      return next(status);
    }
    List<Integer> units = distinctCandidates(status);
    if (units.size() < 2) {
      return units.isEmpty() ? -1 : units.get(0);
    }
    List<SideStatus> after =
        units.stream().map(unit -> lose(status, unit, 1, LossUnit.UNSAID)).toList();
    return units.get(after.indexOf(play.chooses(side, after)));
  }

  /** Returns the units that can take a loss; equal units are listed once. */
  private List<Integer> distinctCandidates(SideStatus status) {
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < status.size(); unit++) {
      int candidate = unit;
      if (fallsOn(status, unit) && units.stream().noneMatch(it -> alike(status, it, candidate))) {
        units.add(unit);
      }
    }
    return units;
  }

  private boolean alike(SideStatus status, int one, int other) {
    return fielded(one).equals(fielded(other)) && status.isAlike(one, other);
  }

  /**
   * Returns the unit that takes the next loss by the order; the first listed candidate if the side
   * chooses; -1 for none.
   */
  int next(SideStatus status) {
    int best = -1;
    for (int unit = 0; unit < status.size(); unit++) {
      if (fallsOn(status, unit) && (best < 0 || losesBefore(status, unit, best))) {
        best = unit;
      }
    }
    return best;
  }

  /**
   * Rolls for a unit that can take a loss, all with the same chance; returns -1 if there is none.
   */
  int randomUnit() {
    SideStatus status = play.status(side);
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < status.size(); unit++) {
      if (fallsOn(status, unit)) {
        units.add(unit);
      }
    }
    return units.isEmpty()
        ? -1
        : units.get(play.roll(Spread.faces(units.size()), "which unit") - 1);
  }

  /** Applies a single loss to a unit and notes it. */
  void applyLoss(int unit, LossUnit said) {
    play.loses(side, lose(play.status(side), unit, 1, said));
  }

  /** Returns whether a unit can take a loss now. */
  private boolean fallsOn(SideStatus status, int unit) {
    return status.isIn(unit)
        && (targets == null || StepUnits.is(targets, fielded(unit).arm(), status, unit));
  }

  /**
   * Returns whether a unit may take a loss in this fire: it may still enter or leave the state that
   * the fire targets.
   */
  boolean mayFallOn(SideStatus status, int unit) {
    boolean mayChange = targets != null && targets.property().kind() == Property.Kind.STATE;
    return mayChange ? status.isIn(unit) : fallsOn(status, unit);
  }

  /** Returns whether a unit takes losses before a unit listed earlier. */
  private boolean losesBefore(SideStatus status, int unit, int listed) {
    if (order.damage() && isOnlyHurt(status, unit) != isOnlyHurt(status, listed)) {
      return isOnlyHurt(status, unit);
    }
    return switch (order.kind()) {
      case AS_LISTED, BEST -> false;
      case STRONGEST_FIRST -> printed(status, unit) > printed(status, listed);
      case WEAKEST_FIRST, LEAST_WASTE -> printed(status, unit) < printed(status, listed);
      case EVENLY -> lost(status, unit) < lost(status, listed);
      case ARMS -> order.place(fielded(unit).arm()) < order.place(fielded(listed).arm());
    };
  }

  /**
   * Returns whether the next loss leaves a unit with steps in play, or costs less than a whole
   * figure.
   */
  private boolean isOnlyHurt(SideStatus status, int unit) {
    boolean steps = fielded(unit).arm().hasSteps();
    return unitOf(LossUnit.UNSAID) != LossUnit.UNITS
        && (steps ? status.strength(unit) : leftOfFigure(status, unit)) > 1;
  }

  /** Returns the points left in the damaged figure of a unit, or in its next whole one. */
  private int leftOfFigure(SideStatus status, int unit) {
    int life = fielded(unit).arm().life();
    int over = status.strength(unit) % life;
    return over == 0 ? Math.min(life, status.strength(unit)) : over;
  }

  private int lost(SideStatus status, int unit) {
    return fielded(unit).left() - status.strength(unit);
  }

  private FieldedUnit fielded(int unit) {
    return play.terms().force(side).units().get(unit);
  }

  /**
   * Returns the printed strength of a unit: its points, or the strength of its current step without
   * states and modifiers; the number of steps if it has no strength.
   */
  int printed(SideStatus status, int unit) {
    Arm arm = fielded(unit).arm();
    int left = status.strength(unit);
    if (!arm.hasSteps() || left == 0) {
      return left;
    }
    Integer strength = fielded(unit).value(Values.STRENGTH, left);
    return strength == null ? left : strength;
  }

  /** Returns the printed strength of all units, including those that have left the fight. */
  int printed(SideStatus status) {
    int sum = 0;
    for (int unit = 0; unit < status.size(); unit++) {
      sum += printed(status, unit);
    }
    return sum;
  }

  int printedStrength(SideStatus status) {
    int sum = 0;
    for (int unit = 0; unit < status.size(); unit++) {
      sum += status.isIn(unit) ? printed(status, unit) : 0;
    }
    return sum;
  }

  private LossUnit unitOf(LossUnit said) {
    return said == LossUnit.UNSAID ? play.terms().rules().losses().by() : said;
  }

  /** Returns the status after a number of losses. */
  SideStatus lose(SideStatus status, int losses, LossUnit said) {
    if (order.isBest()) {
      Set<SideStatus> options = Set.of();
      Set<SideStatus> next = Set.of(status);
      for (int loss = 0; loss < losses && !next.equals(options); loss++) {
        options = next;
        next = withOneMoreLoss(options, said, it -> true);
      }
      return chosen(next);
    }
    SideStatus after = status;
    boolean units = unitOf(said) == LossUnit.UNITS;
    boolean inTurn = !units && order.kind() != LossOrder.Kind.EVENLY;
    int left = losses;
    while (left > 0) {
      int unit = next(after);
      if (unit < 0) {
        return after;
      }
      int had = after.strength(unit);
      int taken = units ? had : inTurn && stays(after, unit) ? Math.min(left, had) : 1;
      after = after.withStrength(unit, had - taken);
      left -= units ? 1 : taken;
    }
    return after;
  }

  /**
   * Returns every status that one more loss can lead to. Statuses that do not match the condition
   * stay as they are.
   */
  private Set<SideStatus> withOneMoreLoss(
      Set<SideStatus> all, LossUnit said, Predicate<SideStatus> going) {
    Set<SideStatus> after = new LinkedHashSet<>();
    for (SideStatus each : all) {
      List<Integer> units = going.test(each) ? distinctCandidates(each) : List.of();
      units.forEach(unit -> after.add(lose(each, unit, 1, said)));
      if (units.isEmpty()) {
        after.add(each);
      }
    }
    return after;
  }

  private SideStatus chosen(Set<SideStatus> options) {
    return options.size() == 1
        ? options.iterator().next()
        : play.chooses(side, List.copyOf(options));
  }

  /** Returns whether further losses go to the same unit until it is eliminated. */
  private boolean stays(SideStatus status, int unit) {
    LossOrder.Kind kind = order.kind();
    boolean weakest =
        (kind == LossOrder.Kind.WEAKEST_FIRST || kind == LossOrder.Kind.LEAST_WASTE)
            && !fielded(unit).arm().hasSteps();
    return !order.damage()
        && (kind == LossOrder.Kind.AS_LISTED || kind == LossOrder.Kind.ARMS || weakest);
  }

  /**
   * Returns the status after one unit takes losses. The unit is eliminated if losses are counted in
   * units.
   */
  SideStatus lose(SideStatus status, int unit, int losses, LossUnit said) {
    if (losses <= 0) {
      return status;
    }
    int had = status.strength(unit);
    return status.withStrength(
        unit, unitOf(said) == LossUnit.UNITS ? 0 : Math.max(0, had - losses));
  }

  /**
   * Returns the status after a unit takes losses, limited to the points left in its damaged figure.
   */
  SideStatus loseWithinFigure(SideStatus status, int unit, int losses) {
    return status.withStrength(
        unit, status.strength(unit) - Math.min(losses, leftOfFigure(status, unit)));
  }

  /**
   * Returns the status after one unit regains strength, up to its full strength.
   *
   * @param of the units that may regain strength; null for any
   */
  SideStatus regain(SideStatus status, int unit, int gains, LossUnit lossUnit, UnitFilter of) {
    int most = fielded(unit).full();
    Arm arm = fielded(unit).arm();
    boolean has = lossUnit == LossUnit.UNSAID || lossUnit == LossUnit.STEPS == arm.hasSteps();
    return has && status.isIn(unit) && (of == null || StepUnits.is(of, arm, status, unit))
        ? status.withStrength(unit, Math.min(most, status.strength(unit) + gains))
        : status;
  }

  /**
   * Returns the status after units regain strength in listed order, each up to its full strength.
   *
   * @param of the units that may regain strength; null for any
   */
  SideStatus regain(SideStatus status, int gains, LossUnit lossUnit, UnitFilter of) {
    SideStatus after = status;
    for (int unit = 0; unit < status.size(); unit++) {
      int left = gains - (after.allLeft() - status.allLeft());
      after = regain(after, unit, left, lossUnit, of);
    }
    return after;
  }

  /** Returns the status after all units in the fight are eliminated. */
  SideStatus loseAll(SideStatus status) {
    SideStatus after = status;
    for (int unit = 0; unit < status.size(); unit++) {
      after = status.isIn(unit) ? after.withStrength(unit, 0) : after;
    }
    return after;
  }

  /**
   * Returns the most losses that the side can take.
   *
   * @param said the unit of the losses; {@code UNSAID} for the file's
   */
  int maxLosses(SideStatus status, LossUnit said) {
    boolean units = unitOf(said) == LossUnit.UNITS;
    int most = 0;
    for (int unit = 0; unit < status.size(); unit++) {
      most += !mayFallOn(status, unit) ? 0 : units ? 1 : status.strength(unit);
    }
    return most;
  }

  /** Returns the status after the side has lost at least this much printed strength. */
  SideStatus loseAtLeast(SideStatus status, int strength) {
    if (strength <= 0) {
      return status;
    }
    if (unitOf(LossUnit.UNSAID) == LossUnit.UNITS && order.kind() == LossOrder.Kind.LEAST_WASTE) {
      return leastWaste(status, strength);
    }
    if (order.isBest()) {
      Predicate<SideStatus> going = it -> printed(status) - printed(it) < strength && it.stands();
      Set<SideStatus> options = Set.of(status);
      while (options.stream().anyMatch(going)) {
        options = withOneMoreLoss(options, LossUnit.UNSAID, going);
      }
      return chosen(options);
    }
    SideStatus after = status;
    int before = printed(status);
    while (before - printed(after) < strength && after.stands()) {
      after = lose(after, 1, LossUnit.UNSAID);
    }
    return after;
  }

  /**
   * Returns the status after the cheapest sufficient set of units is eliminated: the least printed
   * strength, then the fewest units, then those listed first.
   */
  private SideStatus leastWaste(SideStatus status, int strength) {
    List<Integer> standing = new ArrayList<>();
    for (int unit = 0; unit < status.size(); unit++) {
      if (status.isIn(unit)) {
        standing.add(unit);
      }
    }
    int total = printedStrength(status);
    if (total <= strength) {
      return loseAll(status);
    }
    // The best set for each sum of strengths: fewest units, then first listed.
    List<List<Integer>> sets = new ArrayList<>();
    for (int sum = 0; sum <= total; sum++) {
      sets.add(sum == 0 ? List.of() : null);
    }
    for (int at = standing.size() - 1; at >= 0; at--) {
      int unit = standing.get(at);
      int worth = printed(status, unit);
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
        SideStatus after = status;
        for (int unit : sets.get(sum)) {
          after = after.withStrength(unit, 0);
        }
        return after;
      }
    }
    return loseAll(status);
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
