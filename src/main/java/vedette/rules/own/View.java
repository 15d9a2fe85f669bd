package vedette.rules.own;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.math3.fraction.Fraction;
import vedette.fight.BySide;
import vedette.fight.Side;
import vedette.question.Vocabulary.Members;
import vedette.rules.own.stack.FieldedUnit;
import vedette.rules.own.stack.SideStatus;
import vedette.rules.own.stack.StepUnits;
import vedette.system.State;
import vedette.system.effect.Effect;
import vedette.system.effect.FixedEffect;
import vedette.system.query.Change;
import vedette.system.query.Condition;
import vedette.system.query.Property;
import vedette.system.query.Situation;
import vedette.system.query.Subject;
import vedette.system.query.Values;

/**
 * A state of a fight as one side sees it.
 *
 * @param rounds the source of the current round
 * @param swapped whether the sides have changed roles, as in a counterattack
 * @param actingSide the side that rolls or decides
 * @param meant the units of that side that act
 * @param unit the unit that rolls or decides; -1 for the side
 * @param shooterSide the side whose unit throws
 * @param shooter the unit that throws; -1 if none does
 * @param target the unit of the other side that is the target; -1 if there is none
 */
record View(
    FightTerms terms,
    Rounds rounds,
    BySide<SideStatus> status,
    boolean swapped,
    Side actingSide,
    StepUnits meant,
    int unit,
    Side shooterSide,
    int shooter,
    int target)
    implements Situation {

  /** The source of the current round. */
  interface Rounds {
    /** Returns the round, as far as any condition tells rounds apart. */
    int current();

    /** Records that a part of the file had an effect. */
    default void consulted(Object part) {}
  }

  /** Returns the view of a side that acts as a whole. */
  static View of(
      FightTerms terms, Rounds rounds, BySide<SideStatus> status, Side own, StepUnits meant) {
    return new View(terms, rounds, status, false, own, meant, -1, own, -1, -1);
  }

  View forCounterattack(boolean counterattack) {
    return counterattack
        ? new View(
            terms, rounds, status, true, actingSide, meant, unit, shooterSide, shooter, target)
        : this;
  }

  View ofUnit(int one) {
    return one == unit
        ? this
        : new View(
            terms, rounds, status, swapped, actingSide, meant, one, shooterSide, shooter, target);
  }

  /**
   * Returns the view of a throw at a unit of the other side.
   *
   * @param thrower the unit that throws; -1 for the side
   */
  View shooting(int thrower, int at) {
    return new View(
        terms, rounds, status, swapped, actingSide, meant, thrower, actingSide, thrower, at);
  }

  /** Returns the view of the same throw from the target's side. */
  View saving() {
    return new View(
        terms,
        rounds,
        status,
        swapped,
        actingSide.opposite(),
        StepUnits.ALL,
        target,
        actingSide,
        shooter,
        target);
  }

  View with(BySide<SideStatus> other) {
    return new View(
        terms, rounds, other, swapped, actingSide, meant, unit, shooterSide, shooter, target);
  }

  /** Returns the side that a subject names; null names the acting side. */
  Side side(Subject whom) {
    if (whom == null) {
      return actingSide;
    }
    return switch (whom) {
      case SHOOTER -> shooterSide;
      case TARGET -> shooterSide.opposite();
      case UNIT -> actingSide;
      case ATTACKER -> swapped ? Side.DEFENDER : Side.ATTACKER;
      case DEFENDER -> swapped ? Side.ATTACKER : Side.DEFENDER;
      default -> whom.side(actingSide);
    };
  }

  private int index(Subject whom) {
    return switch (whom) {
      case SHOOTER -> shooter;
      case TARGET -> target;
      default -> unit;
    };
  }

  @Override
  public int round() {
    return rounds.current();
  }

  /** Returns whether a condition holds; null always holds. */
  boolean holds(Condition condition) {
    if (condition == null) {
      return true;
    }
    boolean holds = condition.holds(this);
    if (holds) {
      rounds.consulted(condition);
    }
    return holds;
  }

  /** Returns whether an effect does anything in this view. */
  boolean hasEffect(Effect effect) {
    return effect.what() != FixedEffect.NOTHING && holds(effect.when());
  }

  @Override
  public boolean hasWord(String word) {
    return terms.words().containsKey(word)
        || terms.force(Side.ATTACKER).words().containsKey(word)
        || terms.force(Side.DEFENDER).words().containsKey(word);
  }

  @Override
  public boolean has(Subject whom, Property thing, boolean only) {
    Side side = side(whom);
    if (thing.kind() == Property.Kind.WORD) {
      return terms.force(side).words().containsKey(thing.name());
    }
    SideStatus of = status.of(side);
    if (!whom.isSide()) {
      int one = index(whom);
      return one >= 0 && is(side, thing, of, one);
    }
    boolean any = false;
    for (int one = 0; one < of.size(); one++) {
      if (of.isIn(one)) {
        boolean is = is(side, thing, of, one);
        if (only && !is) {
          return false;
        }
        any |= is;
      }
    }
    return any;
  }

  private boolean is(Side side, Property thing, SideStatus of, int one) {
    return StepUnits.is(thing, terms.force(side).units().get(one).arm(), of, one);
  }

  @Override
  public int count(Subject whom, Property thing) {
    if (thing.kind() == Property.Kind.WORD) {
      if (whom == null) {
        return terms.words().getOrDefault(thing.name(), 0)
            + terms.force(Side.ATTACKER).words().getOrDefault(thing.name(), 0)
            + terms.force(Side.DEFENDER).words().getOrDefault(thing.name(), 0);
      }
      return terms.force(side(whom)).words().getOrDefault(thing.name(), 0);
    }
    if (!whom.isSide()) {
      return has(whom, thing, false) ? 1 : 0;
    }
    Side side = side(whom);
    SideStatus of = status.of(side);
    int count = 0;
    for (int one = 0; one < of.size(); one++) {
      count += of.isIn(one) && is(side, thing, of, one) ? units(side, one) : 0;
    }
    return count;
  }

  @Override
  public Fraction times(Subject whom, Property thing) {
    if (thing.kind() == Property.Kind.WORD) {
      return new Fraction(count(whom, thing));
    }
    Side side = side(whom);
    SideStatus of = status.of(side);
    int one = whom == null ? unit : whom.isSide() ? -1 : index(whom);
    if (one >= 0) {
      return new Fraction(of.count(one, thing.index()));
    }
    int times = 0;
    for (int each = 0; each < of.size(); each++) {
      times += of.isIn(each) ? of.count(each, thing.index()) : 0;
    }
    return new Fraction(times);
  }

  /**
   * Returns whether a unit acts: it is in the fight, no state forbids it, and the step covers it.
   */
  boolean acts(Side side, int one) {
    SideStatus of = status.of(side);
    if (!of.isIn(one)) {
      return false;
    }
    if (of.hasStates(one)) {
      Side place = swapped ? side.opposite() : side;
      for (State state : terms.rules().states()) {
        if (of.state(one, state.index()) != SideStatus.NOT && state.forbids(place)) {
          return false;
        }
      }
    }
    return side != actingSide || meant.contains(terms.force(side).units().get(one), of, one);
  }

  /** Returns whether any unit of the side that rolls acts. */
  boolean anyActs() {
    for (int one = 0; one < status.of(actingSide).size(); one++) {
      if (acts(actingSide, one)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Fraction value(Subject whom, int value) {
    Side side = side(whom);
    int one = whom == null ? unit : whom.isSide() ? -1 : index(whom);
    if (one >= 0) {
      return value(side, one, value);
    }
    SideStatus of = status.of(side);
    Fraction sum = null;
    for (int each = 0; each < of.size(); each++) {
      if (value == Values.LOSSES || acts(side, each)) {
        Fraction its = ofAll(side, each, value);
        sum = sum == null ? its : sum.add(its);
      }
    }
    return sum == null ? Fraction.ZERO : sum;
  }

  @Override
  public List<Members<Situation>> unitsAlone(Subject whom) {
    int one = whom == null ? unit : whom.isSide() ? -1 : index(whom);
    if (one >= 0) {
      return List.of(new Members<>(this, 1));
    }
    Side side = side(whom);
    List<Members<Situation>> each = new ArrayList<>();
    for (int entry = 0; entry < status.of(side).size(); entry++) {
      each.add(new Members<>(new UnitView(this, this, whom, entry), alike(side, entry)));
    }
    return each;
  }

  /**
   * Returns the number of units in an entry of a stack; at least 1, so that a lost entry still has
   * its losses.
   */
  int alike(Side side, int entry) {
    return Math.max(1, units(side, entry));
  }

  private int units(Side side, int entry) {
    int left = status.of(side).strength(entry);
    return terms.force(side).units().get(entry).units(left, terms.losesWholeUnits());
  }

  /** Returns the share of one unit of an entry in a value of its side. */
  Fraction part(Subject whom, int entry, int value) {
    Side side = side(whom);
    if (value != Values.LOSSES && !acts(side, entry)) {
      return Fraction.ZERO;
    }
    Fraction its = value(side, entry, value);
    int units = isOfEntry(side, entry, value) ? alike(side, entry) : 1;
    return units == 1 ? its : its.divide(units);
  }

  /** Returns the share of one unit of an entry in its side's count of a state. */
  Fraction partOfTimes(Subject whom, int entry, Property state) {
    Side side = side(whom);
    SideStatus of = status.of(side);
    int times = of.isIn(entry) ? of.count(entry, state.index()) : 0;
    return new Fraction(times, alike(side, entry));
  }

  /** Returns whether a value belongs to all units of an entry together, not to each of them. */
  private boolean isOfEntry(Side side, int entry, int value) {
    return Values.isBuiltIn(value)
        && (value != Values.STRENGTH || !terms.force(side).units().get(entry).arm().hasSteps());
  }

  /** Returns the value of all units of an entry together. */
  private Fraction ofAll(Side side, int entry, int value) {
    Fraction its = value(side, entry, value);
    int units = isOfEntry(side, entry, value) ? 1 : alike(side, entry);
    return units == 1 ? its : its.multiply(units);
  }

  @Override
  public Fraction extreme(Subject whom, int value, boolean best) {
    Side side = side(whom);
    Fraction found = null;
    for (int each = 0; each < status.of(side).size(); each++) {
      if (acts(side, each)) {
        Fraction it = value(side, each, value);
        boolean better = found == null || (it.compareTo(found) > 0) == best && !it.equals(found);
        found = better ? it : found;
      }
    }
    return found == null ? Fraction.ZERO : found;
  }

  /** Returns a value of one unit, modified by its states. */
  private Fraction value(Side side, int one, int value) {
    SideStatus of = status.of(side);
    FieldedUnit fielded = terms.force(side).units().get(one);
    int base = value == Values.UNITS ? units(side, one) : base(of, one, fielded, value);
    if (!of.hasStates(one)) {
      return new Fraction(base);
    }
    Fraction changed = new Fraction(base);
    int added = 0;
    for (State state : terms.rules().states()) {
      Change change = state.changes().get(value);
      if (change != null && of.state(one, state.index()) != SideStatus.NOT) {
        changed = change.multiplied(changed);
        added += change.added() * (state.isCounted() ? of.count(one, state.index()) : 1);
      }
    }
    changed = changed.add(added);
    return changed.compareTo(Fraction.ZERO) < 0 && added < 0 ? Fraction.ZERO : changed;
  }

  private static int base(SideStatus of, int one, FieldedUnit fielded, int value) {
    int left = of.strength(one);
    return switch (value) {
      case Values.STEPS -> left;
      case Values.FIGURES -> fielded.figures(left);
      case Values.LOSSES -> fielded.lost(left);
      case Values.STRENGTH -> fielded.arm().hasSteps() ? givenValue(fielded, value, left) : left;
      default -> givenValue(fielded, value, left);
    };
  }

  private static int givenValue(FieldedUnit fielded, int value, int left) {
    Integer given = fielded.value(value, left);
    return given == null ? 0 : given;
  }
}
